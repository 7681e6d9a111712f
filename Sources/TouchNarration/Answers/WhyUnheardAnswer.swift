import TouchCore
import TouchInquiry

/// Why a responder did not hear that a touch began.
struct WhyUnheardAnswer: Telling {
  let viewpoint: Viewpoint
  let why: WhyUnheard

  /// Why, a sentence or two to a paragraph.
  var told: [StyledText] { [reason] + otherWay }

  private var who: String { name(why.responder) }
  /// What it was to hear: a touch, or the message of another event.
  private var touch: StyledText {
    why.method.isAboutTouches
      ? TouchWords(viewpoint, touch: why.touch).said
      : say(en: "\(code: why.method.name)", zh: " \(code: why.method.name)")
  }
  private var proof: StyledText { proof(of: why.steps) }

  private func notHeard(_ reason: StyledText) -> StyledText {
    say(
      en: "\(name: who) did not receive \(touch): \(reason)\(proof).",
      zh: "\(name: who) 没有收到\(touch)：\(reason)\(proof)。")
  }

  private var reason: StyledText {
    switch why.reason {
    case .heard: heard
    case .kept(let keeper, let mode): notHeard(kept(keeper, mode))
    case .besideTheChain(let hit):
      notHeard(
        say(
          en: "the responder chain of \(name: name(hit)) does not include it",
          zh: "\(name: name(hit)) 的响应者链不经过它"))
    case .neverTold(let by):
      notHeard(
        by.map {
          say(
            en: "\(name: name($0)) took it before any view received it",
            zh: "还没有任何视图收到，\(name: name($0)) 就拿走了它")
        } ?? say(en: "no view received it", zh: "没有任何视图收到它"))
    case .heldBack(let by):
      notHeard(
        by.map {
          say(
            en: "\(name: name($0)) still delays it when the record ends",
            zh: "到记录结束，\(name: name($0)) 还扣留着它")
        } ?? say(en: "it is still delayed when the record ends", zh: "到记录结束，它还被扣留着"))
    case .nobodyHit: notHeard(say(en: "no view was hit", zh: "没有视图被命中"))
    case .noTouch:
      say(
        en: "\(name: who) received no touch: none went down.",
        zh: "\(name: who) 没有收到触摸：没有触摸按下。")
    }
  }

  /// 6.1: and by whom, if it is not the hit view.
  private var heard: StyledText {
    guard let hit = why.touch.flatMap({ trace.outcome(ofTouch: $0)?.hit }),
      why.responder != .view(hit)
    else {
      return say(
        en: "\(name: who) received \(touch)\(proof).", zh: "\(name: who) 收到了\(touch)\(proof)。")
    }
    return say(
      en: "\(name: who) received \(touch)\(proof): \(name: name(hit)) is the hit view, and the "
        + "message climbed from it.",
      zh: "\(name: who) 收到了\(touch)\(proof)：命中的是 \(name: name(hit))，消息从它那里往上传到这里。")
  }

  private func kept(_ keeper: Responder, _ mode: Step.DeliveryMode) -> StyledText {
    let its = name(keeper)
    switch mode {
    case .scrollView:
      return say(
        en: "\(name: its) keeps it, as every scroll view does",
        zh: "\(name: its) 处理了它，不再往上传，滚动视图都是这样")
    case .control:
      return say(
        en: "\(name: its) keeps it, as every control does", zh: "\(name: its) 处理了它，不再往上传，控件都是这样")
    case .handled, .super, .default:
      return say(
        en: "\(name: its) overrides \(code: why.method.name) without calling super",
        zh: "\(name: its) 重写了 \(code: why.method.name)，没有调用 super")
    }
  }

  /// 9.1: recognizers see touches whoever keeps them.
  private var otherWay: [StyledText] {
    guard case .kept(let keeper, let mode) = why.reason, mode == .scrollView || mode == .control,
      case .controller(let id) = why.responder, let view = scene[id].view
    else { return [] }
    return [
      say(
        en: """
          A recognizer on \(name: name(view)) sees such touches all the same; with \
          \(code: "cancelsTouchesInView = no") it takes nothing from \(name: name(keeper)).
          """,
        zh: """
          \(name: name(view)) 上的识别器照样看得到这样的触摸；加上 \
          \(code: "cancelsTouchesInView = no")，它不会从 \(name: name(keeper)) 那里拿走什么。
          """)
    ]
  }
}
