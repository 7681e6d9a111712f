#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing

/// The largest file that is read, in bytes: a scene of a million views fits.
let largestFile = 256 << 20

/// Reads a whole file that somebody named as text; `-` is standard input.
func readText(_ path: String) throws(FileProblem) -> String {
  if let text = Rehearsal.current?.file(path) { return text }
  let file = try opened(path)
  defer { file.close() }
  return try text(of: file, path)
}

/// Reads a whole file that nobody named, but that lies where one is looked for: only an ordinary
/// one, since any other may never end, or never begin.
func readFoundText(_ path: String) throws(FileProblem) -> String {
  if let text = Rehearsal.current?.file(path) { return text }
  try Rehearsal.current?.checkReach(path)
  switch Descriptor.opening(path, O_RDONLY | O_NONBLOCK) {
  case .failed(let reason): throw .unreadable(path: path, reason: words(of: reason))
  case .done(let file):
    defer { file.close() }
    guard file.isRegular else {
      throw isFolder(path)
        ? .unreadable(path: path, reason: words(of: EISDIR)) : .noFile(path: path)
    }
    return try text(of: file, path)
  }
}

private func opened(_ path: String) throws(FileProblem) -> Descriptor {
  try Rehearsal.current?.checkReach(path)
  let stream = path == "-" ? 0 : StandardStreams.number(of: path)
  if let stream {
    let copy = dup(stream)
    guard copy >= 0 else { throw .unreadable(path: path, reason: systemReason()) }
    return Descriptor(copy)
  }
  switch Descriptor.opening(path, O_RDONLY) {
  case .done(let file): return file
  case .failed(let reason): throw .unreadable(path: path, reason: words(of: reason))
  }
}

private func text(of file: Descriptor, _ path: String) throws(FileProblem) -> String {
  switch file.readAll(upTo: largestFile) {
  case .failed(let reason): throw .unreadable(path: path, reason: words(of: reason))
  case .done(let bytes):
    guard bytes.count <= largestFile else { throw .tooLarge(path: path, limit: largestFile) }
    switch TextDecoding(bytes) {
    case .text(let text): return text
    case .fault(let line, let column): throw .notText(path: path, line: line, column: column)
    }
  }
}

/// Reads a file piece by piece until somebody wants no more; `-` is standard input.
func readPieces(
  _ path: String, _ take: (UnsafeRawBufferPointer) -> Bool
) throws(FileProblem) {
  let file = try opened(path)
  defer { file.close() }
  let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
  defer { piece.deallocate() }
  while true {
    switch file.read(into: piece) {
    case .failed(let reason): throw .unreadable(path: path, reason: words(of: reason))
    case .done(let count):
      guard count > 0, take(UnsafeRawBufferPointer(rebasing: piece[..<count])) else { return }
    }
  }
}

/// Adds lines to a file.
func appendLines(
  _ lines: [String], to path: String, as kind: LineFile.Kind = .own
) throws(FileProblem) {
  guard !lines.isEmpty else { return }
  if let rehearsal = Rehearsal.current {
    let before = rehearsal.file(path) ?? ""
    return rehearsal.write(before + lines.map { $0 + "\n" }.joined(), to: path)
  }
  if kind != .own { try checkLinks(at: path) }
  let reason =
    if kind != .own, let stream = StandardStreams.number(of: path) {
      Descriptor(stream).write(lines.map { $0 + "\n" }.joined())
    } else { LineFile(path, kind).append(lines) }
  if reason == EEXIST { throw .exists(path: path) }
  if let reason { throw .unwritable(path: path, reason: words(of: reason)) }
}

/// Whether a path names a folder.
func isFolder(_ path: String) -> Bool {
  var facts = stat()
  return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
}

/// Whether two paths lead to one file.
func isSameFile(_ one: String, _ other: String) -> Bool {
  var (first, second) = (stat(), stat())
  return stat(one, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
    && first.st_ino == second.st_ino
}

/// A path without what leads nowhere: `./a//b` is `a/b`.
func plainPath(_ path: String) -> String {
  let parts = path.split(separator: "/").filter { $0 != "." }
  let plain = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  return plain.isEmpty ? path : plain
}

/// A path with the links on it followed; as it is where nothing is there.
func resolvedPath(_ path: String) -> String {
  guard let found = realpath(path, nil) else { return path }
  defer { free(found) }
  return String(cString: found)
}

/// Checks that a path leads through no link and to no pipe that another user made.
///
/// Where everybody may write, such a link would have us write over a file of that user's choice, and
/// such a pipe would hand over what is written, or have us wait for a reader. What the administrator
/// made is trusted. Who made a further name of a file of ours there, nobody can tell.
func checkLinks(at path: String) throws(FileProblem) {
  var here = path.hasPrefix("/") ? "/" : ""
  var rest = path.split(separator: "/").map(String.init)
  // Of more links than that the system makes no path, either.
  var links = 40
  while let part = rest.first, links > 0 {
    rest.removeFirst()
    var facts = stat()
    guard lstat(here + part, &facts) == 0 else { return }
    let kind = facts.st_mode & S_IFMT
    let isFurtherName = kind == S_IFREG && facts.st_nlink > 1 && isForEverybody(here)
    if (kind == S_IFLNK || kind == S_IFIFO) && facts.isForeign || isFurtherName {
      throw .foreignLink(path: here + part)
    }
    guard kind == S_IFLNK else {
      here += part + "/"
      continue
    }
    links -= 1
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(here + part, &target, target.count)
    guard count > 0 else { return }
    let next = String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if next.hasPrefix("/") { here = "/" }
    rest = next.split(separator: "/").map(String.init) + rest
  }
}

/// Whether everybody may write into a folder.
private func isForEverybody(_ folder: String) -> Bool {
  var facts = stat()
  return stat(folder.isEmpty ? "." : folder, &facts) == 0 && facts.st_mode & 0o002 != 0
}

/// Makes the folders of a path that are missing, none of them behind another user's link.
func makeFolders(above path: String) throws(FileProblem) {
  guard Rehearsal.current == nil else { return }
  try checkLinks(at: path)
  var here = path.hasPrefix("/") ? "" : "."
  for part in path.split(separator: "/").dropLast() {
    here += "/\(part)"
    guard mkdir(here, 0o700) != 0 else { continue }
    let reason = systemReason()
    guard !isFolder(here) else { continue }
    throw .unwritable(path: path, reason: reason)
  }
}

/// What the system says of the last call that failed.
func systemReason() -> String { words(of: errno) }

/// What the system says of a reason.
func words(of reason: CInt) -> String { String(cString: strerror(reason)) }

/// Whether there is anything at a path.
func exists(_ path: String) -> Bool {
  Rehearsal.current?.file(path) != nil || access(path, F_OK) == 0
}

/// A mark that is another one once a file has been written to; nil where nothing ordinary is there.
func versionOfFile(_ path: String) -> String? {
  if let text = Rehearsal.current?.file(path) { return text }
  var facts = stat()
  guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
  #if canImport(Glibc)
    let time = facts.st_mtim
  #else
    let time = facts.st_mtimespec
  #endif
  return "\(facts.st_ino) \(facts.st_size) \(time.tv_sec) \(time.tv_nsec)"
}
