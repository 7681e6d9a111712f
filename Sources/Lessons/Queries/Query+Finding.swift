import TouchCore

/// An answer and the steps that prove it.
struct Finding {
  var answers: [String]
  var steps: [Int]

  init(_ answer: String, _ steps: [Int?] = []) { self.init([answer], steps) }

  init(_ answers: [String], _ steps: [Int?] = []) {
    self.answers = answers
    self.steps = steps.compactMap(\.self)
  }
}

extension Query {
  /// Looks the answer up.
  func finding(in trace: Trace, touch: Int) -> Finding {
    let touch = self.touch ?? touch
    return switch word {
    case .hitView: trace.hitView(touch)
    case .asked: trace.asks(touch)
    case .askedCount: trace.askedCount(sentence[list: "of"], touch)
    case .nextAsked: trace.nextAsked(after: sentence["after"], touch)
    case .verdict: trace.verdict(sentence["of"], touch)
    case .pointIn: trace.point(in: sentence["view"], touch)
    case .chain: trace.climb(touch)
    case .stopsAt: trace.end(touch)
    case .handledBy: trace.handlers(touch)
    case .count: trace.count(sentence["view"], sentence["of"])
    case .nth: trace.nth(number("n"), sentence["view"])
    case .touchesIn: trace.touchesIn(number("n"), sentence["view"])
    case .touchCount: Finding("\(trace.outcomes.count)")
    case .previous: trace.previous(touch, at: number("at"))
    case .translation: trace.translation(of: sentence["view"], at: number("at"))
    case .fires: trace.firing
    case .events: trace.controlEvents(of: sentence["view"])
    case .scrolls: trace.scrolling
    case .offset: trace.offset(of: sentence["view"])
    case .next: trace.next(of: sentence["of"])
    case .controller: trace.controller(of: sentence["of"])
    }
  }

  private func number(_ label: String) -> Int { Int(sentence[label]) ?? 0 }
}

extension Trace {
  fileprivate func hitView(_ touch: Int) -> Finding {
    let hit = outcomes.first { $0.touch == touch }?.hit
    return Finding(hit.map(scene.name(of:)) ?? "nil", [resultStep(touch)])
  }

  fileprivate func asks(_ touch: Int) -> Finding {
    let views = asked(touch: touch)
    guard !views.isEmpty else { return Finding("nobody", [resultStep(touch)]) }
    return Finding(views.map(scene.name(of:)), askSteps(touch))
  }

  fileprivate func askedCount(_ names: [String], _ touch: Int) -> Finding {
    let steps = names.compactMap { ask(of: $0, touch) }
    return Finding("\(steps.count)", steps)
  }

  fileprivate func nextAsked(after name: String, _ touch: Int) -> Finding {
    guard let first = ask(of: name, touch) else { return Finding("nobody") }
    guard let next = askSteps(touch).first(where: { $0 > first }),
      case .hitAsk(let view, _, _, _) = self[next]
    else { return Finding("nobody", [first]) }
    return Finding(scene.name(of: view), [first, next])
  }

  fileprivate func verdict(_ name: String, _ touch: Int) -> Finding {
    guard let step = ask(of: name, touch), case .hitAsk(_, _, _, let verdict) = self[step] else {
      return neverAsked(name, touch)
    }
    return Finding(verdict.word, [step])
  }

  fileprivate func point(in name: String, _ touch: Int) -> Finding {
    guard let step = ask(of: name, touch), case .hitAsk(_, _, let point, _) = self[step] else {
      return neverAsked(name, touch)
    }
    return Finding("\(exact(point.x)),\(exact(point.y))", [step])
  }

  private func neverAsked(_ name: String, _ touch: Int) -> Finding {
    Finding(
      "never-asked", [scene.view(named: name).flatMap { whyNot($0, touch: touch).steps.last }])
  }

  fileprivate func climb(_ touch: Int) -> Finding {
    let arrivals = beganSteps(touch).compactMap { step in receiver(at: step).map { ($0, step) } }
    guard !arrivals.isEmpty else { return Finding("nobody", [resultStep(touch)]) }
    return Finding(arrivals.map { scene.name(of: $0.0) }, arrivals.map(\.1))
  }

  fileprivate func end(_ touch: Int) -> Finding {
    for step in beganSteps(touch) {
      switch self[step] {
      case .chainStop(let responder, _, _, _): return Finding(scene.name(of: responder), [step])
      case .chainDrop: return Finding("nobody", [step])
      case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
        .touchBind, .touchDeliver, .chainNext, .timer, .change, .recognizer, .gate, .control,
        .action, .scroll, .focus:
        continue
      }
    }
    return Finding("nobody", [resultStep(touch)])
  }

  fileprivate func handlers(_ touch: Int) -> Finding {
    let handlers = outcomes.first { $0.touch == touch }?.handledBy ?? []
    guard !handlers.isEmpty else { return Finding("nobody", [end(touch).steps.first]) }
    let steps = handlers.map { handler in
      indices.first {
        receiver(at: $0) == handler && isKept(at: $0) && touches(at: $0).contains(touch)
      }
    }
    return Finding(handlers.map(scene.name(of:)), steps)
  }

  fileprivate func count(_ name: String, _ method: String) -> Finding {
    let steps = arrivals(at: name).filter { message(at: $0)?.name == method }
    guard !steps.isEmpty else { return Finding("0") }
    let withheld = withheld(from: name).filter { $0.method.name == method }.map(\.step)
    return Finding("\(steps.count)", (steps + withheld).sorted())
  }

  fileprivate func nth(_ number: Int, _ name: String) -> Finding {
    let steps = arrivals(at: name)
    guard let step = steps.numbered(number), let method = message(at: step) else {
      return Finding("nil", steps)
    }
    return Finding(method.name, [delivery(of: step), step])
  }

  /// Where a message that climbs was delivered first: its line names it, those of the hops do not.
  private func delivery(of step: Int) -> Int? {
    guard case .chainNext = self[step] else { return nil }
    return indices[..<step].last {
      if case .touchDeliver = self[$0] { return true }
      return false
    }
  }

  /// The steps at which a responder gets a message, of any touch.
  func arrivals(at name: String) -> [Int] {
    guard let responder = scene.responder(named: name) else { return [] }
    return indices.filter { receiver(at: $0) == responder }
  }
}
