#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing
import TouchNarration

//  session.txt   what was typed and shown, from the moment on at which it was asked for
//  session.md    ```jsonl file=…         files that the session reads, if it does
//                ````touchtrace          the same from the beginning, so that it can be run again;
//                $ touchtrace debug …    the block is open until the session is over, which is how
//                (tap #0/31) step        Markdown reads it too
//                ````

/// A file that gets everything typed and shown, plain, as soon as it is shown.
final class TranscriptFile {
  let path: String
  private let file: Descriptor?
  /// Whether a line could not be kept; from then on none is.
  private(set) var hasFailed = false
  /// What stands before the block in a Markdown file.
  private let preface: [String]
  /// The lines of the block in a Markdown file; nil in any other.
  private var block: [String]?
  /// How many backticks open and close the block.
  private var fence = 4

  /// Makes the file, over an existing one only where that is forced.
  ///
  /// - Parameters:
  ///   - preface: What stands before the session in a document.
  ///   - session: The session so far, as a document holds it.
  init(path: String, force: Bool, preface: [String], session: [String]) throws(FileProblem) {
    self.path = path
    self.preface = preface
    block = path.hasSuffix(".md") ? [] : nil
    guard Rehearsal.current == nil else {
      file = nil
      return
    }
    file = try Self.opened(path, force: force)
    if block != nil { add(session) }
  }

  private static func opened(_ path: String, force: Bool) throws(FileProblem) -> Descriptor {
    if let number = StandardStreams.number(of: path) {
      let copy = dup(number)
      guard copy < 0 else { return Descriptor(copy) }
      throw .unwritable(path: path, reason: systemReason())
    }
    try checkLinks(at: path)
    switch Descriptor.opening(path, O_WRONLY | O_CREAT | (force ? 0 : O_EXCL), mode: 0o644) {
    case .done(let file):
      guard file.isRegular else { return file }
      // What somebody led us to since then keeps what it holds.
      guard file.isAt(path) else {
        file.close()
        throw .foreignLink(path: path)
      }
      guard ftruncate(file.number, 0) != 0 else { return file }
      let reason = systemReason()
      file.close()
      throw .unwritable(path: path, reason: reason)
    case .failed(EEXIST): throw .exists(path: path)
    case .failed(let reason): throw .unwritable(path: path, reason: words(of: reason))
    }
  }

  deinit { file?.close() }

  /// Adds what ends the file; says if it cannot be kept.
  func end(_ console: Console) {
    guard block != nil, file != nil, !hasFailed, let reason = put([marks]) else { return }
    fail(reason, console)
  }

  private func fail(_ reason: String, _ console: Console) {
    hasFailed = true
    console.complain(FileProblem.unwritable(path: path, reason: reason).message)
  }

  /// Adds lines; says once where they cannot be kept, and the session goes on without.
  ///
  /// - Parameters:
  ///   - plain: The lines as they were shown.
  ///   - session: The lines as a document holds them.
  func write(plain: [String], session: [String], _ console: Console) {
    guard !hasFailed, file != nil else { return }
    let reason = block == nil ? put(plain) : add(session)
    if let reason { fail(reason, console) }
  }

  private var marks: String { String(repeating: "`", count: fence) }

  /// Adds lines to the block; where one of them would close it, it is begun anew with more marks.
  @discardableResult
  private func add(_ lines: [String]) -> String? {
    let isNew = block?.isEmpty ?? true
    block = (block ?? []) + lines
    let closing = lines.map { line in
      let text = line.drop { $0 == " " }
      return text.allSatisfy { $0 == "`" } ? text.count : 0
    }
    guard let longest = closing.max(), longest >= fence else {
      return put(isNew ? preface + [marks + "touchtrace"] + lines : lines)
    }
    let before = fence
    fence = longest + 1
    let reason = replace(preface + [marks + "touchtrace"] + (block ?? []))
    if reason != nil { fence = before }
    return reason
  }

  /// Puts other lines in place of all there are, in one step: on a full disk, or where the program is
  /// killed, those from before stay.
  private func replace(_ lines: [String]) -> String? {
    guard let file, file.isRegular else { return words(of: ESPIPE) }
    let place = resolvedPath(path)
    switch TerminalGuard.draft(beside: place) {
    case .failed(let reason): return words(of: reason)
    case .done(let draft):
      defer {
        TerminalGuard.keepFile()
        draft.descriptor.close()
        draft.release()
      }
      let trouble = draft.descriptor.write(text(lines))
      var reason = draft.replace(place, mode: mode(of: file), after: trouble)
      // From now on, the number of the old file leads to the new one.
      if reason == nil, dup2(draft.descriptor.number, file.number) < 0 { reason = errno }
      return reason.map { words(of: $0) }
    }
  }

  private func mode(of file: Descriptor) -> mode_t {
    var facts = stat()
    return fstat(file.number, &facts) == 0 ? facts.st_mode & 0o777 : 0o644
  }

  /// Writes lines, all of them or none; answers why that was not possible.
  private func put(_ lines: [String]) -> String? {
    guard let file else { return nil }
    let end = file.isRegular ? lseek(file.number, 0, SEEK_CUR) : -1
    guard let reason = file.write(text(lines)) else { return nil }
    if end >= 0, ftruncate(file.number, end) == 0 { lseek(file.number, end, SEEK_SET) }
    return words(of: reason)
  }

  private func text(_ lines: [String]) -> String {
    lines.map { terminalSafe($0) + "\n" }.joined()
  }
}
