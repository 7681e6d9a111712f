import TouchCore
import TouchInquiry
import TouchNarration

/// The picture in sentences, for those who cannot see it: a line a view, from the back to the front.
struct MapSentences {
  private let contents: MapContents
  private let language: Language

  init(_ contents: MapContents, _ language: Language) {
    self.contents = contents
    self.language = language
  }

  private var scene: Scene { contents.scene }
  private var state: Still { contents.state }

  /// The fingers, whose turn it is, and the views.
  var lines: [StyledText] {
    let touches = state.fingers.sorted { $0.number < $1.number }
    let fingers = touches.map { touch in
      Phrase(
        en: "Finger \(touch.finger) is at \(number: touch.screenLocation.short).",
        zh: "手指 \(touch.finger) 在 \(number: touch.screenLocation.short)。")
    }
    let turn = state.turn.map { responder in
      let name = scene.name(of: responder)
      return Phrase(en: "It is the turn of \(name: name).", zh: "轮到 \(name: name)。")
    }
    var lines = (fingers + (turn.map { [$0] } ?? [])).map { $0[language] }
    for view in contents.views where !Interruption.isWanted { lines.append(line(view)) }
    return lines
  }

  private func line(_ view: ViewID) -> StyledText {
    var facts = [place(of: view)] + overlaps(of: view)
    if let finger = finger(at: view) { facts.append(finger) }
    if let said = saying(of: view) { facts.append(said) }
    return facts.map { $0[language] }.joined(by: language == .english ? " " : "")
  }

  /// Where a view lies in its superview, and how large it is.
  private func place(of view: ViewID) -> Phrase {
    let name = scene.name(of: view)
    let rect = scene.rectOnScreen(of: view)
    let size = (short(rect.size.width), short(rect.size.height))
    guard let superview = scene[view].superview, !contents.windows.contains(view) else {
      return Phrase(
        en: "\(name: name) is \(number: size.0) by \(number: size.1) pt.",
        zh: "\(name: name) 大小为 \(number: size.0)×\(number: size.1) 点。")
    }
    let outer = scene.name(of: superview)
    let around = scene.rectOnScreen(of: superview)
    guard rect != around else {
      return Phrase(
        en: "\(name: name) fills \(name: outer).", zh: "\(name: name) 占满 \(name: outer)。")
    }
    let corner = (short(rect.minX - around.minX), short(rect.minY - around.minY))
    return Phrase(
      en: "\(name: name) is in \(name: outer), \(number: corner.0) pt from its left edge and "
        + "\(number: corner.1) pt from its top edge; it is \(number: size.0) by "
        + "\(number: size.1) pt.",
      zh: "\(name: name) 在 \(name: outer) 里，距左边 \(number: corner.0) 点，距上边 "
        + "\(number: corner.1) 点，大小为 \(number: size.0)×\(number: size.1) 点。")
  }

  /// Over which of its siblings a view lies.
  private func overlaps(of view: ViewID) -> [Phrase] {
    guard let superview = scene[view].superview, contents.covers(view) else { return [] }
    return scene.subviewsFromTheFront(of: superview).drop { $0 != view }.dropFirst().filter {
      contents.isSeen($0) && scene.overlap(view, $0)
    }.map { other in
      let name = scene.name(of: other)
      return Phrase(en: "It lies over \(name: name).", zh: "它盖在 \(name: name) 上。")
    }
  }

  /// Whether the finger is in a view, or on which sides of it.
  private func finger(at view: ViewID) -> Phrase? {
    guard let finger = state.touch?.screenLocation else { return nil }
    guard !scene.covers(view, finger) else {
      return Phrase(en: "The finger is inside.", zh: "手指在它里面。")
    }
    let rect = scene.rectOnScreen(of: view)
    let beyond = [
      (rect.minX - finger.x, Phrase(en: "left of its left edge", zh: "在它左边之外")),
      (finger.x - rect.maxX, Phrase(en: "right of its right edge", zh: "在它右边之外")),
      (rect.minY - finger.y, Phrase(en: "above its top edge", zh: "在它上边之外")),
      (finger.y - rect.maxY, Phrase(en: "below its bottom edge", zh: "在它下边之外")),
    ].filter { $0.0 > 0 }
    guard !beyond.isEmpty else {
      return Phrase(en: "The finger is not inside.", zh: "手指不在它里面。")
    }
    return Phrase(
      en: "The finger is "
        + beyond.map { "\(number: short($0.0)) pt " + $0.1.english }.joined(by: " and ") + ".",
      zh: "手指"
        + beyond.map { $0.1.chinese + " \(number: short($0.0)) 点" }.joined(by: "、") + "。")
  }

  /// What a view has said of the touch, and whether it can be seen.
  private func saying(of view: ViewID) -> Phrase? {
    if state.marks.hit == view { return Phrase(en: "It is the hit view.", zh: "它是命中的视图。") }
    if contents.passed.contains(view) {
      return Phrase(en: "It has passed the message on.", zh: "它已把消息往上传。")
    }
    if state.marks.refusal(of: view) != nil {
      return Phrase(en: "It has refused the touch.", zh: "它拒绝了这次触摸。")
    }
    return contents.isSeen(view)
      ? nil : Phrase(en: "It cannot be seen.", zh: "它看不见。")
  }
}
