/// What a delegate looks at before it answers (18.8, 18.10).
public struct DelegateTest: Hashable, Sendable {
  /// Something about the touch, or about what the fingers did.
  public enum Look: Hashable, Sendable {
    /// `touch.view` is a view.
    case view(ViewID)
    /// `touch.view` is a view or lies in it.
    case inside(ViewID)
    /// `touch.view` is of a class; a control or scroll view of any kind is one.
    case kind(ViewKind)
    /// The touch lies in a rectangle of the recognizer's view.
    case at(Rect)
    /// The fingers went further to the side than up or down.
    case horizontal
    /// The fingers went further up or down than to the side.
    case vertical
    /// The fingers went one way, however far to its sides.
    case towards(Direction)
    /// The fingers are faster, in points a second.
    case faster(Double)
    /// A scroll view is scrolled away from its top (20.11).
    case scrolled(ViewID)
  }

  /// One way fingers may go.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down
  }

  /// What it looks at.
  public var look: Look
  /// Whether it answers yes unless that is so.
  public var isUnless: Bool

  /// Makes a test.
  public init(_ look: Look, isUnless: Bool = false) {
    self.look = look
    self.isUnless = isUnless
  }

  /// The view it names.
  public var view: ViewID? {
    switch look {
    case .view(let view), .inside(let view), .scrolled(let view): view
    case .kind, .at, .horizontal, .vertical, .towards, .faster: nil
    }
  }
}

extension DelegateAnswers {
  /// The areas of its view in which a delegate looks for a touch.
  public var areas: [Rect] {
    [receiveTest, beginTest, cancelTest, failTest].compactMap { test in
      if case .at(let area)? = test?.look { area } else { nil }
    }
  }
}

/// Recognizers that a delegate tells by their class or by where they are attached (18.12, 18.14).
public struct RecognizerGroup: Hashable, Sendable {
  /// Those of these kinds; a scroll view's own pan and an edge pan are pans too.
  public var kinds: [RecognizerKind] = []
  /// Those attached to these views, or in them.
  public var views: [ViewID] = []

  /// Nobody.
  public init() {}

  /// Whether it names nobody.
  public var isEmpty: Bool { kinds.isEmpty && views.isEmpty }

  /// Whether a recognizer is one of them.
  public func contains(_ id: RecognizerID, in scene: Scene) -> Bool {
    let it = scene[id]
    return kinds.contains { it.kind.isKind(of: $0) }
      || views.contains { scene.isDescendant(it.view, of: $0) }
  }
}

extension RecognizerKind {
  /// Whether UIKit's class is another one's, or a subclass of it.
  func isKind(of other: RecognizerKind) -> Bool {
    self == other || other == .pan && (self == .scrollPan || self == .edgePan)
  }
}

extension ViewKind {
  /// Whether UIKit's class is another one's, or a subclass of it.
  func isKind(of other: ViewKind) -> Bool {
    other == .view || other == self || other == .control && isControl
      || other == .scroll && isScrollView
  }
}
