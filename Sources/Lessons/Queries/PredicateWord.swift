import TouchCore
import TouchNarration

/// What a letter of a quiz can claim.
public enum PredicateWord: String, Hashable, Sendable, CaseIterable {
  case asked
  case neverAsked = "never-asked"
  case before
  case rejected
  case returned
  case hit
  case handled
  case gate
  case held
  case action
  case recognized
  case failed
  case cancelled

  /// Stands for any of the switches that keep a view from receiving.
  static let cannotReceive = "cant-receive"

  /// What a message that was held back can become.
  private static let gateAnswers = ResponderMethod.touches.map(\.name) + [HeldFate.none]

  /// Its line of the vocabulary.
  public var entry: VocabularyEntry { VocabularyEntry(rawValue, parameters, meaning) }

  private var parameters: [Parameter] {
    switch self {
    case .asked, .neverAsked: [.plain("view", Shape(.view)), .touch]
    case .before: [.plain("view", Shape(.view)), .plain("other", Shape(.view)), .touch]
    case .rejected:
      [
        .plain("view", Shape(.view)),
        .plain("why", Shape(.word, or: Verdict.refusals.map(\.word) + [Self.cannotReceive])),
        .touch,
      ]
    case .returned:
      [.plain("view", Shape(.view)), .plain("answer", Shape(.view, or: ["nil"])), .touch]
    case .hit: [.plain("view", Shape(.view, or: ["nil"])), .touch]
    case .handled: [.plain("responder", Shape(.responder, or: ["nobody"])), .touch]
    case .held:
      [
        .plain("what", Shape(.word, or: ResponderMethod.touches.map(\.name))),
        .optional("by", Shape(.recognizer)), .touch,
      ]
    case .action:
      [.plain("action", Shape(.name)), .optional("by", Shape(.responder, or: ["nobody"]))]
    case .gate:
      [
        .keyed("touch", Shape(.number)),
        .keyed("on-fail", Shape(.word, or: Self.gateAnswers)),
        .keyed("on-success", Shape(.word, or: Self.gateAnswers)),
      ]
    case .recognized, .failed, .cancelled: [.plain("recognizer", Shape(.recognizer))]
    }
  }

  private var meaning: Phrase {
    switch self {
    case .asked: Phrase(en: "the view was asked", zh: "视图被询问过")
    case .neverAsked: Phrase(en: "the view was never asked", zh: "视图从未被询问")
    case .before:
      Phrase(en: "both were asked, the first one earlier", zh: "两者都被询问过，前者在先")
    case .rejected:
      Phrase(en: "the view was asked and refused for this reason", zh: "视图被询问，并因此拒绝")
    case .returned: Phrase(en: "the view's hitTest answered this", zh: "视图的 hitTest 返回了它")
    case .hit: Phrase(en: "hit testing found this view", zh: "命中测试找到了这个视图")
    case .handled:
      Phrase(en: "the responder handled a message of the touch", zh: "响应者处理了这次触摸的消息")
    case .gate:
      Phrase(
        en: "what the touch's delayed message becomes if the recognizer fails, or recognizes",
        zh: "触摸被扣留的消息，在识别失败或成功时变成什么")
    case .held:
      Phrase(en: "the message of the touch was delayed", zh: "触摸的这条消息被扣留过")
    case .action:
      Phrase(
        en: "the action was sent, and this object handled it", zh: "发送过这个动作，以及由谁处理")
    case .recognized:
      Phrase(en: "the recognizer recognized or began", zh: "手势识别器识别了，或者开始了")
    case .failed: Phrase(en: "the recognizer failed", zh: "手势识别器失败了")
    case .cancelled:
      Phrase(en: "the recognizer began and was cancelled", zh: "手势识别器开始后又被取消了")
    }
  }
}

extension Verdict {
  /// The verdicts with which a view refuses a touch.
  static let refusals: [Verdict] = [.outside, .hidden, .alpha, .interaction, .animating]
}
