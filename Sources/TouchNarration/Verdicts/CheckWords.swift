import SceneLanguage
import TouchCore
import TouchInquiry

/// What is said of a decision's checks.
package enum CheckWords {
  /// What a check measures.
  package static func name(of check: Check, in scene: Scene) -> Phrase {
    switch check.name {
    case .fingers: MarginWords.fingersDown
    case .fingersDown: Phrase(en: "fingers still down", zh: "还按着的手指")
    case .severalEdges: Phrase(en: "edges", zh: "边缘数")
    case .failsAtLift: Phrase(en: "fails at the lift", zh: "抬起时失败")
    case .anyMove: Phrase(en: "moved at all", zh: "有移动")
    case .moved: MarginWords.moved
    case .held: check.subject?.isSwipe(in: scene) == true ? MarginWords.lasted : MarginWords.held
    case .taps: MarginWords.taps
    case .betweenTaps: MarginWords.betweenTaps
    case .sinceLift: Phrase(en: "since the lift before", zh: "距上一次抬起")
    case .fromLift: Phrase(en: "from the lift before", zh: "离上一次抬起的位置")
    case .beyondControl: MarginWords.liftedOutside
    case .fromFirstTap: Phrase(en: "from the first tap", zh: "离第一次点击")
    case .along: MarginWords.movedAlong
    case .across: MarginWords.strayed
    case .direction: Phrase(en: "went", zh: "方向")
    case .startEdge: Phrase(en: "an edge to start from", zh: "起始边缘")
    case .fromEdge: MarginWords.fromEdge
    case .inwards: Phrase(en: "inwards from", zh: "从边缘向内")
    case .spread: MarginWords.apart
    case .turned: Phrase(en: "turned", zh: "转动")
    case .touchView: about(check, scene, en: "is the touch's view", zh: "是触摸的视图")
    case .scrolled: about(check, scene, en: "is scrolled from its top", zh: "已离开顶部")
    case .touchInside: about(check, scene, en: "holds the touch's view", zh: "包含触摸的视图")
    case .touchKind: about(check, scene, en: "is of that class", zh: "是那个类")
    case .touchPlace: Phrase(en: "place", zh: "位置")
    case .sideways: Phrase(en: "to the side", zh: "横向")
    case .upright: Phrase(en: "up or down", zh: "纵向")
    case .towards: Phrase(en: "that way", zh: "朝那个方向")
    case .speed: Phrase(en: "speed", zh: "速度")
    case .liftSpeed: Phrase(en: "speed at the lift", zh: "抬起时的速度")
    case .gestureOver: Phrase(en: "over before it could begin", zh: "还没能开始就结束了")
    case .excluded:
      about(check, scene, en: "recognized and prevents it", zh: "识别成功，阻止了它")
    case .requiredFailure:
      about(check, scene, en: "has to fail first", zh: "必须先失败")
    case .mainAxis: Phrase(en: "along its main axis", zh: "沿主轴")
    case .pageSpeed: Phrase(en: "as fast as", zh: "速度")
    case .pageWay: Phrase(en: "from its page", zh: "离这一页")
    case .pageThere: Phrase(en: "a page that way", zh: "那边有一页")
    case .pulled: Phrase(en: "beyond its top", zh: "拉过顶部")
    case .zooming: Phrase(en: "fingers zoom it", zh: "手指正在缩放它")
    case .zoomScale: Phrase(en: "zoomed to", zh: "缩放到")
    case .scrollingToTop: Phrase(en: "scroll views that scroll to their top", zh: "会滚到顶部的滚动视图")
    case .belowTop: Phrase(en: "from its top", zh: "离顶部")
    case .dragged: Phrase(en: "a finger drags it", zh: "手指在拖动它")
    case .system: Phrase(en: "the system", zh: "系统")
    case .pointerOver: Phrase(en: "the pointer is over it", zh: "指针在它上面")
    case .attached: Phrase(en: "on its view", zh: "在视图上")
    case .hidden, .interaction, .enabled, .shouldDismiss, .modal, .barHidden, .backHidden,
      .invertible, .scrollEnabled, .shown, .alpha, .animating, .inside, .insideOther, .outsideHole,
      .pointInside, .drawn, .hitTest, .answered, .moment, .systemCancelled, .touchType,
      .shouldReceive, .ignores, .shouldBegin, .viewShouldBegin, .mainAction, .canPrevent,
      .canBePrevented, .simultaneous, .requiresFailure, .circle, .touchesShouldBegin,
      .canCancelContentTouches, .touchesShouldCancel, .delaysTouchesBegan, .delaysTouchesEnded,
      .countsTaps, .beganHeld, .cancelsTouchesInView, .possible, .multipleTouch, .exclusiveTouch,
      .ignoring, .slowingDown, .inWindow, .beginTracking, .continueTracking, .onKnob,
      .insideControl, .tapCount, .implements, .mayPerform, .handled, .allowsSelection,
      .shouldHighlight, .willSelect, .shouldSelect, .shouldDeselect, .insideRow, .sinceMove,
      .slowsDown, .menu, .canBecome, .canResign, .isFirst, .outsideOther, .cancelAction,
      .tapDismisses, .controllers, .setState, .shouldBeginEditing, .shouldEndEditing, .onLink,
      .scrollsToTop, .shouldScrollToTop, .button, .scrollTypes:
      property(properties[check.name] ?? check.name.rawValue)
    }
  }

  /// UIKit's names where they say what is measured; where they do not, the record's are told.
  private static let properties: [Check.Name: String] = [
    .hidden: "isHidden", .interaction: "isUserInteractionEnabled", .enabled: "isEnabled",
    .shouldDismiss: "presentationControllerShouldDismiss", .modal: "isModalInPresentation",
    .barHidden: "isNavigationBarHidden", .backHidden: "hidesBackButton",
    .button: "buttonMaskRequired", .scrollTypes: "allowedScrollTypesMask",
    .invertible: "transform.isInvertible", .scrollEnabled: "isScrollEnabled",
  ]

  private static func property(_ name: String) -> Phrase {
    Phrase(en: "\(code: name)", zh: "\(code: name)")
  }

  private static func about(
    _ check: Check, _ scene: Scene, en english: String, zh chinese: String
  ) -> Phrase {
    let who = check.subject.map { scene.name(of: $0) } ?? ""
    return Phrase(en: "\(name: who) \(english)", zh: "\(name: who) \(chinese)")
  }

  /// What a check found, and what it had to be.
  package static func value(of check: Check) -> Phrase {
    if let size = check.length, let limit = check.limit {
      let (size, limit) = (told(size, check), told(limit, check))
      switch check.test {
      case .atMost: return MarginWords.ofAtMost(size, limit, check.toldUnit)
      case .below: return MarginWords.ofLessThan(size, limit, check.toldUnit)
      case .atLeast, .above, .isFlag, .inside, .outside, .among, .meets, .inState:
        return MarginWords.ofAtLeast(size, limit, check.toldUnit)
      }
    }
    switch (check.value, check.test) {
    case (.flag(let isOn), _): return MarginWords.isOnOrOff(isOn)
    case (.place(let place), .inside(let area)), (.place(let place), .outside(let area)):
      return MarginWords.pointInBounds(place.exactly, area.exactly)
    case (.directions(let went), .among(let allowed)):
      return oneOf(went.words, allowed.words)
    case (.edges(let found), .meets(let wanted)): return oneOf(found.words, wanted.words)
    case (.state(let state), .inState(let wanted)): return oneOf(state.word, wanted.word)
    default: return Phrase(en: "", zh: "")
    }
  }

  /// Small numbers keep the digits that their limits have.
  private static func told(_ number: Double, _ check: Check) -> String {
    Check.amount(check.told(number), "")
  }

  private static func oneOf(_ found: String, _ wanted: String) -> Phrase {
    Phrase(en: "\(number: found) of \(number: wanted)", zh: "\(number: found)，要 \(number: wanted)")
  }
}

extension SceneObject {
  fileprivate func isSwipe(in scene: Scene) -> Bool {
    guard case .recognizer(let id) = self else { return false }
    return scene[id].kind == .swipe
  }
}
