import TouchNarration

extension Predicate {
  /// The predicate as a sentence.
  public var phrase: Phrase {
    switch form {
    case .answer(let claim): claim.phrase
    case .word(let word, let sentence):
      word.phrase(sentence).ofTouch(word == .gate ? nil : Int(sentence["touch"]))
    }
  }
}

extension PredicateWord {
  fileprivate func phrase(_ sentence: Sentence) -> Phrase {
    let view = sentence["view"]
    switch self {
    case .asked: return Phrase(en: "\(name: view) was asked.", zh: "\(name: view) 被询问过。")
    case .neverAsked:
      return Phrase(en: "\(name: view) was never asked.", zh: "\(name: view) 从未被询问。")
    case .before:
      return Phrase(
        en: "\(name: view) was asked before \(name: sentence["other"]).",
        zh: "\(name: view) 比 \(name: sentence["other"]) 先被询问。")
    case .rejected: return .refusal(of: view, sentence["why"])
    case .returned:
      return Phrase(
        en: "\(name: view) answered \(name: sentence["answer"]).",
        zh: "\(name: view) 回答 \(name: sentence["answer"])。")
    case .hit where view == "nil":
      return Phrase(en: "Hit testing found no view.", zh: "命中测试没有找到视图。")
    case .hit:
      return Phrase(en: "Hit testing found \(name: view).", zh: "命中测试找到了 \(name: view)。")
    case .handled, .gate, .held, .action, .recognized, .failed, .cancelled:
      return laterPhrase(sentence)
    }
  }

  private func laterPhrase(_ sentence: Sentence) -> Phrase {
    let (responder, recognizer) = (sentence["responder"], sentence["recognizer"])
    switch self {
    case .handled where responder == "nobody":
      return Phrase(en: "No responder handled a message of the touch.", zh: "没有响应者处理触摸的消息。")
    case .handled:
      return Phrase(
        en: "\(name: responder) handled a message of the touch.",
        zh: "\(name: responder) 处理了触摸的消息。")
    case .gate: return gate(sentence)
    case .held: return held(sentence)
    case .action: return action(sentence)
    case .recognized:
      return Phrase(en: "\(name: recognizer) recognized.", zh: "\(name: recognizer) 识别成功了。")
    case .failed: return Phrase(en: "\(name: recognizer) failed.", zh: "\(name: recognizer) 失败了。")
    case .cancelled:
      return Phrase(
        en: "\(name: recognizer) began and was cancelled.",
        zh: "\(name: recognizer) 开始后被取消了。")
    case .asked, .neverAsked, .before, .rejected, .returned, .hit: return phrase(sentence)
    }
  }

  private func gate(_ sentence: Sentence) -> Phrase {
    let (failed, recognized) = (sentence["on-fail"], sentence["on-success"])
    return Phrase(
      en: """
        A message of touch \(number: sentence["touch"]) was delayed. It becomes \(code: failed) if \
        the recognizer fails, and \(code: recognized) if it recognizes.
        """,
      zh: """
        触摸 \(number: sentence["touch"]) 的一条消息被扣留：识别失败时变成 \(code: failed)，\
        识别成功时变成 \(code: recognized)。
        """)
  }

  private func held(_ sentence: Sentence) -> Phrase {
    let (what, by) = (sentence["what"], sentence["by"])
    guard !by.isEmpty else {
      return Phrase(en: "\(code: what) was delayed.", zh: "\(code: what) 被扣留过。")
    }
    return Phrase(
      en: "\(code: what) was delayed by \(name: by).",
      zh: "\(code: what) 被 \(name: by) 扣留过。")
  }

  private func action(_ sentence: Sentence) -> Phrase {
    let (what, by) = (sentence["action"], sentence["by"])
    if by.isEmpty {
      return Phrase(en: "The action \(code: what) was sent.", zh: "发送了动作 \(code: what)。")
    }
    if by == "nobody" {
      return Phrase(
        en: "The action \(code: what) was sent, but no object handled it.",
        zh: "发送了动作 \(code: what)，但没有对象处理它。")
    }
    return Phrase(
      en: "The action \(code: what) was sent, and \(name: by) handled it.",
      zh: "发送了动作 \(code: what)，由 \(name: by) 处理。")
  }
}

extension Phrase {
  /// The sentence with the touch it is about, where that is named.
  func ofTouch(_ touch: Int?) -> Phrase {
    guard let touch else { return self }
    return Phrase(
      en: english + " \(dim: "(touch \(touch))")", zh: chinese + "\(dim: "（触摸 \(touch)）")")
  }
}
