import TouchCore
import TouchInquiry
import TouchNarration

/// What the signs of a map mean, only those that are in it, and what it cannot show.
struct MapLegend {
  let drawing: MapDrawing
  /// The windows that are drawn, those in front last.
  let windows: [ViewID]
  let language: Language
  /// The views without a name in the picture; each is looked for among those in front of it.
  private let absences: [(view: ViewID, absence: MapAbsence)]

  init(_ drawing: MapDrawing, windows: [ViewID], _ language: Language) {
    self.drawing = drawing
    self.windows = windows
    self.language = language
    absences = drawing.absent()
  }

  private var state: Still { drawing.state }
  private var marks: MapMarks { drawing.marks }

  /// Each sign with its word.
  var signs: [StyledText] {
    [finger, turn].compactMap { $0 }
      + [
        sign(marks.refused, .dim, Phrase(en: "refused", zh: "已拒绝")),
        sign(marks.hit, .good, Phrase(en: "hit", zh: "命中的视图")),
        sign(marks.unseen, .dim, Phrase(en: "not seen", zh: "看不见")),
      ].compactMap { $0 }
  }

  /// What no sign can say: the order of the windows, areas of `pointInside`, who is not drawn.
  var sentences: [StyledText] {
    let isDrawn = drawing.canvas.shows(marks.accepting.horizontal, as: .line)
    let sign = StyledText("\(marks.accepting.horizontal) ", .dim)
    let accepting = drawing.accepting.map { area in
      (area.hasLine && isDrawn ? sign : "") + area.words[language]
    }
    return (order.map { [$0] } ?? []) + accepting + absent
  }

  private var finger: StyledText? {
    guard !state.fingers.isEmpty else { return nil }
    let touches = state.touches.sorted { $0.number < $1.number }
    let isOne = touches.count == 1
    let points = touches.map { touch in
      (isOne ? "" : touch.finger + " ") + touch.screenLocation.short
    }.joined(separator: " ")
    guard drawing.canvas.shows(marks.finger, as: .mark) else {
      return Phrase(
        en: "\(isOne ? "finger" : "fingers") \(number: points), outside the picture",
        zh: "手指 \(number: points)，在图之外")[language]
    }
    return StyledText(String(marks.finger), .bad)
      + Phrase(
        en: " \(isOne ? "finger" : "fingers") \(number: points)", zh: " 手指 \(number: points)")[
        language]
  }

  private var turn: StyledText? {
    guard let turn = state.turn else { return nil }
    let name = state.scene.name(of: turn)
    let isDrawn = drawing.canvas.shows(marks.current.horizontal, as: .line)
    let sign: StyledText =
      isDrawn ? StyledText("\(marks.current.horizontal) ", .strong) : ""
    return sign + Phrase(en: "turn: \(name: name)", zh: "轮到 \(name: name)")[language]
  }

  /// A sign that is in the picture or in a list below it.
  private func sign(_ mark: Character, _ style: StyledRun.Style, _ word: Phrase) -> StyledText? {
    let isListed = absences.contains { drawing.marks(of: $0.view).contains(mark) }
    guard isListed || drawing.canvas.shows(mark, as: .mark) else { return nil }
    return StyledText(String(mark), style) + " " + word[language]
  }

  private var order: StyledText? {
    guard windows.count > 1 else { return nil }
    let names = windows.reversed().map { state.scene.name(of: $0) }
    return Phrase(
      en: "windows, from the front: \(name: names.joined(separator: ", "))",
      zh: "窗口（由前到后）：\(name: names.joined(separator: "、"))")[language]
  }

  private var absent: [StyledText] {
    MapAbsence.legend(absences) { view in
      ([state.scene.name(of: view)] + drawing.marks(of: view).map(String.init))
        .joined(separator: " ")
    }.map { $0[language] }
  }
}
