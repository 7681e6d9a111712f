import TouchNarration

/// What people often believe instead, and what happens.
public struct Misconception: Hashable, Sendable {
  /// Its number, such as M03.
  public var id: String
  /// The belief in a few words.
  public var title: StyledText
  /// What happens instead: its refutation.
  public var refutation: StyledText
}

/// The misconceptions of `misconceptions.md`, in one language.
public struct MisconceptionCatalogue: Hashable, Sendable {
  /// The entries, in the order of the file.
  public private(set) var entries: [Misconception] = []

  /// Reads a catalogue: a heading `## M01 title`, then a list of belief, origin and refutation.
  public init(_ text: String) {
    var heading: StyledText?
    for block in LessonDocument(markdown: text).blocks {
      switch block.content {
      case .heading(2, let text): heading = text
      case .list(let list):
        if let title = heading, let entry = Misconception(title, list) { entries.append(entry) }
        heading = nil
      case .heading, .paragraph, .quote, .code, .rule, .details, .fence: break
      }
    }
  }

  /// The entry with a number.
  public subscript(id: String) -> Misconception? { entries.first { $0.id == id } }
}

extension Misconception {
  fileprivate init?(_ heading: StyledText, _ list: LessonList) {
    let id = heading.plain.prefix { !$0.isWhitespace }
    let texts = list.items.compactMap { $0.textBehindLabel }
    guard id.first == "M", texts.count >= 3 else { return nil }
    self.init(
      id: String(id), title: heading.droppingFirst(id.count + 1), refutation: texts[2])
  }
}

extension LessonList.Item {
  /// The paragraph of the item behind the strong word that labels it.
  fileprivate var textBehindLabel: StyledText? {
    guard case .paragraph(var text)? = blocks.first?.content else { return nil }
    if text.runs.first?.style == .strong { text.runs.removeFirst() }
    let spaces = text.plain.prefix(while: { $0.isWhitespace }).count
    return text.droppingFirst(spaces)
  }
}

extension StyledText {
  /// The text without its first characters.
  func droppingFirst(_ count: Int) -> StyledText {
    var left = count
    var rest: [StyledRun] = []
    for run in runs {
      let dropped = min(left, run.text.count)
      left -= dropped
      if dropped < run.text.count {
        rest.append(StyledRun(String(run.text.dropFirst(dropped)), run.style))
      }
    }
    return StyledText(rest)
  }
}
