import LineEditing
import TouchNarration

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//   text ─▶ .report.md.1234.part  ─── all written ───▶ report.md
//                  └─ anything goes wrong, or Ctrl-C ─▶ gone; report.md is as it was

/// Writes a whole file or nothing, piece by piece: into a neighbour first, then over to its name.
///
/// A device or a pipe has no neighbour and is written as it is.
func writeFile(
  to path: String, force: Bool, _ body: (_ put: ([UInt8]) -> Void) -> Void
) throws(FileProblem) {
  if let rehearsal = Rehearsal.current {
    guard force || rehearsal.file(path) == nil else { throw .exists(path: path) }
    var bytes: [UInt8] = []
    body { bytes += $0 }
    return rehearsal.write(String(decoding: bytes, as: UTF8.self), to: path)
  }
  let target = try FileTarget(path, force: force)
  let writer = try FileWriter(target)
  body(writer.put)
  try writer.finish()
}

/// Writes a text as a whole file, or nothing.
func writeText(_ text: String, to path: String, force: Bool) throws(FileProblem) {
  try writeFile(to: path, force: force) { put in put(Array(text.utf8)) }
}

/// Where a file goes, looked at before anything is written.
struct FileTarget {
  /// What the person called it.
  let path: String
  /// Where that leads, links followed.
  let place: String
  /// Whether there is no neighbour to write to: a device, a pipe.
  let isDirect: Bool
  let force: Bool
  /// Who may do what with it.
  let mode: mode_t

  init(_ path: String, force: Bool) throws(FileProblem) {
    self.path = path
    self.force = force
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      place = path
      isDirect = false
      mode = 0o644
      try Self.checkFolder(of: path)
      return
    }
    let kind = facts.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .isFolder(path: path) }
    isDirect = kind != S_IFREG
    place = Self.resolved(path)
    mode = facts.st_mode & 0o777
    guard !isDirect else { return }
    guard force else { throw .exists(path: path) }
    // Renaming asks the folder only, and the owner of everything may write everywhere.
    guard facts.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      throw .readOnly(path: path)
    }
  }

  private static func checkFolder(of path: String) throws(FileProblem) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    guard !isFolder(folder) else { return }
    throw exists(folder) ? .notFolder(path: folder) : .noFolder(path: folder)
  }

  /// A link stays a link: what it leads to is written.
  private static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }
}

/// An open file that is not there yet.
private final class FileWriter {
  private let target: FileTarget
  private let neighbour: String
  private var descriptor: CInt
  private var buffer: [UInt8] = []
  private var trouble: CInt = 0
  private var progress: WritingProgress
  /// How much is collected before it is written, in bytes.
  private static let piece = 1 << 18

  init(_ target: FileTarget) throws(FileProblem) {
    self.target = target
    progress = WritingProgress(target.path)
    let slash = target.place.lastIndex(of: "/").map { target.place.index(after: $0) }
    let name = target.place[(slash ?? target.place.startIndex)...]
    neighbour =
      target.isDirect
      ? target.place : "\(target.place[..<name.startIndex]).\(name).\(getpid()).part"
    let flags = target.isDirect ? O_WRONLY : O_WRONLY | O_CREAT | O_EXCL
    descriptor = open(neighbour, flags | O_CLOEXEC, 0o600)
    if descriptor < 0, errno == ENAMETOOLONG || errno == EEXIST {
      throw .unwritable(path: target.path, reason: systemReason())
    }
    guard descriptor >= 0 else {
      throw .unwritable(path: target.path, reason: systemReason())
    }
    if !target.isDirect { Unfinished.begin(neighbour) }
    buffer.reserveCapacity(Self.piece)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func put(_ bytes: [UInt8]) {
    guard trouble == 0 else { return }
    buffer += bytes
    if buffer.count >= Self.piece { flush() }
  }

  /// Gives the file its name, or says what went wrong and leaves nothing behind.
  func finish() throws(FileProblem) {
    flush()
    progress.end()
    guard !target.isDirect else { return try checkTrouble() }
    defer { Unfinished.end() }
    if trouble == 0, fchmod(descriptor, target.mode & ~currentMask) != 0 { trouble = errno }
    if close(descriptor) != 0, trouble == 0 { trouble = errno }
    descriptor = -1
    do throws(FileProblem) {
      try checkTrouble()
      try giveName()
    } catch {
      unlink(neighbour)
      throw error
    }
  }

  private func giveName() throws(FileProblem) {
    guard !target.force else {
      guard rename(neighbour, target.place) == 0 else {
        throw .unwritable(path: target.path, reason: systemReason())
      }
      return
    }
    // A link is made only where nothing is, even if it came a moment ago.
    if link(neighbour, target.place) == 0 {
      unlink(neighbour)
    } else if errno == EEXIST || exists(target.place) {
      throw .exists(path: target.path)
    } else if rename(neighbour, target.place) != 0 {
      throw .unwritable(path: target.path, reason: systemReason())
    }
  }

  private func checkTrouble() throws(FileProblem) {
    guard trouble != 0 else { return }
    throw .unwritable(path: target.path, reason: String(cString: strerror(trouble)))
  }

  private func flush() {
    guard trouble == 0 else { return }
    var done = 0
    while done < buffer.count {
      let count = buffer.withUnsafeBytes {
        write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        trouble = errno
        break
      }
      done += count
    }
    progress.add(done)
    buffer.removeAll(keepingCapacity: true)
  }

  /// The rights that a new file of this process does not get; an old one keeps its own.
  private var currentMask: mode_t {
    guard !target.force || !exists(target.place) else { return 0 }
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
