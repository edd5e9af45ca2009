//! On macOS the linker is told that the interpreter, which loads the module, brings the symbols of Python.

fn main() {
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("macos") {
        for argument in ["-undefined", "dynamic_lookup"] {
            println!("cargo::rustc-cdylib-link-arg={argument}");
        }
    }
}
