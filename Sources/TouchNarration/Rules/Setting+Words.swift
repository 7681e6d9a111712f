import TouchCore

/// What a setting is, apart from its value.
struct SettingFacts {
  let summary: Phrase
  let confidence: Rule.Confidence
  let source: String

  init(
    _ confidence: Rule.Confidence, _ source: String, en english: StyledText, zh chinese: StyledText
  ) {
    summary = Phrase(en: english, zh: chinese)
    self.confidence = confidence
    self.source = source
  }
}

extension Setting {
  /// What the setting decides, in one sentence.
  public var summary: Phrase { words.summary }

  /// How well its default is known.
  public var confidence: Rule.Confidence { words.confidence }

  /// Where its default comes from.
  public var source: String { words.source }

  private var words: SettingFacts {
    switch self {
    case .tapInterval:
      SettingFacts(
        .reported, "openuikit; reported of a multi-tap text recognizer; measured at about 0.36 s",
        en: "How long after a lift a touch-down still counts as the next tap.",
        zh: "抬起之后多长时间内的按下，仍算作下一次点击。")
    case .tapDistance:
      SettingFacts(
        .reported, "reported of a multi-tap text recognizer; openuikit uses 30",
        en: """
          How far from the last lift a touch-down may lie on each axis to count as the next tap.
          """,
        zh: "按下的位置在每个方向上离上一次抬起多远，仍算作下一次点击。")
    case .alphaAsFloat32:
      SettingFacts(
        .inferred, "Apple says less than 0.01; the layer keeps opacity in 32 bits",
        en: """
          Whether \(code: "alpha") is compared as the layer's 32-bit number, which puts exactly \
          \(number: "0.01") below the limit.
          """,
        zh: "是否按图层里的 32 位数比较 \(code: "alpha")，这样恰好 \(number: "0.01") 就低于界限。")
    case .hitTestTwice:
      SettingFacts(
        .observed, "an Apple engineer on cocoa-dev; logs of two people",
        en: """
          Whether the search is shown twice at each touch-down, as \(code: "UIKit") often runs it.
          """,
        zh: "按下时的寻找是否显示两遍，像 \(code: "UIKit") 常做的那样。")
    case .windowNextIsScene:
      SettingFacts(
        .observed, "four published print-outs; the documentation still names the application",
        en: "Whether a window's next responder is its window scene, where it has one.",
        zh: "窗口的下一个响应者是否是它的窗口场景（如果有）。")
    case .groupsClosedTouches:
      SettingFacts(
        .inferred, "follows from what is documented of touchesBegan",
        en: "Whether touches that one event ends or cancels in one view go in one call.",
        zh: "同一个事件在一个视图里结束或取消的几个触摸，是否放在一次调用里。")
    case .removedViewKeepsTouches:
      SettingFacts(
        .inferred, "the sources disagree: Chameleon says no, common belief yes",
        en: "Whether a view that left its window still hears of the touches it has.",
        zh: "离开了窗口的视图，是否继续收到已有触摸的消息。")
    case .heldTouchKeepsSlot:
      SettingFacts(
        .inferred, "hypothesis about the log printed in article 004",
        en: """
          A guess about article 004: whether a touch whose lift is held still counts as the view's\
           first.
          """,
        zh: "对文章 004 的猜测：抬起还被扣着的触摸，是否仍算视图的第一个触摸。")
    case .laterTapsHeld:
      SettingFacts(
        .inferred, "hypothesis about the log printed in article 004",
        en: """
          A guess about article 004: whether later touch-downs are held while a recognizer counts \
          taps.
          """,
        zh: "对文章 004 的猜测：识别器数点击时，后来的按下是否被扣住。")
    case .cancelsBeforeAction:
      SettingFacts(
        .observed, "off: five logs; on: header UIGestureRecognizer.h",
        en: """
          Whether the view is told of the cancel before the action is sent, as the header says.
          """,
        zh: "是否像头文件说的那样，先通知视图取消，再发送动作。")
    case .lastAddedFirst:
      SettingFacts(
        .observed, "chensifang, one observation; Apple promises no order",
        en: "Whether of equal recognizers on one view the last added comes first.",
        zh: "同一个视图上相同的识别器，是否最后添加的在前。")
    case .lateRecognizerWins:
      SettingFacts(
        .inferred, "openuikit and WinObjC say no; UIKit-cross-platform yes",
        en: "Whether a recognizer that recognizes late cancels the one that is active.",
        zh: "后来识别的，是否取消正在进行的那个。")
    case .tapMovement:
      SettingFacts(
        .reported, "reported of a multi-tap text recognizer; openuikit uses 10",
        en: "How far a finger may move in a tap.",
        zh: "一次点击中手指最多移动多远。")
    case .tapDuration:
      SettingFacts(
        .reported, "reported of a multi-tap text recognizer; WinObjC agrees",
        en: "How long a finger may stay down in a tap.",
        zh: "一次点击中手指最多按住多久。")
    case .longPressKeepsLimit:
      SettingFacts(
        .documented, "off: header UILongPressGestureRecognizer.h; WinObjC and Chameleon differ",
        en: "Whether a long press that has begun is cancelled when it moves too far.",
        zh: "已经开始的长按移得太远时，是否被取消。")
    case .panHysteresis:
      SettingFacts(
        .reported, "known constant; openuikit's trace of a simulator; peers use 5",
        en: "How far fingers move before a pan begins.",
        zh: "手指移动多远，拖动才开始。")
    case .panHysteresisPerAxis:
      SettingFacts(
        .reported, "known comparison; openuikit measures as the crow flies",
        en: "Whether that distance is measured on each axis by itself.",
        zh: "这个距离是否在每个轴上分别量。")
    case .panRemovesHysteresis:
      SettingFacts(
        .reported, "known behaviour; openuikit's trace of a simulator",
        en: "Whether that distance is taken off the translation.",
        zh: "位移是否减去这个距离。")
    case .panVelocityShare:
      SettingFacts(
        .reported, "one known formula",
        en: "The share of the newest sample in a pan's velocity.",
        zh: "拖动的速度里，最新采样所占的份额。")
    case .panExtraTouchesFail:
      SettingFacts(
        .reported, "one known default",
        en: "Whether fingers beyond the maximum make a pan fail.",
        zh: "超过上限的手指是否使拖动失败。")
    case .swipeDuration:
      SettingFacts(
        .reported, "known constant; WinObjC uses 0.1 s",
        en: "How long a swipe may take.",
        zh: "一次轻扫最长多久。")
    case .swipeDistance:
      SettingFacts(
        .reported, "known constant; WinObjC uses 10",
        en: "How far a slow swipe goes along its direction.",
        zh: "慢的轻扫沿方向要移动多远。")
    case .swipeFastExtra:
      SettingFacts(
        .inferred, "Apple says that a fast swipe goes further, not by how much",
        en: "How much further a fast swipe goes than a slow one, as a share of that.",
        zh: "快的轻扫比慢的要多移动几成。")
    case .swipeStray:
      SettingFacts(
        .reported, "known constant of Apple's reader for books",
        en: "How far a swipe may stray across its direction.",
        zh: "轻扫最多偏离方向多远。")
    case .pinchHysteresis:
      SettingFacts(
        .reported, "one known constant",
        en: "How much the distance of two fingers changes before a pinch begins.",
        zh: "两指的距离变化多少，捏合才开始。")
    case .rotationHysteresis:
      SettingFacts(
        .inferred, "no source gives the angle; a choice of the model",
        en: "How far two fingers turn before a rotation begins.",
        zh: "两指转过多少，旋转才开始。")
    case .edgeRegion:
      SettingFacts(
        .reported, "the system's own setting, which an app's need not be",
        en: "How far from its edge an edge pan may start.",
        zh: "边缘拖动可以从离边缘多远的地方开始。")
    case .edgeHysteresis:
      SettingFacts(
        .reported, "the system's own setting, which an app's need not be",
        en: "How far an edge pan goes before it begins.",
        zh: "边缘拖动要移动多远才开始。")
    case .controlSlop:
      SettingFacts(
        .observed, "measured by several people on Stack Overflow; all peers use 0",
        en: "How far outside its bounds a control that tracks still counts a point as inside.",
        zh: "跟踪中的控件，把 \(code: "bounds") 之外多远的点仍算在内。")
    case .knobWidth:
      SettingFacts(
        .inferred, "no source; a choice of the model",
        en: "How wide the knob of a slider or switch is.",
        zh: "滑块或开关的滑钮有多宽。")
    case .dragEventsTogether:
      SettingFacts(
        .peer, "off: WinObjC; on: openuikit and Chameleon",
        en: "Whether entering or leaving and dragging are one send instead of two.",
        zh: "进入或离开与拖动，是否合成一次发送，而不是两次。")
    case .clearsHighlightFirst:
      SettingFacts(
        .reported, "off: one known constant; on: openuikit, Chameleon and touchHLE",
        en: "Whether the highlight is cleared before the touch-up action.",
        zh: "是否在抬起的动作之前就清除高亮。")
    case .disabledControlForwards:
      SettingFacts(
        .reported, "reports of touches behind disabled buttons; touchHLE swallows them",
        en: "Whether a disabled control sends the touches on along the chain.",
        zh: "禁用的控件是否把触摸沿响应者链继续传。")
    case .controlStopsForwarded:
      SettingFacts(
        .observed, "chensifang's log, one source",
        en: "Whether a touch that a subview forwards into a control stops there.",
        zh: "子视图转发给控件的触摸，是否停在控件那里。")
    case .controlsGiveTouchesBack:
      SettingFacts(
        .documented, "off: Apple; on: openuikit",
        en: "Whether a scroll view may take touches back from a control.",
        zh: "滚动视图是否可以从控件收回触摸。")
    case .scrollTouchDelay:
      SettingFacts(
        .observed, "Lotheve's timestamps; Godot's source",
        en: "How long a scroll view keeps a touch from its content.",
        zh: "滚动视图把触摸扣住多久，先不给内容。")
    case .decelerationRate:
      SettingFacts(
        .observed, "known constant; measured by openuikit",
        en: "The share of the speed that is left after a millisecond of slowing down.",
        zh: "减速时，每毫秒之后剩下的速度份额。")
    case .fastDecelerationRate:
      SettingFacts(
        .observed, "known constant",
        en: "The same where the slow-down is the fast one.",
        zh: "同上，用于快速减速。")
    case .decelerationStop:
      SettingFacts(
        .observed, "measured by openuikit",
        en: "The speed at which slowing down ends.",
        zh: "减速到多慢就停下。")
    case .flingTime:
      SettingFacts(
        .inferred, "everyday behaviour; the time is a choice of the model",
        en: "How long after the last move a lift still lets the content fly on.",
        zh: "最后一次移动之后多久之内抬起，内容仍会继续滑动。")
    case .bounceDuration:
      SettingFacts(
        .inferred, "no source; a choice of the model",
        en: "How long content that was dragged beyond its edge takes to come back.",
        zh: "拖过边缘的内容，多久回到原位。")
    case .rubberBand:
      SettingFacts(
        .observed, "known constant; measured by openuikit",
        en: "How much of a drag beyond the edge the content follows.",
        zh: "越过边缘后，内容跟随拖动的比例。")
    case .nilTargetAsksFirstResponder:
      SettingFacts(
        .documented, "Apple, UIApplication.sendAction",
        en: "Whether an action without a target asks the key window's first responder first.",
        zh: "没有目标的动作，是否先问主窗口的第一响应者。")
    case .nilTargetClimbsFromSender:
      SettingFacts(
        .observed, "Chameleon's comment on an experiment",
        en: "Whether it then climbs from the sender.",
        zh: "之后是否再从发送者往上找。")
    case .shakeStartsAtWindow:
      SettingFacts(
        .inferred, "not established; Chameleon delivers nothing",
        en: "Whether a shake without a first responder starts at the key window.",
        zh: "没有第一响应者时，摇动是否从主窗口开始。")
    }
  }
}
