import TouchCore

//  base         ```scene #main          translation    ```scene #main
//               window 390x844    ==                   window 390x844
//               ```                                    ```
//
//  For every id: the same bytes, or no fence.

/// Checks that a translation says what the base lesson says to the machine.
///
/// - Parameters:
///   - base: The text of the base lesson.
///   - translation: The text of the translation.
///   - file: The translation's file, as the person named it.
///   - glossary: The text of `glossary.md`, whose terms the translation uses.
public func checkTranslation(
  base: String, translation: String, file: String, glossary: String = ""
) -> LessonReport {
  let base = LessonDocument(markdown: base)
  let document = LessonDocument(markdown: translation)
  var check = TranslationCheck(
    base: base, translation: document, notes: LessonNotes(file: file, lines: document.lines))
  check.notes.take(document.problems)
  check.checkFrontMatter()
  check.checkFences()
  check.checkProse()
  check.checkTerms(Glossary(glossary))
  var ending = EndingCheck(document: document, notes: check.notes)
  ending.run()
  var marks = MarkCheck(document: document, notes: ending.notes)
  marks.run()
  return LessonReport(marks.notes)
}

private struct TranslationCheck {
  let base: LessonDocument
  let translation: LessonDocument
  var notes: LessonNotes

  mutating func checkFrontMatter() {
    guard let front = translation.frontMatter else {
      return notes.say(.noFrontMatter, at: Place(line: 1))
    }
    for key in ["lesson", "title", "translates"] where (front[key]?.value ?? "").isEmpty {
      notes.say(.missingKey(key), at: Place(line: 1))
    }
    if let lesson = front["lesson"], let other = base.frontMatter?["lesson"],
      lesson.value != other.value
    {
      notes.say(
        .otherLesson(other.value),
        at: Place(line: lesson.line, column: lesson.column, length: lesson.value.count))
    }
    if translation.titleHeading == nil { notes.say(.noHeading, at: Place(line: 1)) }
  }

  mutating func checkFences() {
    var unused = Dictionary(grouping: base.fences, by: key).mapValues { $0[...] }
    let broken = translation.brokenLines
    for fence in translation.fences where !broken.contains(fence.line) {
      guard let match = unused[key(fence)]?.popFirst() else {
        notes.say(.notInBase(translation.header(of: fence)), at: Place(line: fence.line))
        continue
      }
      compare(fence, with: match)
    }
  }

  /// Nothing is left untranslated, missing, or out of date.
  mutating func checkProse() {
    for (index, line) in translation.lines.enumerated() where line.has(Untranslated.mark) {
      notes.say(.untranslated, at: Place(line: index + 1))
    }
    let (wanted, given) = (base.sections, translation.sections)
    let shared = zip(wanted, given).prefix { $0.level == $1.level }.count
    if wanted.indices.contains(shared), given.count < wanted.count {
      notes.say(
        .missingSection(wanted[shared].title), at: Place(line: max(1, translation.lines.count)))
    }
    if let noted = TranslatedBase(translation), let fingerprint = noted.fingerprint,
      fingerprint != base.proseFingerprint
    {
      notes.say(.staleTranslation, at: noted.place)
    }
  }

  /// What the base speaks of by a term of the glossary, the translation calls by its own.
  mutating func checkTerms(_ glossary: Glossary) {
    let english = base.lines.joined(separator: " ").lowercased()
    let chinese = translation.lines.joined()
    for term in glossary.terms where term.isSaid(in: english) && !chinese.has(term.chinese) {
      notes.say(
        .otherTerm(term.english, expected: term.chinese),
        at: Place(line: translation.titleHeading ?? 1))
    }
  }

  /// With an id: the fence of that id; without one: the next of the kind without an id.
  private func key(_ fence: Fence) -> String { fence.id.map { "#\($0)" } ?? fence.kind.rawValue }

  private mutating func compare(_ fence: Fence, with other: Fence) {
    let lines = translation.rawLines(of: fence)
    let wanted = base.rawLines(of: other)
    guard lines != wanted else { return }
    let place = zip(lines, wanted).prefix { $0 == $1 }.count
    let line = wanted.indices.contains(place) ? wanted[place] : base.end(of: other)
    let length = lines.indices.contains(place) ? lines[place].count : 1
    notes.say(.differsFromBase(line), at: Place(line: fence.line + place, length: length))
  }
}

extension LessonDocument {
  /// The line that opens a fence.
  fileprivate func header(of fence: Fence) -> String {
    lines.indices.contains(fence.line - 1) ? lines[fence.line - 1] : ""
  }

  /// The line that closes a fence.
  fileprivate func end(of fence: Fence) -> String {
    let place = fence.bodyLine + fence.body.count - 1
    return lines.indices.contains(place) ? lines[place] : ""
  }

  /// A fence from its opening to its closing line, byte for byte.
  fileprivate func rawLines(of fence: Fence) -> [String] {
    [header(of: fence)] + fence.body + [end(of: fence)]
  }
}
