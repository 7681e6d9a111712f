/// What a screen is for.
public enum ScreenPurpose: Sendable {
  /// An app shows it, and takes touches on it.
  case app
  /// The system shows it while an app starts.
  case launchScreen
  /// A television shows it, and nobody touches that.
  case television
}

/// All that a file of another program tells of one screen.
public struct ForeignHierarchy: Hashable, Sendable {
  /// What the file is.
  public var kind: FileKind
  /// What the file calls the screen, where it holds several: a controller's class, a scene's id.
  public var name: String?
  /// What it is for; an app, if the file does not say.
  public var purpose = ScreenPurpose.app
  /// The topmost views: windows, the frontmost last; where there is none, views without a window.
  public var roots: [ForeignView] = []
  /// The views that the file has and that nothing shows: they are in no window.
  public var unshown: [ForeignView] = []
  /// The levels of all windows that the app has, the backmost first; nil if the file does not say.
  public var windowLevels: [Double]?
  /// Whether coordinates are the screen's for all views, rather than each superview's.
  public var framesAreOnScreen = false
  /// What was read with doubt, or not at all.
  public var remarks: [ImportRemark] = []
  /// How many lines, or elements, name a view: each is among the roots or in a remark that skips it.
  public var viewsNamed = 0

  /// A screen of which nothing is known yet.
  public init(_ kind: FileKind) { self.kind = kind }

  /// How many views were read.
  public var viewCount: Int {
    var count = 0
    var waiting = roots + unshown
    while let view = waiting.popLast() {
      count += 1
      waiting.append(contentsOf: view.subviews)
    }
    return count
  }
}

/// What a reader of another program's file did not understand, or doubts.
public struct ImportRemark: Hashable, Sendable {
  /// The line of the file, from 1.
  public let line: Int
  /// The column in that line, from 1.
  public let column: Int
  /// What is the matter.
  public let reason: Reason

  /// Something about a place in the file.
  public init(line: Int, column: Int = 1, _ reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// Whether the line counts as naming a view that is not in the hierarchy.
  public var skipsView: Bool { reason.skipsView }
}
