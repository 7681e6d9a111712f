import TouchCore
import TouchNarration

/// Something that goes otherwise than people hope, for `catch`.
public enum Mishap: String, Hashable, Sendable, CaseIterable {
  case refused
  case outsideButVisible = "outside-but-visible"
  case cancelled, failed, unhandled
  /// An action is sent, and nobody implements it.
  case unimplemented
  /// The lesson expects something else.
  case unexpected
  case anomaly

  /// Reads a word, or the start of one; `reject` and `clipped` are other debuggers' words.
  init?(_ word: Substring) {
    switch word {
    case "reject", "rejected": self = .refused
    case "clipped": self = .outsideButVisible
    case "cancel", "canceled": self = .cancelled
    case "anomalies": self = .anomaly
    default:
      let meant = Self.allCases.filter { $0.rawValue.hasPrefix(word) }
      guard let first = meant.first, meant.count == 1 else { return nil }
      self = first
    }
  }

  /// What it is, in one sentence.
  var meaning: Phrase {
    switch self {
    case .refused:
      Phrase(
        en: "a view refuses: hidden, too transparent, not interactive, animating, or outside",
        zh: "视图拒绝：隐藏、太透明、不可交互、正在动画，或者点在外面")
    case .outsideButVisible:
      Phrase(
        en: """
          a view refuses as outside, although the point is in a visible subview, which \
          therefore is never asked
          """,
        zh: "视图说点在外面，但它下面有个看得见的视图正好在那里，因此永远不会被问到")
    case .cancelled:
      Phrase(en: "a view's touch is cancelled", zh: "触摸被从它的视图那里拿走")
    case .failed: Phrase(en: "a recognizer fails", zh: "识别器失败")
    case .unhandled:
      Phrase(
        en: "a message reaches the end of the responder chain unhandled",
        zh: "消息走到响应者链的尽头，没有响应者处理")
    case .unimplemented:
      Phrase(en: "an action is sent, but no object implements it", zh: "动作已发送，但没有对象实现它")
    case .unexpected:
      Phrase(
        en:
          "the record differs from an \(code: "expect") of the lesson, for example after a change",
        zh: "记录与课程中的 \(code: "expect") 不同，例如在修改之后")
    case .anomaly:
      Phrase(
        en: "outside-but-visible, cancelled, unhandled, unimplemented or unexpected",
        zh: "outside-but-visible、cancelled、unhandled、unimplemented 或者 unexpected")
    }
  }

  /// Those that it stands for.
  private var parts: [Mishap] {
    switch self {
    case .anomaly: [.outsideButVisible, .cancelled, .unhandled, .unimplemented, .unexpected]
    case .refused, .outsideButVisible, .cancelled, .failed, .unhandled, .unimplemented, .unexpected:
      [self]
    }
  }

  /// The steps at which one of some happens, counted from 0.
  static func steps(
    of mishaps: [Mishap], in trace: Trace, expecting expectations: Expectations?,
    _ patience: Patience
  ) throws(Complaint) -> [Int] {
    let wanted = Set(mishaps.flatMap { $0.parts })
    let misses = catches(mishaps) ? expectations?.misses(trace) ?? [] : []
    let unexpected = Set(misses.map { $0.step - 1 })
    var isHandled = false
    var steps: [Int] = []
    var walker = RecordWalker(trace)
    for index in trace.indices {
      try patience.ask()
      let step = trace[index]
      if case .touchDeliver(let responder, let method, _, _) = step {
        isHandled = trace.scene[overridesOf: responder][method].handles
      }
      // 6.3: whoever handles a message and calls super has handled it, wherever it goes from there.
      if case .chainNext(let hop) = step {
        isHandled = isHandled || trace.scene[overridesOf: hop.to][hop.method].handles
      }
      let isWanted = of(step, isHandled: isHandled).map(wanted.contains) ?? false
      let isVisible =
        wanted.contains(.outsideButVisible)
        && trace.visibleButNotAsked(at: index) { walker.scene(at: index) } != nil
      if isWanted || isVisible || unexpected.contains(index) { steps.append(index) }
    }
    return steps
  }

  /// Whether what is unexpected is among some.
  static func catches(_ mishaps: [Mishap]) -> Bool {
    mishaps.contains { $0.parts.contains(.unexpected) }
  }

  /// What goes wrong at a step, as far as the step alone tells.
  private static func of(_ step: Step, isHandled: Bool) -> Mishap? {
    switch step {
    case .hitAsk(_, _, _, let verdict):
      verdict.isRefusal ? .refused : nil
    case .touchDeliver(_, .cancelled, _, _), .gate(.cancel): .cancelled
    case .recognizer(.state(_, let from, .failed, _, _, _)): from == .failed ? nil : .failed
    case .chainDrop: isHandled ? nil : .unhandled
    case .action(.send(_, _, _, let handled)): handled ? nil : .unimplemented
    default: nil
    }
  }
}
