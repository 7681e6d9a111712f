import Synchronization
import TouchCore

//  (tap #0/31) step          a line behind the prompt of the moment is what was typed
//  Event queue · #1 of 31    any other line is what was answered then
//
//  In a rehearsal nothing is printed and no file is written: both are kept here.

/// A run of the program that nobody sees, with what is typed taken from a session written before.
final class Rehearsal: Sendable {
  private static let goingOn = ThreadValue<Rehearsal>()

  /// The rehearsal that the program is in; nil on stage.
  static var current: Rehearsal? { goingOn.current }

  /// Works in a rehearsal, or on stage.
  static func holding<Result>(
    _ rehearsal: Rehearsal?, while work: () throws -> Result
  ) rethrows -> Result {
    guard let rehearsal else { return try work() }
    return try goingOn.hold(rehearsal, while: work)
  }

  private struct State {
    var output = ""
    var files: [String: String]
    var session: ArraySlice<String>
    /// Where in the output each command was typed, as a number of lines.
    var turns: [Int] = []
  }

  private let state: Mutex<State>
  /// Where the document lies that holds the session.
  private let folder: Enclosure
  /// Whether what is printed has a terminal's colours.
  let isColoured: Bool

  /// Prepares one.
  ///
  /// - Parameters:
  ///   - session: The lines below the command line, as they were written.
  ///   - files: Files that are read in place of those on disk, by their path.
  ///   - folder: Where the document lies.
  ///   - isColoured: Whether what is printed has a terminal's colours.
  init(
    session: ArraySlice<String>, files: [String: String], folder: Enclosure, isColoured: Bool
  ) {
    state = Mutex(State(files: files, session: session))
    self.folder = folder
    self.isColoured = isColoured
  }

  /// What was printed, line by line.
  var lines: [String] {
    let text = state.withLock { $0.output }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// The lines, cut before each command that was typed.
  var turns: [[String]] {
    let lines = lines
    let starts = state.withLock { $0.turns }
    let ends = starts.dropFirst() + [lines.count]
    return [Array(lines[..<(starts.first ?? lines.count)])]
      + zip(starts, ends).map { Array(lines[$0..<$1]) }
  }

  /// The files it was given, and those it wrote.
  var files: [String: String] { state.withLock { $0.files } }

  func print(_ text: String) { state.withLock { $0.output += text } }

  func file(_ path: String) -> String? { state.withLock { $0.files[path] } }

  /// Checks that a file on disk may be read: whoever verifies a document named only that, so its
  /// sessions reach what lies beside it and below the folder where one is, and nothing that is open.
  func checkReach(_ path: String) throws(FileProblem) {
    let isOpen = path == "-" || StandardStreams.number(of: path) != nil
    guard isOpen || exists(path) else { return }
    guard !isOpen, folder.holds(path) || Enclosure.here.holds(path) else {
      throw .outOfReach(path: path)
    }
  }

  func write(_ text: String, to path: String) { state.withLock { $0.files[path] = text } }

  /// The next line that was typed behind a prompt; nil where no more were.
  func nextCommand(behind prompt: String) -> String? {
    state.withLock { state in
      while let line = state.session.popFirst() {
        if let command = Self.command(in: line, behind: prompt) {
          state.turns.append(state.output.count { $0 == "\n" })
          return command
        }
      }
      return nil
    }
  }

  /// What stands behind a prompt; the numbers in it may have changed since.
  private static func command(in line: String, behind prompt: String) -> String? {
    let label = prompt.prefix { $0 != " " && $0 != ")" }
    guard line.hasPrefix(label) else { return nil }
    let rest = line.dropFirst(label.count)
    guard label.hasPrefix("(") else { return String(rest.drop { $0 == " " }) }
    guard rest.first == " " || rest.first == ")", let end = rest.firstIndex(of: ")") else {
      return nil
    }
    return String(rest[rest.index(after: end)...].drop { $0 == " " })
  }
}
