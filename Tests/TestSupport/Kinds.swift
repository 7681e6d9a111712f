import TouchCore

extension ViewKind {
  /// The kinds that may stand below any view: windows stand at the top, content views in rows, what
  /// SwiftUI draws in a hosting view.
  public static let anywhere = allCases.filter { ![.window, .content, .drawn].contains($0) }
}
