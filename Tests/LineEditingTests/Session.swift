import TerminalSupport
import Testing

/// The fixture at its first prompt, with a home of its own.
struct Session {
  static let prompt = "(fixture) "

  let terminal: Terminal
  let home: TemporaryDirectory

  init(
    home: TemporaryDirectory? = nil, environment: [String: String] = [:], columns: Int = 80
  ) throws {
    let home = try home ?? TemporaryDirectory()
    self.home = home
    terminal = try Terminal.spawn(
      Self.fixture(), environment: ["HOME": home.path].merging(environment) { $1 },
      columns: columns)
    try terminal.expect(Self.prompt)
  }

  static func fixture() throws -> String { try #require(builtProgram("line-editing-fixture")) }

  /// Presses keys and waits for what the fixture says of the line; then for the next prompt.
  func type(_ keys: String, gives line: String) throws {
    terminal.send(keys)
    try terminal.expect("got <\(line)>")
    try terminal.expect(Self.prompt)
  }

  /// Presses keys and waits for something to be shown.
  func type(_ keys: String, shows text: String) throws {
    terminal.send(keys)
    try terminal.expect(text)
  }
}

/// Keys by their names.
enum Key {
  static let up = "\u{1B}[A"
  static let left = "\u{1B}[D"
  static let backspace = "\u{7F}"
  static let escape = "\u{1B}"

  /// The key with Control held down.
  static func control(_ letter: Unicode.Scalar) -> String {
    String(Unicode.Scalar(UInt8(letter.value) & 0x1F))
  }
}
