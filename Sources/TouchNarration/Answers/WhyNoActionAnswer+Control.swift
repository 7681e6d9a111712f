import TouchCore
import TouchInquiry

extension WhyNoActionAnswer {
  /// Why a control that is the hit view did not send an action, as a clause.
  var controlReason: StyledText {
    guard case .control(let view) = why.sender else { return "" }
    let touch = touch.said
    let proof = why.steps.last.map(place) ?? ""
    switch why.reason {
    case .neverTold(let reason, let by): return neverTold(reason, by)
    case .overridden(let method):
      return say(
        en: """
          its class overrides \(code: method.name) without calling \(code: "super"), so \
          \(code: "UIControl") never receives \(touch) (\(proof))
          """,
        zh: """
          它的类重写了 \(code: method.name)，没有调用 \(code: "super")，所以 \
          \(code: "UIControl") 收不到\(touch)（\(proof)）
          """)
    case .disabled: return disabled
    case .tracksAnotherTouch:
      return say(
        en: "a control tracks one touch, and it had another when \(touch) came (\(proof))",
        zh: "控件只跟踪一个触摸，\(touch) 到来时它已经有了另一个（\(proof)）")
    case .refusedToTrack(let call): return refusedToTrack(view, call, touch, proof)
    case .takenAway(let reason, let by): return takenAway(reason, by)
    case .heldBack(let by):
      return say(
        en: "\(holder(by)) still delays \(touch) when the record ends (\(proof))",
        zh: "记录结束时，\(holder(by))还扣留着\(touch) 的消息（\(proof)）")
    case .liftedOutside(let distance):
      return say(
        en: """
          \(whatMoved)the finger was lifted \(points(distance)) outside, and only \
          \(points(scene.controlSlop.points)) still count as inside \
          (\(setting(scene.controlSlop.setting))), so it sent \(code: "touchUpOutside") (\(proof))
          """,
        zh: """
          \(whatMoved)手指在外面 \(points(distance))处抬起，而只有 \(points(scene.controlSlop.points))以内还算在内\
          （\(setting(scene.controlSlop.setting))），所以它发送的是 \(code: "touchUpOutside")（\(proof)）
          """)
    case .otherEvents(let events): return otherEvents(events, proof)
    case .stayedInside(let distance): return stayedInside(distance, proof)
    case .unchanged(let hold):
      let held = ValueHoldWords(viewpoint: viewpoint, hold: hold).said
      return say(
        en: "\(held), so it sends no \(code: "valueChanged") (\(proof))",
        zh: "\(held)，所以它不发送 \(code: "valueChanged")（\(proof)）")
    case .stillDown:
      return say(
        en: "the finger is still down when the record ends, and the action is for \(wanted)",
        zh: "记录结束时手指还按着；它要的是 \(wanted)")
    case .notPulled(let distance): return notPulled(view, distance, proof)
    case .cannotBePulled(let gesture): return cannotBePulled(view, gesture)
    case .refreshes: return refreshes(view, proof)
    case .sent, .nobody, .noGesture, .notModelled, .notHit, .replaced, .noTouch: return ""
    }
  }

  /// 20.43: how far its scroll view was pulled at most.
  private func notPulled(
    _ view: ViewID, _ distance: Double?, _ proof: StyledText
  ) -> StyledText {
    let needed = points(scene.settings[.refreshDistance])
    guard let distance else {
      return say(
        en: """
          \(scrollView(of: view)) was not pulled beyond its top, and it refreshes at \(needed) \
          (\(setting(.refreshDistance)))
          """,
        zh: """
          \(scrollView(of: view)) 没有被拉过顶部，而它在 \(needed)处才刷新\
          （\(setting(.refreshDistance))）
          """)
    }
    return say(
      en: """
        \(scrollView(of: view)) was pulled \(points(distance)) beyond its top at most \
        (\(proof)), and it refreshes at \(needed) (\(setting(.refreshDistance)))
        """,
      zh: """
        \(scrollView(of: view)) 最多被拉过顶部 \(points(distance))（\(proof)），而它在 \(needed)\
        处才刷新（\(setting(.refreshDistance))）
        """)
  }

  /// 20.43: since when it refreshes; the scene may say so from the beginning.
  private func refreshes(_ view: ViewID, _ proof: StyledText) -> StyledText {
    let began = why.steps.count > 1 ? why.steps.first : nil
    guard let began else {
      return say(
        en: """
          it was refreshing when \(scrollView(of: view)) was pulled (\(proof)); code has to end \
          that first (\(code: "endRefreshing"))
          """,
        zh: """
          \(scrollView(of: view)) 被拉动时它正在刷新（\(proof)）；要先由代码结束刷新\
          （\(code: "endRefreshing")）
          """)
    }
    let time = trace.milliseconds(at: began)
    return say(
      en: """
        it has been refreshing since \(number: "\(time) ms") (\(place(began))), so this pull sends \
        nothing (\(proof)); code has to end that first (\(code: "endRefreshing"))
        """,
      zh: """
        它从 \(number: "\(time) 毫秒")起一直在刷新（\(place(began))），所以这次下拉不发送\
        （\(proof)）；要先由代码结束刷新（\(code: "endRefreshing")）
        """)
  }

  /// 11.11: that its scroll view stayed where it is; the other reasons are told of its pan.
  private func cannotBePulled(_ view: ViewID, _ gesture: WhyNoGesture) -> StyledText {
    guard gesture.hasRecognized else {
      return say(
        en: "\(scrollView(of: view)) did not scroll, and it is sent only by a pull",
        zh: "\(scrollView(of: view)) 没有滚动，而只有下拉才会发送它")
    }
    return say(
      en: """
        \(code: "bounces") of \(scrollView(of: view)) is off, so no pull moves it beyond its top\
        \(self.proof(of: why.steps))
        """,
      zh: """
        \(scrollView(of: view)) 的 \(code: "bounces") 关闭着，所以怎么拉也不会越过顶部\
        \(self.proof(of: why.steps))
        """)
  }

  private func scrollView(of control: ViewID) -> StyledText {
    scene[control].superview.map { StyledText(name($0), .name) } ?? ""
  }

  private func holder(_ by: RecognizerID?) -> StyledText {
    by.map { say(en: "\(name: name($0))", zh: "\(name: name($0)) ") }
      ?? say(en: "the window", zh: "窗口")
  }

  /// The events an action is registered for.
  private var wanted: StyledText {
    names(of: scene.target(why.registration, of: why.sender)?.events ?? [])
  }

  private func names(of events: ControlEvents) -> StyledText {
    list(events.name.split(separator: "|").map { StyledText(String($0), .code) })
  }

  /// 3.10, 9.30 and the others: the window never passed it on.
  private func neverTold(_ reason: GateReason, _ by: RecognizerID?)
    -> StyledText
  {
    guard let step = why.steps.last, let touch = why.touch else { return "" }
    let held = Held(touch: touch, method: .began, by: by, reason: reason, index: step)
    let lost = LostNarrator(viewpoint: viewpoint, held: held).reason.short
    return say(
      en: """
        it is the hit view, but it never received \(self.touch.said) (\(place(step))): \
        \(lost)
        """,
      zh: """
        它是命中的视图，但从没收到\(self.touch.said) 的消息（\(place(step))）：\(lost)
        """)
  }

  /// 7.20, and since when.
  private var disabled: StyledText {
    let change = why.steps.first { index in
      if case .change = trace[index] { true } else { false }
    }
    guard let change else {
      return say(
        en: """
          its \(code: "isEnabled") is off, so it ignores touches \
          (\(why.steps.last.map(place) ?? ""))
          """,
        zh: """
          它的 \(code: "isEnabled") 是 \(code: "false")，所以不理会触摸（\(why.steps.last.map(place) ?? "")）
          """)
    }
    return say(
      en: """
        its \(code: "isEnabled") was switched off (\(place(change))), so it ignores touches from \
        then on
        """,
      zh: "它的 \(code: "isEnabled") 被设为 \(code: "false")（\(place(change))），从那时起它不理会触摸")
  }

  private func refusedToTrack(
    _ view: ViewID, _ call: TrackingCall, _ touch: StyledText, _ proof: StyledText
  ) -> StyledText {
    let isSlider = scene[view].kind == .slider && scene[view].control.beginTracking == nil
    guard !isSlider || call != .beginTracking else {
      return say(
        en: "\(touch) did not begin on its knob, so it does not track it (\(proof))",
        zh: "\(touch) 不是从它的滑钮上开始的，所以它不跟踪（\(proof)）")
    }
    let ends =
      call == .beginTracking
      ? say(en: "so it did not track it", zh: "所以它没有跟踪")
      : say(en: "so it stopped tracking it", zh: "所以它不再跟踪")
    return say(
      en: "its \(code: call.name) returned \(bad: "false") for \(touch) (\(proof)), \(ends)",
      zh: "它的 \(code: call.name) 对\(touch) 返回 \(bad: "false")（\(proof)），\(ends)")
  }

  /// 9.27, 7.10: who took it, and what was sent instead.
  private func takenAway(_ reason: GateReason, _ by: RecognizerID?)
    -> StyledText
  {
    let touch = touch.said
    let step =
      why.steps.first { index in
        if case .gate(.cancel) = trace[index] { true } else { false }
      } ?? why.steps.dropLast().last
    let proof = step.map(place) ?? ""
    if let by, scene[by].part?.role.isOfText == true {
      return say(
        en: """
          \(name: name(by)) is the text's own: it takes \(touch) to edit (\(proof)), so a text field \
          sends \(code: "touchCancel") at the lift and never \(code: "touchUpInside"); \
          \(code: "editingDidBegin") tells that it is edited
          """,
        zh: """
          \(name: name(by)) 是文本自带的：它拿走\(touch) 来开始编辑（\(proof)），所以文本框在抬起时发送 \
          \(code: "touchCancel")，从不发送 \(code: "touchUpInside")；说明开始编辑的是 \
          \(code: "editingDidBegin")
          """)
    }
    if let by {
      return say(
        en: """
          \(name: name(by)) recognized and cancelled \(touch) (\(proof)), so the control received \
          \(code: "touchesCancelled") instead of the lift
          """,
        zh: """
          \(name: name(by)) 识别成功，取消了\(touch)（\(proof)），所以控件收到的是 \
          \(code: "touchesCancelled")，而不是抬起
          """)
    }
    if reason == .menuOpened {
      return say(
        en: "its menu opened and took over \(touch) (\(proof)), so it does not receive the lift",
        zh: "它的菜单打开，接过了\(touch)（\(proof)），所以收不到抬起")
    }
    return reason == .viewRemoved
      ? say(
        en: "it left its window while it tracked \(touch) (\(proof))\(whoWasRemoved)",
        zh: "它跟踪\(touch) 时离开了窗口（\(proof)）\(whoWasRemoved)")
      : say(
        en: "the system cancelled \(touch) while it tracked it (\(proof))",
        zh: "它跟踪\(touch) 时，系统取消了这次触摸（\(proof)）")
  }

  /// 21.4: what the program moved meanwhile, so that the control was elsewhere at the lift.
  private var whatMoved: StyledText {
    guard case .control(let view) = why.sender,
      let move = trace.move(of: view, during: why.steps)
    else { return "" }
    let who = name(move.change.object)
    return say(
      en: "\(name: who) moved meanwhile (\(place(move.step))), so ",
      zh: "\(name: who) 中途移动了（\(place(move.step))），所以")
  }

  /// 21.6: what the program took out, with which it left.
  private var whoWasRemoved: StyledText {
    guard case .control(let view) = why.sender,
      let removal = trace.removal(of: view, during: why.steps)
    else { return "" }
    let who = name(removal.change.object)
    return say(en: ": \(name: who) was removed", zh: "：\(name: who) 被移走了")
  }

  /// 7.6, 7.14: leaving the bounds alone is not leaving the control.
  private func stayedInside(_ distance: Double, _ proof: StyledText) -> StyledText {
    guard distance > 0 else {
      return say(
        en: "the finger was never outside it (\(proof)), and the action is for \(wanted)",
        zh: "手指从没到它外面（\(proof)），而这个动作要的是 \(wanted)")
    }
    return say(
      en: """
        the finger was at most \(points(distance)) outside (\(proof)), where up to \
        \(points(scene.controlSlop.points)) still count as inside \
        (\(setting(scene.controlSlop.setting))), and the action is for \(wanted)
        """,
      zh: """
        手指最远在外面 \(points(distance))处（\(proof)），而 \(points(scene.controlSlop.points))以内还算在内\
        （\(setting(scene.controlSlop.setting))），这个动作要的是 \(wanted)
        """)
  }

  private func otherEvents(_ events: ControlEvents, _ proof: StyledText) -> StyledText {
    guard !events.isEmpty else {
      return say(
        en: "it sent no event (\(proof)), and the action is for \(wanted)",
        zh: "它没有发送事件（\(proof)），而这个动作要的是 \(wanted)")
    }
    return say(
      en: "it sent \(names(of: events)) (\(proof)), and the action is for \(wanted)",
      zh: "它发送了 \(names(of: events))（\(proof)），而这个动作要的是 \(wanted)")
  }
}
