import TouchCore
import TouchNarration

/// A record as its file tells it, and where this version says something else.
public struct RecordFile: Sendable {
  /// Its first line.
  public let head: RecordHead
  /// What this version makes of the head; nil where it cannot be played here.
  public let trace: Trace?
  /// Why it cannot be played here.
  let trouble: RecordHead.Trouble?
  /// What the record says at the steps of which this version says something else.
  public let texts: [Int: String]
  /// What its reader left at the steps.
  public let notes: [Note]
  /// How many steps it has.
  public let count: Int
  /// The first line that this version writes otherwise.
  let difference: Difference?

  /// Whether this version writes the same bytes.
  public var isExact: Bool { difference == nil }

  /// The first line that this version writes otherwise.
  public enum Difference: Hashable, Sendable {
    /// A step, from 1, and what each says; nil if its record is over.
    case step(Int, theirs: String?, ours: String?)
    /// All steps agree, and yet something else became of the touches.
    case outcome
  }

  /// Whether this version would record the same, and if not, why.
  public enum Agreement: Hashable, Sendable {
    case fine
    /// Another version wrote the same.
    case risky(tool: String)
    case different(Difference)
    /// The head cannot be played here.
    case impossible(RecordHead.Trouble)
  }

  /// Whether this version would record the same.
  ///
  /// - Parameter tool: What this version is called.
  public func agreement(tool: String) -> Agreement {
    if let trouble { return .impossible(trouble) }
    if let difference { return .different(difference) }
    return head.tool == tool ? .fine : .risky(tool: head.tool)
  }

  /// Whether this version would record the same, with the reason, in a sentence.
  ///
  /// - Parameter tool: What this version is called.
  public func words(for agreement: Agreement, tool: String) -> Phrase {
    switch agreement {
    case .fine:
      Phrase(
        en: "\(good: "fine"): this version writes the same \(count) steps, byte for byte",
        zh: "\(good: "一致")：这个版本写出的 \(count) 步逐字节相同")
    case .risky(let theirs):
      Phrase(
        en:
          "\(strong: "risky"): recorded by touchtrace \(theirs); this is \(tool), which writes the same steps",
        zh: "\(strong: "有风险")：它由 touchtrace \(theirs) 记录，这里是 \(tool)，写出的步骤相同")
    case .different(let difference):
      Phrase(en: "\(bad: "different"): ", zh: "\(bad: "不同")：") + difference.words
    case .impossible(let trouble):
      Phrase(en: "\(bad: "impossible"): ", zh: "\(bad: "不可能")：") + trouble.words
    }
  }
}

extension RecordFile.Difference {
  fileprivate var words: Phrase {
    switch self {
    case .step(let number, let theirs, let ours) where theirs == ours:
      Phrase(
        en: "this version gives #\(number) the same text, but other values",
        zh: "#\(number) 的文字在这个版本里相同，但其他值不同")
    case .step(let number, let theirs, let ours):
      Phrase(
        en:
          "this version differs at #\(number). The record: \(theirs ?? "it has ended"); here: \(ours ?? "it has ended")",
        zh: "这个版本在 #\(number) 不同。记录：\(theirs ?? "已经结束")；这个版本：\(ours ?? "已经结束")")
    case .outcome:
      Phrase(en: "this version has a different outcome", zh: "这个版本得到的结果不同")
    }
  }
}

extension RecordHead.Trouble {
  fileprivate var words: Phrase {
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
