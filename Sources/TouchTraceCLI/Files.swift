import TouchNarration

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file cannot be read or written, with the path and the system's word.
enum FileProblem: Error {
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  case notText(path: String)
  case exists(path: String)
  case unwritable(path: String, reason: String)

  /// The problem in one line.
  var message: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): error: cannot read it: \(reason)"
    case .tooLarge(let path, let limit):
      "\(path): error: larger than \(limit >> 20) MiB, which no scene needs"
    case .notText(let path): "\(path): error: not a text file in UTF-8"
    case .exists(let path):
      "\(path): error: there is such a file already; --force writes over it"
    case .unwritable(let path, let reason): "\(path): error: cannot write it: \(reason)"
    }
  }
}

extension FileProblem {
  /// The problem as it is said at the prompt.
  var phrase: Phrase {
    switch self {
    case .unreadable(let path, let reason):
      Phrase(en: "cannot read \(code: path): \(reason)", zh: "无法读取 \(code: path)：\(reason)")
    case .tooLarge(let path, let limit):
      Phrase(
        en: "\(code: path) is larger than \(limit >> 20) MiB, which no scene needs",
        zh: "\(code: path) 超过 \(limit >> 20) MiB，没有场景需要这么大")
    case .notText(let path):
      Phrase(en: "\(code: path) is no text file in UTF-8", zh: "\(code: path) 不是 UTF-8 文本文件")
    case .exists(let path):
      Phrase(
        en: "there is a file \(code: path) already; \(code: "--force") writes over it",
        zh: "已经有文件 \(code: path)；加 \(code: "--force") 覆盖它")
    case .unwritable(let path, let reason):
      Phrase(en: "cannot write \(code: path): \(reason)", zh: "无法写入 \(code: path)：\(reason)")
    }
  }
}

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

/// Writes a whole file or nothing: into a neighbour first, then over to its name.
func writeText(_ text: String, to path: String, force: Bool) throws(FileProblem) {
  if let rehearsal = Rehearsal.current {
    guard force || rehearsal.file(path) == nil else { throw .exists(path: path) }
    return rehearsal.write(text, to: path)
  }
  guard force || access(path, F_OK) != 0 else { throw .exists(path: path) }
  let neighbour = "\(path).\(getpid()).part"
  guard let file = fopen(neighbour, "w") else {
    throw .unwritable(path: path, reason: systemReason())
  }
  let written = fputs(text, file) >= 0 && fflush(file) == 0
  let reason = systemReason()
  guard fclose(file) == 0, written else {
    unlink(neighbour)
    throw .unwritable(path: path, reason: reason)
  }
  guard rename(neighbour, path) == 0 else {
    let reason = systemReason()
    unlink(neighbour)
    throw .unwritable(path: path, reason: reason)
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

private func makeFolders(above path: String) {
  var here = path.hasPrefix("/") ? "" : "."
  for part in path.split(separator: "/").dropLast() {
    here += "/\(part)"
    // A folder that is there already is what we want; any other trouble shows when opening.
    _ = mkdir(here, 0o700)
  }
}

private func systemReason() -> String { String(cString: strerror(errno)) }

/// Whether there is anything at a path.
func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
