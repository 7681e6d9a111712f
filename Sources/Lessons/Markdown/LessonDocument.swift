/// A lesson file, read: its front matter, its blocks, and all that is wrong with its Markdown.
///
///     text ─▶ LessonSource ─▶ FrontMatterReader ─▶ libcmark ─▶ BlockReader ─▶ blocks
///             lines, columns       key: value         nodes      ├ InlineReader   StyledText
///                                                                ├ HTMLPiece      details
///                                                                └ FenceHeader    Fence
///
/// What stands inside the fences, and which keys and names exist, is judged by others.
public struct LessonDocument: Sendable, Hashable {
  /// The largest file that is read, in bytes.
  ///
  /// The longest lessons are below 20 KiB; what is larger by far was not written as a lesson.
  public static let largestSize = 1 << 20

  /// The front matter; nil where the file begins without one.
  public var frontMatter: FrontMatter?
  /// The blocks of the top level.
  public var blocks: [LessonBlock]
  /// All problems found, in the order of the file.
  public var problems: [LessonProblem]
  /// The lines of the file as positions count them, to be shown below a problem.
  public var lines: [String]

  /// Reads the text of a lesson file.
  public init(markdown text: String) {
    var problems = ProblemList()
    guard text.utf8.count <= Self.largestSize else {
      problems.report(.fileTooLarge(limit: Self.largestSize), line: 1, column: 1)
      self.problems = problems.sorted
      blocks = []
      lines = []
      return
    }
    let source = LessonSource(text)
    let front = FrontMatterReader(source, problems: &problems)
    var reader = BlockReader(source: source, problems: problems)
    blocks = CMarkNode.withDocument(source.text(from: front.nextLine)) {
      reader.blocks(of: $0, at: BlockPlace())
    }
    frontMatter = front.frontMatter
    self.problems = reader.problems.sorted
    lines = source.lines.map(String.init)
  }

  /// All machine fences, in the order of the file.
  public var fences: [Fence] { blocks.flatMap { $0.fences } }
}
