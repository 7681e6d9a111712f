//  cures: M03 M04 M06     ─▶ M03 M04 M06
//  no cures in the lesson ─▶ what the lessons of its chapter cure

extension LessonLibrary {
  /// The misconceptions that are at home in a lesson: a wrong answer may be laid to one of these
  /// though no fence says so.
  func beliefs(in lesson: Lesson) -> Set<String> {
    guard lesson.cures.isEmpty else { return Set(lesson.cures) }
    guard let slash = lesson.id.firstIndex(of: "/") else { return [] }
    let chapter = lesson.id[...slash]
    let file = "/lesson.md"
    let lessons = texts.keys.filter { $0.hasPrefix(chapter) && $0.hasSuffix(file) }
    return lessons.reduce(into: []) { found, path in
      let cures = frontLine("cures", of: String(path.dropLast(file.count))) ?? ""
      found.formUnion(cures.split(whereSeparator: \.isWhitespace).map(String.init))
    }
  }
}
