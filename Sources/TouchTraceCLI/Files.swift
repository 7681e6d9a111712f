#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The largest file that is read, in bytes: a scene of a million views fits.
private let largestFile = 256 << 20

/// Reads a whole file as text; `-` is standard input.
func readText(_ path: String) throws(FileProblem) -> String {
  if let text = Rehearsal.current?.file(path) { return text }
  guard let file = path == "-" ? fdopen(dup(0), "r") : fopen(path, "r") else {
    throw .unreadable(path: path, reason: systemReason())
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&piece, 1, piece.count, file), count > 0 {
    bytes += piece[..<count]
    guard bytes.count <= largestFile else { throw .tooLarge(path: path, limit: largestFile) }
  }
  guard ferror(file) == 0 else { throw .unreadable(path: path, reason: systemReason()) }
  guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
    throw .notText(path: path)
  }
  return text
}

/// Reads a file piece by piece until somebody wants no more; `-` is standard input.
func readPieces(
  _ path: String, _ take: (UnsafeRawBufferPointer) -> Bool
) throws(FileProblem) {
  let descriptor = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .unreadable(path: path, reason: systemReason()) }
  defer { close(descriptor) }
  let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
  defer { piece.deallocate() }
  while true {
    let count = read(descriptor, piece.baseAddress, piece.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw .unreadable(path: path, reason: systemReason()) }
    guard count > 0, take(UnsafeRawBufferPointer(rebasing: piece[..<count])) else { return }
  }
}

/// Adds lines to a file; to one of our own, which only its owner may read and whose folders are made
/// where missing, or to one that somebody named.
func appendLines(_ lines: [String], to path: String, isOwn: Bool = true) throws(FileProblem) {
  guard !lines.isEmpty else { return }
  if let rehearsal = Rehearsal.current {
    let before = rehearsal.file(path) ?? ""
    return rehearsal.write(before + lines.map { $0 + "\n" }.joined(), to: path)
  }
  if isOwn { makeFolders(above: path) }
  let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, isOwn ? 0o600 : 0o644)
  guard descriptor >= 0 else { throw .unwritable(path: path, reason: systemReason()) }
  defer { close(descriptor) }
  // One write, so that two sessions never mix their lines.
  let text = lines.map { $0 + "\n" }.joined()
  let count = text.utf8.count
  let written = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, count) }
  guard written == count else { throw .unwritable(path: path, reason: systemReason()) }
}

/// The Markdown files below a folder, by their path in it, sorted.
func markdownFiles(below folder: String) throws(FileProblem) -> [String] {
  try files(".md", below: folder)
}

/// The files below a folder whose names end in some way, by their path in it, sorted.
func files(_ ending: String, below folder: String) throws(FileProblem) -> [String] {
  guard let entries = opendir(folder) else {
    throw .unreadable(path: folder, reason: systemReason())
  }
  defer { closedir(entries) }
  var found: [String] = []
  var folders: [String] = []
  while let entry = readdir(entries) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard !name.hasPrefix(".") else { continue }
    if isFolder("\(folder)/\(name)") { folders.append(name) }
    if name.hasSuffix(ending) { found.append(name) }
  }
  for name in folders {
    found += try files(ending, below: "\(folder)/\(name)").map { "\(name)/\($0)" }
  }
  return found.sorted()
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

/// Makes the folders of a path that are missing.
func makeFolders(above path: String) {
  guard Rehearsal.current == nil else { return }
  var here = path.hasPrefix("/") ? "" : "."
  for part in path.split(separator: "/").dropLast() {
    here += "/\(part)"
    // A folder that is there already is what we want; any other trouble shows when opening.
    _ = mkdir(here, 0o700)
  }
}

/// What the system says of the last call that failed.
func systemReason() -> String { String(cString: strerror(errno)) }

/// Whether there is anything at a path.
func exists(_ path: String) -> Bool {
  Rehearsal.current?.file(path) != nil || access(path, F_OK) == 0
}
