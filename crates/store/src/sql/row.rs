//! Values of statements and rows.

use std::sync::Arc;

use super::Failure;

/// A value: a whole number or a text, which may be missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(Some(number))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(Some(text.clone()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Self {
        Self::Text(text)
    }
}

impl From<Option<&String>> for Value {
    fn from(text: Option<&String>) -> Self {
        Self::Text(text.cloned())
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Self {
        Self::Text(text.map(str::to_owned))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Self {
        Self::Number(number)
    }
}

/// What a column may be read as.
pub(crate) trait Get: Sized {
    /// Reads it; none if it is something else.
    fn get(value: &Value) -> Option<Self>;
}

impl Get for i64 {
    fn get(value: &Value) -> Option<Self> {
        if let Value::Number(number) = value { *number } else { None }
    }
}

impl Get for String {
    fn get(value: &Value) -> Option<Self> {
        if let Value::Text(text) = value { text.clone() } else { None }
    }
}

impl<T: Get> Get for Option<T> {
    fn get(value: &Value) -> Option<Self> {
        match value {
            Value::Number(None) | Value::Text(None) => Some(None),
            Value::Number(_) | Value::Text(_) => T::get(value).map(Some),
        }
    }
}

/// A row that was found.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    columns: Arc<[String]>,
    values: Vec<Value>,
}

impl Row {
    pub(super) const fn new(columns: Arc<[String]>, values: Vec<Value>) -> Self {
        Self { columns, values }
    }

    /// What stands in its columns, in their order.
    pub(crate) fn values(&self) -> &[Value] {
        &self.values
    }

    /// What stands in a column.
    ///
    /// # Errors
    /// [`Failure::Column`] if there is no such column, or something else stands there.
    pub(crate) fn try_get<T: Get>(&self, name: &str) -> Result<T, Failure> {
        let at = self.columns.iter().position(|column| column == name);
        let value = at.and_then(|at| self.values.get(at));
        value.and_then(T::get).ok_or_else(|| Failure::Column(name.into()))
    }
}
