import TouchCore
import TouchInquiry

extension GestureStateNarrator {
  /// 17.5, 17.12, 17.15: what comes of a recognizer that a text field or text view has of its own;
  /// nil for others.
  var recognizedInText: StyledText? {
    guard let role = scene[change.id].part?.role, role.isOfText else { return nil }
    let view = scene[change.id].view
    guard scene[view].isTextEditable else {
      return say(
        en: """
          \(name: name(view)) is only read, so nothing is edited: this opens the link, or selects.
          """,
        zh: "\(name: name(view)) 只供阅读，所以不会开始编辑：这是打开链接，或者选择文字。")
    }
    return say(
      en: """
        This is UIKit's own recognizer: its action makes \(name: name(view)) first responder, and \
        \(name: name(view)) itself gets \(code: "touchesCancelled"). So a text field sends \
        \(code: "touchDown") and \(code: "touchCancel"), never \(code: "touchUpInside"); what tells \
        that it is edited is \(code: "editingDidBegin").
        """,
      zh: """
        这是 \(code: "UIKit") 自带的识别器：它的动作让 \(name: name(view)) 成为第一响应者，而 \(name: name(view)) \
        自己听到的是触摸被取消。所以文本框发送 \(code: "touchDown") 和 \(code: "touchCancel")，从不发送 \
        \(code: "touchUpInside")；说明它开始编辑的是 \(code: "editingDidBegin")。
        """)
  }

  /// 17.8, 17.10: why a superview's recognizer does not come to it over a text field; nil elsewhere.
  var lostToText: StyledText? {
    guard change.cause == .prevented, let other = change.by,
      scene[other].part?.role.isOfText == true
    else { return nil }
    let (view, it) = (name(scene[other].view), name(change.id))
    return say(
      en: """
        \(name: name(other)) belongs to \(name: view), which lies deeper, so it comes first: \
        \(name: it) does not rob the text of its tap. It would recognize as well if its delegate \
        allowed both at once.
        """,
      zh: """
        \(name: name(other)) 属于更深的 \(name: view)，所以它在先：\(name: it) 抢不走文本的点击。\
        如果代理允许同时识别，\(name: it) 也会识别成功。
        """)
  }
}

extension GestureAskNarrator {
  /// 17.15, 17.36: why one of UIKit's own recognizers of text is not shown a touch; nil for others.
  var hiddenFromText: StyledText? {
    if ask.question == .shouldReceive, scene[ask.id].part?.role == .closeActions {
      return say(
        en: """
          \(introduced(ask.id)) is UIKit's own. The touch is on a button of the open actions, which \
          keeps it.
          """,
        zh: """
          \(introduced(ask.id)) 是 \(code: "UIKit") 自带的。触摸在打开的操作按钮上，归那个按钮。
          """)
    }
    guard ask.question == .shouldReceive, scene[ask.id].part?.role.isOfText == true else {
      return nil
    }
    let view = scene[ask.id].view
    if scene[view].isTextEditable {
      return say(
        en: """
          \(introduced(ask.id)) is UIKit's own. The touch is in a control inside \
          \(name: name(view)), which keeps it.
          """,
        zh: """
          \(introduced(ask.id)) 是 \(code: "UIKit") 自带的。触摸在 \(name: name(view)) 里面的控件上，归那个控件。
          """)
    }
    return say(
      en: """
        \(introduced(ask.id)) is UIKit's own. \(name: name(view)) is only read, so it looks at \
        touches on links alone.
        """,
      zh: """
        \(introduced(ask.id)) 是 \(code: "UIKit") 自带的。\(name: name(view)) 只供阅读，所以它只看链接上的触摸。
        """)
  }
}
