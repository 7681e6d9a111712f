#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//  session A ──▶ lock ─▶ lines ─▶ unlock            one file, of which nobody owns the end
//  session B ────────────▶ lock ─▶ lines ─▶ unlock

/// A file of lines that several sessions add to at once, and of which none is lost.
///
/// Who adds to it or shortens it holds a lock meanwhile, so lines never mix, and a disk that is full
/// leaves whole lines only.
public struct LineFile: Sendable, Hashable {
  /// Whose file it is.
  public enum Kind: Hashable, Sendable {
    /// Our own: for its owner's eyes, with folders that are made where missing.
    case own
    /// One that the person named.
    case named
    /// One that somebody else named: this run makes it, and adds to it while it is there.
    case made
  }

  /// Where it is.
  public let path: String
  /// Whose it is.
  public let kind: Kind

  /// Nobody puts another file in its place this often.
  private static let mostTries = 1000

  /// Names a file, which need not be there.
  public init(_ path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }

  private var isOwn: Bool { kind == .own }

  /// Whether something is at the path, a link included, that this run did not make as such a file.
  public var isTaken: Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && !MadeFiles.contain(facts)
  }

  /// What it holds; nothing where there is no such file.
  ///
  /// Only an ordinary file is read: a pipe would wait for somebody to write, a device has no end.
  public func bytes() -> Descriptor.Outcome<[UInt8]> {
    switch Descriptor.opening(path, O_RDONLY | O_NONBLOCK) {
    case .failed(ENOENT): return .done([])
    case .failed(let reason): return .failed(reason)
    case .done(let file):
      defer { file.close() }
      return file.isRegular ? file.readAll() : .failed(file.isFolder ? EISDIR : EINVAL)
    }
  }

  /// Adds lines at the end, each on a line of its own, all of them or none.
  ///
  /// - Returns: Why that was not possible: `errno`.
  public func append(_ lines: [String]) -> CInt? {
    guard !lines.isEmpty else { return nil }
    if isOwn { makeFolders() }
    switch openLocked(O_RDWR | O_CREAT | O_APPEND) {
    case .failed(let reason): return reason
    case .done(let file):
      defer { file.close() }
      return file.append(lines)
    }
  }

  /// Puts other lines in place of all there are, while nobody else adds any.
  ///
  /// On failure, and where the system has no locks, the file stays as it is.
  ///
  /// - Parameter change: Gets the bytes that the file holds now.
  func rewrite(_ change: ([UInt8]) -> [String]) {
    guard case .done(let file) = openLocked(O_RDWR) else { return }
    defer { file.close() }
    // Asking again for what we hold tells whether there are locks at all.
    guard file.isRegular, file.lock(LOCK_EX | LOCK_NB) == nil,
      case .done(let bytes) = file.readAll(), let place = realpath(path, nil)
    else { return }
    defer { free(place) }
    let target = String(cString: place)
    guard case .done(let draft) = DraftFile.make(beside: target) else { return }
    let trouble = draft.descriptor.write(change(bytes).map { $0 + "\n" }.joined())
    _ = draft.replace(target, after: trouble)
    draft.close()
  }

  /// Opens the file that the path leads to while nobody else changes it.
  private func openLocked(_ flags: CInt) -> Descriptor.Outcome<Descriptor> {
    for _ in 1..<Self.mostTries {
      var facts = stat()
      let isLink = lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
      guard !isLink || !facts.isForeign else { return .failed(ELOOP) }
      let opened = open(flags)
      // A pipe or a device keeps its own order; where there are no locks, a write is still whole.
      guard case .done(let file) = opened, file.isRegular, file.lock(LOCK_EX) == nil else {
        return opened
      }
      // Somebody may have put another file in its place while we waited.
      if file.isAt(path) { return opened }
      file.close()
    }
    return .failed(EAGAIN)
  }

  private func open(_ flags: CInt) -> Descriptor.Outcome<Descriptor> {
    guard kind != .made else { return MadeFiles.open(path) }
    let mode: mode_t = isOwn ? 0o600 : 0o644
    let writing = (flags & ~O_ACCMODE) | O_WRONLY
    var facts = stat()
    if stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFIFO {
      // Who names a pipe waits for its reader; where we look for a file, nobody would come.
      return Descriptor.opening(path, isOwn ? writing | O_NONBLOCK : writing, mode: mode)
    }
    let opened = Descriptor.opening(path, flags, mode: mode)
    // One that may be written and not read; its last line is taken for a whole one.
    guard case .failed(EACCES) = opened, flags & O_APPEND != 0 else { return opened }
    return Descriptor.opening(path, writing, mode: mode)
  }

  /// Makes the folders on the way that are missing, for the owner only.
  private func makeFolders() {
    for (offset, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && offset > 0 {
      mkdir(String(decoding: path.utf8.prefix(offset), as: UTF8.self), 0o700)
    }
  }
}

extension Descriptor {
  fileprivate var isFolder: Bool { facts.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// Adds lines at the end; where only some of their bytes fit, takes those back.
  fileprivate func append(_ lines: [String]) -> CInt? {
    let end = isRegular ? lseek(number, 0, SEEK_END) : -1
    let start = end > 0 && endsMidLine(at: end) ? "\n" : ""
    guard let reason = write(start + lines.map { $0 + "\n" }.joined()) else { return nil }
    if end >= 0 { _ = ftruncate(number, end) }
    return reason
  }

  /// Whether the last line has no end: edited by hand, or cut by a full disk.
  private func endsMidLine(at end: off_t) -> Bool {
    var last: UInt8 = 0
    guard pread(number, &last, 1, end - 1) == 1 else { return false }
    return last != UInt8(ascii: "\n")
  }
}
