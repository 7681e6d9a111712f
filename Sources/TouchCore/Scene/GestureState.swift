/// A recognizer's state, with UIKit's raw values (9.9).
public enum GestureState: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case possible, began, changed, ended, cancelled, failed

  /// UIKit's word; Embedded Swift cannot print a case by itself.
  public var description: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// Whether a gesture is going on.
  public var isActive: Bool { self == .began || self == .changed }
}
