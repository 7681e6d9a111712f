import Lessons
import SceneLanguage
import TouchNarration

/// `touchtrace lesson …`: what authors and readers of lessons need around them.
struct LessonCommand {
  let invocation: Invocation
  let console: Console

  private enum Verb: String, CaseIterable {
    case card, check, coverage, list, new, promote, sync, transcript, vocabulary
  }

  /// What may follow `lesson`.
  static var verbs: [String] { Verb.allCases.map(\.rawValue) }

  func run() throws(FileProblem) -> ExitCode {
    let word = invocation.operands[0]
    let rest = Array(invocation.operands.dropFirst())
    switch Verb(rawValue: word) {
    case .card: return try showCard(rest)
    case .check: return try check(rest)
    case .coverage: return try showCoverage()
    case .transcript:
      return try LessonTranscripts(invocation: invocation, console: console).run(rest)
    case .list: return try list(rest.joined(separator: " "))
    case .new: return try makeNew(rest)
    case .promote: return try promote(rest)
    case .sync: return try sync(rest)
    case .vocabulary: return vocabulary()
    case nil:
      let near = nearest(word, among: Self.verbs)
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      let known = Self.verbs
      console.complain(
        en: "'lesson' takes \(known.joined(separator: ", ")), not '\(word)'\(hint)",
        zh: "“lesson”后面可以写 \(known.joined(separator: "、"))，不能写“\(word)”")
      return .usage
    }
  }

  private func vocabulary() -> ExitCode {
    for group in Vocabulary.groups {
      console.show([StyledText(group.title[console.language].plain, .strong)])
      for entry in group.entries {
        let gap = String(repeating: " ", count: max(2, 38 - entry.form.count))
        let text =
          StyledText("  " + entry.form, .code) + StyledText(stringLiteral: gap)
          + entry.meaning[console.language]
        console.show(text.wrapped(to: console.width, firstIndent: 0, indent: 40))
      }
    }
    return .success
  }

  /// The rules of a chapter, or of all of them.
  private func showCard(_ words: [String]) throws(FileProblem) -> ExitCode {
    let library = try LessonLibrary.wanted(by: invocation)
    let chapters = library.index(console.language).chapters.count
    let numbers = words.isEmpty ? Array(1...max(chapters, 1)) : words.map { Int($0) ?? 0 }
    for (place, number) in numbers.enumerated() {
      guard
        let card = LessonCard(
          library, chapter: number, console.language, width: min(console.width, 80))
      else {
        let word = words.isEmpty ? "" : words[place]
        console.complain(
          en: "there is no chapter '\(word)'; chapters are 1 to \(chapters)",
          zh: "没有第“\(word)”章；编号从 1 到 \(chapters)")
        return .usage
      }
      console.show((place > 0 ? [StyledText()] : []) + card.lines)
    }
    return .success
  }

  private func list(_ filter: String) throws(FileProblem) -> ExitCode {
    let library = try LessonLibrary.wanted(by: invocation)
    let progress = ProgressLog().read(console).renaming(library.aliases)
    for id in library.lessons(matching: filter, progress) {
      let mark = progress.state(of: id).mark
      let note = progress.reviewLeft(of: id, at: Environment.now).note
      let due = note.map { "  \(dim: $0[console.language].plain)" as StyledText } ?? ""
      console.show(["\(good: mark) \(name: id)  \(library.title(of: id, console.language))\(due)"])
    }
    return .success
  }
}
