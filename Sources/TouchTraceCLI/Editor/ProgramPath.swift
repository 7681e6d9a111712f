#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where this program is.
enum ProgramPath {
  /// Its whole path, as it was called; links stay, for they outlive the versions they lead to.
  static var own: String? {
    guard let called = CommandLine.arguments.first, !called.isEmpty else { return nil }
    guard !called.contains("/") else { return whole(called) }
    let folders = Environment.value("PATH")?.split(separator: ":") ?? []
    return folders.lazy.map { "\($0)/\(called)" }.first { access($0, X_OK) == 0 }.map(whole)
  }

  private static func whole(_ path: String) -> String {
    plainPath(path.hasPrefix("/") ? path : resolvedPath(".") + "/" + path)
  }
}
