import TouchCore
import TouchNarration

/// Gives each step the part of its id that says what happened to whom.
struct StepPaths {
  /// How many names a path may have: a path of every name would make a deep scene's record grow
  /// with the square of its depth.
  static let longestPath = 32

  private let trace: Trace
  /// The record's scene, kept apart so that looking into it copies nothing.
  private let scene: Scene
  // Nearly every step names a view that was named before.
  private var partsOfViews: [String?]
  private var partsOfRecognizers: [String?]
  private var pathsOfViews: [String?]
  /// The paths that were numbered, each once.
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var numbersOfMessages: [MessagePath: Int] = [:]

  init(_ trace: Trace) {
    self.trace = trace
    scene = trace.scene
    partsOfViews = Array(repeating: nil, count: scene.views.count)
    pathsOfViews = partsOfViews
    partsOfRecognizers = Array(repeating: nil, count: scene.recognizerIDs.count)
  }

  /// The number of a step's path, the same for the same path.
  mutating func number(of index: Int) -> Int {
    let message = MessagePath(trace[index])
    if let number = message.flatMap({ numbersOfMessages[$0] }) { return number }
    let text = path(of: index)
    let number = numbers[text] ?? texts.count
    if number == texts.count {
      texts.append(text)
      numbers[text] = number
    }
    if let message { numbersOfMessages[message] = number }
    return number
  }

  /// The path with a number.
  func text(of number: Int) -> String { texts[number] }

  mutating func path(of index: Int) -> String {
    switch trace[index] {
    case .windowAsk(let window, _, _): "window/" + part(.view(window))
    case .windowChoose(let window, _): "window/" + part(.view(window)) + "/choose"
    case .hitAsk(let view, _, _, _): "hit/" + path(of: view)
    case .hitReturn(let view, _, _): "hit/" + path(of: view) + "/return"
    case .hitResult: "result"
    case .touchBind: "bind"
    case .touchDeliver(let responder, _, _, _): "deliver/" + part(responder)
    case .chainNext(let hop): "chain/" + part(hop.to)
    case .chainStop(let responder, _, _, _): "chain/" + part(responder) + "/stop"
    case .chainDrop(let responder, _, _, _): "chain/" + part(responder) + "/drop"
    case .timer(.recognizer(let id)): "timer/" + part(id)
    case .timer(let owner): "timer/" + (owner.view.map { part(.view($0)) } ?? "")
    case .change(let place): "change/" + part(trace.changes[place].change)
    case .recognizer(let step): path(of: step)
    case .gate(let step): "gate/" + part(step)
    case .control(let step): path(of: step)
    case .action(let step): path(of: step)
    case .scroll(let step): "scroll/" + part(.view(step.view)) + "/" + step.call.name
    case .presentation(let step):
      step.call.kind.name.prefix { $0 != "." } + "/" + part(.controller(step.controller)) + "/"
        + step.call.word
    case .row(let step): "row/" + part(.view(step.row)) + "/" + step.call.word
    case .focus(let step):
      "focus/" + ((step.to ?? step.from).map { part($0) + "/" } ?? "") + step.cause.word
    case let step: String(step.kindName.map { $0 == "." ? "/" : $0 })
    }
  }

  private mutating func path(of step: RecognizerStep) -> String {
    switch step {
    case .collect: "gr/collect"
    case .receive(let id, let method, _): "gr/" + part(id) + "/" + method.name
    case .ask(_, let id, _, _, _): "gr/" + part(id) + "/ask"
    case .state(let id, _, let to, let cause, _, _):
      "gr/" + part(id) + "/" + (cause == .waitsFor ? cause.word : to.word)
    case .action(let id, _): "gr/" + part(id) + "/action"
    case .prevent(let id, _): "gr/" + part(id) + "/prevent"
    }
  }

  private func part(_ step: GateStep) -> String {
    switch step {
    case .hold(_, let method, _, _): "hold/" + method.name
    case .flush(_, let method, _, _): "flush/" + method.name
    case .cancel: "cancel"
    case .discard(_, let method, _, _): "discard/" + method.name
    }
  }

  private mutating func path(of step: ControlStep) -> String {
    switch step {
    case .track(let view, let call, _, _): "control/" + part(.view(view)) + "/" + call.name
    case .highlight(let view, _): "control/" + part(.view(view)) + "/highlight"
    case .event(let view, let events): "control/" + part(.view(view)) + "/" + events.name
    }
  }

  private mutating func path(of step: ActionStep) -> String {
    switch step {
    case .ask(let responder, let registration, let sender, _):
      "action/" + escaped(scene.action(registration, of: sender)) + "/ask/" + part(responder)
    case .send(let registration, let sender, _, _):
      "action/" + escaped(scene.action(registration, of: sender)) + "/send"
    }
  }

  private mutating func part(_ change: SceneChange) -> String {
    switch change.object {
    case .responder(let responder): part(responder) + "/" + change.property.rawValue
    case .recognizer(let id): part(id) + "/" + change.property.rawValue
    }
  }

  /// The names from the window down; of a long path the last ones, which are unique as well.
  private mutating func path(of view: ViewID) -> String {
    if let known = pathsOfViews[Int(view.index)] { return known }
    var parts: [String] = []
    var here: ViewID? = view
    while let id = here, parts.count < Self.longestPath {
      parts.append(part(.view(id)))
      here = scene[id].superview
    }
    let path = (here == nil ? "" : "…/") + join(parts)
    pathsOfViews[Int(view.index)] = path
    return path
  }

  private func join(_ upwards: [String]) -> String {
    upwards.reversed().joined(separator: "/")
  }

  /// A name as a part of a path.
  ///
  /// The bytes that mean something in an id are written as in a URL, and so is the first letter of
  /// a name that is itself `return`. A name that is not its bearer's alone carries a number.
  private mutating func part(_ responder: Responder) -> String {
    guard case .view(let view) = responder else { return makePart(responder) }
    if let known = partsOfViews[Int(view.index)] { return known }
    let part = makePart(responder)
    partsOfViews[Int(view.index)] = part
    return part
  }

  private func makePart(_ responder: Responder) -> String {
    let name = scene.name(of: responder)
    let part = name == "return" ? "%72eturn" : escaped(name)
    return isUnique(name, for: responder) ? part : part + number(of: responder)
  }

  private mutating func part(_ recognizer: RecognizerID) -> String {
    if let known = partsOfRecognizers[Int(recognizer.index)] { return known }
    let name = scene.name(of: recognizer)
    let isUnique = scene.recognizer(named: name) == recognizer
    let part = escaped(name) + (isUnique ? "" : "%g\(recognizer.index)")
    partsOfRecognizers[Int(recognizer.index)] = part
    return part
  }

  private func escaped(_ name: String) -> String {
    // 0xE2 is the first byte of …, and of others that are not worth telling apart here.
    guard name.utf8.contains(where: { $0 == 0x2F || $0 == 0x25 || $0 == 0xE2 }) else {
      return name
    }
    return name.unicodeScalars.reduce(into: "") { part, scalar in
      switch scalar {
      case "/": part += "%2F"
      case "%": part += "%25"
      case "…": part += "%E2%80%A6"
      default: part.unicodeScalars.append(scalar)
      }
    }
  }

  private func isUnique(_ name: String, for responder: Responder) -> Bool {
    guard let owner = scene.responder(named: name) else { return isUnnamedView(responder) }
    return owner == responder
  }

  /// Whether a view is called by its number already.
  private func isUnnamedView(_ responder: Responder) -> Bool {
    if case .view(let id) = responder { scene[id].name.isEmpty } else { false }
  }

  private func number(of responder: Responder) -> String {
    switch responder {
    case .view(let id): "%v\(id.index)"
    case .controller(let id): "%c\(id.index)"
    case .windowScene(let id): "%s\(id.index)"
    case .application: "%a"
    case .delegate: "%d"
    }
  }
}

/// What makes the path of a message's step, of which a long record has most.
private struct MessagePath: Hashable {
  private let kind: StepKind
  private let responder: Responder

  init?(_ step: Step) {
    guard step.isDelivery, let responder = step.responder else { return nil }
    kind = step.kind
    self.responder = responder
  }
}
