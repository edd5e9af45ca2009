use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use crate::{fails, program, scratch};

/// A running server; ends with the test.
struct Serving {
    process: Child,
    /// Where it says it is: `127.0.0.1:40123`.
    address: String,
}

impl Serving {
    fn start(folder: &str) -> Self {
        let mut command = program();
        command.args(["serve", "--port", "0", "--data", folder]).stdout(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        Self { process, address: address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned() }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn the_table_is_where_the_program_says() {
    let folder = scratch("served").display().to_string();
    let serving = Serving::start(&folder);
    let mut stream = TcpStream::connect(&serving.address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", serving.address).unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
    assert!(scratch("served").join("mu.sqlite").exists(), "everything is kept in the folder");

    let port = serving.address.rsplit(':').next().unwrap();
    let taken = fails(2, &["serve", "--port", port, "--data", &folder]);
    assert!(taken.contains(&format!("port {port}")) && taken.contains("--port"), "{taken}");
}

#[test]
fn what_cannot_be_served_says_why() {
    let file = crate::written("no-folder", "a file");
    assert!(fails(2, &["serve", "--port", "0", "--data", &file]).contains("--data"));
    assert!(fails(2, &["serve", "--port", "65536"]).contains("65536"));
    assert!(fails(2, &["serve", "--bind", "localhost"]).contains("invalid"));
    assert!(fails(2, &["serve", "--data", "x", "--database", "sqlite://x"]).contains("cannot be used with"));
    assert!(fails(2, &["serve", "--port", "0", "--database", "nonsense"]).starts_with("mu: "));
}
