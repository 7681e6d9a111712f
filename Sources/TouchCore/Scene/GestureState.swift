/// A recognizer's state, with UIKit's raw values (9.9).
public enum GestureState: UInt8, Hashable, Sendable, CaseIterable {
  case possible, began, changed, ended, cancelled, failed

  /// Whether a gesture is going on.
  public var isActive: Bool { self == .began || self == .changed }
}
