import TouchCore
import TouchNarration

extension RecordFile {
  /// Whether this version would record the same, with the reason, in a sentence.
  ///
  /// - Parameter tool: What this version is called.
  public func words(for agreement: Agreement, tool: String) -> Phrase {
    switch agreement {
    case .fine:
      Phrase(
        en: "\(good: "fine"): this version writes the same \(count) steps, byte for byte",
        zh: "\(good: "一致")：这个版本写出的 \(count) 步逐字节相同")
    case .risky(let risk):
      Phrase(
        en: "\(strong: "risky"): " + risk.words(tool).english,
        zh: "\(strong: "有风险")：" + risk.words(tool).chinese)
    case .impossible(let refusal):
      Phrase(
        en: "\(bad: "impossible"): " + refusal.words.english,
        zh: "\(bad: "不可能")：" + refusal.words.chinese)
    }
  }
}

extension Agreement.Risk {
  fileprivate func words(_ tool: String) -> Phrase {
    switch self {
    case .tool(let theirs):
      Phrase(
        en: "recorded by touchtrace \(theirs); this is \(tool), which gives the same answers",
        zh: "它由 touchtrace \(theirs) 记录，这里是 \(tool)，回答相同")
    case .details(let step):
      Phrase(
        en: "this version gives the same answers, but words or numbers of #\(step) differ",
        zh: "这个版本的回答相同，但 #\(step) 的文字或数字不同")
    }
  }
}

extension Agreement.Refusal {
  fileprivate var words: Phrase {
    switch self {
    case .stage(let trouble): return trouble.words
    case .outcome(let touch):
      return Phrase(
        en: "this version has a different outcome for touch \(touch)",
        zh: "这个版本得到的触摸 \(touch) 的结果不同")
    case .step(let number, let theirs, let ours):
      let (end, chineseEnd) = ("the record has ended" as StyledText, "记录已经结束" as StyledText)
      let english = "; here: " + (ours?.english ?? end)
      let chinese = "；这个版本：" + (ours?.chinese ?? chineseEnd)
      return Phrase(
        en: "this version answers differently at #\(number). The record: "
          + (theirs?.english ?? end) + english,
        zh: "这个版本在 #\(number) 的回答不同。记录：" + (theirs?.chinese ?? chineseEnd) + chinese)
    }
  }
}

extension RecordStage.Trouble {
  /// Why a head cannot be played here.
  public var words: Phrase {
    switch self {
    case .scene(let reason):
      Phrase(en: "the head's scene does not parse: \(reason)", zh: "head 的场景无法解析：\(reason)")
    case .touches(let reason):
      Phrase(en: "the head's touches do not parse: \(reason)", zh: "head 的触摸无法解析：\(reason)")
    case .model(let model):
      Phrase(en: "unknown rules \(bad: model)", zh: "不认识规则 \(bad: model)")
    case .noWindow: Phrase(en: "the head's scene has no window", zh: "head 的场景没有窗口")
    }
  }
}
