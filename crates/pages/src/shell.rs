//! The frame of every page: document head, header, foot.
