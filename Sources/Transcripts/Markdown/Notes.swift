import TouchNarration

//  7  asked fourthView                 a note stands below its step
//     note: newest first, of course
//  …
//  ## Notes                            what is at a step that has no line: the queue's, or a part's

/// The notes of a transcript that have not been told yet.
///
/// The parts of a page share one: each tells the notes of the steps that it tells.
final class UntoldNotes {
  private var notes: [Note]

  init(_ notes: [Note]) { self.notes = notes }

  var isEmpty: Bool { notes.isEmpty }

  /// Whether a note is at one of these steps, by their places.
  func has(in steps: some Collection<Int>) -> Bool {
    !isEmpty && steps.contains { index in notes.contains { $0.step == index + 1 } }
  }

  /// The notes of a step, by its place, which are told from now on.
  func tell(at index: Int) -> [Note] {
    guard !isEmpty else { return [] }
    defer { notes.removeAll { $0.step == index + 1 } }
    return notes.filter { $0.step == index + 1 }
  }

  /// All that are left.
  func tellRest() -> [Note] {
    defer { notes = [] }
    return notes
  }
}

extension MarkdownTranscript {
  /// The notes of a step, to stand below its line.
  func notes(at index: Int) -> [String] {
    untold.tell(at: index).map { say(en: "note: ", zh: "笔记：") + words($0.content, in: .block) }
  }

  /// What all notes say, told or not.
  var wordsOfNotes: [String] { context.notesInOrder.map { words($0.content, in: .block) } }

  /// What the reader left where no line is, by step.
  var restOfNotes: [String] {
    let lines = untold.tellRest().map { note in
      let step = note.step > 0 ? "#\(note.step)" : "–"
      return "- \(step)" + say(en: ": ", zh: "：") + words(note.content, in: .paragraph)
    }
    guard !lines.isEmpty else { return [] }
    return [say(en: "## Notes", zh: "## 笔记"), lines.joined(separator: "\n")]
  }

  /// Where words stand: in a block, Markdown means nothing.
  private enum Setting {
    case paragraph, block

    func plain(_ text: String) -> String {
      self == .block ? text : MarkdownText.escaped(text)
    }

    func strong(_ text: String) -> String {
      self == .block ? text : "**\(MarkdownText.escaped(text))**"
    }
  }

  private func words(_ content: Note.Content, in setting: Setting) -> String {
    switch content {
    case .text(let text): setting.plain(text)
    case .prediction(let prediction): words(prediction, in: setting)
    }
  }

  private func words(_ prediction: Prediction, in setting: Setting) -> String {
    let asked = setting.plain(prediction.asked)
    let given = setting.strong(prediction.given)
    let right = setting.strong(prediction.right)
    let sure = sureness(prediction.isSure)
    guard prediction.given != prediction.right else {
      return say(
        en: "\(asked): predicted \(given)\(sure), and that is right",
        zh: "\(asked)：预测 \(given)\(sure)，正确")
    }
    let cause = prediction.misconception.map { name in
      say(en: " (\(setting.plain(name)))", zh: "（\(setting.plain(name))）")
    }
    return say(
      en: "\(asked): predicted \(given)\(sure), but it is \(right)\(cause ?? "")",
      zh: "\(asked)：预测 \(given)\(sure)，实际是 \(right)\(cause ?? "")")
  }

  private func sureness(_ isSure: Bool?) -> String {
    switch isSure {
    case true?: say(en: " (sure)", zh: "（有把握）")
    case false?: say(en: " (not sure)", zh: "（没把握）")
    case nil: ""
    }
  }
}
