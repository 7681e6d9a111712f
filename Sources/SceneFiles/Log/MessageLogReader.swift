import SceneLanguage
import TouchCore

/// Reads the lines of a log.
package struct MessageLogReader {
  private let names: Set<String>
  private let actions: Set<String>
  private var last = 0

  enum Reading {
    case blank, strange, unnamed
    case read(LogLine)
  }

  init(_ scene: Scene) {
    names = LoggedNames(scene).all
    actions = LoggedActions(scene).all
  }

  private struct Word {
    let text: String
    let column: Int
  }

  mutating func line(_ line: Substring, _ number: Int) throws(MessageLog.Problem) -> Reading {
    let words = Self.words(of: line)
    guard let first = words.first else { return .blank }
    guard isOurs(words) else { return .strange }
    func wrong(_ word: Word?, _ fault: MessageLog.Fault) -> MessageLog.Problem {
      MessageLog.Problem(line: number, column: word?.column ?? line.count + 1, fault: fault)
    }
    guard let time = Int(first.text), (0...Self.longest).contains(time) else {
      throw wrong(first, .time(first.text))
    }
    guard time >= last else { throw wrong(first, .secondRun) }
    guard words.count >= 4 else { throw wrong(nil, .short) }
    let (message, list, whose) = (words[1], words[2], words[3])
    guard isKnown(message.text) else {
      throw wrong(message, .message(message.text, nearest: nearest(to: message.text)))
    }
    guard let touches = Self.touches(list.text) else { throw wrong(list, .touches(list.text)) }
    var answer: String?
    if words.count > 4 {
      guard words[4].text == LogLine.arrow, words.count > 5 else {
        throw wrong(words[4], .answer(words[4].text))
      }
      answer = words[5...].map { $0.text }.joined(separator: " ")
    }
    last = time
    guard names.contains(whose.text) else { return .unnamed }
    return .read(
      LogLine(
        milliseconds: time, message: message.text, touches: touches, whose: whose.text,
        answer: answer))
  }

  /// A day: nobody logs longer.
  package static let longest = 86_400_000

  /// Whether a line begins as one of a log does: with a number, or with a message in the second place.
  private func isOurs(_ words: [Word]) -> Bool {
    guard words.count > 1 else { return false }
    let isNumber = words[0].text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return isNumber || isKnown(words[1].text)
  }

  private func isKnown(_ message: String) -> Bool {
    if actions.contains(message) || LoggedWord.all.contains(message) { return true }
    guard let row = LoggedMessage(rawValue: LoggedWord.head(of: message)) else { return false }
    return row.namesAnother && message.hasSuffix(")")
  }

  private func nearest(to message: String) -> String? {
    SceneLanguage.nearest(message, among: LoggedWord.all + actions.sorted())
  }

  /// The numbers of touches; nil where it is neither numbers nor `-`.
  private static func touches(_ text: String) -> [Int]? {
    guard text != LogLine.nothing else { return [] }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { (1...mostTouches).contains($0) }
    return numbers.count == parts.count ? numbers.sorted() : nil
  }

  /// A larger number of a touch is none.
  package static let mostTouches = 1_000_000

  private static func words(of line: Substring) -> [Word] {
    var words: [Word] = []
    var (column, start, text) = (1, 1, "")
    for character in line {
      if character.isWhitespace {
        if !text.isEmpty { words.append(Word(text: text, column: start)) }
        text = ""
      } else {
        if text.isEmpty { start = column }
        text.append(character)
      }
      column += 1
    }
    if !text.isEmpty { words.append(Word(text: text, column: start)) }
    return words
  }
}
