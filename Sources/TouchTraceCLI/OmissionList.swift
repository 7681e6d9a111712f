import TouchCore
import TouchInquiry
import TouchNarration

/// Shows what the model leaves out: as text, or as the table of the README.
struct OmissionList {
  let console: Console

  private var language: Language { console.language }

  /// An entry for each: its name, what UIKit does, what that weakens, and who says so.
  func show(_ omissions: [Omission]) {
    for omission in omissions {
      let text: StyledText =
        "\(code: omission.id)  \(omission.sentence[language]) \(dim: "[\(note(omission))]")"
      console.show(text.wrapped(to: console.width, firstIndent: 0, indent: 6))
    }
  }

  /// A table in Markdown: first what a scene can meet, then what it cannot say.
  var markdown: String {
    let head = Phrase(
      en: "| left out | what UIKit does | affects | rules |",
      zh: "| 略去 | UIKit 的做法 | 影响 | 规则 |")[language].plain
    let rows = Omission.all.map { omission in
      let missing = omission.missing.map { " (\(needs($0)))" } ?? ""
      return "| `\(omission.id)` | \(markdown(omission.sentence[language]))\(missing) "
        + "| \(weakens(omission)) | \(numbers(omission)) |"
    }
    return ([head, "|---|---|---|---|"] + rows).map { $0 + "\n" }.joined()
  }

  private func note(_ omission: Omission) -> String {
    let gap = Phrase(en: "; ", zh: "；")[language].plain
    let parts =
      [weakens(omission), omission.missing.map(needs), numbers(omission)].compactMap { $0 }
      + [omission.source[language].plain]
    return parts.filter { !$0.isEmpty }.joined(separator: gap)
  }

  private func weakens(_ omission: Omission) -> String {
    let gap = Phrase(en: ", ", zh: "、")[language].plain
    return Basis.Question.allCases.filter(omission.weakens.contains)
      .map { $0.phrase[language].plain }.joined(separator: gap)
  }

  private func needs(_ missing: Phrase) -> String {
    Phrase(
      en: "cannot be written in a scene yet: \(missing.english)", zh: "场景还写不出：\(missing.chinese)")[
        language
      ].plain
  }

  private func numbers(_ omission: Omission) -> String {
    let gap = Phrase(en: ", ", zh: "、")[language].plain
    return omission.rules.map(\.description).joined(separator: gap)
  }

  private func markdown(_ text: StyledText) -> String {
    text.runs.map { $0.style == .code ? "`\($0.text)`" : $0.text }.joined()
  }
}
