import TouchCore
import TouchInquiry
import TouchNarration

/// What the signs of a map mean, only those that are in it, and what it cannot show.
struct MapLegend {
  private let drawing: MapDrawing
  private let language: Language

  init(_ drawing: MapDrawing, _ language: Language) {
    self.drawing = drawing
    self.language = language
  }

  private var layout: MapLayout { drawing.layout }
  private var contents: MapContents { layout.contents }
  private var state: Still { contents.state }
  private var marks: MapMarks { contents.marks }

  /// Each sign with its word.
  var signs: [StyledText] {
    [finger, turn].compactMap { $0 }
      + [
        sign(marks.refused, .dim, Phrase(en: "returned nil", zh: "返回 nil"), names: true),
        sign(marks.hit, .good, Phrase(en: "hit view", zh: "命中的视图"), names: true),
        sign(marks.passed, .name, passedOn),
        sign(marks.faint, .dim, Phrase(en: "hardly seen (alpha)", zh: "几乎看不见（alpha）")),
        sign(
          marks.unseen, .dim, Phrase(en: "not seen (alpha, isHidden)", zh: "看不见（alpha、isHidden）")),
        sign(marks.small, .name, Phrase(en: "too small to draw", zh: "太小，画不出来")),
      ].compactMap { $0 }
  }

  /// What no sign can say: the names that letters stand for, the order of the windows, areas of
  /// `pointInside`, who is not drawn.
  var sentences: [StyledText] {
    let lines = [marks.accepting.horizontal, marks.accepting[[.up, .down]]]
    let line = lines.first { drawing.canvas.shows($0, as: .line) }
    let sign = line.map { StyledText("\($0) ", .dim) } ?? ""
    let accepting = contents.accepting.map { area in
      (area.hasLine ? sign : "") + area.words[language]
    }
    return [letters, order].compactMap { $0 } + accepting + absent
  }

  /// The views for which a letter stands, with the signs that have no room in the picture.
  private var lettered: [(letter: Character, view: ViewID, signs: [Character])] {
    layout.keys.map { ($0.letter, $0.view, contents.signs(of: $0.view)) }
      + layout.marks.compactMap { mark in
        mark.letter.map { ($0, mark.view, [marks.small] + contents.signs(of: mark.view)) }
      }
  }

  private var letters: StyledText? {
    let list = lettered.map { letter, view, signs in
      ([String(letter), state.scene.name(of: view)] + signs.map { String($0) })
        .joined(separator: " ")
    }
    guard !list.isEmpty else { return nil }
    return Phrase(
      en: "letters: \(name: list.joined(separator: ", "))",
      zh: "字母：\(name: list.joined(separator: "、"))")[language]
  }

  private var finger: StyledText? {
    let touches = state.fingers.sorted { $0.number < $1.number }
    guard !touches.isEmpty else { return nil }
    let isOne = touches.count == 1
    // A narrow legend must not part a finger from its point.
    let gap = marks.finger.isASCII ? " " : "\u{a0}"
    let points = touches.map { touch in
      (isOne ? "" : touch.finger + gap) + touch.screenLocation.short
    }.joined(separator: language == .english ? ", " : "、")
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
    let word =
      switch state.step {
      case .hitAsk?, .windowAsk?: Phrase(en: "asked now", zh: "正在询问")
      case .hitReturn?, .windowChoose?: Phrase(en: "returns now", zh: "正在返回")
      default: Phrase(en: "now at", zh: "当前")
      }
    return sign + word[language] + Self.colon[language] + "\(name: name)"
  }

  private static let colon = Phrase(en: ": ", zh: "：")

  /// A sign that is in the picture or in a list below it.
  ///
  /// - Parameter names: Whether to name the views that have it, so that it is not read as a word about
  ///   what stands beside it.
  private func sign(
    _ mark: Character, _ style: StyledRun.Style, _ word: Phrase, names: Bool = false
  ) -> StyledText? {
    func has(_ view: ViewID) -> Bool {
      !Interruption.isWanted && contents.signs(of: view).contains(mark)
    }
    let isListed =
      layout.absent.contains { has($0.view) } || lettered.contains { $0.signs.contains(mark) }
    guard isListed || drawing.canvas.shows(mark, as: .mark) else { return nil }
    let meaning = StyledText(String(mark), style) + " " + word[language]
    let views = names ? contents.views.filter(has) : []
    guard !views.isEmpty else { return meaning }
    guard views.count <= Self.mostNames else {
      let count = Phrase(en: "\(views.count) views", zh: "\(views.count) 个视图")
      return meaning + Self.colon[language] + count[language]
    }
    let list = views.reversed().map { state.scene.name(of: $0) }
      .joined(separator: language == .english ? ", " : "、")
    return meaning + Self.colon[language] + "\(name: list)"
  }

  /// More names than these are a list, not the meaning of a sign.
  private static let mostNames = 4

  /// What was passed on: another message than the first has a view of its own again.
  private var passedOn: Phrase {
    guard let method = contents.method, method != .began else {
      return Phrase(en: "passed on", zh: "已往上传")
    }
    return Phrase(
      en: "passed \(code: method.name) on", zh: "已往上传 \(code: method.name)")
  }

  private var order: StyledText? {
    guard contents.windows.count > 1 else { return nil }
    let names = contents.windows.reversed().map { state.scene.name(of: $0) }
    return Phrase(
      en: "windows, from the front: \(name: names.joined(separator: ", "))",
      zh: "窗口（由前到后）：\(name: names.joined(separator: "、"))")[language]
  }

  private var absent: [StyledText] {
    MapAbsence.legend(layout.absent) { view in
      ([state.scene.name(of: view)] + contents.signs(of: view).map { String($0) })
        .joined(separator: " ")
    }.map { $0[language] }
  }
}
