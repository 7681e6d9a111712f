import TouchCore
import TouchInquiry
import TouchNarration

//  A view asks its newest subview first.      a claim about UIKit
//  <!-- 2.7 -->                               the rule it stands on
//
//  *Loose:* article 002 leaves this out.      a verdict
//  <!-- 2.7 002:61 -->                        and the line of the article that it judges

/// Looks whether every claim about UIKit has its rule beside it, and every verdict on an article its
/// place; and whether a reader is spared what only authors know.
///
/// Of a base lesson; a translation says the same.
struct MarkCheck {
  /// How many lines that are not empty each article has.
  private static let articles = ["000": 59, "001": 194, "002": 173, "003": 182, "004": 44]

  let document: LessonDocument
  private(set) var notes: LessonNotes

  mutating func run() {
    for block in document.blocks { checkNumbers(in: block) }
    guard document.frontMatter?["translates"] == nil,
      document.fences.contains(where: { $0.kind.isClaim })
    else { return }
    var blocks = document.blocks[...]
    while let block = blocks.popFirst() { check(block, before: blocks.first) }
  }

  /// Beliefs have numbers for fences and files, not for readers.
  private mutating func checkNumbers(in block: LessonBlock) {
    switch block.content {
    case .heading(_, let text), .paragraph(let text):
      if let id = text.plain.plainWords.map({ $0.text }).first(where: { $0.isBeliefNumber }) {
        notes.say(.teaching(.beliefNumber(String(id))), at: Place(line: block.line))
      }
    case .list(let list):
      for inner in list.items.flatMap({ $0.blocks }) { checkNumbers(in: inner) }
    case .quote(let blocks), .details(_, let blocks):
      for inner in blocks { checkNumbers(in: inner) }
    case .code, .rule, .fence: break
    }
  }

  private mutating func check(_ block: LessonBlock, before next: LessonBlock?) {
    switch block.content {
    case .paragraph(let text):
      let marks = marks(from: block.line)
      check(marks)
      check(text.plain, marks, isLedTo: next?.isQuestionWithRule == true, at: block.line)
    case .list(let list):
      // The letters of a quiz are claims that may be wrong.
      guard list.items.allSatisfy({ $0.letter == nil }) else { return }
      let own = marks(from: block.line)
      for inner in list.items.flatMap({ $0.blocks }) {
        guard case .paragraph(let text) = inner.content else { continue }
        let marks = marks(from: inner.line)
        check(marks)
        check(text.plain, marks.isEmpty ? own : marks, isLedTo: false, at: inner.line)
      }
    case .quote(let blocks): for inner in blocks { check(inner, before: nil) }
    // A hint points at the rule of its question.
    case .details, .heading, .code, .rule, .fence: break
    }
  }

  private mutating func check(
    _ text: String, _ marks: [PlacedMark], isLedTo hasRule: Bool, at line: Int
  ) {
    let place = Place(line: line)
    let isOfScene = marks.contains { $0.text == "scene" }
    let articles = text.plainWords.map { String($0.text) }.filter { Self.articles[$0] != nil }
    for article in articles where !isOfScene {
      let isPlaced = marks.contains { $0.text.hasPrefix(article + ":") }
      if !isPlaced, text.isVerdict {
        notes.say(.teaching(.unplacedVerdict(article: article)), at: place)
      }
    }
    guard marks.isEmpty, !hasRule, let word = text.claim else { return }
    notes.say(.teaching(.unmarkedClaim(word)), at: place)
  }

  /// A mark names a rule of the model, a line of an article, or says that only the scene is meant.
  private mutating func check(_ marks: [PlacedMark]) {
    for mark in marks where !isKnown(mark.text) {
      notes.say(.unknown(.mark, mark.text, meant: nil), at: mark.place)
    }
  }

  private func isKnown(_ mark: String) -> Bool {
    if mark == "scene" { return true }
    if let number = RuleNumber(mark) {
      // What the model leaves out is a rule all the same.
      return Rule.named(number) != nil || Rule.omitted.contains { $0.number == number }
    }
    let parts = mark.split(separator: ":")
    guard parts.count == 2, let last = Self.articles[String(parts[0])], let line = Int(parts[1])
    else { return false }
    return (1...last).contains(line)
  }

  /// The marks behind a paragraph: the comments before the next blank line.
  private func marks(from start: Int) -> [PlacedMark] {
    var marks: [PlacedMark] = []
    for number in start...max(start, document.lines.count) {
      guard let line = document.lines.numbered(number), !line.trimmingSpaces.isEmpty else { break }
      guard let open = line.places(of: "<!--").first, let close = line.places(of: "-->").first,
        open.upperBound <= close.lowerBound
      else { continue }
      let column = line.distance(from: line.startIndex, to: open.upperBound)
      marks += PlacedWord.split(String(line[open.upperBound..<close.lowerBound])).map { word in
        PlacedMark(
          text: word.text,
          place: Place(line: number, column: column + word.column, length: word.text.count))
      }
    }
    return marks
  }
}

/// A word of a comment that marks a paragraph.
private struct PlacedMark {
  let text: String
  let place: Place
}

extension LessonBlock {
  /// Whether it asks something whose rule it names: the prose before it is about that.
  fileprivate var isQuestionWithRule: Bool {
    if case .fence(let fence) = content { fence.kind.asks && fence["rule"] != nil } else { false }
  }
}

extension String {
  /// Whether a paragraph judges an article.
  fileprivate var isVerdict: Bool {
    let text = lowercased()
    return ["right", "loose", "wrong", "untrue", "true", "open", "unexplained", "incomplete"]
      .contains { text.has($0) }
  }
}
