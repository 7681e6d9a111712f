//  list done      list /red dot      list 003      list M03      list drive      list core

extension LessonLibrary {
  /// The lessons that some words choose: a state (new, started, done), a track (core, articles,
  /// everyday, drills), a misconception, a system or article, a role, or words of an id or title in
  /// either language, with or without `/` in front.
  public func lessons(matching words: String, _ progress: Progress) -> [String] {
    let text = words.trimmingSpaces
    let isSearch = text.hasPrefix("/")
    let wanted = text.drop { $0 == "/" }.trimmingSpaces
    guard !wanted.isEmpty else { return lessons }
    if !isSearch, let test = test(for: wanted, progress) { return lessons.filter(test) }
    return lessons.filter { mentions(wanted.lowercased(), $0) }
  }

  /// What a word means that is no search; nil where it is one.
  private func test(for word: String, _ progress: Progress) -> ((String) -> Bool)? {
    switch word.lowercased() {
    case "new": return { progress.state(of: $0) == .new }
    case "started":
      return {
        if case .started = progress.state(of: $0) { true } else { false }
      }
    case "done": return { progress.state(of: $0) == .done }
    case "core": return core.contains
    case "articles": return { !self.systems(of: $0).isEmpty }
    case "everyday": return { self.systems(of: $0).isEmpty }
    case "drills": return { self.role(of: $0).isDrill }
    default: break
    }
    if let role = LessonRole(rawValue: word.lowercased()) { return { self.role(of: $0) == role } }
    if word.uppercased().isMisconception {
      return { self.cures(of: $0).contains(word.uppercased()) }
    }
    let treated = lessons.filter { systems(of: $0).contains { $0.hasPrefix(word) } }
    let isSystem = word.prefix { $0 != "-" }.count == 3 && Int(word.prefix(3)) != nil
    return isSystem && !treated.isEmpty ? { treated.contains($0) } : nil
  }

  private func role(of lesson: String) -> LessonRole {
    frontLine("role", of: lesson).flatMap(LessonRole.init) ?? .predict
  }

  /// The misconceptions that a lesson says it cures.
  func cures(of lesson: String) -> [String] {
    (frontLine("cures", of: lesson) ?? "").split(whereSeparator: { $0.isWhitespace }).map(
      String.init)
  }
}

extension String {
  /// Whether it is the number of a misconception, such as M03.
  var isMisconception: Bool { first == "M" && count > 1 && Int(dropFirst()) != nil }
}
