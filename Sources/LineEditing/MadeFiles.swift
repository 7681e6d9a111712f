import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files that this run made under names that somebody else chose: it adds to those and to no
/// others.
enum MadeFiles {
  /// What stays of a file whatever its name becomes.
  private struct Mark: Hashable {
    let device: UInt64
    let number: UInt64

    init(_ facts: stat) {
      device = UInt64(truncatingIfNeeded: facts.st_dev)
      number = UInt64(truncatingIfNeeded: facts.st_ino)
    }
  }

  private static let marks = Mutex<Set<Mark>>([])

  /// Whether a file is one of them.
  static func contain(_ facts: stat) -> Bool { marks.withLock { $0.contains(Mark(facts)) } }

  /// Makes a file, or opens one of them; follows no link at the path, so that a new name cannot lead
  /// to an old file.
  static func open(_ path: String) -> Descriptor.Outcome<Descriptor> {
    let flags = O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK
    let fresh = Descriptor.opening(path, flags | O_CREAT | O_EXCL, mode: 0o644)
    if case .done(let file) = fresh, let facts = file.facts {
      marks.withLock { _ = $0.insert(Mark(facts)) }
    }
    guard case .failed(EEXIST) = fresh,
      case .done(let file) = Descriptor.opening(path, flags)
    else { return fresh }
    guard let facts = file.facts, contain(facts) else {
      file.close()
      return fresh
    }
    return .done(file)
  }
}
