import TouchNarration

//  ## M35 …                                  what treats M35: 06/04, 06/07 (the catalogue's order),
//  - **See it:** [delaysTouchesBegan](…)     then the lessons whose front matter says cures: … M35
//    [Write your own](…)

extension LessonLibrary {
  /// The misconceptions that are at home in a lesson: a wrong answer may be laid to one of these
  /// though no fence says so.
  func beliefs(in lesson: Lesson) -> Set<String> { Set(lesson.cures) }

  /// The lessons that treat a misconception, the best first: those in which the catalogue says it is
  /// seen, then those that name it among the ones they cure, the sooner the better.
  func lessons(treating id: String) -> [String] {
    let seen = lessonsSeen(id).filter { lessons.contains($0) }
    let places = lessons.compactMap { lesson -> (lesson: String, place: Int)? in
      let cures = (frontLine("cures", of: lesson) ?? "").split(separator: " ")
      return cures.firstIndex { $0 == id }.map { (lesson, $0) }
    }
    let curing = places.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return seen + curing.map { $0.element.lesson }.filter { !seen.contains($0) }
  }

  /// The lessons to which the catalogue's entry links.
  private func lessonsSeen(_ id: String) -> [String] {
    let lines = (texts["misconceptions.md"] ?? "").split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("## \(id) ") }) else { return [] }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.flatMap { line in
      line.split(separator: "(").dropFirst().map { $0.prefix { $0 != ")" } }
        .filter { $0.hasSuffix("/lesson.md") }.map { String($0.dropLast("/lesson.md".count)) }
    }
  }
}
