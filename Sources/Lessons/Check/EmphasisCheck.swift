import TouchCore
import TouchNarration

//  **写下 `view`。**属性名      a mark between a full stop and a letter closes nothing: CommonMark shows it

/// Looks for marks of emphasis that a reader would see as they stand.
struct EmphasisCheck {
  let document: LessonDocument
  private(set) var notes: LessonNotes

  mutating func run() { for block in document.blocks { check(block) } }

  private mutating func check(_ block: LessonBlock) {
    switch block.content {
    case .heading(_, let text), .paragraph(let text): check(text, of: block)
    case .list(let list): for inner in list.items.flatMap({ $0.blocks }) { check(inner) }
    case .quote(let blocks): for inner in blocks { check(inner) }
    case .details(let summary, let blocks):
      check(summary, of: block)
      for inner in blocks { check(inner) }
    case .code, .rule, .fence: break
    }
  }

  private mutating func check(_ text: StyledText, of block: LessonBlock) {
    guard text.runs.contains(where: { $0.style != .code && $0.text.has("**") }) else { return }
    notes.say(.teaching(.shownMarks), at: Place(line: block.line))
  }
}
