import TouchCore

extension SceneWriter {
  /// Writes the overrides of a responder, each in its line.
  mutating func writeOverrides(of responder: Responder, _ level: Int) {
    if case .view(let id) = responder {
      if let override = scene[id].hitTestOverride { put(line(of: override), level) }
      if let override = scene[id].pointInsideOverride { put(line(of: override), level) }
      if let override = scene[id].drawOverride { put(line(of: override), level) }
      writeAnswers(of: id, level)
    }
    let overrides = scene[overridesOf: responder]
    guard !overrides.isEmpty else { return }
    for method in ResponderMethod.allCases {
      guard let words = words(of: overrides[method], method, responder) else { continue }
      put("~\(method.name) \(words)", level)
    }
    if case .view = responder {
      // A view says it among its properties.
    } else {
      put(.canBecomeFirstResponder, overrides.canBecomeFirstResponder, level)
    }
    put(.resignFirstResponder, overrides.canResignFirstResponder, level)
    for action in overrides.actions { put("~handles \(spelled(action: action))", level) }
    for action in overrides.refusedActions {
      put("~canPerformAction \(spelled(action: action)) no", level)
    }
    switch overrides.next {
    case .inherited: break
    case .nobody: put("~next nil", level)
    case .responder(let other): put("~next \(names.spoken(other))", level)
    }
  }

  /// The words of a message's override; a view that drags handles the moves by dragging.
  private func words(
    of override: TouchesOverride, _ method: ResponderMethod, _ responder: Responder
  ) -> String? {
    if method == .began, override.handles,
      let place = scene[overridesOf: responder].endsEditing
    {
      return "\(endEditingWord) \(names.spoken(place))"
        + (override.reachesSuper ? " \(Reserved.super.rawValue)" : "")
    }
    guard method == .moved, override.handles, case .view(let id) = responder,
      let drag = scene[id].drag
    else { return override.words }
    return drag.rawValue + (override.reachesSuper ? " \(Reserved.super.rawValue)" : "")
  }

  /// What a control's subclass answers and whom the control calls, and what a view answers about
  /// recognizers.
  private mutating func writeAnswers(of id: ViewID, _ level: Int) {
    let view = scene[id]
    for (override, field) in Override.viewAnswers {
      // What is said of a search bar its field answers.
      let asked = override.entry.owners == .texts ? scene[scene.text(of: id)] : view
      put(override, field.get(asked), level)
    }
    if let refusal = view.beginRefusal {
      put("~\(Override.gestureRecognizerShouldBegin.rawValue) no \(words(of: refusal))", level)
    }
    switch view.rowAnswers.willSelect {
    case .same: put("~willSelect return yes", level)
    case .nothing: put("~willSelect return nil", level)
    case .other(let row): put("~willSelect return \(names.spoken(.view(row)))", level)
    case nil: break
    }
    if let zoomed = view.scrolling?.zooming.view {
      put("~\(Override.viewForZooming.rawValue) \(names.spoken(.view(zoomed)))", level)
    }
    guard view.kind.isControl else { return }
    put(.beginTracking, view.control.beginTracking, level)
    put(.continueTracking, view.control.continueTracking, level)
    for call in view.control.targets {
      put("~target \(call.events.words) \(words(of: call))", level)
    }
  }

  /// Adds a line with an answer, where there is one.
  private mutating func put(_ override: Override, _ answer: Bool?, _ level: Int) {
    guard let answer else { return }
    put("~\(override.rawValue) return \(answer ? "yes" : "no")", level)
  }

  /// Whom a control or recognizer calls and how, as `[NAME|nil] ACTION`.
  func words(of call: ActionTarget) -> String {
    let action = spelled(action: call.action)
    return switch call.target {
    case .someObject: action
    case .responder(let responder): "\(names.spoken(responder)) \(action)"
    case .firstToHandle: "\(Reserved.nil.rawValue) \(action)"
    }
  }

  private func line(of override: HitTestOverride) -> String {
    let words = override.words(naming: { names.spoken(.view($0)) }, spelled: bareOrQuoted)
    let isWay = override == .callsSuper || override == .passesThrough
    return "~hitTest " + (isWay ? words : "return " + words)
  }

  private func line(of override: PointInsideOverride) -> String {
    switch override {
    case .always(let answer): "~pointInside return \(answer ? "yes" : "no")"
    case .expands(let distance): "~pointInside expand \(exact(distance))"
    case .holes(let holes):
      (["~pointInside holes"] + holes.map { spelled($0) }).joined(separator: " ")
    case .includes(let other): "~pointInside include \(names.spoken(.view(other)))"
    case .excludes(let others):
      "~pointInside exclude " + others.map { names.spoken(.view($0)) }.joined(separator: " ")
    case .only(let others):
      "~pointInside only " + others.map { names.spoken(.view($0)) }.joined(separator: " ")
    case .shape(.circle): "~pointInside circle"
    case .shape(.rounded(let radius)): "~pointInside rounded \(exact(radius))"
    case .shape(.path(let points)):
      (["~pointInside path"] + points.map(spelled)).joined(separator: " ")
    }
  }

  private func line(of override: DrawOverride) -> String {
    switch override {
    case .nothing: "~draw nothing"
    case .holes(let holes): (["~draw holes"] + holes.map { spelled($0) }).joined(separator: " ")
    }
  }
}
