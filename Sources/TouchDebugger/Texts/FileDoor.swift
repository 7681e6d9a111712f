import TouchNarration

/// How the debugger reaches files: whoever runs it opens them, so that it needs no system of its own.
public struct FileDoor: Sendable {
  /// Why a file could not be read or written, with the path.
  public struct Trouble: Error, Hashable, Sendable {
    /// One line.
    public let phrase: Phrase
    /// Makes a trouble.
    public init(_ phrase: Phrase) { self.phrase = phrase }
    /// Makes a trouble that is told alike in every language.
    public init(_ message: String) {
      phrase = Phrase(en: StyledText(message, .plain), zh: StyledText(message, .plain))
    }
  }

  /// Reads a whole text file; for a file of commands only an ordinary one, as any other may never
  /// end.
  public let read: @Sendable (_ path: String, _ author: LineAuthor) -> Result<String, Trouble>
  /// Writes a whole text file or nothing; over an existing one only where that is forced.
  public let write: @Sendable (_ text: String, _ path: String, _ force: Bool) -> Trouble?
  /// Adds lines to the end of a text file, and makes it if it does not exist; what a file of commands
  /// writes is added only to files that were made for it.
  public let append: @Sendable (_ lines: [String], _ path: String, _ author: LineAuthor) -> Trouble?
  /// Where a path leads below the current folder, links followed; nil if it leads elsewhere.
  public let place: @Sendable (_ path: String) -> String?
  /// Whether nothing is at a path but what was made for a file of commands.
  public let isFree: @Sendable (_ path: String) -> Bool

  /// Makes a door.
  public init(
    read: @escaping @Sendable (String, LineAuthor) -> Result<String, Trouble>,
    write: @escaping @Sendable (String, String, Bool) -> Trouble?,
    append: @escaping @Sendable ([String], String, LineAuthor) -> Trouble?,
    place: @escaping @Sendable (String) -> String? = { $0 },
    isFree: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.place = place
    self.isFree = isFree
    self.read = read
    self.write = write
    self.append = append
  }
}
