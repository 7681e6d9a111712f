#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//   timelines/8f0c…/login.timeline         those used last stay,
//             8f0c…/77ab…/login.timeline   the others go, and with the last file its folder;
//             8f0c…/notes.txt, a link, …   what is not named as we name things is not ours

/// Keeps the timelines in the cache from growing without end.
struct TimelineSweep {
  private let shelf: String
  /// How many are kept, over all launches.
  static let most = 200
  /// How many bytes they may have together; the one used last stays, whatever its size.
  static let mostBytes = 64 << 20

  init(_ shelf: String) { self.shelf = shelf }

  /// Notes that a file is used, and not that it was written: an editor would read it again.
  static func noteUse(of path: String) {
    guard let facts = facts(of: path) else { return }
    let times = [timespec(tv_sec: time(nil), tv_nsec: 0), facts.written]
    utimensat(AT_FDCWD, path, times, 0)
  }

  /// Removes those that nobody has used for longest, where there are too many.
  func run() {
    let folders = Self.folders(in: shelf)
    let inner = folders.flatMap(Self.folders)
    let files = (folders + inner).flatMap(Self.timelines)
    let newestFirst = files.sorted {
      ($0.time.tv_sec, $0.time.tv_nsec) > ($1.time.tv_sec, $1.time.tv_nsec)
    }
    var bytes = 0
    let kept = newestFirst.prefix { file in
      bytes += file.size
      return bytes <= Self.mostBytes
    }
    let count = min(max(kept.count, 1), Self.most)
    guard newestFirst.count > count else { return }
    for file in newestFirst.dropFirst(count) {
      unlink(file.path)
      // The picture and the note beside it go along.
      for ending in ["svg", "launch"] {
        unlink(file.path.dropLast("timeline".count) + ending)
      }
    }
    // A folder that holds anything stays: the system refuses.
    for folder in inner + folders { rmdir(folder) }
  }

  /// The folders in one whose names are marks of ours.
  private static func folders(in folder: String) -> [String] {
    entryNames(in: folder).filter { !$0.isEmpty && $0.count <= 16 && $0.allSatisfy(\.isHexDigit) }
      .map { folder + "/" + $0 }
      .filter { facts(of: $0)?.kind == S_IFDIR }
  }

  private static func timelines(
    in folder: String
  ) -> [(path: String, time: timespec, size: Int)] {
    let names = entryNames(in: folder).filter { $0.hasSuffix(".timeline") && !$0.hasPrefix(".") }
    return names.compactMap { name in
      let path = folder + "/" + name
      guard let facts = facts(of: path), facts.kind == S_IFREG else { return nil }
      return (path, facts.used, facts.size)
    }
  }

  private static func facts(
    of path: String
  ) -> (kind: mode_t, used: timespec, written: timespec, size: Int)? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    #if canImport(Glibc)
      return (facts.st_mode & S_IFMT, facts.st_atim, facts.st_mtim, Int(facts.st_size))
    #else
      return (
        facts.st_mode & S_IFMT, facts.st_atimespec, facts.st_mtimespec, Int(facts.st_size)
      )
    #endif
  }
}
