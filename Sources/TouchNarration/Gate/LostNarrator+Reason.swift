import TouchCore
import TouchInquiry

extension LostNarrator {
  /// Why it never arrives.
  var reason: Wording {
    switch held.reason {
    case .recognized: thrownAway
    case .delaysTouchesBegan, .delaysTouchesEnded, .behindHeld, .laterTapsHeld:
      movedWhileHeld
    case .multipleTouchOff: second
    case .exclusiveTouch: alone
    case .ignored: ignored
    case .stoppedScrolling: stoppedScrolling
    case .touchesShouldBegin: refusedByScrollView
    case .systemCancelled: systemCancelled
    case .viewRemoved: viewRemoved
    case .interactionOff: interactionOff
    case .animationBegan: animationBegan
    case .neverFailed: neverFailed
    case .zooming: zooming
    case .released, .menuOpened:
      worded(
        en: "there is no receiver", zh: "没有接收者",
        fully: say(en: "There is no responder left that could get it.", zh: "已经没有响应者可以收到它。"))
    }
  }

  /// 1.10: interaction events are ignored.
  private var ignored: Wording {
    worded(
      en: "interaction events are being ignored", zh: "正在忽略交互事件",
      fully: say(
        en: """
          \(code: "beginIgnoringInteractionEvents") was called and not ended, so touch \
          \(finger(held)) goes nowhere: no search, no recognizers, no view.
          """,
        zh: """
          调用过 \(code: "beginIgnoringInteractionEvents") 而没有结束，所以触摸 \(finger(held)) \
          哪里也不去：不查找视图，没有识别器，也没有视图。
          """))
  }

  /// 11.12: it only stopped the scrolling.
  private var stoppedScrolling: Wording {
    worded(
      en: "it only stops the scrolling", zh: "它只是停住滚动",
      fully: say(
        en: """
          A scroll view around \(name: view) was slowing down. The touch stops it, and that is \
          all: it is not passed to the content.
          """,
        zh: "\(name: view) 外面的滚动视图正在减速。触摸停住了它，仅此而已：不会传给内容。"))
  }

  /// 20.8: two other fingers zoom.
  private var zooming: Wording {
    worded(
      en: "the scroll view around it is zooming", zh: "外面的滚动视图正在缩放",
      fully: say(
        en: """
          Two fingers zoom a scroll view around \(name: view). Meanwhile its content gets no touches.
          """,
        zh: "两根手指正在缩放 \(name: view) 外面的滚动视图。这期间内容得不到触摸。"))
  }

  /// 11.8: the scroll view said no.
  private var refusedByScrollView: Wording {
    worded(
      en: "\(code: "touchesShouldBegin") returned \(bad: "false")",
      zh: "\(code: "touchesShouldBegin") 返回 \(bad: "false")",
      fully: say(
        en: """
          A scroll view around \(name: view) overrides \(code: "touchesShouldBegin") and returns \
          \(bad: "false"), so its content never gets touch \(finger(held)).
          """,
        zh: """
          \(name: view) 外面的滚动视图重写了 \(code: "touchesShouldBegin")，返回 \(code: "false")，\
          所以内容不会知道触摸 \(finger(held))。
          """))
  }

  /// 3.19: the system cancelled it before the view saw it.
  private var systemCancelled: Wording {
    worded(
      en: "the system cancelled it unseen", zh: "还没见到就被系统取消了",
      fully: say(
        en: """
          The system cancelled touch \(finger(held)) while its \(code: "touchesBegan") was still delayed. \
          \(name: view) never got it, so there is nothing to cancel.
          """,
        zh: """
          触摸 \(finger(held)) 的 \(code: "touchesBegan") 还扣留着时，系统就取消了它。\(name: view) 没有收到过它，所以没有什么可取消的。
          """))
  }

  /// 18.42: the view left its window before it heard of the touch.
  private var viewRemoved: Wording {
    worded(
      en: "it left its window", zh: "它离开了窗口",
      fully: say(
        en: """
          \(name: view) left its window while \(code: "touchesBegan") of touch \(finger(held)) was still \
          delayed, so it never gets the touch.
          """,
        zh: """
          触摸 \(finger(held)) 的 \(code: "touchesBegan") 还扣留着时，\(name: view) 就离开了窗口，\
          所以它始终收不到这次触摸。
          """))
  }

  /// 21.8: the folklore that switching interaction off drops the touches.
  private var interactionOff: Wording {
    worded(
      en: "its interaction was switched off", zh: "它的交互被关闭了",
      fully: say(
        en: """
          With \(setting(.interactionOffDropsTouches)) on, \(name: view) gets no more messages of touch \
          \(finger(held)) once its interaction is switched off; by default a running touch goes on.
          """,
        zh: """
          \(setting(.interactionOffDropsTouches)) 打开时，关闭交互后 \(name: view) 不再收到触摸 \
          \(finger(held)) 的消息；默认情况下，进行中的触摸会继续。
          """))
  }

  /// 21.25: the folklore that an animation takes the touch.
  var animationBegan: Wording {
    worded(
      en: "an animation of \(name: view) begins and \(bad: "takes") touch \(finger(held))",
      zh: "\(name: view) 的动画开始了，\(bad: "取消")了触摸 \(finger(held))",
      fully: say(
        en: """
          With \(setting(.animationCancelsTouches)) on, an animation that begins under a finger takes \
          touch \(finger(held)) from \(name: view); by default it does not.
          """,
        zh: """
          \(setting(.animationCancelsTouches)) 打开时，在手指下面开始的动画会从 \(name: view) 拿走触摸 \
          \(finger(held))；默认情况下不会。
          """))
  }

  /// 18.25: who held it back never made up its mind.
  private var neverFailed: Wording {
    let delayed = held.method == .began ? "delaysTouchesBegan" : "delaysTouchesEnded"
    return worded(
      en: "\(who(held)) never failed", zh: "\(who(held)) 始终没有失败",
      fully: say(
        en: """
          \(who(held)) delayed \(code: held.method.name) of touch \(finger(held)) while it was \
          \(code: "Possible") (\(code: delayed)). It neither recognized nor failed, so \(name: view) never gets it. \
          It should set its \(code: "state") to \(code: ".failed") at the last lift at the latest.
          """,
        zh: """
          \(who(held)) 还是 \(code: "Possible") 时，扣留了触摸 \(finger(held)) 的 \
          \(code: held.method.name)（\(code: delayed)）。它既没有识别也没有失败，所以 \
          \(name: view) 永远不会知道。\
          它最迟应在最后一次抬起时把 \(code: "state") 设为 \(code: ".failed")。
          """))
  }

  /// 9.30, and 9.27 where nothing had been held.
  private var thrownAway: Wording {
    let by = who(held)
    let wasHeld = trace.wasHeld(at: held.index)
    return worded(
      en: "\(by) recognized", zh: "\(by) 识别成功",
      fully: wasHeld ? heldUntilRecognized : recognizedFirst)
  }

  /// 4.1, 9.27: nothing was held; the recognizer heard of the touch first.
  private var recognizedFirst: StyledText {
    say(
      en: """
        \(who(held)) got the touch before \(name: view), recognized immediately and takes the \
        touch: \(name: view) gets no message. Nothing was delayed, and \
        \(code: "touchesCancelled") is only sent to a view that got \(code: "touchesBegan"). This \
        follows from the order of delivery; no published log shows it.
        """,
      zh: """
        \(who(held)) 比 \(name: view) 先知道这次触摸，当场识别成功，拿走了触摸：\
        \(name: view) 根本收不到消息。没有什么被扣留；视图什么都没收到，也就不发 \
        \(code: "touchesCancelled")。这是由通知的先后推出来的，没有公开的日志可以证明。
        """)
  }

  /// 9.30: the view never saw it, so no cancel is due.
  private var heldUntilRecognized: StyledText {
    let by = who(held)
    return paragraph([
      say(
        en: """
          \(by) recognized before \(code: held.method.name) was delivered. Its \
          \(code: "cancelsTouchesInView") is on, so all delayed messages of this touch are \
          discarded. \(name: view) never got the touch, so \(code: "touchesCancelled") is not sent.
          """,
        zh: """
          \(by) 识别成功时，\(code: held.method.name) 还没有送出。\(by) 的 \
          \(code: "cancelsTouchesInView") 是 \(code: "true")，所以这次触摸被扣留的消息全部丢弃。\
          \(name: view) 没有收到过这次触摸，因此也不发 \(code: "touchesCancelled")。
          """), holderFailed,
    ])
  }

  /// 9.30, 11.6: that the one who delayed the message has failed in the same event does not save it.
  private var holderFailed: StyledText {
    guard
      let hold = trace.causes(of: held.index).first(where: { place in
        if case .gate(.hold) = trace[place] { true } else { false }
      }), case .gate(.hold(_, _, let holder?, _)) = trace[hold], holder != held.by,
      let failed = trace.indices(ofMoment: trace.momentNumber(of: held.index)).last(where: {
        place in
        guard place < held.index,
          case .recognizer(.state(holder, _, .failed, _, _, _)) = trace[place]
        else { return false }
        return true
      })
    else { return "" }
    return say(
      en: """
        \(name: name(holder)), which had delayed the message, failed in the same event \
        (\(place(failed))): too late to deliver it.
        """,
      zh: """
        扣留消息的 \(name: name(holder)) 在同一个事件里失败（\(place(failed))），已经来不及送出它。
        """)
  }

  /// 9.30: of several moves only the current one would be told.
  private var movedWhileHeld: Wording {
    let by = who(held)
    return worded(
      en: "its \(code: "touchesBegan") is still delayed", zh: "它的 \(code: "touchesBegan") 还没有放行",
      fully: say(
        en: """
          \(by) still delays \(code: "touchesBegan"), so \(name: view) does not get this \
          \(code: held.method.name). If \(code: "touchesBegan") is delivered late, one \
          \(code: held.method.name) with the finger's place at that time follows it.
          """,
        zh: """
          \(by) 还扣留着 \(code: "touchesBegan")，所以 \(name: view) 收不到这次 \
          \(code: held.method.name)。\(code: "touchesBegan") 要是补发，后面就跟一条 \
          \(code: held.method.name)，给出手指那时的位置。
          """))
  }
}
