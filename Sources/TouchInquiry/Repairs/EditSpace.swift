import TouchCore

//  The edits that may be proposed so that a view is hit. For every view in a window:
//
//    switches        isHidden no · alpha 1 · isUserInteractionEnabled yes ·
//                    animating allowUserInteraction  if they are set differently
//    the same off    isUserInteractionEnabled no · isHidden yes · alpha 0
//                    never for the view, what it lies in, the app's main window or its root view
//    overrides       overridesHitTest no · overridesPointInside no
//                    hitTest passthrough             if what it holds may be touched
//                    pointInside only NAME …         what a hosting view draws, or a cell holds
//                    pointInside holes x,y,w,h …     a view that draws itself with holes
//                    pointInside circle              a square control
//                    a frame that ends where the view begins
//    order           bring to front · a window's level above all others
//
//  For the view and what it lies in: a frame just large enough to hold the finger, and with it the
//  subview the finger is in; a pointInside that holds that subview, and the frame stays; the
//  content view of the row it was added to; from a window that takes no touches into the app's root
//  view; hitTest self for a control of UIKit's whose part is hit. For the touch: down in the visible
//  middle of the view.
//  For the app: events no longer ignored.

/// Everything that could be otherwise about one touch and the view that should get it.
package struct EditSpace: Sendable {
  /// The scene as it is when the touch goes down.
  package let scene: Scene
  /// The touch's number.
  package let touch: Int
  /// Where it goes down, in points of the screen.
  package let point: Point
  /// The view that should get it.
  package let subject: ViewID
  /// The view and what it lies in, up to the window.
  package let path: [ViewID]
  package let rules: HitTestRules
  /// Whether the finger moves onto the view later: where that lies is right (1.11).
  let isReachedLater: Bool
  /// The presented controller whose presentation takes the touch instead (19.16).
  let presented: ControllerID?

  /// nil where no such touch goes down, or the view is in no window: no edit puts it there.
  package init?(_ subject: ViewID, touch: Int, in trace: Trace) {
    guard let down = trace.touchDown(of: touch),
      down.scene.window(containing: subject) != nil
    else { return nil }
    scene = down.scene
    point = down.point
    self.touch = touch
    self.subject = subject
    path = scene.path(from: subject)
    rules = trace.rules
    let hit = trace.outcome(ofTouch: touch)?.hit
    isReachedLater = trace.comes(onto: subject, touch: touch)
    presented = hit.flatMap { [scene] in scene.presented(over: subject, answering: $0) }
  }

  /// What lets a view take touches again.
  package func enabling(_ id: ViewID) -> [Edit] {
    // An app has no hold on what UIKit makes.
    guard !scene[id].isUIKitsOwn, !scene.isOfPush(id) else { return [] }
    let view = scene[id]
    var edits: [Edit] = []
    if view.isHidden { edits.append(set(id, "isHidden", false)) }
    if isTooTransparent(view) { edits.append(.set(id, "alpha", .number(1))) }
    if !view.isUserInteractionEnabled {
      edits.append(set(id, "isUserInteractionEnabled", true))
    }
    if view.blocksTouchesWhileAnimating {
      edits.append(.set(id, "animating", .word("allowUserInteraction")))
    }
    return edits + inWindowScene(id)
  }

  /// 1.9: a window in no window scene belongs in the one of the other windows.
  private func inWindowScene(_ id: ViewID) -> [Edit] {
    guard let window = scene.window(of: id), window.windowScene == nil,
      let shown = scene.windows.lazy.compactMap({ $0.windowScene }).first
    else { return [] }
    return [.set(id, "windowScene", .responder(.windowScene(shown)))]
  }

  /// What keeps a view from taking touches.
  package func disabling(_ id: ViewID) -> [Edit] {
    guard !path.contains(id), !mainViews.contains(id) else { return [] }
    guard !scene.isOfKeyboard(id) else { return endingEditing(id) }
    let view = scene[id]
    var edits: [Edit] = []
    if view.isUserInteractionEnabled {
      edits.append(set(id, "isUserInteractionEnabled", false))
    }
    if !view.isHidden { edits.append(set(id, "isHidden", true)) }
    if !isTooTransparent(view) { edits.append(.set(id, "alpha", .number(0))) }
    // What UIKit makes goes through its owner.
    return scene[id].isUIKitsOwn
      ? ofOwner(id)
      : declaring(id) + holed(id) + passingThrough(id) + rounded(id) + edits + ending(id)
  }

  /// 2.12: what draws itself with holes takes no touches there.
  private func holed(_ id: ViewID) -> [Edit] {
    guard case .holes(let holes)? = scene[id].drawOverride, scene[id].pointInsideOverride == nil
    else { return [] }
    let words = holes.map {
      "\(exact($0.minX)),\(exact($0.minY)),\(exact($0.size.width)),\(exact($0.size.height))"
    }
    return [.set(id, "pointInside", .word("holes " + words.joined(separator: " ")))]
  }

  /// 2.13: what a view holds may be touched while it lets everything else through; one that holds
  /// nothing to be touched is switched off instead.
  private func passingThrough(_ id: ViewID) -> [Edit] {
    guard scene[id].hitTestOverride == nil,
      scene.subtree(of: id).contains(where: { $0 != id && scene[$0].isUserInteractionEnabled })
    else { return [] }
    return [.set(id, "hitTest", .word("passthrough"))]
  }

  /// 2.12: a round control takes touches only in its circle.
  private func rounded(_ id: ViewID) -> [Edit] {
    let (view, size) = (scene[id], scene[id].bounds.size)
    guard view.kind == .control, size.width == size.height, view.pointInsideOverride == nil else {
      return []
    }
    return [.set(id, "pointInside", .word("circle"))]
  }

  /// What makes a view answer as its class does.
  package func withoutOverrides(_ id: ViewID) -> [Edit] {
    guard !scene[id].isUIKitsOwn else { return [] }
    return narrowed(id)
      + (scene[id].hitTestOverride == nil ? [] : [set(id, "overridesHitTest", false)])
      + (scene[id].pointInsideOverride == nil ? [] : [set(id, "overridesPointInside", false)])
  }

  /// 2.13: a view that takes answers back goes on with that, and takes back only what stands for no
  /// content: itself, or the view that holds all of it.
  private func narrowed(_ id: ViewID) -> [Edit] {
    guard let own = scene[id].hitTestOverride, own.takesAnswersBack,
      let place = path.firstIndex(of: id), place > 0,
      // 22.26: a hosting view says where its content is.
      !path.contains(where: { scene[$0].kind == .hosting })
    else { return [] }
    let holder = path[place - 1]
    let itself: [String] = own == .passesThrough ? [] : ["passthrough"]
    let isNamed = holder != subject && scene.name(of: holder).isPlainPath
    let held = isNamed && own != .returnsNilIf(holder) ? ["nil if \(scene.name(of: holder))"] : []
    return (held + itself).map { .set(id, "hitTest", .word($0)) }
  }

  /// What makes a view be asked before its siblings, a window before the others.
  package func order(_ id: ViewID) -> [Edit] {
    guard !scene[id].isUIKitsOwn else { return [] }
    if let superview = scene[id].superview {
      // 19.12: what is presented stays in front, whatever the order below.
      let own = presented.flatMap { scene[$0].view }
      guard own.map({ scene.isDescendant($0, of: superview) }) != true else { return [] }
      let subviews = scene[superview].subviews
      if let above = aboveBar(id) { return [above] }
      return subviews.last == id || isBelowBar(id, among: subviews) ? [] : [.bringToFront(id)]
    }
    let windows = scene.windowsTopmostFirst
    // Above a keyboard no app puts its window.
    guard let first = windows.first, first.view != id, !scene.isOfKeyboard(first.view) else {
      return []
    }
    return [.set(id, "windowLevel", .number(first.level.rounded(.up) + 1))]
  }

  /// 19.58: what is to cover the bar as well lies beside it, in front of it.
  private func aboveBar(_ id: ViewID) -> Edit? {
    guard scene[id].kind == .view, scene[id].controller == nil, scene[id].part == nil,
      scene.coversScreen(id),
      let place = path.firstIndex(of: id)
    else { return nil }
    let below = path[place...].dropFirst().first { view in
      scene[view].superview.map { isBelowBar(view, among: scene[$0].subviews) } == true
    }
    return below.flatMap { scene[$0].superview }
      .map { .set(id, "superview", .responder(.view($0))) }
  }

  /// 19.58: a container keeps its bars in front of what it shows, and an alert stays there as well.
  private func isBelowBar(_ id: ViewID, among siblings: [ViewID]) -> Bool {
    guard let place = siblings.firstIndex(of: id) else { return false }
    return siblings[place...].dropFirst().contains { sibling in
      (scene[sibling].isBarOfApp || scene[sibling].isAlertOfTestTool)
        && scene[sibling].bounds.contains(scene.fromScreen(point, to: sibling))
    }
  }

  /// 1.10: the app may be ignoring everything.
  package var application: [Edit] {
    guard scene.application.ignoringInteractionEvents > 0 else { return [] }
    return [
      .assign(.responder(.application), property: "isIgnoringInteractionEvents", .truth(false))
    ]
  }

  private func set(_ id: ViewID, _ property: String, _ isOn: Bool) -> Edit {
    .set(id, property, .truth(isOn))
  }

  private func isTooTransparent(_ view: View) -> Bool {
    view.isTooTransparent(under: rules, settings: scene.settings)
  }

  /// The main window and the view of its root controller: an app without them is no app.
  var mainViews: [ViewID] {
    guard let main = scene.windows.first(where: { $0.isKey }) ?? scene.windows.first else {
      return []
    }
    return [main.view] + [main.rootViewController.flatMap { scene[$0].view }].compactMap { $0 }
  }
}

extension Edit {
  /// Whether it can be typed: its numbers are such as a scene can say.
  package var isWithinReach: Bool {
    switch self {
    case .assign(_, _, let value): value.isWithinReach
    case .moveTouch(_, let point), .tap(let point): Value.point(point).isWithinReach
    case .bringToFront, .lift, .skip, .setting, .written, .changes: true
    }
  }

  /// A property of a view has another value.
  package static func set(_ view: ViewID, _ property: String, _ value: Value) -> Edit {
    .assign(.responder(.view(view)), property: property, value)
  }
}
