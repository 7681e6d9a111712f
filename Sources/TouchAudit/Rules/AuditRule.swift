/// What an audit looks for, by the number people write in a suppression file.
public enum AuditRule: String, Hashable, Sendable, CaseIterable, Comparable {
  /// A control lies fully outside a superview's bounds.
  case outside = "T01"
  /// A control lies partly outside a superview's bounds.
  case partlyOutside = "T02"
  /// A superview of a control has no width or no height.
  case flatSuperview = "T03"
  /// A control has no width or no height.
  case flatControl = "T04"
  /// A control or a superview of it takes no touches.
  case superviewRefuses = "T05"
  /// A recognizer sits on a view that takes no touches.
  case deafRecognizer = "T06"
  /// Others take all of a control's touches.
  case covered = "T07"
  /// Others take some of a control's touches.
  case partlyCovered = "T08"
  /// Two controls overlap.
  case controlsOverlap = "T09"
  /// What can be hit of a control is small.
  case small = "T10"
  /// A button sends nothing.
  case silentButton = "T11"
  /// One recognizer is meant for several views, and has one.
  case sharedRecognizer = "T12"
  /// A tap on a superview takes touches from a list or from a control of the app's own.
  case cancellingTap = "T13"
  /// Something that takes touches lies beside a row's content view.
  case besideContent = "T14"
  /// A clear or hosting view lies in front over controls.
  case clearOverlay = "T15"
  /// A second window lies over the key window.
  case windowOnTop = "T16"
  /// A class on the way to controls may decide by itself who is hit.
  case unknownOverride = "T17"
  /// A control lies in a control.
  case nestedControls = "T18"
  /// A control lies where the system takes touches first.
  case nearEdge = "T19"
  /// A plain view inside a control takes its touches.
  case plainInside = "T20"
  /// Content of a scroll view lies where one cannot scroll to.
  case beyondContent = "T21"
  /// A control lies on another one just like it.
  case duplicate = "T22"

  /// By their numbers.
  public static func < (left: AuditRule, right: AuditRule) -> Bool {
    left.rawValue < right.rawValue
  }
}
