import TouchCore

extension Trace {
  func touchesIn(_ number: Int, _ name: String) -> Finding {
    let steps = arrivals(at: name)
    guard steps.indices.contains(number - 1) else { return Finding("0", steps) }
    let step = steps[number - 1]
    return Finding(
      "\(touches(at: step).count)", (withheld(from: name, with: step) + [step]).sorted())
  }

  func previous(_ touch: Int, at milliseconds: Int) -> Finding {
    for (place, moment) in moments.enumerated()
    where moment.milliseconds == milliseconds && moment.event != nil {
      guard let touch = moment.touches.first(where: { $0.number == touch }) else { continue }
      let point = touch.previousLocation(in: nil, scene: scene)
      return Finding(text(point), [indices(ofMoment: place).first])
    }
    return Finding("nil")
  }

  func translation(of name: String, at milliseconds: Int) -> Finding {
    let step = indices.last { self.milliseconds(at: $0) <= milliseconds }
    guard let step, let view = scene.view(named: name) else { return Finding("0,0") }
    let transform = scene(at: step)[view].transform
    let change = indices[...step].last { index in
      guard case .change(let place) = self[index] else { return false }
      let change = changes[place].change
      return change.property == .transform && change.object == .responder(.view(view))
    }
    return Finding(text(Point(transform.tx, transform.ty)), [change])
  }

  /// Recognizers that recognized and controls that did what they are for, each once.
  var firing: Finding {
    var found: [(name: String, step: Int)] = []
    for index in indices {
      guard let name = firing(at: index), !found.contains(where: { $0.name == name }) else {
        continue
      }
      found.append((name, index))
    }
    return found.isEmpty ? Finding("nobody") : Finding(found.map(\.name), found.map(\.step))
  }

  private func firing(at index: Int) -> String? {
    if case .control(.event(let view, let events)) = self[index] {
      return events.isDisjoint(with: [.touchUpInside, .valueChanged]) ? nil : scene.name(of: view)
    }
    guard case .recognizer(.state(let id, .possible, let state, _, _, _)) = self[index],
      state == .began || state == .ended, scene[id].kind != .scrollDelay
    else { return nil }
    return scene.name(of: id)
  }

  func controlEvents(of name: String) -> Finding {
    let view = scene.view(named: name)
    var sent: [(name: String, step: Int)] = []
    for index in indices {
      guard case .control(.event(view, let events)) = self[index] else { continue }
      sent.append((events.name, index))
    }
    return sent.isEmpty
      ? Finding(QueryWord.nothing) : Finding(sent.map(\.name), sent.map(\.step))
  }

  var scrolling: Finding {
    var found: [(view: ViewID, step: Int)] = []
    for index in indices {
      guard case .scroll(let step) = self[index], step.call == .didScroll,
        !found.contains(where: { $0.view == step.view })
      else { continue }
      found.append((step.view, index))
    }
    return found.isEmpty
      ? Finding("nobody") : Finding(found.map { scene.name(of: $0.view) }, found.map(\.step))
  }

  func offset(of name: String) -> Finding {
    guard let view = scene.view(named: name), let last = indices.last else { return Finding("0,0") }
    let step = indices.last { index in
      guard case .scroll(let step) = self[index] else { return false }
      return step.view == view && step.call == .didScroll
    }
    return Finding(text(scene(at: last)[view].bounds.origin), [step])
  }

  func next(of name: String) -> Finding {
    let next = scene.responder(named: name).flatMap { scene.next(of: $0)?.responder }
    return Finding(next.map(scene.name(of:)) ?? "nil")
  }

  func controller(of name: String) -> Finding {
    guard let view = scene.view(named: name) else { return Finding("nil") }
    for hop in scene.chain(from: .view(view)) {
      if case .controller = hop.responder { return Finding(scene.name(of: hop.responder)) }
    }
    return Finding("nil")
  }

  private func text(_ point: Point) -> String { "\(exact(point.x)),\(exact(point.y))" }
}
