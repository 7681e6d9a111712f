import TouchNarration

extension MarkdownTranscript {
  /// What the reader left, by step.
  var notes: [String] {
    guard !context.notes.isEmpty else { return [] }
    let lines = context.notesInOrder.map { note in
      let step = note.step > 0 ? "#\(note.step)" : "–"
      return "- \(step)" + say(en: ": ", zh: "：") + words(note.content)
    }
    return [say(en: "## Notes", zh: "## 笔记"), lines.joined(separator: "\n")]
  }

  private func words(_ content: Note.Content) -> String {
    switch content {
    case .text(let text): MarkdownText.escaped(text)
    case .prediction(let prediction): words(prediction)
    }
  }

  private func words(_ prediction: Prediction) -> String {
    let asked = MarkdownText.escaped(prediction.asked)
    let given = MarkdownText.escaped(prediction.given)
    let right = MarkdownText.escaped(prediction.right)
    let sure = sureness(prediction.isSure)
    guard prediction.given != prediction.right else {
      return say(
        en: "\(asked): predicted **\(given)**\(sure), and that is right",
        zh: "\(asked)：预测 **\(given)**\(sure)，正确")
    }
    let cause = cause(prediction.misconception)
    return say(
      en: "\(asked): predicted **\(given)**\(sure), but it is **\(right)**\(cause)",
      zh: "\(asked)：预测 **\(given)**\(sure)，实际是 **\(right)**\(cause)")
  }

  private func cause(_ misconception: String?) -> String {
    guard let misconception else { return "" }
    let name = MarkdownText.escaped(misconception)
    return say(en: " (\(name))", zh: "（\(name)）")
  }

  private func sureness(_ isSure: Bool?) -> String {
    switch isSure {
    case true?: say(en: " (sure)", zh: "（有把握）")
    case false?: say(en: " (not sure)", zh: "（没把握）")
    case nil: ""
    }
  }
}
