import TouchNarration

//  typed:       log buy "x" into: ../a.log      a person writes where they like
//  stops.txt:   log buy "x" into: a.log         a file writes what is new, visible and in this folder
//               log buy "x" into: ../a.log      refused, unless the person wrote there, too
//               export .profile                 refused
//               export shop.svg --force         refused
//
//  What a breakpoint does later is the right of whoever set it.

/// Who wrote a command: a person trusts what they type, and nobody need trust a file, for it may
/// come from somebody else.
public enum LineAuthor: Hashable, Sendable {
  case person, file
}

extension FileDoor {
  /// Why a command of a file may not write a path; nil if it may.
  ///
  /// - Parameter isNamed: Whether the person named the path as the target of a command of their own.
  public func refusal(writing path: String, force: Bool, isNamed: Bool = false) -> Phrase? {
    let place = place(path)
    if !isNamed, place == nil { return SourceWords.outOfReach(path) }
    if path.hasOddPart || place?.hasOddPart == true { return SourceWords.hidden(path) }
    if force { return SourceWords.noForce(path) }
    return isFree(path) ? nil : SourceWords.notNew(path)
  }
}

extension Session {
  /// Refuses a file that the command on hand may not write.
  mutating func insist(
    onWriting path: String, force: Bool = false, at place: String.Index?
  ) throws(Complaint) {
    guard author == .file else {
      named.insert(path)
      return
    }
    let isNamed = named.contains(path)
    guard let refusal = files?.refusal(writing: path, force: force, isNamed: isNamed) else {
      return
    }
    throw Complaint(refusal, at: place)
  }

  /// Refuses a file elsewhere that a command of a file wants to read.
  func insist(onReading path: String, at place: String.Index?) throws(Complaint) {
    guard author == .file, let files, files.place(path) == nil else { return }
    throw Complaint(SourceWords.outOfReach(path), at: place)
  }
}

extension String {
  /// Whether a part of the path begins with a dot, so that a listing does not show it, or with a
  /// dash, so that a command which is given it takes it for an option.
  fileprivate var hasOddPart: Bool {
    split(separator: "/").contains { part in
      // Some file systems leave these out of a name.
      let name = part.unicodeScalars.drop { "\u{200B}"..."\u{206F}" ~= $0 || $0 == "\u{FEFF}" }
      return name.first == "-" || name.first == "." && part != "." && part != ".."
    }
  }
}
