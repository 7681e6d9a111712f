import SceneLanguage
import TouchCore
import TouchInquiry

/// What can be read off steps and touches.
enum StepMembers {
  /// The touch as it was at the step.
  static let ofTouches = [
    touch("number", shape: .number) { .number(Double($0.number)) },
    touch("finger", shape: .word) { .word($0.finger) },
    touch("phase", shape: .word) { .word($0.phase.word) },
    touch("tapCount", shape: .number) { .number(Double($0.tapCount)) },
    touch("timestamp", shape: .number) { .number($0.timestamp) },
    touch("view", shape: .responder) { .responder($0.view) },
    touch("window", shape: .responder) { .responder($0.window) },
    touch("location", shape: .point) { .point($0.screenLocation) },
    touch("previousLocation", shape: .point) { .point($0.previousScreenLocation) },
    touch("type", shape: .word) { .word($0.type.words) },
    Member("gestureRecognizers", "recognizers", shape: .list) { value, here in
      // Before its view is found nobody knows who will see it.
      guard case .touch(let touch) = value, touch.view != nil else { return .nothing }
      return .list(here.trace.recognizers(ofTouch: touch.number).map { .recognizer($0) })
    },
  ]

  /// The words an expression may start with.
  static let ofSteps = [
    stepInScene("point", shape: .point) { trace, index, scene in
      .point(trace.point(at: index, in: scene))
    },
    step(["view"], shape: .responder) { here, index in
      let owner = here.owner(at: index)
      // In a controller's code `view` is its view.
      guard case .responder(.controller(let id)) = owner else { return owner }
      return .responder(here.trace.scene[id].view)
    },
    step(["self"], or: "view", shape: .responder) { here, index in here.caller(at: index) },
    step("touch", shape: .touch) { trace, index in
      trace.touchAsKnown(at: index).map { .touch($0) } ?? .nothing
    },
    step("touches", shape: .list) { trace, index in
      .list(trace.touchesDown(at: index).map { .touch($0) })
    },
    step("hit", shape: .responder) { trace, index in .responder(trace.hitSoFar(at: index)) },
    stepInScene("firstResponder", shape: .responder) { trace, index, scene in
      scene.keyWindow.flatMap { trace.firstResponder(in: $0, at: index) }
        .map { .responder($0) } ?? .nothing
    },
    step("depth", shape: .number) { trace, index in .number(Double(trace[index].nesting)) },
    step("verdict", shape: .word) { trace, index in
      trace[index].verdict.map { .word($0.word) } ?? .nothing
    },
    step("returns", shape: .responder) { trace, index in
      guard case .hitReturn(_, _, let answer) = trace[index] else { return .nothing }
      return .responder(answer)
    },
    step("method", shape: .word) { trace, index in
      trace[index].message.map { .word($0.method.name) } ?? .nothing
    },
    step("mode", shape: .word) { trace, index in
      trace[index].message?.mode.map { .word($0.word) } ?? .nothing
    },
    step("phase", shape: .word) { trace, index in
      .word(trace.touchAsKnown(at: index)?.phase.word ?? trace[index].phase.rawValue)
    },
    step("kind", shape: .word) { trace, index in .word(trace[index].kindName) },
    step("time", shape: .number) { trace, index in .number(Double(trace.milliseconds(at: index))) },
    step("number", "n", shape: .number) { _, index in .number(Double(index + 1)) },
    step("rule", shape: .word) { trace, index in .word("\(trace.rule(of: index))") },
  ]

  /// What only some steps have, in the words of the record; a scene that calls somebody so means
  /// them.
  static let ofSomeSteps: [Member] = {
    let own = codeWords + DecisionMembers.ofDecisions + [stage]
    let taken = Set((ofSteps + own).flatMap { $0.names })
    return StepColumn.all.filter { !taken.contains($0.name) }.map { $0.member } + own
  }()

  private static let stage = step("stage", shape: .word) { trace, index in
    .word(trace[index].phase.rawValue)
  }

  /// What words of UIKit's code mean that are no property of the object whose code it is.
  private static let codeWords = [
    Member("subview", shape: .responder) { value, here in
      guard case .step(let index) = value else { return .nothing }
      return .responder(here.trace.subview(askedAt: index, seenFrom: here.index ?? index))
    },
    step(["handles"], shape: .truth) { here, index in here.handles(at: index) },
    step(["responder"], shape: .responder) { here, index in
      here.trace[index].responder.map { .responder($0) } ?? .nothing
    },
    step(["delegate"], shape: .responder) { here, index in here.delegate(at: index) },
    step(["presentedViewController"], shape: .responder) { here, index in
      guard case .presentation(let step) = here.trace[index] else {
        return here.word("presentedViewController", at: index)
      }
      return .responder(controller: step.controller)
    },
    step("other", shape: .recognizer) { trace, index in
      switch trace[index] {
      case .recognizer(.prevent(let other, _)): .recognizer(other)
      case .recognizer(.ask(_, _, let other?, _, _)): .recognizer(other)
      default: .nothing
      }
    },
  ]

  private static let namesOfSomeSteps = Set(ofSomeSteps.flatMap { $0.names })

  /// Whether a name in the scene goes before the field of a step of the same name.
  static func yieldsToNames(_ name: String) -> Bool { namesOfSomeSteps.contains(name) }

  /// Whether a word is the record's alone: UIKit's code has none that means that.
  static func isOfRecord(_ name: String) -> Bool {
    stage.names.contains(name) || DecisionMembers.ofDecisions.contains { $0.names.contains(name) }
  }

  /// The owner of a property that is written alone, as in UIKit's code: the responder whose method is
  /// called; in a recognizer's method, the view.
  ///
  /// The spaces keep the name from being typed.
  static let ownerName = "view or controller"

  private static let owner = step([ownerName], or: "view", shape: .responder) { here, index in
    here.owner(at: index)
  }

  /// A word of a step that no list has: `touch2`, the touch of that number, while it is down or
  /// changes; and the owner of properties that stand alone.
  static func unlisted(_ name: String) -> Member? {
    name == ownerName ? owner : touch(named: name)
  }

  /// `touch2`: the touch of that number, while it is down or changes.
  static func touch(named name: String) -> Member? {
    guard name.hasPrefix("touch"), let number = Int(name.dropFirst(5)), number > 0 else {
      return nil
    }
    return step("touch\(number)", shape: .touch) { trace, index in
      trace.touchesDown(at: index).first { $0.number == number }.map { .touch($0) } ?? .nothing
    }
  }

  private static func touch(
    _ name: String, shape: Shape, read: @escaping @Sendable (Touch) -> Value
  ) -> Member {
    Member([name], shape: shape) { value, _ in
      guard case .touch(let touch) = value else { return .nothing }
      return read(touch)
    }
  }

  private static func step(
    _ names: String..., shape: Shape, read: @escaping @Sendable (Trace, Int) -> Value
  ) -> Member {
    step(names, shape: shape) { here, index in read(here.trace, index) }
  }

  private static func step(
    _ names: [String], or other: String? = nil, shape: Shape,
    read: @escaping @Sendable (Vantage, Int) -> Value
  ) -> Member {
    // Where the step itself has none, its line in the record may.
    let field = other ?? names[0]
    let column = StepColumn.all.first { $0.name == field && $0.shape == shape }
    return Member(names, shape: shape) { value, here in
      guard case .step(let index) = value else { return .nothing }
      let own = read(here, index)
      return own == .nothing ? column?.value(at: index, of: here) ?? own : own
    }
  }

  /// The same for what needs the scene at the step as well.
  private static func stepInScene(
    _ name: String, shape: Shape, read: @escaping @Sendable (Trace, Int, Scene) -> Value
  ) -> Member {
    Member(name, shape: shape) { value, here in
      guard case .step(let index) = value else { return .nothing }
      return here.read(at: index) { read(here.trace, index, $0) }
    }
  }
}

extension Trace {
  /// The point a person would look at: what the view was asked with, else where the finger is in
  /// the coordinates of the view whose turn it is.
  ///
  /// - Parameter scene: The scene as it is at the step.
  func point(at index: Int, in scene: Scene) -> Point {
    switch self[index] {
    case .hitAsk(_, _, let point, _), .windowAsk(_, let point, _): point
    case .hitReturn(let view, _, _):
      scene.fromScreen(touch(at: index)?.screenLocation ?? .zero, to: view)
    default: pointOfTurn(at: index, in: scene)
    }
  }

  private func pointOfTurn(at index: Int, in scene: Scene) -> Point {
    guard let touch = touch(at: index) else { return .zero }
    guard case .view(let view)? = self[index].responder else { return touch.screenLocation }
    return touch.location(in: view, scene: scene)
  }
}
