import TouchCore

/// Checks the front matter: its keys, and that what it refers to exists.
struct FrontMatterCheck {
  private let document: LessonDocument
  private let catalogue: LessonCatalogue
  private(set) var notes: LessonNotes

  enum Key: String, CaseIterable {
    case lesson, title, article, systems, needs, cures, minutes, model, status, role, aliases
    case translates
  }

  init(_ document: LessonDocument, _ catalogue: LessonCatalogue, _ notes: LessonNotes) {
    self.document = document
    self.catalogue = catalogue
    self.notes = notes
  }

  mutating func run() {
    guard let front = document.frontMatter else {
      return notes.say(.noFrontMatter, at: Place(line: 1))
    }
    for key in [Key.lesson, .title] where (front[key.rawValue]?.value ?? "").isEmpty {
      notes.say(.missingKey(key.rawValue), at: Place(line: 1))
    }
    for entry in front.entries { check(entry) }
    if document.titleHeading == nil { notes.say(.noHeading, at: Place(line: 1)) }
  }

  private mutating func check(_ entry: FrontMatter.Entry) {
    guard let key = Key(rawValue: entry.key) else {
      return notes.say(
        .unknown(.frontMatterKey, entry.key, among: Key.allCases.map { $0.rawValue }),
        at: Place(line: entry.line, length: entry.key.count))
    }
    let words = document.words(of: entry.key)
    switch key {
    case .systems: check(words, are: .system, among: catalogue.systems)
    case .cures: check(words, are: .misconception, among: Set(catalogue.misconceptions.keys))
    case .needs: checkNeeds(words)
    case .minutes:
      for word in words where (Int(word.text) ?? 0) < 1 {
        notes.say(.notANumber(word.text), at: word.place)
      }
    // Other rules are compared with, never taught.
    case .model: check(words, are: .model, among: [HitTestRules.uikit.name])
    case .role: check(words, are: .role, among: Set(LessonRole.allCases.map { $0.rawValue }))
    case .lesson, .title, .article, .status, .aliases, .translates: break
    }
  }

  private mutating func check(
    _ words: [(text: String, place: Place)], are thing: LessonFault.Thing, among known: Set<String>
  ) {
    for word in words where !known.contains(word.text) {
      notes.say(.unknown(thing, word.text, among: known), at: word.place)
    }
  }

  private mutating func checkNeeds(_ words: [(text: String, place: Place)]) {
    for word in words where !catalogue.lessons.contains(word.text) {
      let meant = LessonFault.suggestion(for: word.text, catalogue.lessons)
      notes.say(.comingLesson(word.text, meant: meant), at: word.place)
    }
  }
}

extension LessonDocument {
  /// The line of the heading that is the lesson's title.
  var titleHeading: Int? {
    blocks.first {
      if case .heading(1, _) = $0.content { true } else { false }
    }?.line
  }
}
