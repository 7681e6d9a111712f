#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of ours that an editor only shows.
enum ShownFile {
  /// Writes it so that an editor opens it as what it is, nothing to type into; an older one goes.
  static func write(_ text: String, to path: String) throws(FileProblem) {
    try makeFolders(above: path)
    // Nobody may write into the older one, and so neither may we.
    unlink(path)
    try writeText(text, to: path, force: true)
    // Where that is not possible it is shown all the same.
    chmod(path, 0o444)
  }
}
