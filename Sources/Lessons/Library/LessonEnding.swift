import TouchNarration

//  ## In short                          ## 小结
//
//  - The rule, in one sentence.         what `lesson card` prints
//  - The beliefs, refuted.
//
//  ```swift                             the code that does it right

/// What a lesson is to be remembered by: its last section.
struct LessonEnding: Hashable, Sendable {
  /// The rule of the lesson, in one sentence.
  let rule: StyledText
  /// How many items the section has, the rule among them.
  let itemCount: Int
  /// Whether it shows code in Swift.
  let hasCode: Bool
  /// The line of its first item.
  let line: Int

  /// The heading of the section.
  static func title(_ language: Language) -> String {
    switch language {
    case .english: "In short"
    case .simplifiedChinese: "小结"
    }
  }

  /// Reads the ending of a lesson; nil where its last section is none.
  init?(_ blocks: [LessonBlock]) {
    let titles = Language.allCases.map(Self.title)
    let start = blocks.lastIndex { block in
      guard case .heading(2, _) = block.content else { return false }
      return true
    }
    guard let start, case .heading(_, let heading) = blocks[start].content,
      titles.contains(heading.plain.trimmingSpaces)
    else { return nil }
    let section = blocks[start...].dropFirst()
    let list = section.lazy.compactMap { block -> LessonList? in
      guard case .list(let list) = block.content else { return nil }
      return list
    }.first
    guard let list, let first = list.items.first, let block = first.blocks.first,
      case .paragraph(let rule) = block.content
    else { return nil }
    self.rule = rule
    itemCount = list.items.count
    line = first.line
    hasCode = section.contains { block in
      guard case .code(let info, _) = block.content else { return false }
      return info.hasPrefix("swift")
    }
  }
}
