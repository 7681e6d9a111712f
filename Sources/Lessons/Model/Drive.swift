import TouchCore

//  from hit             from result
//  ▼                    ▼
//  ask ask reject … return · deliver deliver … drop · … deliver …
//                         ▲                         ▲           ▲
//                         to result                 to began    to end

/// Which hops of a record a reader performs.
public struct Drive: Hashable, Sendable {
  /// Where it begins.
  public enum Start: String, Hashable, Sendable, CaseIterable {
    /// With the first question of hit testing.
    case hit
    /// With what follows the result of hit testing.
    case result
  }

  /// Where it ends.
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// With the result of hit testing.
    case result
    /// When everybody has heard that the touch began.
    case began
    /// With the record.
    case end
  }

  /// Where it begins.
  public var from = Start.hit
  /// Where it ends.
  public var to = End.result
}

extension FenceReader {
  /// Reads `from START` and `to END`, either of which may be left out.
  mutating func drive(_ fence: Fence, _ statements: [Statement]) -> Drive? {
    var drive = Drive()
    var seen: Set<String> = []
    for statement in statements {
      let word = statement.words[0]
      guard ["from", "to"].contains(word.text) else {
        sayUnknown(statement, among: ["from", "to"])
        continue
      }
      if !seen.insert(word.text).inserted { sayRepeated(word, in: statement) }
      sayUnexpected(statement, after: 2)
      if word.text == "from" {
        if let start: Drive.Start = station(statement) { drive.from = start }
      } else if let end: Drive.End = station(statement) {
        drive.to = end
      }
    }
    return drive
  }

  private mutating func station<Value: RawRepresentable<String> & CaseIterable>(
    _ statement: Statement
  ) -> Value? {
    let known = Value.allCases.map(\.rawValue)
    guard statement.words.count > 1 else {
      notes.say(
        .missing("\(statement.words[0].text) \(known.joined(separator: "|"))"), at: statement.end)
      return nil
    }
    let word = statement.words[1]
    if let value = Value(rawValue: word.text) { return value }
    notes.say(.unknown(.station, word.text, among: known), at: statement.place(of: word))
    return nil
  }
}
