//  aliases: 02-hit-test/02-five-views        the lesson was called so; progress made then still counts

extension LessonLibrary {
  /// The ids that lessons once had, each with the one it has now.
  public var aliases: [String: String] {
    var aliases: [String: String] = [:]
    for id in lessons {
      let names = (frontLine("aliases", of: id) ?? "").split(whereSeparator: { $0.isWhitespace })
      for name in names where !lessons.contains(String(name)) { aliases[String(name)] = id }
    }
    return aliases
  }
}

extension Progress {
  /// The same progress, with lessons called as they are now.
  public func renaming(_ aliases: @autoclosure () -> [String: String]) -> Progress {
    // Whoever is here for the first time waits for the first word, and has nothing to rename.
    guard !events.isEmpty else { return self }
    let aliases = aliases()
    return mapped { event in
      var event = event
      event.lesson = aliases[event.lesson] ?? event.lesson
      return event
    }
  }
}
