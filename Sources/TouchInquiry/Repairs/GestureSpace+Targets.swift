import SceneLanguage
import TouchCore

//  What an app says of an action: for which event of its control, and whom it is sent to.

extension GestureSpace {
  /// 7.16: the action is also called for an event that the control did send.
  func listening(_ why: WhyNoAction) -> [Edit] {
    guard case .control(let view) = why.sender else { return [] }
    let call = scene[view].control.targets[why.registration]
    if case .liftedOutside = why.reason { return ending(call, [.touchUpOutside], view) ?? [] }
    if case .takenAway(.systemCancelled, _) = why.reason {
      return ending(call, [.touchCancel], view) ?? []
    }
    guard case .otherEvents(let sent) = why.reason else { return [] }
    // 18.30: that comes as a menu opens, by a tap if the menu is what a tap is for.
    guard !call.events.contains(.menuActionTriggered) else {
      return scene[view].control.menu == nil ? [] : [.set(view, "menu", .word("primary"))]
    }
    // What a finger did not do is no other event, nor what a class of the app's own sends itself.
    guard call.events.isDisjoint(with: Self.ofFinger), !scene.sendsItself(call.events, view) else {
      return []
    }
    if let ends = ending(call, sent, view) { return ends }
    let main = [ControlEvents.valueChanged, .touchUpInside].first { sent.contains($0) }
    return main.map { calling(call.action, call.target, for: $0, of: view) } ?? []
  }

  /// 7.14, 7.16: what a press began ends wherever the finger is lifted, and if the touch is cancelled.
  private func ending(_ call: ActionTarget, _ sent: ControlEvents, _ view: ViewID) -> [Edit]? {
    let ends: ControlEvents = [.touchUpInside, .touchUpOutside, .touchCancel]
    let isOfPress = scene[view].control.targets.contains { $0.events.contains(.touchDown) }
    guard call.events.isSubset(of: ends), call.events.contains(.touchUpInside), isOfPress,
      !sent.subtracting(call.events).isDisjoint(with: ends)
    else { return nil }
    return calling(call.action, call.target, for: ends, of: view)
  }

  /// 7.16: what is registered for the press and for the lift is registered for the lift alone.
  func narrowed(_ why: WhyNoAction) -> [Edit]? {
    guard case .control(let view) = why.sender else { return nil }
    let call = scene[view].control.targets[why.registration]
    let lift: ControlEvents =
      call.events.contains(.touchUpInside) ? .touchUpInside : .primaryActionTriggered
    guard call.events.contains(lift), call.events != lift, call.action.isPlainName else {
      return nil
    }
    return [.set(view, "target", .word("none " + call.action))]
      + calling(call.action, call.target, for: lift, of: view)
  }

  /// The events that tell what a finger did, but for a tap.
  private static let ofFinger = ControlEvents.allTouchEvents.subtracting(.touchUpInside)

  /// 7.18: whoever implements the action is its target, though it is not asked on the way.
  func addressed(_ why: WhyNoAction) -> [Edit] {
    guard why.reason == .nobody(refusedBy: []),
      let call = scene.target(why.registration, of: why.sender)
    else { return [] }
    return trace.implementersBeside(why).flatMap { responder -> [Edit] in
      switch why.sender {
      case .control(let view):
        calling(call.action, .responder(responder), for: call.events, of: view)
      case .recognizer(let id):
        [.set(id, "target", .word(scene.typedName(of: .responder(responder)) + " " + call.action))]
      }
    }
  }

  /// 19.39: what takes the place of a bar item sends the item's action itself; nil for other answers.
  func replacing(_ why: WhyNoAction) -> [Edit]? {
    guard case .replaced(let custom) = why.reason, case .control(let item) = why.sender else {
      return nil
    }
    let call = scene[item].control.targets[why.registration]
    let hit = why.touch.flatMap { trace.outcome(ofTouch: $0)?.hit }
    let senders =
      hit.map { scene.path(from: $0).filter { scene.isDescendant($0, of: custom) } } ?? []
    return senders.first { scene[$0].kind.isControl }
      .map { calling(call.action, call.target, for: .touchUpInside, of: $0) } ?? []
  }

  private func calling(
    _ action: String, _ target: Target, for events: ControlEvents, of view: ViewID
  ) -> [Edit] {
    guard action.isPlainName else { return [] }
    let whom: [String] =
      switch target {
      case .someObject: []
      case .responder(let responder): [scene.typedName(of: .responder(responder))]
      case .firstToHandle: ["nil"]
      }
    let words = [events.words] + whom + [action]
    return [.set(view, "target", .word(words.joined(separator: " ")))]
  }
}

extension Scene {
  /// Whether a control of a class of the app's own sends an event itself: the model does not know when.
  package func sendsItself(_ events: ControlEvents, _ view: ViewID) -> Bool {
    self[view].kind == .control && self[view].customClass != nil && events.contains(.valueChanged)
  }
}
