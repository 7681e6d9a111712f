//  What the tests of 'convert --format swift --experiment' use of XCTest and XCUITest, declared with
//  Apple's signatures and without bodies that do anything. Nothing here runs.
@_exported import Foundation

public struct CGVector: Equatable, Sendable {
  public static let zero = CGVector(dx: 0, dy: 0)
  public init(dx: CGFloat, dy: CGFloat) {}
}
open class XCTestCase {
  public init() {}
}
public struct XCUIGestureVelocity: RawRepresentable, Sendable {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
}
@MainActor open class XCUICoordinate: NSObject {
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
  open func tap() {}
  open func doubleTap() {}
  open func press(forDuration duration: TimeInterval) {}
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {}
}
@MainActor open class XCUIElement: NSObject {
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate()
  }
  open func twoFingerTap() {}
  open func pinch(withScale scale: CGFloat, velocity: CGFloat) {}
  open func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {}
}
@MainActor open class XCUIApplication: XCUIElement {
  public override init() { super.init() }
  open func launch() {}
}
