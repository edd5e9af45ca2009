//! A view that tells too much, to see that the laws notice it.
