import TouchNarration

/// One flat JSON object on one line: its keys in their order.
///
/// Values are strings, whole numbers, true and false; what else an object may hold is skipped, so
/// that a line written by a later version can still be read.
struct JSONLine: Hashable, Sendable {
  /// A value of a key.
  enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
  }

  private(set) var members: [(key: String, value: Value)] = []

  init() {}

  /// Reads a line; nil where it is not one object and nothing else.
  init?(_ line: Substring) {
    var reader = JSONReader(line)
    guard let members = reader.wholeObject() else { return nil }
    self.members = members
  }

  /// The text of a key.
  func text(_ key: String) -> String? {
    guard case .text(let text)? = self[key] else { return nil }
    return text
  }

  /// The whole number of a key.
  func number(_ key: String) -> Int? {
    guard case .number(let number)? = self[key] else { return nil }
    return number
  }

  /// Adds a text.
  mutating func add(_ key: String, _ text: String?) {
    if let text { members.append((key, .text(text))) }
  }

  /// Adds a number.
  mutating func add(_ key: String, _ number: Int?) {
    if let number { members.append((key, .number(number))) }
  }

  /// The object as JSON, without a newline.
  var written: String {
    "{" + members.map { "\($0.key.quotedAsJSON):\(Self.written($0.value))" }.joined(separator: ",")
      + "}"
  }

  private subscript(key: String) -> Value? { members.last { $0.key == key }?.value }

  private static func written(_ value: Value) -> String {
    switch value {
    case .text(let text): text.quotedAsJSON
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    }
  }

  static func == (left: JSONLine, right: JSONLine) -> Bool { left.written == right.written }

  func hash(into hasher: inout Hasher) { hasher.combine(written) }
}
