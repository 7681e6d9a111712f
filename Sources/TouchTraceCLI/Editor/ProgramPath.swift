/// Where this program is.
enum ProgramPath {
  /// Its whole path, as it was called; links stay, for they outlive the versions they lead to.
  static var own: String? {
    guard let called = CommandLine.arguments.first, !called.isEmpty else { return nil }
    guard !called.contains("/") else { return whole(called) }
    return Environment.program(called).map(whole)
  }

  private static func whole(_ path: String) -> String {
    plainPath(path.hasPrefix("/") ? path : resolvedPath(".") + "/" + path)
  }
}
