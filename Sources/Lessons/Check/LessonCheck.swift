import SceneLanguage
import TouchCore
import TouchInquiry

//  text ─▶ LessonDocument ─▶ front matter ─▶ FenceReader ─▶ truth, a claim at a time ─▶ cures
//          L1 syntax         L1 L2 names     L1 L2          L3 against the model

/// Checks a lesson: its syntax, its names, and whether the model bears out what it claims.
///
/// - Parameters:
///   - text: The lesson.
///   - file: The file, as the person named it.
///   - catalogue: What lessons may refer to.
public func checkLesson(
  text: String, file: String, catalogue: LessonCatalogue
) -> LessonReport {
  let document = LessonDocument(markdown: text)
  var notes = LessonNotes(file: file, lines: document.lines)
  notes.take(document.problems)
  var front = FrontMatterCheck(document, catalogue, notes)
  front.run()
  var role = RoleCheck(document: document, notes: front.notes)
  role.run()
  var reader = FenceReader(
    document.fences, notes: role.notes,
    misconceptions: Set(catalogue.misconceptions.keys), brokenLines: document.brokenLines)
  reader.run()
  var truth = TruthCheck(reader.claims, notes: reader.notes)
  truth.run()
  truth.checkLetters(in: document.blocks)
  var pedagogy = PedagogyCheck(document, truth.notes)
  pedagogy.run()
  var ending = EndingCheck(document: document, notes: pedagogy.notes)
  ending.run()
  var marks = MarkCheck(document: document, notes: ending.notes)
  marks.run()
  var emphasis = EmphasisCheck(document: document, notes: marks.notes)
  emphasis.run()
  var away = GivenAwayCheck(document, reader.claims, emphasis.notes)
  // A translation asks the same.
  if document.frontMatter?["translates"] == nil { away.run() }
  truth.notes = away.notes
  // Where a question could not be read, nobody knows what it would have separated.
  if !truth.notes.isUnreadable { truth.checkCures(document.words(of: "cures")) }
  return LessonReport(truth.notes)
}

extension LessonDocument {
  /// The lines with errors in their Markdown.
  var brokenLines: Set<Int> { Set(problems.filter { $0.severity == .error }.map { $0.line }) }

  /// The words of a line of the front matter, and where they stand.
  func words(of key: String) -> [(text: String, place: Place)] {
    guard let entry = frontMatter?[key] else { return [] }
    return PlacedWord.split(entry.value).map { word in
      let place = Place(
        line: entry.line, column: entry.column + word.column - 1, length: word.text.count)
      return (word.text, place)
    }
  }
}
