import TouchCore

extension ViewKind {
  /// The kinds that may stand below any view: windows stand at the top, content views in rows.
  public static let anywhere = allCases.filter { $0 != .window && $0 != .content }
}
