import TouchCore
import TouchNarration

/// Writes narrated text in a column, line by line.
struct PictureText {
  let size: Double
  let width: Double
  let language: Language

  private var lineHeight: Double { size * 1.45 }

  /// How high a text is, cut after so many lines.
  func height(of text: StyledText, upTo most: Int) -> Double {
    Double(min(lines(of: text).count, most)) * lineHeight
  }

  private func lines(of text: StyledText) -> [StyledText] {
    safe(text).wrapped(to: LetterWidth.columns(in: width, size: size, language))
  }

  /// Writes a text from a place down, at most so many lines; answers how high it is.
  func write(
    _ text: StyledText, at place: Point, upTo most: Int, _ ink: Ink, _ xml: inout XMLWriter
  ) -> Double {
    let all = lines(of: text)
    let isCut = all.count > most
    for (row, line) in all.prefix(most).enumerated() {
      let isLast = isCut && row == most - 1
      let place = Point(place.x, place.y + size + Double(row) * lineHeight)
      xml.textElement(
        "text",
        [
          "class": "f-" + ink.rawValue, "x": drawn(place.x), "y": drawn(place.y),
          "font-size": drawn(size), "fill": ink.light,
        ]
      ) { xml in
        for run in line.runs { write(run, &xml) }
        if isLast { xml.words(" …") }
      }
    }
    return Double(min(all.count, most)) * lineHeight
  }

  /// What could break a line is made harmless before the lines are made.
  private func safe(_ text: StyledText) -> StyledText {
    StyledText(text.runs.map { StyledRun(terminalSafe($0.text), $0.style) })
  }

  private func write(_ run: StyledRun, _ xml: inout XMLWriter) {
    switch run.style {
    case .plain: xml.words(run.text)
    case .name, .number, .code: span(run.text, ["class": "n"], &xml)
    case .good: span(run.text, inked(.good), &xml)
    case .bad: span(run.text, inked(.bad), &xml)
    case .dim: span(run.text, inked(.dim), &xml)
    case .strong: span(run.text, ["font-weight": "600"], &xml)
    }
  }

  private func inked(_ ink: Ink) -> XMLAttributes {
    ["class": "f-" + ink.rawValue, "fill": ink.light]
  }

  private func span(_ words: String, _ attributes: XMLAttributes, _ xml: inout XMLWriter) {
    xml.textElement("tspan", attributes) { $0.words(words) }
  }
}
