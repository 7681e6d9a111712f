//  try Scene(
//    View("window", .window, frame: Rect(0, 0, 390, 844)).containing {     window
//      View("card", frame: Rect(20, 100, 200, 200)).containing {             view card
//        View("buy", .button, frame: Rect(150, 180, 100, 44))                  button buy
//        Recognizer("press", .longPress)                                       @longPress press
//      }
//    })

/// A view with what is in it, as it is written in code.
public struct NestedView: Hashable, Sendable {
  /// The view.
  public var view: View
  /// The controller whose root view it is; in a window, that is the root view controller.
  public var controller: Controller?
  /// Its recognizers, in the order they were added.
  public var recognizers: [Recognizer] = []
  /// Its subviews, the last in front.
  public var subviews: [NestedView] = []

  /// Makes a view with nothing in it.
  public init(_ view: View) { self.view = view }

  /// The same, as the root view of a controller.
  public func root(of controller: Controller) -> NestedView {
    var tree = self
    tree.controller = controller
    return tree
  }
}

extension View {
  /// The view with subviews and recognizers, one a line, as they were added.
  public func containing(@ViewContents _ contents: () -> [ViewContents.Part]) -> NestedView {
    var tree = NestedView(self)
    for part in contents() {
      switch part {
      case .view(let subview): tree.subviews.append(subview)
      case .recognizer(let recognizer): tree.recognizers.append(recognizer)
      }
    }
    return tree
  }

  /// The view after a change: `View("banner").with { $0.alpha = 0.005 }`.
  public func with(_ change: (inout View) -> Void) -> View {
    var view = self
    change(&view)
    return view
  }
}

extension Recognizer {
  /// The recognizer after a change:
  /// `Recognizer("double", .tap).with { $0.numberOfTapsRequired = 2 }`.
  public func with(_ change: (inout Recognizer) -> Void) -> Recognizer {
    var recognizer = self
    change(&recognizer)
    return recognizer
  }
}

/// Gathers what is written in a view.
@resultBuilder
public enum ViewContents {
  /// Something that is in a view.
  public enum Part: Hashable, Sendable {
    case view(NestedView)
    case recognizer(Recognizer)
  }

  /// A subview with nothing in it.
  public static func buildExpression(_ view: View) -> [Part] { [.view(NestedView(view))] }
  /// A subview.
  public static func buildExpression(_ tree: NestedView) -> [Part] { [.view(tree)] }
  /// A recognizer.
  public static func buildExpression(_ recognizer: Recognizer) -> [Part] {
    [.recognizer(recognizer)]
  }
  /// Line by line.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  /// What a `for` makes.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
  /// What an `if` makes.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  /// What an `if` makes that has an `else`.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }
  /// What an `else` makes.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }
}

extension Scene {
  /// Makes a scene of windows, the last in front of those of its level.
  ///
  /// - Throws: What the scene language would complain of, too: a name that is taken, a second root
  ///   view controller.
  public init(_ windows: NestedView...) throws(SceneError) {
    self.init()
    for window in windows {
      let id = try addWindow(window.view)
      try fill(id, with: window, window: id)
    }
  }

  /// Adds a view with what is in it, in front of its siblings.
  @discardableResult
  public mutating func add(_ tree: NestedView, to superview: ViewID) throws(SceneError) -> ViewID {
    let id = try addSubview(tree.view, to: superview)
    let isWindow = window(of: superview) != nil
    try fill(id, with: tree, window: isWindow ? superview : nil)
    return id
  }

  private mutating func fill(
    _ id: ViewID, with tree: NestedView, window: ViewID?
  ) throws(SceneError) {
    if let controller = tree.controller {
      let controller = try addController(controller)
      setView(id, of: controller)
      if let window, window != id { try setRootViewController(controller, of: window) }
    }
    for recognizer in tree.recognizers { try addRecognizer(recognizer, to: id) }
    for subview in tree.subviews { try add(subview, to: id) }
  }
}

extension TouchScript {
  /// One finger that goes down at a point of the screen and comes up there, before a long press.
  public static func tap(
    at point: Point, for milliseconds: Int = 80
  ) throws(TouchScript.Problem) -> TouchScript {
    try TouchScript([
      TouchEvent(0, .down, "A", .screen(point)), TouchEvent(milliseconds, .up, "A"),
    ])
  }
}
