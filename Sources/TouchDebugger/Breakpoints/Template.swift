import TouchCore
import TouchInquiry
import TouchNarration

//  "asked with {point}: {verdict}"
//   └─ text ──┘└value┘└┘└─value─┘

/// A text with expressions in braces, read once and filled in at many steps.
struct Template: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    case value(Expression, source: String)
  }

  let pieces: [Piece]
  /// As it was typed, without the quotes.
  let source: String

  /// Reads what stands between two quotes.
  init(_ text: Substring, scene: Scene) throws(Complaint) {
    var pieces: [Piece] = []
    var rest = text
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      let inner = rest[rest.index(after: open)...]
      guard let close = inner.firstIndex(of: "}") else {
        throw Complaint(Words.expected("}"), at: rest.endIndex)
      }
      let value = inner[..<close]
      pieces.append(
        .value(
          try Parser.parse(value, scene: scene, inFrame: true).expression,
          source: String(value.trimmed)))
      rest = inner[inner.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
    source = String(text)
  }

  /// The text at a step.
  ///
  /// - Parameter style: The style of what stands around the values.
  func text(at vantage: Vantage, _ style: StyledRun.Style = .plain) -> StyledText {
    pieces.reduce(StyledText()) { text, piece in
      switch piece {
      case .text(let words): text + StyledText(words, style)
      case .value(let expression, _):
        text + expression.value(at: vantage).styled(in: vantage.trace.scene)
      }
    }
  }

  /// What its expressions come to at a step, with their sources.
  func values(at vantage: Vantage) -> [(source: String, value: Value)] {
    pieces.compactMap { piece in
      guard case .value(let expression, let source) = piece else { return nil }
      return (source, expression.value(at: vantage))
    }
  }
}
