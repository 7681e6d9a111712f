extension Check {
  /// The system did not cancel the touches of a call that tells of it.
  static var notCancelled: Check {
    Check(.systemCancelled, true, wants: false, from: .system)
  }

  /// Whether its fingers were gone before it could begin.
  static var overBeforeItBegan: Check {
    Check(.gestureOver, true, wants: false, from: .system)
  }

  /// Whether any finger moved that counts.
  static func anyMove(_ moved: Bool) -> Check {
    Check(.anyMove, moved, wants: true, from: .system)
  }

  static func fingers(_ count: Int, _ test: Test, from property: Property) -> Check {
    Check(.fingers, .number(Double(count)), test, from: .property(property))
  }

  /// How many fingers are still down: one at least goes on.
  static func fingersDown(_ count: Int) -> Check {
    Check(.fingersDown, .number(Double(count)), .atLeast(1), from: .system)
  }

  /// 9.5: the kind of a touch, which the recognizer or its first touch allows.
  static func touchType(_ isAllowed: Bool, isLocked: Bool) -> Check {
    Check(
      .touchType, isAllowed, wants: true,
      from: .property(isLocked ? .requiresExclusiveTouchType : .allowedTouchTypes))
  }

  /// 9.27, 9.30: a recognizer that recognized takes a touch away, for one of its flags.
  static func taking(_ id: RecognizerID, _ property: Property) -> Check {
    let name: Name = property == .cancelsTouchesInView ? .cancelsTouchesInView : .delaysTouchesBegan
    return Check(name, of: .recognizer(id), true, wants: false, from: .property(property))
  }

  /// A time that may not be over, or has to be, in milliseconds.
  static func time(_ name: Name, _ milliseconds: Int, _ test: Test, from origin: Origin) -> Check {
    Check(name, .number(Double(milliseconds)), test, from: origin, .milliseconds)
  }

  /// A distance in points, as one number.
  static func distance(_ name: Name, _ points: Double, _ test: Test, from origin: Origin) -> Check {
    Check(name, .number(points), test, from: origin, .points)
  }

  /// A way in points.
  static func way(
    _ name: Name, _ way: Point, per measure: Measure, _ test: Test, from origin: Origin
  ) -> Check {
    Check(name, .way(way, measure), test, from: origin, .points)
  }
}
