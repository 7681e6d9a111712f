import SceneLanguage
import TouchNarration

/// What is said of what came otherwise.
enum OutcomeWords {
  static let setWhat = Phrase(
    en: "say which setting: \(code: "set explain full") or "
      + "\(code: "set model.tapInterval 500"); \(code: "show") lists them",
    zh: "请说明修改哪个设置：\(code: "set explain full") 或 "
      + "\(code: "set model.tapInterval 500")；用 \(code: "show") 列出全部")

  /// What the scene language has to say.
  static func refusedLine(_ diagnostic: Diagnostic) -> Phrase {
    Phrase(
      en: StyledText(diagnostic.message, .plain),
      zh: StyledText(diagnostic.chinese ?? diagnostic.message, .plain))
  }

  static func outcomeChanged(
    touch: String, from old: String?, to new: String?, handledBy: [String]
  ) -> Phrase {
    let handlers = handled(by: handledBy)
    return Phrase(
      en: "touch \(touch): its hit view was \(name: old ?? "no view"), is now "
        + "\(strong: new ?? "no view")" + handlers.english,
      zh: "触摸 \(touch)：命中的视图由 \(name: old ?? "没有视图") 变为 \(strong: new ?? "没有视图")"
        + handlers.chinese)
  }

  private static func handled(by names: [String]) -> Phrase {
    guard !names.isEmpty else { return Phrase(en: "", zh: "") }
    return Phrase(
      en: ", handled by \(name: names.joined(separator: ", "))",
      zh: "，由 \(name: names.joined(separator: "、")) 处理")
  }

  static func outcomeIsTheSame(_ hit: String?, _ way: OutcomeDifference.Way) -> Phrase {
    let (english, chinese) =
      switch way {
      case .same: ("", "")
      case .reordered: (", but the order of the steps differs", "，但步骤的次序不同")
      case .other: (", but by different steps", "，但经过不同")
      }
    return Phrase(
      en: "the outcome is the same: \(name: hit ?? "no view") is hit\(english)",
      zh: "结果不变：命中的是 \(name: hit ?? "没有视图")\(chinese)")
  }

  static func recordedAgain(_ count: Int, _ breakpoints: Int) -> Phrase {
    let (english, chinese) = breakpoints == 0 ? ("", "") : (", breakpoints stay", "，断点保留")
    return Phrase(
      en: "recorded again: \(count) steps\(english)",
      zh: "已重新运行：共 \(count) 步\(chinese)")
  }

  static let isDefault = Phrase(en: "\(dim: "default")", zh: "\(dim: "默认")")

  static func defaultIs(_ value: String) -> Phrase {
    Phrase(en: "\(strong: "changed"), default \(value)", zh: "\(strong: "已修改")，默认 \(value)")
  }
}
