import Foundation
import TerminalSupport
import TestSupport
import Testing

/// A terminal as people have them.
struct Surroundings: Sendable, CustomTestStringConvertible {
  var kind = "xterm-256color"
  var columns = 80
  var refusesColour = false

  /// Both kinds, both widths, with and without NO_COLOR; in a quick run four of the eight, so that any
  /// two settings still come together.
  static let all = ["xterm-256color", "dumb"].flatMap { kind in
    [80, 60].flatMap { columns in
      [false, true].map { Surroundings(kind: kind, columns: columns, refusesColour: $0) }
    }
  }.filter { around in
    let isOther = [around.kind == "dumb", around.columns == 60, around.refusesColour]
    return isSlowRun || isOther.count { $0 }.isMultiple(of: 2)
  }

  var testDescription: String {
    "\(kind) 24x\(columns)" + (refusesColour ? " NO_COLOR" : "")
  }

  /// Whether colours are to be seen.
  var hasColour: Bool { kind != "dumb" && !refusesColour }

  /// Runs the program in it, at home in a folder.
  func open(
    _ arguments: [String], home: TemporaryDirectory, environment: [String: String] = [:]
  ) throws -> Terminal {
    var variables = ["TERM": kind, "HOME": home.path]
    if refusesColour { variables["NO_COLOR"] = "1" }
    return try Terminal.spawn(
      try #require(builtProgram("touchtrace")), arguments,
      environment: variables.merging(environment) { $1 }, columns: columns, rows: 24)
  }
}

/// A person before the prompt of article 000's lesson.
struct Sitting {
  let terminal: Terminal
  let home: TemporaryDirectory

  init(
    _ surroundings: Surroundings = Surroundings(), home: TemporaryDirectory? = nil,
    environment: [String: String] = [:], arguments: [String] = []
  ) throws {
    let home = try home ?? TemporaryDirectory()
    self.home = home
    terminal = try surroundings.open(
      ["debug", packageRoot.path + "/" + firstToFifth] + arguments, home: home,
      environment: environment)
    try terminal.expect(Self.prompt(0))
  }

  /// The prompt at a step of that lesson.
  static func prompt(_ step: Int) -> String { "(tap #\(step)/31) " }

  /// Presses keys, and waits for what they show.
  @discardableResult
  func press(_ keys: String, shows text: String) throws -> String {
    terminal.send(keys)
    return try terminal.expect(text)
  }

  /// Types a line, and waits for the prompt at a step; answers what was shown until then.
  @discardableResult
  func type(_ line: String, at step: Int) throws -> String {
    terminal.send(line + "\n")
    try terminal.expect("\n")
    return try terminal.expect(Self.prompt(step))
  }

  /// Presses Ctrl-D, after which the program ends well.
  func leave() throws {
    terminal.send(Key.control("D"))
    #expect(try terminal.waitForExit() == .exited(0))
  }
}

/// Keys by their names.
enum Key {
  static let up = "\u{1B}[A"
  static let left = "\u{1B}[D"
  static let tab = "\t"
  static let back = "\u{7F}"

  /// The key with Control held down.
  static func control(_ letter: Unicode.Scalar) -> String {
    String(Unicode.Scalar(UInt8(letter.value) & 0x1F))
  }
}

extension Screen {
  /// The line the cursor is in, without what Return alone would do at its right edge.
  var typedLine: String {
    guard line.hasSuffix("]"), let hint = line.ranges(of: "[↵ ").last else { return line }
    var typed = line[..<hint.lowerBound]
    while typed.last == " " { typed.removeLast() }
    return String(typed)
  }
}
