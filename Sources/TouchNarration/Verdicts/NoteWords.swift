import TouchCore
import TouchInquiry

/// What is told beside the reason of a verdict.
struct NoteWords {
  let note: Verdict.Note
  let verdict: Verdict

  var scene: Scene { verdict.trace.scene }

  var said: Phrase {
    switch note {
    case .cancelled(let step): cancelled(at: step + 1)
    case .disabled(let step): disabled(at: step)
    case .unsent(let action): unsent(action)
    case .implement(let action, let asked, let elsewhere):
      RepairWords.implement(action, oneOf: asked, elsewhere: elsewhere.map { scene.name(of: $0) })
    case .alsoSent(let view, let mine, let other): alsoSent(scene.name(of: view), mine, other)
    case .takes(let id, let view): takes(id, view)
    case .reachesInto(let id, let view): reachesInto(scene.name(of: id), id, scene.name(of: view))
    case .looksAt(let id, let view, let hit):
      looksAt(id, scene.name(of: view), scene.name(of: hit))
    case .poppedBy(let id, let step): popped(scene.name(of: id), step + 1)
    case .sendsItself(let view): sendsItself(scene.name(of: view))
    case .leavesUndone(let view): leavesUndone(scene.name(of: view))
    case .takenOut(let id, let object, let step): takenOut(id, object, step)
    case .animates(let view): animates(scene.name(of: view))
    case .behindBar(let view, let hit): behindBar(scene.name(of: view), scene.name(of: hit))
    case .notAtTop(let list, let distance): notAtTop(scene.name(of: list), distance)
    case .addedAgain(let all): addedAgain(all)
    case .passed(let popover, let anchor):
      passed(scene.name(of: .controller(popover)), scene.name(of: anchor))
    case .bothFollow(let id, let other):
      bothFollow(id, other)
    case .override(let view, let step, let refusal): override(of: view, step + 1, refusal)
    case .waitsForNobody(let id, let other): waits(scene.name(of: id), for: scene.name(of: other))
    case .afterAnother(let id, let other): after(id, other)
    case .beside(let id, let hit): beside(id, scene.name(of: hit))
    case .outside(let view, let distance): outside(scene.name(of: view), distance)
    case .together(let one, let other): together(scene.name(of: one), scene.name(of: other))
    case .times(let times): sent(at: times)
    case .switchedOff(let view): switchedOff(scene.name(of: view))
    case .slidOnto(let view, let hit): slidOnto(scene.name(of: view), scene.name(of: hit))
    case .passesOn(let view, let reason): passesOn(scene.name(of: view), reason)
    case .selectedTogether(let one, let other):
      selectedTogether(scene.name(of: one), scene.name(of: other))
    case .dismissedBy(let id, let list, let step):
      dismissed(id, list.map { scene.name(of: $0) }, step + 1)
    case .endedEditing(let step): endedEditing(at: step)
    case .endedAgain(let view, let id, let step):
      endedAgain(scene.name(of: view), scene.name(of: id), step + 1)
    case .directionalLock(let view, let keeps, let step):
      directionalLock(scene.name(of: view), keeps, step + 1)
    case .handedOver(let inner): handedOver(scene.name(of: inner))
    case .waited(let id, let other, let milliseconds, let step):
      waited(scene.name(of: id), for: scene.name(of: other), milliseconds, step + 1)
        + tooLate(id)
    case .late(let view, let touch): late(view, touch)
    case .hangs(let step): hangs(step + 1)
    case .inTransition(let controller, let step): inTransition(controller, step + 1)
    }
  }

  /// 3.19: no lift comes behind it.
  private func cancelled(at step: Int) -> Phrase {
    Phrase(
      en: "The system cancelled the touch later (#\(step)): no \(code: "touchesEnded") comes, and "
        + "no control sends its action.",
      zh: "系统后来取消了这次触摸（#\(step)）：不会有 \(code: "touchesEnded")，控件也不发送动作。")
  }

  /// 7.19: why the control that has the touch did not send an action.
  private func unsent(_ action: String) -> Phrase {
    let all = verdict.trace.whyNot(action: action, touch: verdict.touch)
    guard case .view(let view) = verdict.subject,
      let why = all.first(where: { $0.sender == .control(view) })
    else { return RepairWords.butNotSent(action) }
    let english = Narrator(verdict.trace, .english).clause(of: why)
    guard !english.isEmpty else { return RepairWords.butNotSent(action) }
    let chinese = Narrator(verdict.trace, .simplifiedChinese).clause(of: why)
    let question = "why-not \(action)"
    return Phrase(
      en: "But \(code: action) was not sent: " + english
        + ". \(code: question) lists what would send it.",
      zh: "但是 \(code: action) 没有发送：" + chinese + "。\(code: question) 列出怎样才会发送。")
  }

  /// 7.20, and who switched it off: 17.39 for one.
  private func disabled(at step: Int) -> Phrase {
    let said = RepairWords.butDisabled(at: step + 1)
    guard case .touchDeliver(let control, _, _, _) = verdict.trace[step],
      let change = verdict.trace.switching(off: .responder(control), before: step).first
    else { return said }
    let time = verdict.trace.milliseconds(at: change)
    guard verdict.trace.rule(of: change) == RuleNumber(17, 39) else {
      return said
        + Phrase(
          en: " It was switched off at \(time) ms (#\(change + 1)).",
          zh: "它在 \(time) 毫秒时被关闭（#\(change + 1)）。")
    }
    return said
      + Phrase(
        en: " UIKit switched it off at \(time) ms (#\(change + 1)), when its search field was no "
          + "longer edited.",
        zh: "搜索框在 \(time) 毫秒时不再编辑，系统就关闭了它（#\(change + 1)）。")
  }

  /// 3.19: what begins and is cancelled is to be undone.
  private func leavesUndone(_ view: String) -> Phrase {
    let began = "touchesBegan"
    let (ended, cancelled) = ("touchesEnded", "touchesCancelled")
    return Phrase(
      en:
        "\(name: view) overrides \(code: began) and \(code: ended) but not \(code: cancelled), so "
        + "nothing undoes what it did at \(code: began). First override \(code: cancelled) as well "
        + "(\(code: "whatif \(view).\(cancelled) = log")).",
      zh: "\(name: view) 重写了 \(code: began) 和 \(code: ended)，却没有重写 \(code: cancelled)，"
        + "所以 \(code: began) 里做的事没人撤销。先重写 \(code: cancelled)"
        + "（\(code: "whatif \(view).\(cancelled) = log")）。")
  }

  /// 7.19: each event has its own actions.
  private func alsoSent(_ view: String, _ mine: ActionTarget, _ other: ActionTarget) -> Phrase {
    guard other.action != mine.action else {
      return Phrase(
        en: "\(name: view) has more than one target for this action, and calls each of them.",
        zh: "\(name: view) 为这个动作注册了不止一个目标，每个都会被调用。")
    }
    return Phrase(
      en: "One tap sends both events: \(code: mine.action) is for \(code: mine.events.name), and "
        + "\(name: view) also sent \(code: other.action), which is for \(code: other.events.name).",
      zh: "一次点击会发送两个事件：\(code: mine.action) 是为 \(code: mine.events.name) 注册的，"
        + "而 \(name: view) 还发送了为 \(code: other.events.name) 注册的 \(code: other.action)。")
  }

  /// 8.3, 8.6: UIKit's buttons keep taps off, an app's own control does not.
  private func takes(_ id: RecognizerID, _ view: ViewID) -> Phrase {
    let (taker, hit) = (scene.name(of: id), scene.name(of: view))
    guard scene[id].kind == .tap, scene[view].kind == .control else {
      return Phrase(
        en:
          "The touch came down on \(name: hit), which tracks it itself, and \(name: taker) took it.",
        zh: "触摸按在 \(name: hit) 上，它自己跟踪触摸，而 \(name: taker) 把它拿走了。")
    }
    return Phrase(
      en: "The touch is in \(name: hit), a control of the app's own, which keeps no taps off "
        + "(UIKit's buttons do), so \(name: taker) took it.",
      zh: "触摸在应用自己的控件 \(name: hit) 里，它不会挡住点击手势（UIKit 的按钮会），"
        + "所以 \(name: taker) 拿走了触摸。")
  }

  /// 9.1: it is presented in the window, and so in a view around it.
  private func reachesInto(_ name: String, _ id: RecognizerID, _ view: String) -> Phrase {
    let holder = scene.name(of: scene[id].view)
    return Phrase(
      en:
        "The touch is in \(name: view), which lies in \(name: holder), the view of \(name: name): a "
        + "recognizer has the touches of everything in its view.",
      zh: "触摸在 \(name: view) 里，而 \(name: view) 在 \(name: name) 的视图 \(name: holder) 里："
        + "识别器得到它的视图里的一切触摸。")
  }

  /// 18.8: `touch.view` is the hit view, which is seldom the one that holds everything.
  private func looksAt(_ id: RecognizerID, _ view: String, _ hit: String) -> Phrase {
    let name = scene.name(of: id)
    guard scene[id].answers.receiveTest?.isUnless != false else {
      return Phrase(
        en: "The delegate of \(name: name) takes touches of \(name: view) alone, and "
          + "\(code: "touch.view") is \(name: hit), which lies in \(name: view).",
        zh: "\(name: name) 的代理只接受 \(name: view) 本身的触摸，而 \(code: "touch.view") 是里面的 "
          + "\(name: hit)。")
    }
    return Phrase(
      en: "The delegate of \(name: name) leaves out \(name: view) alone, and "
        + "\(code: "touch.view") is \(name: hit), which lies in \(name: view).",
      zh: "\(name: name) 的代理只排除 \(name: view) 本身，而 \(code: "touch.view") 是里面的 "
        + "\(name: hit)。")
  }

  /// 7.16: `sendActions(for:)` of the app's own class.
  private func sendsItself(_ view: String) -> Phrase {
    Phrase(
      en:
        "The class of \(name: view) sends \(code: "valueChanged") itself; the model does not know "
        + "when. It can only if it tracks the touch.",
      zh: "\(name: view) 的类自己发送 \(code: "valueChanged")，模型不知道什么时候；只有跟踪到触摸，它才能发送。")
  }

  /// 2.13: `hitTest` of UIKit asks the switches; an own one need not.
  private func override(of view: ViewID, _ step: Int, _ refusal: AskVerdict?) -> Phrase {
    let name = scene.name(of: view)
    let (english, chinese): (StyledText, StyledText) =
      switch refusal {
      case .hidden: (", although \(name: name) is hidden", "，尽管 \(name: name) 已隐藏")
      case .interaction:
        (
          ", although its \(code: "isUserInteractionEnabled") is off",
          "，尽管它的 \(code: "isUserInteractionEnabled") 是关的"
        )
      case .alpha: (", although its \(code: "alpha") is near 0", "，尽管它的 \(code: "alpha") 接近 0")
      default: ("", "")
      }
    return Phrase(
      en: "\(name: name)'s own \(code: "hitTest") returned that (#\(step))" + english + ".",
      zh: "这是 \(name: name) 自己的 \(code: "hitTest") 的返回值（#\(step)）" + chinese + "。")
  }

  private func waits(_ name: String, for other: String) -> Phrase {
    Phrase(
      en: "\(name: other) recognized later on the same touch, and \(name: name) does not wait for "
        + "it to fail, so both act.",
      zh: "\(name: other) 后来在同一次触摸上也识别成功，而 \(name: name) 不等它失败：所以两个都起作用。")
  }

  /// 9.21: how much later, and because of whom.
  private func waited(
    _ name: String, for other: String, _ milliseconds: Int, _ step: Int
  ) -> Phrase {
    Phrase(
      en: "It came \(milliseconds) ms late: \(name: name) had matched before (#\(step)) and waited "
        + "for \(name: other) to fail.",
      zh: "它晚了 \(milliseconds) 毫秒：\(name: name) 先前就已匹配（#\(step)），一直在等 "
        + "\(name: other) 失败。")
  }

  /// 9.22: a gesture that begins as the fingers are lifted moves nothing.
  private func tooLate(_ id: RecognizerID) -> Phrase {
    let trace = verdict.trace
    let attempt = trace.attempts.first { $0.recognizer == id && $0.recognized != nil }
    guard scene[id].kind.isContinuous, let attempt, let step = attempt.recognized,
      let lift = attempt.touches.compactMap({ trace.fingerPath(of: $0).last?.milliseconds }).max(),
      trace.milliseconds(at: step) >= lift
    else { return Phrase(en: "", zh: "") }
    return Phrase(
      en: " That was at the lift, so nothing follows the finger.",
      zh: "那时手指已经抬起，所以没有东西跟着手指动。")
  }

  /// 9.30, 9.32: what its control acts on came late.
  private func late(_ view: ViewID, _ touch: Int) -> Phrase {
    Phrase(
      en: Narrator(verdict.trace, .english).late(view, touch: touch),
      zh: Narrator(verdict.trace, .simplifiedChinese).late(view, touch: touch))
  }

  private func after(_ id: RecognizerID, _ before: RecognizerID) -> Phrase {
    let (name, other) = (scene.name(of: id), scene.name(of: before))
    // 9.20: taps exclude only taps of fewer.
    if scene[before].kind == .tap, scene[id].kind == .tap,
      scene[before].numberOfTapsRequired < scene[id].numberOfTapsRequired
    {
      return Phrase(
        en: "\(name: other) recognized before \(name: name) on the same touch: a tap of fewer taps "
          + "does not exclude one of more, so both act.",
        zh: "\(name: other) 在 \(name: name) 之前在同一次触摸上识别成功：次数少的点击不排除次数多的，"
          + "所以两个都起作用。")
    }
    return Phrase(
      en: "\(name: other) recognized before \(name: name) on the same touch, and a delegate or a "
        + "class lets both, so both act.",
      zh: "\(name: other) 在 \(name: name) 之前在同一次触摸上识别成功，而代理或类允许两个都识别：所以两个都起作用。")
  }

  private func beside(_ id: RecognizerID, _ hit: String) -> Phrase {
    guard !scene[id].cancelsTouchesInView else {
      return Phrase(
        en: "The touch is in \(name: hit), which may act on it as well.",
        zh: "触摸在 \(name: hit) 里，它也可能对此作出反应。")
    }
    let name = scene.name(of: id)
    return Phrase(
      en: "\(name: hit) has the touch as well: \(name: name) does not cancel it "
        + "(\(code: "cancelsTouchesInView") is off), so both act.",
      zh: "\(name: hit) 也得到这次触摸：\(name: name) 不取消它（\(code: "cancelsTouchesInView") 是关的），"
        + "所以两个都起作用。")
  }

  /// 7.14: a control counts what is near it as inside.
  private func outside(_ name: String, _ distance: Double) -> Phrase {
    let (setting, slop) = scene.controlSlop
    let (way, most) = (short((distance * 10).rounded() / 10), short(slop))
    return Phrase(
      en: "The finger was lifted \(number: way + " pt") outside \(name: name): up to "
        + "\(number: most + " pt") still count as inside "
        + "(\(code: "model." + setting.rawValue)).",
      zh: "手指在 \(name: name) 外面 \(number: way) 点处抬起：\(number: most) 点以内还算在里面"
        + "（\(code: "model." + setting.rawValue)）。")
  }

  private func together(_ one: String, _ other: String) -> Phrase {
    Phrase(
      en: "\(name: one) and \(name: other) were pressed at the same time, each by its own finger, "
        + "and both act: neither is \(code: "isExclusiveTouch").",
      zh: "\(name: one) 和 \(name: other) 同时被按着，各有各的手指，两个都起作用：都没有设 "
        + "\(code: "isExclusiveTouch")。")
  }
}
