import TouchInquiry

//  {name view} gets {code method| and } at {step}.
//   └style┘label          └between several

/// A sentence with places for values, as `questions.md` has it.
struct SentenceTemplate: Sendable {
  private enum Part {
    case said(StyledRun)
    case place(Place)
  }

  /// Where a value goes.
  private struct Place {
    let label: String
    let style: StyledRun.Style
    /// What stands between several values; nil for the comma of the language.
    let joiner: String?
  }

  private var parts: [Part] = []

  /// The labels of its places.
  var labels: Set<String> {
    Set(parts.compactMap { if case .place(let place) = $0 { place.label } else { nil } })
  }

  /// Reads a sentence; nil where a place is never closed or has a style that there is not.
  init?(_ text: StyledText) {
    for run in text.runs {
      var rest = run.text[...]
      while let open = rest.firstIndex(of: "{") {
        guard let close = rest[open...].firstIndex(of: "}"),
          let place = Self.place(rest[open..<close].dropFirst(), in: run.style)
        else { return nil }
        if open > rest.startIndex {
          parts.append(.said(StyledRun(String(rest[..<open]), run.style)))
        }
        parts.append(.place(place))
        rest = rest[close...].dropFirst()
      }
      if !rest.isEmpty { parts.append(.said(StyledRun(String(rest), run.style))) }
    }
  }

  private static func place(_ text: Substring, in style: StyledRun.Style) -> Place? {
    let bar = text.firstIndex(of: "|") ?? text.endIndex
    let words = text[..<bar].split(separator: " ")
    let joiner = bar < text.endIndex ? String(text[bar...].dropFirst()) : nil
    guard let label = words.last, words.count <= 2 else { return nil }
    guard words.count == 2 else { return Place(label: String(label), style: style, joiner: joiner) }
    return styles[String(words[0])].map { Place(label: String(label), style: $0, joiner: joiner) }
  }

  private static let styles: [String: StyledRun.Style] = [
    "name": .name, "number": .number, "code": .code, "dim": .dim,
  ]

  /// The sentence with its values; one that is missing leaves its place empty.
  ///
  /// - Parameter said: The answer as it is shown, for the place `{said}`.
  func filled(
    with values: [String: SentenceValue], in language: Language, said: StyledText? = nil
  ) -> StyledText {
    parts.reduce(into: StyledText()) { text, part in
      switch part {
      case .said(let run): text.runs.append(run)
      case .place(let place):
        if place.label == "said", let said { return text += said }
        let comma = place.joiner ?? language.comma
        switch values[place.label] {
        case .words(let words)?:
          text += StyledText(words.joined(separator: comma), place.style)
        case .items(let items)?:
          for (number, item) in items.enumerated() {
            if number > 0 { text += StyledText(comma, .plain) }
            text += "\(name: item.name) \(dim: "#\(item.step + 1)")"
          }
        case nil: break
        }
      }
    }
  }
}

extension Language {
  /// What stands between the parts of a list.
  fileprivate var comma: String {
    switch self {
    case .english: ", "
    case .simplifiedChinese: "、"
    }
  }
}
