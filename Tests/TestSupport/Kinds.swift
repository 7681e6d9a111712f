import TouchCore

extension ViewKind {
  /// The kinds that may stand below any view: windows stand at the top, content views in rows, what
  /// SwiftUI draws in a hosting view; what has views inside that UIKit makes is drawn where scenes are
  /// drawn by their lines.
  public static let anywhere = allCases.filter {
    ![.window, .content, .drawn, .searchBar, .picker].contains($0)
  }

  /// Those that random scenes draw by themselves; others are put in place of some of them.
  public static let commonlyAnywhere = anywhere.filter { ![.hosting, .refresh].contains($0) }
}
