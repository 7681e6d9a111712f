#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//   .report.md.touchtrace.part     ours, and locked as long as we live
//   .report.md.touchtrace.2.part   where somebody else writes the first one just now
//   .report.md.part                another program's, or the person's own: never touched

/// A file beside another that is to take its place when it is whole.
///
/// Its name does not depend on who writes it: what killed runs left is written over by the next,
/// or goes away with it.
public struct DraftFile: Sendable {
  /// Where it is.
  public let path: String
  /// What to write to.
  public let descriptor: Descriptor
  /// The same open file once more, so that it stays locked when it is closed.
  private let lock: Descriptor

  /// More than this many runs never write one file at once.
  private static let most = 99
  /// How much of the file's name its draft has, in bytes: a name of 255 is the longest there is.
  private static let longestName = 200

  /// Makes a draft of a file.
  ///
  /// - Parameter place: The path of the file, links followed.
  public static func make(beside place: String) -> Descriptor.Outcome<DraftFile> {
    for number in 1...most {
      let path = Self.path(number, beside: place)
      switch open(path) {
      case .done(let file):
        sweep(after: number, beside: place)
        return .done(DraftFile(path: path, descriptor: file, lock: Descriptor(dup(file.number))))
      case .failed(EEXIST): continue
      case .failed(let reason): return .failed(reason)
      }
    }
    return .failed(EEXIST)
  }

  private static func path(_ number: Int, beside place: String) -> String {
    let start = place.lastIndex(of: "/").map { place.index(after: $0) } ?? place.startIndex
    let name = String(decoding: place[start...].utf8.prefix(longestName), as: UTF8.self)
    return place[..<start] + "." + name + ".touchtrace"
      + (number == 1 ? ".part" : ".\(number).part")
  }

  /// Whether a name is that of a draft of a file.
  public static func isDraft(_ name: String, of file: String) -> Bool {
    (1...most).contains { path($0, beside: file) == name }
  }

  /// Takes away what runs left that were killed while they wrote beside others.
  private static func sweep(after number: Int, beside place: String) {
    for number in number + 1..<most + 1 {
      let path = path(number, beside: place)
      guard access(path, F_OK) == 0, case .done(let file) = left(at: path) else { continue }
      unlink(path)
      file.close()
    }
  }

  /// Puts the draft in place of its file, or deletes it: the file is never half-written.
  ///
  /// - Parameters:
  ///   - place: The path of the file, links followed.
  ///   - mode: The permissions of the file; nil leaves it to its owner.
  ///   - trouble: Why the draft could not be written: `errno`.
  /// - Returns: Why the file stays as it was: `errno`.
  public func replace(
    _ place: String, mode: mode_t? = nil, after trouble: CInt? = nil
  ) -> CInt? {
    var trouble = trouble
    if trouble == nil, let mode, fchmod(descriptor.number, mode) != 0 { trouble = errno }
    if trouble == nil, rename(path, place) != 0 { trouble = errno }
    if trouble != nil { unlink(path) }
    return trouble
  }

  /// Lets others have it; call it when it has its name, or is gone.
  public func release() { if lock.number >= 0 { lock.close() } }

  /// Closes it and lets others have it.
  func close() {
    descriptor.close()
    release()
  }

  /// A new file, or one that a killed run left; `EEXIST` where the name is somebody else's.
  private static func open(_ path: String) -> Descriptor.Outcome<Descriptor> {
    let fresh = Descriptor.opening(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    switch fresh {
    case .done(let file):
      let trouble = file.lock(LOCK_EX | LOCK_NB)
      // Somebody took it for a killed run's before it was locked, and may have swept it away.
      guard trouble == EWOULDBLOCK || !file.isAt(path) else { return fresh }
      file.close()
      return .failed(EEXIST)
    case .failed(EEXIST): return left(at: path)
    case .failed: return fresh
    }
  }

  /// What a killed run left at a path, empty.
  private static func left(at path: String) -> Descriptor.Outcome<Descriptor> {
    let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK
    guard case .done(let file) = Descriptor.opening(path, flags) else { return .failed(EEXIST) }
    // Nobody lives who writes it, and it is nothing but such a draft.
    guard file.lock(LOCK_EX | LOCK_NB) == nil, file.isAt(path), let facts = file.facts,
      facts.st_mode & S_IFMT == S_IFREG, facts.st_nlink == 1, facts.st_uid == geteuid(),
      ftruncate(file.number, 0) == 0
    else {
      file.close()
      return .failed(EEXIST)
    }
    return .done(file)
  }
}
