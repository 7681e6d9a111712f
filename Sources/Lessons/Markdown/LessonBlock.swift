import TouchNarration

/// A block of a lesson and where it begins.
public struct LessonBlock: Sendable, Hashable {
  /// What a block is.
  public enum Content: Sendable, Hashable {
    /// A heading of a level from 1 to 6.
    case heading(level: Int, StyledText)
    /// Running text; a hard line break in it is a newline.
    case paragraph(StyledText)
    /// A list.
    case list(LessonList)
    /// A block quote.
    case quote([LessonBlock])
    /// Ordinary code with its info string.
    case code(info: String, lines: [String])
    /// A thematic break.
    case rule
    /// A `<details>` with its summary: a hint or an answer, shown when asked for.
    case details(summary: StyledText, [LessonBlock])
    /// A block for the machine.
    case fence(Fence)
  }

  /// What it is.
  public var content: Content
  /// The line it begins in, from 1.
  public var line: Int

  /// Makes a block.
  public init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// The fences in it, in the order of the file.
  public var fences: [Fence] {
    switch content {
    case .fence(let fence): [fence]
    case .quote(let blocks), .details(_, let blocks): blocks.flatMap { $0.fences }
    case .list(let list): list.items.flatMap { $0.blocks.flatMap { $0.fences } }
    case .heading, .paragraph, .code, .rule: []
    }
  }
}

/// A list of a lesson.
public struct LessonList: Sendable, Hashable {
  /// An item of a list.
  public struct Item: Sendable, Hashable {
    /// The letter of a quiz answer, `- **a** text`; all items of a list have one or none has.
    public var letter: Character?
    /// What the item holds, without the letter.
    public var blocks: [LessonBlock]
    /// The line it begins in, from 1.
    public var line: Int

    /// Makes an item.
    public init(letter: Character? = nil, _ blocks: [LessonBlock], line: Int) {
      self.letter = letter
      self.blocks = blocks
      self.line = line
    }
  }

  /// The items.
  public var items: [Item]
  /// The number of the first item; nil where the items have bullets or letters.
  public var start: Int?
  /// Whether the items stand without blank lines between them.
  public var isTight: Bool

  /// Makes a list.
  public init(_ items: [Item], start: Int? = nil, isTight: Bool = true) {
    self.items = items
    self.start = start
    self.isTight = isTight
  }
}
