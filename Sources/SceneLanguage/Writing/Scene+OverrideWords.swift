import TouchCore

extension Scene {
  /// What a view's own `hitTest` does, in words of the scene language.
  package func overrideWords(of view: ViewID) -> String? {
    self[view].hitTestOverride.map { "return " + $0.words(naming: { name(of: $0) }) }
  }
}

extension HitTestOverride {
  /// What it answers, in words of the scene language.
  func words(naming name: (ViewID) -> String) -> String {
    switch self {
    case .returnsNil: "nil"
    case .returnsSelf: "self"
    case .returns(let other): name(other)
    case .callsSuper: "super"
    case .passesThrough: "passthrough"
    case .returnsNilIf(let other): "nil if " + name(other)
    }
  }
}
