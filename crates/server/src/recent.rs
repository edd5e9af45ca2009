//! What was made lately, kept as long as there is room.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// The last so many things that were made, each under a key. What was kept first goes first.
#[derive(Debug)]
pub(crate) struct Recent<K, V> {
    most: usize,
    kept: Mutex<VecDeque<(K, V)>>,
}

impl<K: PartialEq, V: Clone> Recent<K, V> {
    pub(crate) const fn of(most: usize) -> Self {
        Self { most, kept: Mutex::new(VecDeque::new()) }
    }

    pub(crate) fn get(&self, key: &K) -> Option<V> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(of, _)| of == key).map(|(_, made)| made.clone())
    }

    pub(crate) fn put(&self, key: K, made: V) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(of, _)| *of != key);
        kept.push_back((key, made));
        if kept.len() > self.most {
            kept.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_first_goes_first() {
        let recent = Recent::of(2);
        for key in [1, 2, 2, 3] {
            recent.put(key, key * 10);
        }
        assert_eq!([1, 2, 3].map(|key| recent.get(&key)), [None, Some(20), Some(30)]);
    }
}
