import TouchCore

//   213 shouldReceive 1 single -> true
//    │       │        │   │         └ what was answered, or nothing
//    │       │        │   └ whose message it is
//    │       │        └ the touches, or -
//    │       └ the message
//    └ milliseconds since the first line

/// A message as exported code logs it, and as the record tells it.
public struct LogLine: Hashable, Sendable {
  /// When, in milliseconds since the first line.
  public var milliseconds: Int
  /// The message, with the recognizer that it is about.
  public var message: String
  /// The touches it brings, counted from 1 in the order in which a log first has them.
  public var touches: [Int]
  /// The name of who gets it.
  public var whose: String
  /// What was answered; nil where nothing is.
  public var answer: String?

  /// Stands where there are no touches.
  static let nothing = "-"
  /// Stands before an answer.
  static let arrow = "->"
  /// Stands between an action and the responder that it is sent to.
  static let target = ">"

  /// The line without its time.
  public var words: String {
    let list = touches.isEmpty ? Self.nothing : touches.map { "\($0)" }.joined(separator: ",")
    let end = answer.map { " \(Self.arrow) \($0)" } ?? ""
    return "\(message) \(list) \(whose)\(end)"
  }

  /// The line.
  public var text: String { "\(milliseconds) \(words)" }

  /// A name or an action as one word: blanks, control characters and quotation marks become
  /// `\u{20}`.
  static func word(_ text: String) -> String {
    guard !text.isEmpty else { return "\"\"" }
    var word = ""
    for scalar in text.unicodeScalars {
      let isPlain =
        !scalar.properties.isWhitespace && !CodeText.isControl(scalar) && scalar != "\\"
        && scalar != "\""
      if isPlain {
        word.unicodeScalars.append(scalar)
      } else {
        word += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return word
  }

  /// A message about another recognizer.
  static func message(_ message: LoggedMessage, about other: String) -> String {
    "\(message.rawValue)(\(other))"
  }

  /// An action, and whom it is for where that is a responder of the scene.
  static func action(_ call: ActionTarget, in scene: Scene) -> String {
    guard case .responder(let responder) = call.target else { return word(call.action) }
    return word(call.action) + target + word(scene.name(of: responder))
  }

  /// A place in whole points.
  static func place(_ point: Point) -> String {
    "\(whole(point.x)),\(whole(point.y))"
  }

  private static func whole(_ number: Double) -> Int {
    Int(exactly: number.rounded()) ?? 0
  }
}
