#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a file goes, looked at before anything is written.
struct FileTarget {
  /// How it is written.
  enum Way {
    /// Into a draft that gets its name in the end.
    case draft
    /// As it is: a device, a pipe.
    case direct
    /// To what is open already.
    case stream(CInt)
  }

  /// What the person called it.
  let path: String
  /// Where that leads, links followed.
  let place: String
  let way: Way
  let force: Bool
  /// Who may do what with it.
  let mode: mode_t

  init(_ path: String, force: Bool) throws(FileProblem) {
    self.path = path
    self.force = force
    if let number = StandardStreams.number(of: path) {
      (place, way, mode) = (path, .stream(number), 0o644)
      return
    }
    try checkLinks(at: path)
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      (place, way, mode) = (path, .draft, 0o644)
      try Self.checkFolder(of: path)
      return
    }
    let kind = facts.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .isFolder(path: path) }
    // A link stays a link: what it leads to is written.
    place = resolvedPath(path)
    mode = facts.st_mode & 0o777
    way = kind == S_IFREG ? .draft : .direct
    guard kind == S_IFREG else { return }
    guard force else { throw .exists(path: path) }
    // Renaming asks the folder only, and the owner of everything may write everywhere.
    errno = 0
    guard facts.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      // Of a volume that may not be written the file is not to blame.
      throw errno == EROFS
        ? .unwritable(path: path, reason: systemReason()) : .readOnly(path: path)
    }
  }

  private static func checkFolder(of path: String) throws(FileProblem) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    guard !isFolder(folder) else { return }
    throw exists(folder) ? .notFolder(path: folder) : .noFolder(path: folder)
  }
}
