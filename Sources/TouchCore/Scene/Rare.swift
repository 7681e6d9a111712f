/// A value that hardly any view has: kept apart, so that those without it stay small.
indirect enum Rare<Content: Hashable & Sendable>: Hashable, Sendable {
  case none
  case some(Content)

  /// The value, if there is one.
  var value: Content? {
    get { if case .some(let value) = self { value } else { nil } }
    set { self = newValue.map { .some($0) } ?? .none }
  }
}
