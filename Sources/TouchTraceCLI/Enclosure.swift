#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that somebody named: what is read or written below it unnamed stays below it.
struct Enclosure {
  /// The folder that the program was started in.
  static let here = Enclosure(".")

  private let folder: String

  /// Encloses what lies in a folder.
  init(_ folder: String) { self.folder = folder }

  /// Checks that a file in it, which need not be there, is in it also when links are followed.
  func check(_ file: String) throws(FileProblem) {
    guard Rehearsal.current == nil else { return }
    guard holds(file) else { throw .leadsOutside(path: file) }
  }

  /// Whether a file, which need not be there, is in it also when links are followed.
  func holds(_ file: String) -> Bool { place(of: file) != nil }

  /// Where in it a file is, which need not be there, links followed; nil if it is elsewhere.
  func place(of file: String) -> String? {
    var facts = stat()
    let isThere = lstat(file, &facts) == 0
    let parent = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    let place = Self.resolved(isThere ? file : parent.isEmpty ? "/" : parent)
    guard let top = Self.resolved(folder), let place,
      place == top || place.hasPrefix(top == "/" ? top : top + "/")
    else { return nil }
    return String(place.dropFirst(top.count))
  }

  /// Where a path leads; nil where it leads nowhere.
  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
