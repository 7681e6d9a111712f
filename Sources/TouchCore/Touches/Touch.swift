/// A phase of a touch, with UIKit's raw values (3.2).
public enum TouchPhase: Int, Hashable, Sendable, CaseIterable {
  case began, moved, stationary, ended, cancelled

  /// UIKit's word: Embedded Swift cannot print a case by itself.
  public var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

/// UITouch at one moment: one finger's contact, updated while it lasts (3.1).
public struct Touch: Hashable, Sendable {
  /// Counts the contacts of a script, from 1.
  public let number: Int
  /// The finger, as the script names it.
  public let finger: String
  /// What kind of contact it is (9.5).
  public let type: TouchTypes
  /// Which button of a pointer it is (22.7).
  public let button: PointerButton
  /// What happened last.
  public internal(set) var phase: TouchPhase
  /// How many touch-downs followed each other closely; fixed at began (3.8).
  public let tapCount: Int
  /// When it last changed, in milliseconds of the virtual clock.
  public internal(set) var milliseconds: Int
  /// The window it landed in, for its whole life (1.11).
  public internal(set) var window: ViewID?
  /// The view it landed in, for its whole life (1.11).
  public internal(set) var view: ViewID?
  /// Where it is, in screen coordinates.
  public internal(set) var screenLocation: Point
  /// Where it was at the previous event, in screen coordinates; at began the same (3.6).
  public internal(set) var previousScreenLocation: Point

  /// When it last changed, in seconds as UIKit counts.
  public var timestamp: Double { Double(milliseconds) / 1000 }

  /// The touch as it is before it is bound to a view and its window (1.3).
  package var unbound: Touch {
    var touch = self
    touch.view = nil
    touch.window = nil
    return touch
  }

  /// Where it is, in a view's own coordinates; nil means its window's (3.6).
  public func location(in view: ViewID?, scene: Scene) -> Point {
    place(screenLocation, in: view, scene)
  }

  /// Where it was at the previous event, in a view's own coordinates; nil means its window's (3.6).
  public func previousLocation(in view: ViewID?, scene: Scene) -> Point {
    place(previousScreenLocation, in: view, scene)
  }

  private func place(_ point: Point, in view: ViewID?, _ scene: Scene) -> Point {
    guard let target = view ?? window else { return point }
    return scene.fromScreen(point, to: target)
  }
}

extension TouchPhase {
  /// The message a view gets in this phase.
  var method: ResponderMethod {
    switch self {
    case .began: .began
    case .moved, .stationary: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
