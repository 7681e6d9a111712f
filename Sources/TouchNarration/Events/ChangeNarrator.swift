import TouchCore

/// Tells that a property changed, by the program or by a touch.
struct ChangeNarrator: Telling {
  let viewpoint: Viewpoint
  let change: SceneChange
  let index: Int

  var wording: Wording {
    let told = told
    return Wording(
      short: told.short,
      long: [told.long ?? say(en: "\(told.short).", zh: "\(told.short)。"), whatChanges])
  }

  /// What changed, in few words and, where those are no sentence, in more.
  private var told: (short: StyledText, long: StyledText?) {
    let who = name(change.object)
    let new = text(change.new)
    switch change.property {
    // 21.2 to 21.6: the tree, or who is on a view.
    case .inside:
      return (
        say(en: "\(name: who) is moved into \(name: new)", zh: "\(name: who) 移到 \(name: new) 里面"),
        nil
      )
    case .front:
      return (say(en: "\(name: who) is brought to the front", zh: "\(name: who) 移到最前面"), nil)
    case .back:
      return (say(en: "\(name: who) is sent to the back", zh: "\(name: who) 移到最后面"), nil)
    case .attached:
      return change.new == .flag(true)
        ? (say(en: "\(name: who) is added to its view", zh: "\(name: who) 加到它的视图上"), nil)
        : (say(en: "\(name: who) is taken off its view", zh: "\(name: who) 从它的视图上取下"), nil)
    case .removed:
      return (
        say(en: "\(name: who) is taken out of its superview", zh: "\(name: who) 从父视图中移除"),
        say(en: "\(name: who) is no longer in any view.", zh: "\(name: who) 不再属于任何视图。")
      )
    case .animatedOffset:
      return (
        say(
          en: "\(name: who) is sent to \(number: new) with an animation",
          zh: "\(name: who) 带动画地移往 \(number: new)"),
        say(
          en: "\(name: who) goes from \(number: old) to \(number: new), bit by bit.",
          zh: "\(name: who) 一点一点地从 \(number: old) 移到 \(number: new)。")
      )
    default:
      return (
        say(
          en: "\(code: property) of \(name: who) was \(number: old), is now \(number: new)",
          zh: "\(name: who) 的 \(code: property) 由 \(number: old) 变为 \(number: new)"),
        say(
          en: """
            \(code: property) of \(name: who) was \(number: old) and is \(number: new) from now on.
            """,
          zh: "\(name: who) 的 \(code: property) 原来是 \(number: old)，从现在起是 \(number: new)。")
      )
    }
  }

  private var property: String { change.property.rawValue }

  /// The value it had.
  private var old: String { change.old.map(text) ?? "" }

  /// What it means for the touches that are on the way.
  private var whatChanges: StyledText {
    switch change.property {
    case .removed:
      return scene.settings.isOn(.removedViewGetsCancelled)
        ? say(
          en: """
            What it had of touches is cancelled now, and recognizers on it end \
            (\(setting(.removedViewGetsCancelled))); it gets no later message.
            """,
          zh: """
            它手里的触摸现在被取消，它上面的识别器也就此结束（\(setting(.removedViewGetsCancelled))）；\
            之后它什么也收不到。
            """)
        : say(
          en: """
            Its touches stay with it, as folklore says: \(setting(.removedViewGetsCancelled)) is \
            off. A control's tracking is cancelled.
            """,
          zh: """
            按流行的说法，它的触摸仍然归它：\(setting(.removedViewGetsCancelled)) 关闭。控件的跟踪会被取消。
            """)
    case .state:
      return say(
        en: """
          Code may let a recognizer fail that is \(code: "Possible"), and cancel one that has \
          begun; it ignores the rest of its touches.
          """,
        zh: """
          代码可以让 \(code: "Possible") 的识别器失败，也可以取消已经开始的；它不理会那些触摸的其余部分。
          """)
    case .ignoring:
      return say(
        en: "While the count is above zero, new touches go nowhere.",
        zh: "计数大于零时，新的触摸哪里也不去。")
    case .enabled where isOfCancel:
      return change.new == .flag(true)
        ? say(
          en: "While the field of its search bar is edited, it can be tapped.",
          zh: "搜索栏的文本框正在编辑时，可以点它。")
        : say(
          en: """
            A search bar disables it once its field is no longer edited: it is still hit, but does \
            nothing with the touch.
            """,
          zh: "搜索栏的文本框一旦不再编辑，就把它禁用：它仍会被命中，但不用触摸做任何事。")
    case .enabled:
      if case .recognizer = change.object {
        return say(
          en: "A disabled recognizer gets no touches, and an active one is cancelled.",
          zh: "禁用的识别器得不到触摸；正在进行的会被取消。")
      }
      return say(
        en: "A disabled control is still hit, but does nothing with the touch.",
        zh: "禁用的控件仍会被命中，但不用触摸做任何事。")
    case .value where isOfPicker:
      return say(
        en: "Its wheel rests on that row; before it does, nothing is selected.",
        zh: "它的转轮停在那一行上；在停住之前，什么也没有选中。")
    case .refreshing: return refreshes
    case .zoomScale:
      return say(
        en: """
          It zooms within its limits; touches that are down keep their views, and new ones are \
          hit-tested through the scaled content.
          """,
        zh: "它在界限之内缩放；已经按下的触摸仍归原来的视图，新的触摸按缩放后的内容做命中测试。")
    case .scrollsToTop:
      return say(
        en: "It counts for the next tap on the status bar.", zh: "它对下一次点状态栏起作用。")
    case .value:
      return say(en: "The touch did that, so its event follows.", zh: "这是触摸引起的，所以接着发送它的事件。")
    case .inside:
      return say(
        en: "It stays in its window, so its touches stay with it; they climb from its new place.",
        zh: "它还在窗口里，所以触摸仍归它；消息从它的新位置往上走。")
    case .front, .back:
      return say(
        en: "Who lies in front counts for the next touch; those that are down keep their views.",
        zh: "谁在前面，只对下一次触摸有用；已经按下的触摸仍归原来的视图。")
    case .attached:
      return change.new == .flag(true)
        ? say(
          en:
            "It does not see touches that are down, for their lists are made; it sees the next one.",
          zh: "它看不到已经按下的触摸，因为识别器在按下时已经收齐；它看得到下一次。")
        : say(
          en: "If it is at work, it is cancelled or fails.", zh: "如果它正在工作，就被取消或失败。")
    case .animatedOffset:
      return say(en: "A finger stops it on its way.", zh: "途中手指可以停住它。")
    case .scrollEnabled:
      return say(
        en: "Switching it off cancels a drag; no view gets the touch back.",
        zh: "关闭时会中断拖动，触摸也不还给谁。")
    case .contentOffset, .contentSize:
      return say(
        en: "The content lies elsewhere under the finger; touches that are down keep their views.",
        zh: "手指下面的内容换了地方；已经按下的触摸仍归原来的视图。")
    case .presented:
      return say(
        en: "What lies in its view, and behind it, enters or leaves the window with it.",
        zh: "它的视图里和后面的东西，随它进入或离开窗口。")
    case .popped:
      return say(
        en: "The view of the top controller leaves the window.", zh: "最上面控制器的视图离开窗口。")
    default:
      return say(
        en: "Touches that are down keep their views: only new ones are hit-tested with it.",
        zh: "已经按下的触摸仍归原来的视图；只有新的触摸才按它做命中测试。")
    }
  }

  /// 20.43: by a pull, or because the program says so.
  private var refreshes: StyledText {
    guard change.new == .flag(true) else {
      return say(
        en: "From now on, another pull sends \(code: "valueChanged") again.",
        zh: "从现在起，再拉一次又会发送 \(code: "valueChanged")。")
    }
    let distance = points(scene.settings[.refreshDistance])
    return check(.pulled, at: index) != nil
      ? say(
        en: """
          The content was pulled \(distance) or more beyond its top \
          (\(setting(.refreshDistance))), so the event follows. Until it is off again, no pull \
          sends another one.
          """,
        zh: """
          内容被拉过顶部 \(distance) 或更多（\(setting(.refreshDistance))），所以接着发送事件。\
          在它关闭之前，再拉也不会发送。
          """)
      : say(
        en: "The program did that: no event follows, and until it is off no pull sends one.",
        zh: "这是程序做的：不发送事件；在它关闭之前，拉动也不会发送。")
  }

  private var isOfPicker: Bool {
    guard case .responder(.view(let view)) = change.object else { return false }
    return scene[view].kind == .picker
  }

  private var isOfCancel: Bool {
    guard case .responder(.view(let view)) = change.object else { return false }
    return scene[view].part?.role == .cancel
  }

  private func text(_ value: PropertyValue) -> String {
    switch value {
    case .flag(let isOn): isOn ? "on" : "off"
    // 2.2: rounded, 0.005 would read 0.01 and be on the other side of the limit.
    case .number(let number): exact(number)
    case .state(let state): state.word
    case .point(let point): point.short
    case .size(let size): "\(short(size.width))x\(short(size.height))"
    case .rect(let rect): rect.short
    case .view(let view): name(view)
    case .transform(let transform):
      "[\(short(transform.a)) \(short(transform.b)) \(short(transform.c)) "
        + "\(short(transform.d)) \(short(transform.tx)) \(short(transform.ty))]"
    }
  }
}
