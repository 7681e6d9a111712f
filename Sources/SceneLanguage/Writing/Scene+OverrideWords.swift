import TouchCore

extension Scene {
  /// What a view's own `hitTest` does, in words of the scene language.
  package func overrideWords(of view: ViewID) -> String? {
    switch self[view].hitTestOverride {
    case .returnsNil: "return nil"
    case .returnsSelf: "return self"
    case .returns(let other): "return " + name(of: other)
    case .callsSuper: "return super"
    case .passesThrough: "return passthrough"
    case .returnsNilIf(let other): "return nil if " + name(of: other)
    case nil: nil
    }
  }
}
