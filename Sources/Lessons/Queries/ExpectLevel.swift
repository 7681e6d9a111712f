import TouchCore
import TouchNarration

/// How a record is written in an `expect` fence.
public enum ExpectLevel: String, Hashable, Sendable, CaseIterable {
  case hop, deliver, chain, outcome

  /// A record's lines.
  public func lines(of trace: Trace) -> [String] { said(in: trace).map { $0.text } }

  /// A record's lines with the steps that say them.
  func said(in trace: Trace) -> [SaidLine] {
    switch self {
    case .hop: HopLines(trace: trace).lines
    case .deliver: DeliverLines(trace: trace).lines
    case .chain: ChainLines(trace: trace).lines
    case .outcome: OutcomeLines(trace: trace).lines
    }
  }

  /// What it writes, in a line.
  var meaning: Phrase {
    switch self {
    case .hop:
      Phrase(en: "every call of hitTest and what it returns", zh: "命中测试的每一次询问和返回")
    case .deliver:
      Phrase(
        en:
          "every message of the touch's view, every state, control event and action, with its time in ms",
        zh: "触摸所在视图的每条消息，以及识别器的状态、控件事件和动作，带毫秒")
    case .chain:
      Phrase(en: "the path of each message along next", zh: "每条消息沿 next 走过的路")
    case .outcome: Phrase(en: "the outcome of each touch", zh: "每次触摸的结局")
    }
  }
}
