/// The `key: value` lines between the first two `---` of a lesson.
public struct FrontMatter: Sendable, Hashable {
  /// One line.
  public struct Entry: Sendable, Hashable {
    /// The part before the colon.
    public var key: String
    /// The part after it, without spaces around.
    public var value: String
    /// The line, from 1.
    public var line: Int
    /// The character at which the value begins, from 1.
    public var column: Int

    /// Makes an entry.
    public init(key: String, value: String, line: Int, column: Int) {
      self.key = key
      self.value = value
      self.line = line
      self.column = column
    }
  }

  /// The lines, in their order; of a repeated key all.
  public var entries: [Entry]

  /// Makes a front matter of entries.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// The first entry of a key.
  public subscript(key: String) -> Entry? { entries.first { $0.key == key } }
}
