import TouchCore

//  What makes an edit common or seldom, in addition to its property.

extension Practice {
  /// - Parameter landing: The touch that it is about; nil for none.
  init(_ goal: Goal, _ landing: Landing?, _ trace: Trace) {
    self.init(
      scene: trace.scene, subject: goal.view(in: trace.scene),
      hit: landing.flatMap { trace.outcome(of: $0)?.hit })
  }

  /// The recognizer that leaves to others what they are for: that it does not recognize is the aim.
  func aim(of edit: Edit) -> RecognizerID? {
    guard case .assign(.recognizer(let id), let property, let value) = edit else { return nil }
    if property == "maximumNumberOfTouches" { return id }
    guard case .word = value, property == "shouldBegin" || sparesPart(edit) else { return nil }
    return id
  }

  /// 18.8: whether a view is left out that lies in the recognizer's, and more than that is left.
  ///
  /// A row is reused: the whole list is left out.
  func sparesPart(_ edit: Edit) -> Bool {
    guard case .assign(.recognizer(let id), "shouldReceive", let value) = edit, let hit,
      let part = scene.path(from: hit).first(where: {
        value == .unlessInside(scene.name(of: $0))
      })
    else { return false }
    return scene[part].row == nil
      && !scene.rectOnScreen(of: part).covers(scene.rectOnScreen(of: scene[id].view))
  }

  /// 12.8: apps name it, or its action, after the keyboard, if the action is not `endEditing` itself.
  func endsEditing(_ edit: Edit) -> Bool {
    guard let id = edit.recognizer else { return false }
    return (scene[id].targets.map { $0.action } + [scene.name(of: id)])
      .contains { $0.has("ndEditing") || $0.has("eyboard") }
  }

  func leavesTouches(_ edit: Edit) -> Bool {
    edit.recognizer.map { !scene[$0].cancelsTouchesInView } ?? false
  }

  func isOfOneFinger(_ edit: Edit) -> Bool {
    if case .assign(_, _, .number(1)) = edit { true } else { false }
  }

  func hasNoLinks(_ edit: Edit) -> Bool {
    edit.view.map { scene[$0].textInput.links.isEmpty } ?? false
  }

  /// 18.8: whether the view that is hit lies in the one view whose touches a delegate takes.
  func isBeforeWanted(_ edit: Edit) -> Bool {
    guard let view = edit.view, view == hit else { return false }
    return scene.path(from: view).flatMap { scene[$0].recognizers }.contains { id in
      scene.view(takenAloneBy: id).map { $0 != view && scene.isDescendant(view, of: $0) } == true
    }
  }

  /// Whether a press is by far shorter than one of the system's.
  func isBeforeSystem(_ edit: Edit) -> Bool {
    guard case .assign(.recognizer, _, .number(let seconds)) = edit else { return false }
    return scene.recognizerIDs.contains { id in
      scene.pressOfSystem(id).map { seconds * 2000 <= $0 } == true
    }
  }

  func isOfWindow(_ edit: Edit) -> Bool { edit.view.map { scene[$0].superview == nil } ?? false }

  /// Whether a window over others shows nothing.
  func isLeftOver(_ edit: Edit) -> Bool {
    edit.view.map { view in
      isOverOthers(view) && scene[view].subviews.allSatisfy { !scene[$0].isDrawn }
    } ?? false
  }

  /// Whether a window over others lets nothing through by another override.
  func closesApp(_ edit: Edit) -> Bool {
    edit.view.map { view in
      isOverOthers(view)
        && !edits.contains { edit in
          guard case .assign(.responder(.view(view)), let property, .word) = edit else {
            return false
          }
          return property == "pointInside" || property == "hitTest"
        }
    } ?? false
  }

  private func isOverOthers(_ view: ViewID) -> Bool {
    guard let below = scene.windowsTopmostFirst.last, below.view != view,
      scene[view].superview == nil
    else { return false }
    return scene[view].frame.covers(scene[below.view].frame)
  }

  /// Whether a class is there to be touched: what scrolls, a control, a map, a web view.
  ///
  /// The dots of a page control show a place.
  func isForTouches(_ edit: Edit) -> Bool {
    guard let view = edit.view.map({ scene[$0] }) else { return false }
    return view.scrolling != nil || view.kind.isControl && view.kind != .pageControl
      || view.kind.editsText || view.knownClass?.known.traits.contains(.makesSubviews) == true
  }

  func isOfControl(_ edit: Edit) -> Bool {
    edit.view.map { scene[$0].kind.isControl || scene[$0].followsFinger } ?? false
  }

  /// Whether a view has no size, or is of a class that UIKit names and apps seldom subclass.
  func isNotSubclassed(_ edit: Edit) -> Bool {
    guard let view = edit.view.map({ scene[$0] }) else { return false }
    // What overrides one of the two is subclassed.
    if view.hitTestOverride != nil || view.pointInsideOverride != nil { return false }
    return view.bounds.size.width <= 0 || view.bounds.size.height <= 0
      || !view.kind.traits.contains(.subclassed) && view.customClass.map(isSystemClass) ?? true
  }

  func isOfUIKit(_ edit: Edit) -> Bool {
    edit.view.map {
      scene[$0].isPrivate || scene[$0].isOfUnknownKitClass || scene.isOfKitsControl($0)
    } ?? false
  }

  /// Whether a view that is turned off is drawn behind the one that is meant by its `zPosition`.
  func isSeenBehind(_ edit: Edit) -> Bool {
    guard let cover = edit.view, let subject else { return false }
    let (own, others) = (scene.path(from: subject), scene.path(from: cover))
    guard let (mine, its) = zip(own.reversed(), others.reversed()).first(where: { $0 != $1 }) else {
      return false
    }
    return scene[mine].zPosition > scene[its].zPosition
  }
}

extension Scene {
  /// 18.8: the view whose touches alone a delegate takes, as it compares `touch.view`.
  func view(takenAloneBy id: RecognizerID) -> ViewID? {
    guard let test = self[id].answers.receiveTest, !test.isUnless, case .view(let view) = test.look
    else { return nil }
    return view
  }

  /// 16.59, 22.17: how long a press of the system's takes, in milliseconds; nil for any other recognizer.
  func pressOfSystem(_ id: RecognizerID) -> Double? {
    switch self[id].part?.role {
    case .menuPress: settings[.contextMenuDelay]
    case .dragPress: settings[.dragLiftDelay]
    default: nil
    }
  }
}

extension Edit {
  /// The recognizer whose property changes.
  var recognizer: RecognizerID? {
    if case .assign(.recognizer(let id), _, _) = self { id } else { nil }
  }

  /// The view whose property changes.
  fileprivate var view: ViewID? {
    if case .assign(.responder(.view(let view)), _, _) = self { view } else { nil }
  }
}
