import TouchCore
import TouchInquiry
import TouchNarration

//   ┌window › firstView─┐    later views cover earlier ones;
//   │ ┌secondView─────┐ │    names stand on the top border
//   │ └───────────────┘ │
//   │ ┌thirdView ↑────┐ │    ● the finger
//   │ │ ┌fourthView ✓┐│ │    ✓ hit, ✗ refused, ↑ passed the message on
//   │ │ │  ●         ││ │
//   │ │ ╔fifthView ✗═╗│ │    ═ whose turn it is
//   └───────────────────┘

/// The screen at a step: its windows and views, the finger, whose turn it is and who refused.
///
/// Windows in front of others are clear: they cover nothing but by their views.
public struct SceneMap: Sendable {
  let trace: Trace
  let cursor: Int
  let columns: Int
  let rows: Int
  let ascii: Bool
  let language: Language
  /// The view that is drawn, with what is in it; nil for the whole screen.
  let part: ViewID?
  /// The rows it takes unless what is in it needs more; nil for the most.
  let usualRows: Int?
  /// How many lines the legend may take; nil for any number.
  let mostOfLegend: Int?

  /// Makes the map of a moment.
  ///
  /// - Parameters:
  ///   - trace: The record.
  ///   - cursor: How many steps have happened; 0 is the start.
  ///   - columns: The widest it may be, in characters.
  ///   - rows: The highest it may be without its legend, in lines.
  ///   - ascii: Whether to draw with + - | and letters only.
  ///   - language: The language of the legend.
  ///   - part: The view to draw, with what is in it; nil for the whole screen.
  ///   - usualRows: The rows it takes unless what is in it needs more; nil for the most.
  ///   - mostOfLegend: How many lines the legend may take; nil for any number.
  public init(
    trace: Trace, cursor: Int, columns: Int = 60, rows: Int = 20, ascii: Bool = false,
    language: Language, part: ViewID? = nil, usualRows: Int? = nil,
    mostOfLegend: Int? = nil
  ) {
    self.trace = trace
    self.cursor = cursor
    self.columns = max(columns, 8)
    self.rows = max(rows, 4)
    self.ascii = ascii
    self.language = language
    self.part = part
    self.usualRows = usualRows
    self.mostOfLegend = mostOfLegend
  }

  /// The picture and its legend.
  public var lines: [StyledText] {
    guard let drawing else {
      return [Phrase(en: "there is no window to draw", zh: "没有可以画的窗口")[language]]
    }
    guard !Interruption.isWanted else { return [] }
    let legend = MapLegend(drawing, language)
    let columns =
      mostOfLegend == nil ? columns : max(drawing.layout.columns, StepPicture.leastWidth)
    let words =
      legend.signs.filled(to: columns, by: "  ")
      + legend.sentences.flatMap { $0.wrapped(to: columns, firstIndent: 0, indent: 2) }
    guard let most = mostOfLegend, words.count > most else { return drawing.canvas.lines + words }
    let rest = Phrase(en: "… \(code: "map") lists the rest", zh: "……其余见 \(code: "map")")
    return drawing.canvas.lines + words.prefix(most - 1) + [rest[language]]
  }

  /// The screen in sentences, for those who cannot see a picture.
  public var sentences: [StyledText] {
    contents.map { MapSentences($0, language).lines } ?? lines
  }

  /// What is drawn; nil if there is no window.
  private var drawing: MapDrawing? {
    contents.map { MapDrawing(MapLayout($0, columns: columns, rows: rows, usualRows: usualRows)) }
  }

  private var contents: MapContents? {
    MapContents(trace, cursor: cursor, marks: MapMarks(ascii: ascii), part: part)
  }
}

extension [StyledText] {
  /// Parts side by side, as many as fit into a line: a sign and its word stay together.
  func filled(to columns: Int, by separator: StyledText) -> [StyledText] {
    reduce(into: []) { lines, part in
      if let last = lines.last, last.width + separator.width + part.width <= columns {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += part.wrapped(to: columns, firstIndent: 0, indent: 2)
      }
    }
  }
}
