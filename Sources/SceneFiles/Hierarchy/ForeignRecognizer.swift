import TouchCore

/// A gesture recognizer as another program's file tells of it; nil where it says nothing.
public struct ForeignRecognizer: Hashable, Sendable {
  /// Its class as the file writes it.
  public var className: String
  /// UIKit's class that it is a kind of, where the file says so.
  public var baseClass: String?
  /// Where it lies in memory.
  public var address: UInt64?
  /// The id that Interface Builder gave it.
  public var identifier: String?
  /// The name by which its owner's code speaks of it: an outlet.
  public var outlet: String?
  /// The line of the file that tells of it, from 1.
  public var line: Int

  /// `isEnabled`.
  public var isEnabled: Bool?
  /// `cancelsTouchesInView`.
  public var cancelsTouchesInView: Bool?
  /// `delaysTouchesBegan`.
  public var delaysTouchesBegan: Bool?
  /// `delaysTouchesEnded`.
  public var delaysTouchesEnded: Bool?
  /// `numberOfTapsRequired`.
  public var numberOfTapsRequired: Int?
  /// `numberOfTouchesRequired`, or the least number of touches of a pan.
  public var numberOfTouchesRequired: Int?
  /// A pan's `maximumNumberOfTouches`.
  public var maximumNumberOfTouches: Int?
  /// A long press's `minimumPressDuration`, in seconds.
  public var minimumPressDuration: Double?
  /// A long press's `allowableMovement`, in points.
  public var allowableMovement: Double?
  /// A swipe's directions.
  public var directions: Directions?
  /// The class of its delegate, where it has one; what that answers is not known.
  public var delegate: String?
  /// The recognizers that must fail before it may recognize, by address.
  public var mustFail: [UInt64] = []
  /// What it calls, and whom.
  public var actions: [ForeignAction] = []

  /// A recognizer of which only the class is known.
  public init(_ className: String, line: Int) {
    self.className = className
    self.line = line
  }
}

/// A view controller as another program's file tells of it.
public struct ForeignController: Hashable, Sendable {
  /// Its class as the file writes it.
  public var className: String
  /// Where it lies in memory.
  public var address: UInt64?
  /// The id that Interface Builder gave it.
  public var identifier: String?
  /// The line of the file that tells of it, from 1.
  public var line: Int
  /// The controller that contains it, by address.
  public var parent: UInt64?
  /// The controller that presents it, by address.
  public var presenter: UInt64?

  /// A controller of which only the class is known.
  public init(_ className: String, line: Int) {
    self.className = className
    self.line = line
  }
}
