import TouchNarration

/// What a command line came to: what to show, and whether it worked.
public struct Reply: Sendable {
  /// How a command line ended.
  public enum Status: Hashable, Sendable {
    /// It was carried out.
    case ok
    /// It was not; the lines say why.
    case failed
    /// The person leaves, with an exit code perhaps.
    case quit(code: Int?)
  }

  /// Something only the program around the debugger can do.
  public enum Effect: Hashable, Sendable {
    /// Write the record to a file, over an existing one only where that is forced, or show it where
    /// no path is given.
    case export(format: ExportFormat, path: String?, force: Bool = false)
    /// Show the lines typed so far.
    case history
  }

  /// A form in which the record can leave the debugger.
  public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
    case jsonl
    case markdown = "md"
    case text
  }

  /// What to show, a line each.
  public var lines: [StyledText]
  /// How it ended.
  public var status: Status
  /// Whether the cursor stands elsewhere than before.
  public var moved: Bool
  /// What the program around the debugger has to do, in this order.
  public var effects: [Effect]
  /// The first thing the program around the debugger has to do.
  public var effect: Effect? { effects.first }

  /// Makes a reply.
  public init(
    lines: [StyledText] = [], status: Status = .ok, moved: Bool = false, effects: [Effect] = []
  ) {
    self.lines = lines
    self.status = status
    self.moved = moved
    self.effects = effects
  }

  /// Adds what the next command of the same line came to.
  mutating func append(_ other: Reply) {
    lines += other.lines
    status = other.status
    moved = moved || other.moved
    effects += other.effects
  }
}
