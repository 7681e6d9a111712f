import TouchNarration

extension Words {
  static let noRecognizers = Phrase(
    en: "the scene has no gesture recognizers", zh: "场景里没有手势识别器")

  static func recognizersOfTouch(_ touch: Int, count: Int) -> Phrase {
    Phrase(
      en: "touch \(touch) is seen by the first \(count), from its view up to the window",
      zh: "触摸 \(touch) 由前 \(count) 个看到，从它的视图一直到窗口")
  }

  static func waitsFor(_ name: String) -> Phrase {
    Phrase(en: "waits for \(name: name) to fail", zh: "等待 \(name: name) 失败")
  }

  static let nothingHeld = Phrase(
    en: "no touch is held back here", zh: "这里没有被扣住的触摸")

  static func held(touch: Int, method: String, by name: String?, since step: Int) -> Phrase {
    let holder: Phrase =
      name.map { Phrase(en: " by \(name: $0)", zh: "，由 \(name: $0) 扣住") }
      ?? Phrase(en: " behind its own began", zh: "，排在自己的 began 后面")
    return Phrase(
      en: "touch \(touch): \(code: method) is held" + holder.english + "  \(dim: "#\(step)")",
      zh: "触摸 \(touch)：\(code: method) 被扣住" + holder.chinese + "  \(dim: "#\(step)")")
  }

  static func fate(onFailure: String, onSuccess: String?) -> Phrase {
    let success =
      onSuccess.map { Phrase(en: "\(code: $0)", zh: "\(code: $0)") }
      ?? Phrase(en: "nothing, the view never hears of the touch", zh: "什么也没有，视图不知道这个触摸")
    return Phrase(
      en: "if it fails: \(code: onFailure), late; if it recognizes: " + success.english,
      zh: "它若失败：迟到的 \(code: onFailure)；它若识别成功：" + success.chinese)
  }
}
