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
    /// Write a record to a file, or show it where no path is given.
    case export(ExportRequest, of: ExportedRecord)
    /// Write down in a file what is typed and shown from now on; stop doing so where there is no
    /// path.
    case transcript(path: String?, force: Bool)
  }

  /// What to show, a line each.
  public var lines: [StyledText]
  /// How it ended.
  public var status: Status
  /// Whether the cursor stands elsewhere than before.
  public var moved: Bool
  /// What the program around the debugger has to do, in this order.
  public var effects: [Effect]
  /// Why a motion ended where it did; nil where nothing was to move.
  public internal(set) var stop: StopValues?
  /// What was answered to why-not.
  public internal(set) var answers: [VerdictValues] = []
  /// What the first edit that was offered looks like in the app's own code.
  public internal(set) var source: [StyledText] = []
  /// Whether what why-not was asked about happened after all; nil where nothing was asked.
  public internal(set) var happened: Bool?
  /// The breakpoints that stopped a motion, whose commands are still to be carried out.
  var hit: [Breakpoint] = []
  /// The line that is to be carried out in place of the command.
  var next: String?
  /// Where in `lines` the complaint begins, where one command of several failed.
  public private(set) var complaint: Int?
  /// Whether the complaint says already in which line of which file it is.
  public internal(set) var isLocated = false
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

  /// Leaves the reply to another command.
  init(next: String) {
    self.init()
    self.next = next
  }

  /// Makes a reply of a complaint.
  init(failing lines: [StyledText]) {
    self.init(lines: lines, status: .failed)
    complaint = 0
  }

  /// Adds what the next command of the same line came to.
  mutating func append(_ other: Reply) {
    if other.status == .failed { complaint = lines.count + (other.complaint ?? 0) }
    isLocated = isLocated || other.isLocated
    lines += other.lines
    status = other.status
    moved = moved || other.moved
    effects += other.effects
    stop = other.stop ?? stop
    answers += other.answers
    happened = other.happened ?? happened
  }

  /// Says in which line of which file the complaint is, unless it is said already.
  mutating func locate(file: String, line: Int) {
    guard status == .failed, !isLocated else { return }
    isLocated = true
    let place = complaint ?? 0
    let prefix = StyledText("\(file):\(line): error: ", .bad)
    if lines.indices.contains(place) {
      lines[place] = prefix + lines[place]
    } else {
      lines.append(prefix)
    }
  }
}
