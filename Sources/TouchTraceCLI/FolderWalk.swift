#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//  lessons/a/lesson.md      ✓  folders first, then links to folders
//  lessons/b -> a           –  was seen already: each folder once, so links in a circle end
//  lessons/c.md (a fifo)    –  only what can be read to its end

/// The Markdown files below a folder, by their path in it, sorted.
func markdownFiles(below folder: String) throws(FileProblem) -> [String] {
  try files(".md", below: folder)
}

/// The files below a folder whose names end in some way, by their path in it, sorted.
func files(_ ending: String, below folder: String) throws(FileProblem) -> [String] {
  var walk = FolderWalk(top: folder, ending: ending)
  return try walk.run()
}

/// The names in a folder, without itself and the folder around it; none where it cannot be read.
func entryNames(in folder: String) -> [String] {
  guard let entries = opendir(folder) else { return [] }
  defer { closedir(entries) }
  var names: [String] = []
  while let entry = readdir(entries) { names.append(entryName(entry)) }
  return names.filter { $0 != "." && $0 != ".." }
}

private func entryName(_ entry: UnsafeMutablePointer<dirent>) -> String {
  withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

/// A way through all folders below one.
private struct FolderWalk {
  let top: String
  let ending: String
  private var found: [String] = []
  /// Folders to look into, by their path in the top one: a link waits until there are no others.
  private var folders = [""]
  private var links: [String] = []
  private var seen: Set<Identity> = []

  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  init(top: String, ending: String) {
    self.top = top
    self.ending = ending
  }

  mutating func run() throws(FileProblem) -> [String] {
    try Rehearsal.current?.checkReach(top)
    while !folders.isEmpty || !links.isEmpty {
      if folders.isEmpty { (folders, links) = (links.sorted(by: >), []) }
      if let folder = folders.popLast() { try look(into: folder) }
    }
    return found.sorted()
  }

  private mutating func look(into folder: String) throws(FileProblem) {
    let path = folder.isEmpty ? top : "\(top)/\(folder)"
    var facts = stat()
    guard let entries = opendir(path), fstat(dirfd(entries), &facts) == 0 else {
      throw .unreadable(path: path, reason: systemReason())
    }
    defer { closedir(entries) }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: facts.st_dev),
      number: UInt64(truncatingIfNeeded: facts.st_ino))
    guard seen.insert(identity).inserted else { return }
    errno = 0
    while let entry = readdir(entries) {
      let name = entryName(entry)
      if !name.hasPrefix(".") { take(name, in: folder) }
      errno = 0
    }
    guard errno == 0 else { throw .unreadable(path: path, reason: systemReason()) }
  }

  private mutating func take(_ name: String, in folder: String) {
    let path = folder.isEmpty ? name : "\(folder)/\(name)"
    let whole = "\(top)/\(path)"
    var (facts, own) = (stat(), stat())
    // What leads nowhere is told of when it is read.
    let kind = stat(whole, &facts) == 0 ? facts.st_mode & S_IFMT : S_IFREG
    if kind == S_IFDIR {
      let isLink = lstat(whole, &own) == 0 && own.st_mode & S_IFMT == S_IFLNK
      if isLink { links.append(path) } else { folders.append(path) }
    } else if kind == S_IFREG, name.hasSuffix(ending) {
      found.append(path)
    }
  }
}
