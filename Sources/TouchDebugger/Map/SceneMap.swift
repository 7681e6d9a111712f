import TouchCore
import TouchNarration

//   ┌window › firstView──────────┐
//   │ ┌secondView──────────────┐ │    later views cover earlier ones;
//   │ └────────────────────────┘ │    names stand on the top border
//   │ ┌thirdView───────────────┐ │
//   │ │ ┌fourthView────●─────┐ │ │    ● the finger
//   │ │ ╔fifthView ✗═════════╗ │ │    ═ whose turn it is, ✗ refused, ✓ hit
//   └────────────────────────────┘

/// The window as it is at a step: its views, the finger, whose turn it is and who refused.
public struct SceneMap: Sendable {
  let trace: Trace
  let cursor: Int
  let columns: Int
  let rows: Int
  let ascii: Bool
  let language: Language

  /// Makes the map of a moment.
  ///
  /// - Parameters:
  ///   - trace: The record.
  ///   - cursor: How many steps have happened; 0 is the start.
  ///   - columns: The widest it may be, in characters.
  ///   - rows: The highest it may be without its legend, in lines.
  ///   - ascii: Whether to draw with + - | and letters only.
  ///   - language: The language of the legend.
  public init(
    trace: Trace, cursor: Int, columns: Int = 60, rows: Int = 20, ascii: Bool = false,
    language: Language
  ) {
    self.trace = trace
    self.cursor = cursor
    self.columns = max(columns, 8)
    self.rows = max(rows, 4)
    self.ascii = ascii
    self.language = language
  }

  /// The picture and its legend.
  public var lines: [StyledText] {
    let state = Still(trace, at: cursor > 0 ? cursor - 1 : nil)
    guard let window = state.window else {
      return [Phrase(en: "there is no window to draw", zh: "没有可以画的窗口")[language]]
    }
    var drawing = MapDrawing(
      scene: state.scene, state: state, window: window,
      canvas: Canvas(columns: columns, rows: rows), marks: MapMarks(ascii: ascii))
    drawing.draw()
    let hidesSome = drawing.views.contains { !drawing.isSeen($0) }
    let absent = MapAbsence.legend(drawing.absent(), in: state.scene).flatMap {
      $0[language].wrapped(to: columns, firstIndent: 0, indent: 2)
    }
    return drawing.canvas.lines + filled(legend(state, showsUnseen: hidesSome)) + absent
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

  private func legend(_ state: Still, showsUnseen: Bool) -> [StyledText] {
    let marks = MapMarks(ascii: ascii)
    var parts: [StyledText] = []
    let points = state.window.map { state.fingers(in: $0).map(\.short) } ?? []
    if !points.isEmpty {
      let label = Phrase(
        en: " \(points.count == 1 ? "finger" : "fingers") \(number: points.joined(separator: " "))",
        zh: " 手指 \(number: points.joined(separator: " "))")
      parts.append(StyledText(String(marks.finger), .bad) + label[language])
    }
    if let turn = state.turn {
      let name = trace.scene.name(of: turn)
      let label = Phrase(en: " turn: \(name: name)", zh: " 轮到 \(name: name)")
      parts.append(StyledText(String(marks.current.horizontal), .strong) + label[language])
    }
    if !state.marks.refused.isEmpty {
      parts.append(
        StyledText(String(marks.refused), .dim) + Phrase(en: " refused", zh: " 已拒绝")[language])
    }
    if state.marks.hit != nil {
      parts.append(
        StyledText(String(marks.hit), .good) + Phrase(en: " hit", zh: " 命中视图")[language])
    }
    if showsUnseen {
      parts.append(
        StyledText(String(marks.unseen), .dim) + Phrase(en: " not seen", zh: " 看不见")[language])
    }
    return parts
  }
}

/// The characters that mark what happened.
struct MapMarks {
  let finger, refused, hit, turned, unseen: Character
  let pen, current: Pen
  /// Stands between the names of views that fill the same cells.
  let within: String

  init(ascii: Bool) {
    finger = ascii ? "@" : "●"
    refused = ascii ? "x" : "✗"
    hit = ascii ? "*" : "✓"
    unseen = ascii ? "o" : "◌"
    turned = ascii ? "~" : "∠"
    pen = ascii ? .plainASCII : .thin
    current = ascii ? .heavyASCII : .double
    within = ascii ? " > " : " › "
  }
}
