/// The messages a responder gets about touches, presses, motion and remote control, and that its
/// class sends on to `next` unless it is overridden (6.1, 6.5).
public enum ResponderMethod: UInt8, Hashable, Sendable, CaseIterable {
  case began, moved, ended, cancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled
  case remoteControlReceived

  /// The four about touches.
  public static let touches: [ResponderMethod] = [.began, .moved, .ended, .cancelled]

  /// Whether it is about touches.
  public var isAboutTouches: Bool { rawValue < 4 }

  /// The name without the kind of event, where it is about touches: `began` and so on.
  public var word: String { isAboutTouches ? name.dropFirst("touches".count).lowercased() : name }

  /// UIKit's name: `touchesBegan` and so on.
  public var name: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    case .pressesBegan: "pressesBegan"
    case .pressesChanged: "pressesChanged"
    case .pressesEnded: "pressesEnded"
    case .pressesCancelled: "pressesCancelled"
    case .motionBegan: "motionBegan"
    case .motionEnded: "motionEnded"
    case .motionCancelled: "motionCancelled"
    case .remoteControlReceived: "remoteControlReceived"
    }
  }
}
