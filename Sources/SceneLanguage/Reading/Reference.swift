import TouchCore

/// A name that may be declared further down: what it is for is settled after the tree is read.
struct Reference {
  /// What the name decides.
  enum Use {
    case hitTest(ViewID)
    case pointInside(ViewID)
    case next(Responder)
    case presenter(of: ControllerID)
    case root(ControllerID)
    /// A recognizer in one of another one's lists.
    case recognizer(RecognizerList, of: RecognizerID)
    /// Whom a control or recognizer calls, for which events and how; unless it `isNamed` it is
    /// some object or nobody in particular, as the word says.
    case target(Caller, ControlEvents, action: String, isNamed: Bool)
  }

  /// A list of recognizers that a recognizer has.
  enum RecognizerList {
    case requires, simultaneous, requireFailureOf, requiredToFailBy
  }

  /// Who calls a target.
  enum Caller {
    case control(ViewID)
    case recognizer(RecognizerID)
  }

  let use: Use
  let name: Word
}

extension SceneReader {
  /// Settles all references, in the order of the file.
  mutating func resolveReferences() {
    for reference in references { resolve(reference) }
  }

  private mutating func resolve(_ reference: Reference) {
    let name = reference.name
    switch reference.use {
    case .hitTest(let view):
      guard let other = reader.view(name, in: scene) else { return }
      scene[view].hitTestOverride = .returns(other)
    case .pointInside(let view):
      guard let other = reader.view(name, in: scene) else { return }
      scene[view].pointInsideOverride = .includes(other)
    case .next(let responder):
      guard let other = reader.responder(name, in: scene, as: .responder) else { return }
      scene[overridesOf: responder].next = .responder(other)
    case .presenter(let controller):
      guard let other = reader.responder(name, in: scene, as: .controller),
        case .controller(let presenter) = other
      else { return }
      scene.present(controller, by: presenter)
    case .root(let controller):
      guard let window = reader.view(name, in: scene, as: .window) else { return }
      makeRoot(controller, of: window, name)
    case .recognizer(let list, let id):
      guard let other = reader.recognizer(name, in: scene) else { return }
      add(other, to: list, of: id)
    case .target(let caller, let events, let action, let isNamed):
      guard let target = isNamed ? self.target(name) : .someObject else { return }
      let call = ActionTarget(events, target: target, action: action)
      switch caller {
      case .control(let view): scene[view].control.add(call)
      case .recognizer(let id): scene[id].targets.append(call)
      }
    }
  }

  private mutating func target(_ word: Word) -> Target? {
    guard reader.text(word) != Reserved.nil.rawValue else { return .firstToHandle }
    return reader.responder(word, in: scene, as: .responder).map { .responder($0) }
  }

  private mutating func add(
    _ other: RecognizerID, to list: Reference.RecognizerList, of id: RecognizerID
  ) {
    switch list {
    case .requires: scene[id].requiresToFail.append(other)
    case .requireFailureOf: scene[id].answers.requireFailureOf.append(other)
    case .requiredToFailBy: scene[id].answers.requiredToFailBy.append(other)
    case .simultaneous:
      guard case .some(let others) = scene[id].answers.simultaneous else { return }
      scene[id].answers.simultaneous = .some(others + [other])
    }
  }

  /// Makes a controller the root view controller of a window, or says who is it already.
  mutating func makeRoot(_ controller: ControllerID, of window: ViewID, _ word: Word) {
    guard scene[window].kind == .window else {
      return reader.say(
        .isAnother(reader.text(word), thing: "a view", expected: .window), at: word)
    }
    do {
      try scene.setRootViewController(controller, of: window)
    } catch {
      let root = scene.window(of: window)?.rootViewController
      let has = root.map { scene[$0].name } ?? ""
      reader.say(.secondRoot(window: scene.name(of: window), has: has), at: word)
    }
  }
}
