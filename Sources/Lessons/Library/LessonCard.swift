import TouchNarration

//  2 Finding the view
//   1  A point is converted for each receiver …
//   2  …

/// The rules of a chapter on one screen: what each of its lessons ends with.
public struct LessonCard {
  /// The card, wrapped.
  public let lines: [StyledText]

  /// Makes the card of a chapter; nil where the index has no such chapter.
  ///
  /// - Parameter number: The chapter, from 1.
  public init?(_ library: LessonLibrary, chapter number: Int, _ language: Language, width: Int) {
    let chapters = library.index(language).chapters
    guard chapters.indices.contains(number - 1) else { return nil }
    let chapter = chapters[number - 1]
    let rules = library.written(in: chapter).compactMap { id -> (String, StyledText)? in
      guard let lesson = library.lesson(id, language),
        let ending = LessonEnding(lesson.document.blocks)
      else { return nil }
      return (String(Lesson.place(of: id).suffix(2)), ending.rule)
    }
    lines =
      [StyledText(chapter.title, .strong)]
      + rules.flatMap { place, rule in
        ("\(code: place)  " + rule).wrapped(to: width, firstIndent: 1, indent: 5)
      }
  }
}
