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
