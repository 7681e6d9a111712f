import SceneLanguage
import TouchCore
import TouchInquiry

extension PropertyShape {
  /// The kind of value that reading it gives.
  var valueShape: Shape {
    switch self {
    case .flag, .answer, .part, .opinion: .truth
    case .number, .bound, .count: .number
    case .point: .point
    case .size: .size
    case .insets, .text, .words: .word
    }
  }

  func value(of root: Root) -> Value {
    switch self {
    case .flag(let field, _), .answer(let field, _), .part(let field): .truth(field.get(root))
    case .opinion(let field): .truth(orNothing: field.get(root))
    case .number(let field, _): .number(field.get(root))
    case .bound(let field, _): field.get(root).map { .number($0) } ?? .nothing
    case .count(let field, _): .number(Double(field.get(root)))
    case .point(let field): .point(field.get(root))
    case .size(let field): .size(field.get(root))
    case .insets(let field): .word(spelled(field.get(root)))
    case .text(let field, _): field.get(root).map { .word($0) } ?? .nothing
    case .words(let path): path.words(root).map { .word($0) } ?? .nothing
    }
  }

  /// The words it can be compared with, each with the one that is meant.
  var words: [String: String] {
    guard case .words(let path) = self else { return [:] }
    let known = path.known + (path.isSet ? [noneWord] : [])
    return known.reduce(into: path.others) { $0[$1] = $1 }
  }
}

extension Property {
  /// The kind of value that reading it gives.
  var valueShape: Shape {
    if let shape = entry.shape { return shape.valueShape }
    switch entry.own {
    case .frame?, .bounds?, .seen?: return .rect
    case .offset?: return .point
    case .transform?: return .transform
    case .tag?, .level?: return .number
    case .address?, .links?: return .word
    case .inside?, .windowScene?: return .responder
    case .animating?, .key?, .animated?, .front?, .back?, .removed?, nil: return .truth
    }
  }

  /// What it is for a view or window; nothing where that has no such thing.
  func value(of id: ViewID, in scene: Scene) -> Value {
    // Of what is no control only what a scene says of it counts.
    if self == .disabled, !scene[id].kind.isControl, scene[id].isEnabled { return .nothing }
    switch entry.own {
    case .level?: return scene.window(of: id).map { .number($0.level) } ?? .nothing
    case .key?: return scene.window(of: id).map { .truth(scene.keyWindow == $0.view) } ?? .nothing
    case .windowScene?:
      return scene.window(of: id)?.windowScene.map { .responder(.windowScene($0)) } ?? .nothing
    case .inside?: return .responder(scene[id].superview)
    case .front?, .back?, .removed?, .animated?:
      return scene.value(of: self, in: .responder(.view(id))).map { Value($0) } ?? .nothing
    case .frame?, .bounds?, .seen?, .offset?, .transform?, .tag?, .address?, .links?, .animating?,
      nil:
      return value(of: scene[id])
    }
  }

  /// What it is for a view that lies nowhere.
  func value(of view: View) -> Value {
    if let shape = entry.shape { return shape.value(of: view) }
    switch entry.own {
    case .frame?: return .rect(view.shownFrame)
    case .bounds?: return .rect(view.bounds)
    case .seen?: return view.seenFrame.map { .rect($0) } ?? .nothing
    case .offset?: return .point(view.bounds.origin)
    case .transform?: return .transform(view.transform)
    case .tag?: return .number(Double(view.tag))
    case .address?: return view.origins.address.map { .word(Origins.spelled($0)) } ?? .nothing
    case .links?:
      let links = view.textInput.links.map { spelled($0) }
      return links.isEmpty ? .nothing : .word(links.joined(separator: "|"))
    case .animating?: return .truth(view.isAnimating)
    case .level?: return .number(0)
    case .inside?, .key?, .windowScene?, .animated?, .front?, .back?, .removed?, nil:
      return .nothing
    }
  }
}

extension View {
  /// Whether an animation of any sort runs.
  fileprivate var isAnimating: Bool {
    blocksTouchesWhileAnimating || isAnimatingInteractively || animator != nil
  }
}

extension ControllerProperty {
  /// The kind of value that reading it gives.
  var valueShape: Shape {
    if let shape = entry.shape { return shape.valueShape }
    switch self {
    case .rootOf, .passthrough: return .list
    default: return .responder
    }
  }

  /// What it is for a controller; nothing where that has no such thing.
  func value(of id: ControllerID, in scene: Scene) -> Value {
    let controller = scene[id]
    if let shape = entry.shape { return shape.value(of: SaidOfController(controller)) }
    switch self {
    case .by: return .responder(controller: controller.presenter)
    case .selected: return .responder(controller: controller.container?.shown)
    case .source: return .responder(controller.presentation?.source)
    case .passthrough:
      return .list(controller.presentation?.passthrough.map { .responder(.view($0)) } ?? [])
    case .rootOf:
      let windows = scene.windows.filter { $0.rootViewController == id }
      return .list(windows.map { .responder(.view($0.view)) })
    default: return .nothing
    }
  }
}

extension Value {
  static func responder(_ view: ViewID?) -> Value {
    view.map { .responder(.view($0)) } ?? .nothing
  }

  static func responder(controller: ControllerID?) -> Value {
    controller.map { .responder(.controller($0)) } ?? .nothing
  }

  static func truth(orNothing answer: Bool?) -> Value { answer.map { .truth($0) } ?? .nothing }
}
