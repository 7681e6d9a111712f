import TouchCore
import TouchNarration

extension InSession {
  /// A row of a table: what it is, and what there is to say of it.
  typealias TableRow = (label: StyledText, value: StyledText)

  /// Rows as lines, indented; long values hang below themselves.
  func table(_ rows: [TableRow], indent: Int = 2) -> [StyledText] {
    let width = rows.map { $0.label.width }.max() ?? 0
    let margin = StyledText(String(repeating: " ", count: indent), .plain)
    let hanging = min(indent + width + 2, pictureWidth / 2)
    return rows.flatMap { row in
      (margin + row.label.padded(to: width + 2) + row.value)
        .wrapped(to: pictureWidth, indent: hanging)
    }
  }

  func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - displayWidth(text)))
  }

  /// A text behind a head, its further lines as deep as the head is wide.
  func hanging(_ head: StyledText, _ text: StyledText) -> [StyledText] {
    (head + text).wrapped(to: max(pictureWidth, 40), indent: head.width)
  }

  func wrapped(_ text: StyledText) -> [StyledText] { text.wrapped(to: max(pictureWidth, 40)) }

  /// Two blanks for every call around a step.
  func indent(_ step: Step) -> StyledText {
    StyledText(String(repeating: "  ", count: step.shownNesting), .plain)
  }
}

extension Step {
  /// How many levels words are indented: deeper in each other they would leave the screen.
  package static let mostNestingShown = 20

  /// How many levels its words are indented.
  package var shownNesting: Int { min(nesting, Self.mostNestingShown) }
}
