import TouchNarration

/// Looks whether a lesson ends with what it is to be remembered by.
struct EndingCheck {
  // A card has two lines of 80 columns for each lesson, behind its number.
  private static let widestRule = 150
  private static let fittingItems = 2...4

  let document: LessonDocument
  private(set) var notes: LessonNotes

  mutating func run() {
    // Without front matter it is a scene to debug, and without a question or a walk a page to read.
    guard document.frontMatter != nil, document.fences.contains(where: { $0.kind.isClaim }) else {
      return
    }
    let language: Language =
      document.frontMatter?["translates"] == nil ? .english : .simplifiedChinese
    guard let ending = LessonEnding(document.blocks) else {
      let last = Place(line: max(document.lines.count, 1))
      return notes.say(.teaching(.noEnding(LessonEnding.title(language))), at: last)
    }
    let place = Place(line: ending.line)
    let width = displayWidth(ending.rule.plain)
    if width > Self.widestRule {
      notes.say(.teaching(.longRule(width, most: Self.widestRule)), at: place)
    }
    if !Self.fittingItems.contains(ending.itemCount) {
      notes.say(.teaching(.endingItems(ending.itemCount, Self.fittingItems)), at: place)
    }
    if !ending.hasCode { notes.say(.teaching(.noCode), at: place) }
  }
}
