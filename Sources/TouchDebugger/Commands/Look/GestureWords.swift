import TouchNarration

/// What is said of recognizers and held messages.
enum GestureWords {
  static let noRecognizers = Phrase(
    en: "the scene has no gesture recognizers", zh: "场景里没有手势识别器")

  static func recognizersOfTouch(_ touch: String, count: Int) -> Phrase {
    guard count > 1 else {
      return Phrase(
        en: "only the first recognizer gets touch \(touch)", zh: "触摸 \(touch) 只由第一个看到")
    }
    return Phrase(
      en: "the first \(count) recognizers get touch \(touch), from its view up to the window",
      zh: "触摸 \(touch) 由前 \(count) 个看到，从它的视图一直到窗口")
  }

  static func waitsFor(_ name: String) -> Phrase {
    Phrase(en: "waits for \(name: name) to fail", zh: "等待 \(name: name) 失败")
  }

  static func held(touch: String, method: String, by names: [String], since step: Int) -> Phrase {
    let holder: Phrase =
      names.isEmpty
      ? Phrase(en: "delayed behind its touchesBegan", zh: "被扣留，排在它的 touchesBegan 后面")
      : Phrase(
        en: "delayed by \(name: names.joined(separator: ", "))",
        zh: "由 \(name: names.joined(separator: "、")) 扣留")
    return Phrase(
      en: "touch \(touch): \(code: method) is " + holder.english + "  \(dim: "#\(step)")",
      zh: "触摸 \(touch)：\(code: method) " + holder.chinese + "  \(dim: "#\(step)")")
  }

  static func heldNoMore(touch: String, method: String, until step: Int) -> Phrase {
    Phrase(
      en: """
        touch \(touch): \(code: method) is no longer delayed; \(dim: "#\(step)") shows what \
        becomes of it
        """,
      zh: "触摸 \(touch)：已经没有识别器扣留 \(code: method)；它的下落见 \(dim: "#\(step)")")
  }

  static func fate(onFailure: String, onSuccess: String?, isShared: Bool) -> Phrase {
    // 9.30, 9.35: a began is lost whoever recognizes; a scroll view's delay itself never does.
    if onSuccess == nil, !isShared {
      return Phrase(
        en: """
          if it fails: \(code: onFailure), late; if it, or another that cancels touches, \
          recognizes first: nothing, the view never gets the touch
          """,
        zh: """
          它若失败：迟到的 \(code: onFailure)；它或别的会取消触摸的识别器若先识别成功：什么也没有，\
          视图不知道这个触摸
          """)
    }
    let success =
      onSuccess.map { Phrase(en: "\(code: $0)", zh: "\(code: $0)") }
      ?? Phrase(en: "nothing, the view never gets the touch", zh: "什么也没有，视图不知道这个触摸")
    guard !isShared else {
      return Phrase(
        en: "if they all fail: \(code: onFailure), late; if one recognizes: " + success.english,
        zh: "它们若都失败：迟到的 \(code: onFailure)；有一个若识别成功：" + success.chinese)
    }
    return Phrase(
      en: "if it fails: \(code: onFailure), late; if it recognizes: " + success.english,
      zh: "它若失败：迟到的 \(code: onFailure)；它若识别成功：" + success.chinese)
  }
}
