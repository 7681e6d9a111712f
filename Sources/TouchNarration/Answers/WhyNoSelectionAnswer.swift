import TouchCore
import TouchInquiry

/// Why a row was not selected.
struct WhyNoSelectionAnswer: Telling {
  let viewpoint: Viewpoint
  let why: WhyNoSelection

  /// Why, a sentence or two to a paragraph.
  var told: [StyledText] { ([reason] + behind).filter { !$0.isEmpty } }

  private var row: String { name(why.row) }
  private var proof: StyledText { proof(of: why.steps) }
  private var list: String { scene.list(of: why.row).map { name($0) } ?? "" }
  private var touch: TouchWords { TouchWords(viewpoint, touch: why.touch) }

  private func notSelected(_ reason: StyledText) -> StyledText {
    say(
      en: "\(name: row) was not selected: \(reason)\(proof).",
      zh: "\(name: row) 没有被选中：\(reason)\(proof)。")
  }

  private var reason: StyledText {
    switch why.reason {
    case .selected:
      say(en: "\(name: row) was selected\(proof).", zh: "\(name: row) 被选中了\(proof)。")
    case .hitElsewhere:
      say(
        en: "\(name: row) was not selected: the touch is not in it.",
        zh: "\(name: row) 没有被选中：触摸不在它里面。")
    case .neverTold(let gate, let by): notSelected(neverTold(gate, by))
    case .takenAway(_, let by): notSelected(takenAway(by))
    case .kept(let keeper): notSelected(kept(keeper))
    case .strays(let turn): notSelected(strays(turn))
    case .refused(let call): notSelected(refused(call))
    case .instead(let other):
      notSelected(
        say(
          en: "the delegate selects \(name: name(other)) instead",
          zh: "代理改选了 \(name: name(other))"))
    case .leftRow:
      notSelected(
        say(en: "the finger left it before the lift", zh: "手指抬起之前离开了它"))
    case .deselected:
      deselected(isTable ? "didDeselectRowAt" : "didDeselectItemAt")
    case .followsAnother:
      notSelected(
        say(
          en: "a row follows one touch at a time, and it was following another",
          zh: "一行一次只跟踪一个触摸，当时它在跟踪另一个"))
    case .stillDown:
      notSelected(
        say(
          en: "the touch is still down when the record ends",
          zh: "记录结束时，触摸还没有抬起"))
    case .undecided:
      notSelected(
        say(en: "no step of the record says why", zh: "记录里没有哪一步说明原因"))
    case .noTouch:
      say(
        en: "\(name: row) was not selected: no such touch went down.",
        zh: "\(name: row) 没有被选中：没有这样一次触摸按下。")
    }
  }

  /// 16.21: what is called then.
  private func deselected(_ call: String) -> StyledText {
    say(
      en: """
        \(name: row) was selected already, and several \(isTable ? "rows" : "items") may be: the tap \
        deselected it\(proof), and the delegate receives \(code: call).
        """,
      zh: """
        \(name: row) 原本已选中，而这里可以选中多\(isTable ? "行" : "项")：点一下就取消了选中\(proof)，\
        代理收到的是 \(code: call)。
        """)
  }

  private func neverTold(_ reason: GateReason, _ by: RecognizerID?) -> StyledText {
    // 16.36.
    guard reason != .stoppedScrolling else {
      return say(
        en: "the touch stopped a scroll view that was slowing down, and does nothing else",
        zh: "这次触摸停住了正在减速的滚动视图，仅此而已")
    }
    guard reason == .recognized, let by else {
      return say(
        en: "\(name: list) never received \(code: "touchesBegan")",
        zh: "\(name: list) 没有收到 \(code: "touchesBegan")")
    }
    return say(
      en: """
        \(name: name(by)) recognized while \(name: list) still delayed the touch, so its rows never \
        received it
        """,
      zh: "\(name: name(by)) 识别成功时，\(name: list) 还扣留着这次触摸，所以它的行没有收到它")
  }

  private func takenAway(_ by: RecognizerID?) -> StyledText {
    guard let by else { return say(en: "the touch was cancelled", zh: "触摸被取消了") }
    return say(
      en: "\(name: name(by)) recognized and took the touch before the lift",
      zh: "\(name: name(by)) 识别成功，在抬起之前拿走了触摸")
  }

  /// 16.4, 16.5.
  private func kept(_ keeper: Responder) -> StyledText {
    if let step = why.steps.last, case .chainStop(_, let method, _, .handled) = trace[step] {
      guard keeper != scene.list(of: why.row).map({ .view($0) }) else { return keptByList(method) }
      return say(
        en: """
          \(name: name(keeper)) overrides \(code: method.name) without calling \
          \(code: "super"), so the message never reaches \(name: list), which selects rows
          """,
        zh: """
          \(name: name(keeper)) 重写了 \(code: method.name)，没有调用 \(code: "super")，\
          所以消息传不到负责选中的 \(name: list)
          """)
    }
    guard case .view(let view) = keeper, scene[view].kind.isControl else {
      return say(
        en: """
          \(name: name(keeper)) keeps the touch, so the message never reaches \(name: list), which \
          selects rows
          """,
        zh: "\(name: name(keeper)) 留下了触摸，所以消息没有传到负责选中的 \(name: list)")
    }
    return say(
      en: """
        the touch is in the control \(name: name(view)), which keeps it, so the message never \
        reaches \(name: list), which selects rows
        """,
      zh: "触摸在控件 \(name: name(view)) 里，控件自己处理，不再往上传，所以消息到不了负责选中的 \(name: list)")
  }

  /// 16.4: what a class keeps, UIKit's own methods do not get.
  private func keptByList(_ method: ResponderMethod) -> StyledText {
    let kit = isTable ? "UITableView" : "UICollectionView"
    return say(
      en: """
        \(name: list) overrides \(code: method.name) without calling \(code: "super"), so \(code: kit), \
        which selects rows, never receives it
        """,
      zh: """
        \(name: list) 重写了 \(code: method.name)，没有调用 \(code: "super")，所以负责选中的 \
        \(code: kit) 收不到它
        """)
  }

  /// 5.11: whose `next` leads elsewhere.
  private func strays(_ turn: Responder) -> StyledText {
    say(
      en: """
        \(name: name(turn)) overrides \(code: "next"), so the message never reaches \(name: list), \
        which selects rows
        """,
      zh: """
        \(name: name(turn)) 重写了 \(code: "next")，所以消息传不到负责选中的 \(name: list)
        """)
  }

  /// 16.47: whether the touch is in the detail button of the row.
  private var isAccessory: Bool {
    guard case .kept(.view(let view)) = why.reason else { return false }
    return scene[view].part?.role == .accessory
  }

  private var isTable: Bool { scene.list(of: why.row).map { scene[$0].kind == .table } ?? true }

  private func refused(_ call: RowCall) -> StyledText {
    guard call != .allowsSelection else {
      return say(
        en: "\(name: list) does not allow selection now", zh: "\(name: list) 现在不允许选中")
    }
    // 16.23: that one returns a row.
    let no = call == .willSelect ? "nil" : "false"
    return say(
      en: "\(code: call.name(ofTable: isTable)) returned \(bad: no)",
      zh: "\(code: call.name(ofTable: isTable)) 返回 \(bad: no)")
  }

  /// The answer about the view, or who recognized on the touch instead.
  private var behind: [StyledText] {
    switch why.reason {
    case .hitElsewhere(let whyNot):
      guard let touch = why.touch else { return [] }
      return WhyNotAnswer(viewpoint: viewpoint, whyNot: whyNot, view: why.row, touch: touch).told
    case .takenAway, .neverTold: return [touch.recognized()]
    case .kept where isAccessory:
      return [
        say(
          en: "The list calls \(code: "accessoryButtonTapped") instead.",
          zh: "列表改为调用 \(code: "accessoryButtonTapped")。")
      ]
    case .kept, .strays, .refused, .instead, .leftRow, .deselected, .followsAnother, .stillDown,
      .undecided, .noTouch, .selected:
      return []
    }
  }
}
