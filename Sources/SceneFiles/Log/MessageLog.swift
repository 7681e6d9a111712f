import TouchCore

//  Test Suite started           a line of somebody else: left out, and counted
//  0 touchesBegan 1 card        read
//  12 touchesBegan 1 _UIThing   about an object that the scene does not name: left out, and counted
//  12 touchesBegun 1 card       wrong: did you mean touchesBegan?

/// A log that exported code printed on a device, read beside the scene that it was made of.
public struct MessageLog: Hashable, Sendable {
  /// The lines about objects of the scene.
  public private(set) var lines: [LogLine] = []
  /// Where each of them stands in the file, from 1.
  public private(set) var numbers: [Int] = []
  /// How many lines are not of such a log.
  public private(set) var strange = 0
  /// How many lines are about objects that the scene does not name.
  public private(set) var unnamed = 0

  /// What is wrong with a log, and where.
  public struct Problem: Error, Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in characters, from 1.
    public let column: Int
    /// What is wrong there.
    public let fault: Fault
  }

  /// What is wrong at a place.
  public enum Fault: Hashable, Sendable {
    /// There is no line of a log.
    case empty
    /// No line is about an object of the scene.
    case otherScene
    /// The time is not a number of milliseconds.
    case time(String)
    /// The line ends too early.
    case short
    /// No such message or action.
    case message(String, nearest: String?)
    /// Neither `-` nor numbers of touches.
    case touches(String)
    /// Something else than an answer follows.
    case answer(String)
    /// Time goes back: a second run begins.
    case secondRun
  }

  /// Whether a text begins as a log does: no scene has a time and then a message.
  public static func isLog(_ text: String) -> Bool {
    let first = text.split(maxSplits: 1, whereSeparator: { $0.isNewline }).first ?? ""
    let words = first.split(whereSeparator: { $0.isWhitespace })
    return words.count > 3 && Int(words[0]) != nil
      && LoggedWord.all.contains(LoggedWord.head(of: String(words[1])))
  }

  /// Reads the log of a scene.
  public init(_ text: String, of scene: Scene) throws(Problem) {
    var reader = MessageLogReader(scene)
    for (place, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }
    )
    .enumerated() {
      switch try reader.line(line, place + 1) {
      case .strange: strange += 1
      case .unnamed: unnamed += 1
      case .blank: continue
      case .read(let line):
        lines.append(line)
        numbers.append(place + 1)
      }
    }
    guard lines.isEmpty else { return }
    throw Problem(line: 1, column: 1, fault: unnamed > 0 ? .otherScene : .empty)
  }
}
