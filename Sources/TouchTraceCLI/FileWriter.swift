import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file that is not there yet.
final class FileWriter {
  private let target: FileTarget
  private let draft: DraftFile?
  private let descriptor: Descriptor
  private var isOpen = true
  private var buffer: [UInt8] = []
  private var trouble: CInt?
  private var progress: WritingProgress
  /// How much is collected before it is written, in bytes.
  private static let piece = 1 << 18

  init(_ target: FileTarget) throws(FileProblem) {
    self.target = target
    progress = WritingProgress(target.path)
    let opened: Descriptor.Outcome<Descriptor>
    switch target.way {
    case .stream(let number):
      draft = nil
      let copy = dup(number)
      opened = copy < 0 ? .failed(errno) : .done(Descriptor(copy))
    case .direct:
      draft = nil
      opened = Descriptor.opening(target.place, O_WRONLY)
    case .draft:
      switch TerminalGuard.draft(beside: target.place) {
      case .done(let made): (draft, opened) = (made, .done(made.descriptor))
      case .failed(let reason): (draft, opened) = (nil, .failed(reason))
      }
    }
    switch opened {
    case .done(let file): descriptor = file
    case .failed(let reason): throw .unwritable(path: target.path, reason: words(of: reason))
    }
    buffer.reserveCapacity(Self.piece)
  }

  deinit {
    if isOpen { descriptor.close() }
    draft?.release()
  }

  func put(_ bytes: [UInt8]) {
    guard trouble == nil else { return }
    buffer += bytes
    if buffer.count >= Self.piece { flush() }
  }

  /// Gives the file its name, or says what went wrong and leaves nothing behind.
  func finish() throws(FileProblem) {
    flush()
    progress.end()
    if draft != nil, trouble == nil, fchmod(descriptor.number, target.mode & ~currentMask) != 0 {
      trouble = errno
    }
    isOpen = false
    if let reason = descriptor.close(), trouble == nil { trouble = reason }
    guard let draft else { return try checkTrouble() }
    defer { TerminalGuard.keepFile() }
    do throws(FileProblem) {
      try checkTrouble()
      try giveName(draft)
    } catch {
      unlink(draft.path)
      throw error
    }
  }

  /// Leaves nothing behind.
  func abandon() {
    progress.end()
    isOpen = false
    descriptor.close()
    guard let draft else { return }
    unlink(draft.path)
    TerminalGuard.keepFile()
  }

  private func giveName(_ draft: DraftFile) throws(FileProblem) {
    guard !target.force else {
      guard rename(draft.path, target.place) == 0 else {
        throw .unwritable(path: target.path, reason: systemReason())
      }
      return
    }
    // A link is made only where nothing is, even if it came a moment ago.
    if link(draft.path, target.place) == 0 {
      unlink(draft.path)
    } else if errno == EEXIST || exists(target.place) {
      throw .exists(path: target.path)
    } else if rename(draft.path, target.place) != 0 {
      throw .unwritable(path: target.path, reason: systemReason())
    }
  }

  private func checkTrouble() throws(FileProblem) {
    guard let trouble else { return }
    throw .unwritable(path: target.path, reason: words(of: trouble))
  }

  private func flush() {
    guard trouble == nil else { return }
    trouble = descriptor.write(buffer)
    progress.add(buffer.count)
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
