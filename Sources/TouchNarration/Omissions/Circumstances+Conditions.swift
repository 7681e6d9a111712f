import TouchCore
import TouchInquiry

extension Circumstances {
  /// Whom a condition is about, by name; nil where it is not met.
  func meet(_ condition: Omission.Condition) -> [String]? {
    switch condition {
    case .inside(let kinds, let classes, let ifMoved):
      guard !ifMoved || moves else { return nil }
      return some(path.first { scene[$0].isOf(kinds, or: classes) })
    case .asksInside(let kinds, let classes):
      let inside = asked.first { view, verdict in
        verdict == .inside && scene[view].isOf(kinds, or: classes)
      }
      // One that an override hands the touch to is not asked.
      return some(inside?.view ?? path.first { scene[$0].isOf(kinds, or: classes) })
    case .asksOwnClass: return some(asked.first { scene[$0.view].isOfUnknownClass }?.view)
    case .movesSheet: return some(pulledSheet)
    case .windowItself: return some(windowThatAnswers)
    case .inTransition(let time): return controllerInTransition(time)
    case .showsPopover(let width): return shownPopover(below: width)
    case .refusedAnimating: return some(asked.first { $0.verdict == .animating }?.view)
    case .asksFlat:
      return some(asked.first { !scene[$0.view].placement.isInvertible }?.view)
    case .asksAnimating:
      return some(
        asked.first { scene[$0.view].animator == .seen && !scene[$0.view].subviews.isEmpty }?.view)
    case .usesRowActions: return some(listThatShowsActions)
    case .besideDrag: return some(path.first { scene[$0].interactions.contains(.drag) })
    case .movesFromEdge(let distance): return movesFromEdge(distance) ? [finger] : nil
    case .editsText: return editedText.map { [$0] }
    case .severalScenes: return severalScenes
    case .isOfType(let types):
      return life.first.map { !types.isDisjoint(with: $0.type) } == true ? [finger] : nil
    case .withinSlop(let distance): return some(controlWithinSlop(distance))
    case .refreshes: return some(refreshControl)
    case .tapsStatusBar: return trace.windowBelowStatusBar
    case .needs: return nil
    }
  }

  /// 20.43: a control that refreshes, in a scroll view around the hit view.
  private var refreshControl: ViewID? {
    path.lazy.filter { scene[$0].scrolling != nil }.compactMap { scene.refreshControl(of: $0) }
      .first { scene[$0].control.isRefreshing }
  }

  /// 16.50, 16.52: a table whose swipe actions the touch drags, or whose button it is on.
  private var listThatShowsActions: ViewID? {
    if let button = path.first(where: { scene[$0].control.isRowAction }) {
      return path.drop { $0 != button }.first { scene[$0].list != nil }
    }
    for index in steps {
      if case .recognizer(.state(let id, _, .began, _, _, _)) = trace[index],
        scene[id].part?.role == .swipeActions
      {
        return scene[id].view
      }
    }
    return nil
  }

  private func some(_ view: ViewID?) -> [String]? { view.map { [scene.name(of: $0)] } }

  private var finger: String { life.first?.finger ?? "" }

  /// 19.30: a sheet of several heights that was pulled before this touch is over.
  private var pulledSheet: ViewID? {
    guard let end = steps.last else { return nil }
    for index in trace.indices.prefix(end + 1) {
      guard case .presentation(let step) = trace[index], step.call == .pullBegan,
        let sheet = scene[step.controller].presentation, sheet.detents.count > 1
      else { continue }
      return scene[step.controller].view
    }
    return nil
  }

  /// 21.15: a controller that is presented, dismissed or popped about the time of the touch.
  private func controllerInTransition(_ time: Int) -> [String]? {
    guard scene.settings[.transitionDuration] == 0, let start = search.first, let end = steps.last
    else { return nil }
    let earliest = trace.moment(of: start).milliseconds - time
    for change in trace.changes
    where change.step <= end && trace.moment(of: change.step).milliseconds >= earliest {
      // What the finger itself pulls goes with the finger, and is modelled.
      guard case .change = trace[Int(change.step)],
        [.presented, .popped].contains(change.change.property),
        case .responder(let controller) = change.change.object
      else { continue }
      return [scene.name(of: controller)]
    }
    return nil
  }

  /// 19.2: a window with a root view controller that is hit itself, or answers nil for itself.
  private var windowThatAnswers: ViewID? {
    scene.windows.first { window in
      guard window.rootViewController != nil else { return false }
      if path.first == window.view { return true }
      return scene[window.view].hitTestOverride == .passesThrough
        && search.contains {
          if case .hitReturn(window.view, _, nil) = trace[$0] { true } else { false }
        }
    }?.view
  }

  /// 19.15: a popover that is shown where it would be a sheet.
  private func shownPopover(below width: Double) -> [String]? {
    guard scene.application.idiom != .pad else { return nil }
    let popover = scene.controllers.indices.map(ControllerID.init).first { id in
      guard scene[id].presentation?.style == .popover, let view = scene[id].view,
        let window = scene.window(containing: view)
      else { return false }
      return scene[window].bounds.size.width < width
    }
    return popover.map { [scene.name(of: .controller($0))] }
  }

  /// 22.14: whether it starts at an edge and goes away from that.
  private func movesFromEdge(_ distance: Double) -> Bool {
    guard let start, let window = path.last, scene.application.systemEdges.isEmpty else {
      return false
    }
    let frame = scene[window].frame
    return ways.contains { way in
      start.x - frame.minX <= distance && way.x >= farEnough
        || frame.maxX - start.x <= distance && -way.x >= farEnough
        || start.y - frame.minY <= distance && way.y >= farEnough
        || frame.maxY - start.y <= distance && -way.y >= farEnough
    }
  }

  /// 17.30: who edits text when the touch lands where a keyboard may be.
  private var editedText: String? {
    // A scene may say where the keyboard is.
    guard let start, let first = search.first, !scene.windows.contains(where: { $0.isKeyboard })
    else {
      return nil
    }
    for window in scene.windows {
      guard case .view(let view)? = trace.firstResponder(in: window.view, at: first),
        scene[view].kind.editsText
      else { continue }
      let frame = scene[window.view].frame
      if start.y >= frame.minY + frame.size.height / 2 { return scene.name(of: view) }
    }
    return nil
  }

  private var severalScenes: [String]? {
    let shown = scene.windows.filter { scene.isShown($0) }.compactMap { $0.windowScene }
    let scenes = scene.windowScenes.indices.map(WindowSceneID.init).filter(shown.contains)
    return scenes.count > 1 ? scenes.map { scene[$0].name } : nil
  }

  /// 18.27: a control that asked whether the finger is inside, where a pad would answer otherwise.
  private func controlWithinSlop(_ distance: Double) -> ViewID? {
    guard scene.application.idiom == nil else { return nil }
    for index in steps.reversed() {
      guard case .control(.event(let control, _)) = trace[index],
        trace.touch(at: index)?.number == touch,
        let check = trace.evidence(at: index).first(where: { $0.origin == .setting(.controlSlop) }),
        case .inside(let area) = check.test, case .place(let place) = check.value
      else { continue }
      // Where the finger is at last decides what is sent.
      let smaller = area.expanded(by: distance - scene.settings[.controlSlop])
      return smaller.contains(place) != check.passes ? control : nil
    }
    return nil
  }
}
