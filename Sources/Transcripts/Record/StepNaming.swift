import TouchCore

//  t1/e1/queue/put                          touch 1, the script's first line
//  t1/e1/window/window                      the window's turn
//  t1/e1/hit/window/firstView               the call of firstView's hitTest …
//  t1/e1/hit/window/firstView/return        … and its answer
//  t1/e2/chain/thirdView                    the message's arrival at thirdView

/// Gives each step the name by which every format links to it.
struct StepNaming {
  /// How many names a path may have: a path of every name would make a deep scene's record grow
  /// with the square of its depth.
  static let longestPath = 32

  private let trace: Trace
  /// The record's scene, kept apart so that looking into it copies nothing.
  private let scene: Scene

  init(_ trace: Trace) {
    self.trace = trace
    scene = trace.scene
  }

  /// The id of a step, unique in its record.
  func id(of index: Int) -> String {
    let moment = trace.moment(of: index)
    return "t\(moment.touch.number)/e\(moment.event + 1)/" + place(of: trace[index])
  }

  private func place(of step: Step) -> String {
    switch step {
    case .queuePut: "queue/put"
    case .queueTake: "queue/take"
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
    }
  }

  /// The names from the window down; of a long path the last ones, which are unique as well.
  private func path(of view: ViewID) -> String {
    var parts: [String] = []
    var here: ViewID? = view
    while let id = here {
      guard parts.count < Self.longestPath else { return "…/" + join(parts) }
      parts.append(part(.view(id)))
      here = scene[id].superview
    }
    return join(parts)
  }

  private func join(_ upwards: [String]) -> String {
    upwards.reversed().joined(separator: "/")
  }

  /// A name as a part of a path.
  ///
  /// The bytes that mean something in an id are written as in a URL, and so is the first letter of
  /// a name that is itself `return`. A name that is not its bearer's alone carries a number.
  private func part(_ responder: Responder) -> String {
    let name = scene.name(of: responder)
    let part = name == "return" ? "%72eturn" : escaped(name)
    return isUnique(name, for: responder) ? part : part + number(of: responder)
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
    guard case .view(let id) = responder else { return false }
    return scene[id].name.isEmpty
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
