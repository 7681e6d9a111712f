import TouchCore
import TouchInquiry
import TouchNarration

//   ┌window › firstView──────────┐
//   │ ┌secondView──────────────┐ │    later views cover earlier ones;
//   │ └────────────────────────┘ │    names stand on the top border
//   │ ┌thirdView───────────────┐ │
//   │ │ ┌fourthView────●─────┐ │ │    ● the finger
//   │ │ ╔fifthView ✗═════════╗ │ │    ═ whose turn it is, ✗ refused, ✓ hit
//   └────────────────────────────┘

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
  public init(
    trace: Trace, cursor: Int, columns: Int = 60, rows: Int = 20, ascii: Bool = false,
    language: Language, part: ViewID? = nil
  ) {
    self.trace = trace
    self.cursor = cursor
    self.columns = max(columns, 8)
    self.rows = max(rows, 4)
    self.ascii = ascii
    self.language = language
    self.part = part
  }

  /// The picture and its legend.
  public var lines: [StyledText] {
    let state = Still(trace, at: cursor > 0 ? cursor - 1 : nil)
    let scene = state.scene
    guard let window = state.window else {
      return [Phrase(en: "there is no window to draw", zh: "没有可以画的窗口")[language]]
    }
    let shown = scene.windowsTopmostFirst.reversed()
      .filter { scene.isShown($0) || $0.view == window }.map { $0.view }
    let windows = part.map { [$0] } ?? shown
    let own = scene.rectOnScreen(of: part ?? window)
    let marks = MapMarks(ascii: ascii)
    var drawing = MapDrawing(
      state: state, windows: windows,
      screen: part == nil ? scene.screen.map { $0.union(own) } ?? own : own,
      canvas: Canvas(columns: columns, rows: rows), marks: marks)
    drawing.draw()
    let legend = MapLegend(drawing, windows: windows, language)
    return drawing.canvas.lines + filled(legend.signs)
      + legend.sentences.flatMap { $0.wrapped(to: columns, firstIndent: 0, indent: 2) }
  }

  /// Parts side by side, as many as fit into a line: a sign and its word stay together.
  private func filled(_ parts: [StyledText]) -> [StyledText] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, last.width + 2 + part.width <= columns {
        lines[lines.count - 1] = last + "  " + part
      } else {
        lines += part.wrapped(to: columns, firstIndent: 0, indent: 2)
      }
    }
  }
}
