//  ~gestureRecognizerShouldBegin no if kind=pan horizontal
//                                      │        └ what else it looks at
//                                      └ of which recognizers

/// When a view's own `gestureRecognizerShouldBegin(_:)` says no; else it says what super does (8.2).
public struct BeginRefusal: Hashable, Sendable {
  /// The kinds of recognizers that it is about, or none for all.
  ///
  /// An edge pan and a scroll view's own pan are pans too.
  public var kinds: [RecognizerKind]
  /// Whether it is about all others instead.
  public var isAboutOthers: Bool
  /// What it looks at to say no where the test does; nil where it says no to all of them.
  public var test: DelegateTest?

  /// Makes one.
  public init(
    kinds: [RecognizerKind] = [], isAboutOthers: Bool = false, test: DelegateTest? = nil
  ) {
    self.kinds = kinds
    self.isAboutOthers = isAboutOthers
    self.test = test
  }

  /// Whether it is about recognizers of a kind.
  public func concerns(_ kind: RecognizerKind) -> Bool {
    kinds.isEmpty || kinds.contains { kind.isKind(of: $0) } != isAboutOthers
  }
}
