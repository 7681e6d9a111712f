import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//   line ─▶ Debugger: takes it apart ─▶ commands, each with the session ─▶ Reply
//              └ session: where one stands, what was set, named and chosen

/// A session over one record: commands in, lines out; it prints nothing and asks nobody.
public struct Debugger: Sendable, ChangesSession {
  /// What the commands read and change.
  var session: Session
  /// What an empty line does: the last line, if it moved and nothing went wrong.
  public internal(set) var repeatedByEmptyLine: String?
  /// Whether an empty line goes to the first step, because nobody has gone anywhere yet.
  var emptyLineSetsOut = false
  /// Whether the commands of a breakpoint are being carried out: a stop among them has none.
  var isCarryingOutCommands = false

  init(session: Session) { self.session = session }

  /// Records a script in a scene and stands before its first step.
  public init(scene: Scene, script: TouchScript, language: Language, sceneLabel: String) {
    self.init(record(script, in: scene), language: language, sceneLabel: sceneLabel)
  }

  /// Stands before the first step of a record.
  init(_ trace: Trace, language: Language, sceneLabel: String) {
    session = Session(trace, language: language, sceneLabel: sceneLabel)
  }

  /// Steps through a record as it is, and stands before its first step.
  public init(
    replaying trace: Trace, as replay: Replay, language: Language, sceneLabel: String
  ) {
    self.init(trace, language: language, sceneLabel: sceneLabel)
    session.replay = replay
  }

  /// Lets an empty line go to the first step, until somebody goes anywhere.
  public mutating func letEmptyLineSetOut() {
    emptyLineSetsOut = true
    repeatedByEmptyLine = settingOut
  }

  /// Shows where the cursor stands.
  public func showStop() -> Reply { Reply(lines: names.telling(stopLines())) }

  /// The heading of the step where the cursor stands; nil before the first.
  public var heading: StyledText? { session.index.map(StopScreen(session: session).heading) }

  /// Where one stands, for a prompt: `#12/31`, in a branch `#12/31 b1`, and `end/31` behind the last step.
  public var promptPosition: String {
    let branch = worlds.here.number == 0 ? "" : " b\(worlds.here.number)"
    return "\(isOver ? "end" : "#\(cursor)")/\(trace.count)\(branch)"
  }
}

extension Debugger {
  /// The record of the world where the person is.
  public var trace: Trace { session.trace }
  /// How many steps have happened: 0 is the start of the recording, before #1.
  public var cursor: Int { session.cursor }
  /// Whether one stands at the end of the record: behind the last step, outside all calls.
  public var isOver: Bool { session.isOver }
  /// What people call the scene: a file, a lesson.
  public var sceneLabel: String { session.sceneLabel }
  /// The breakpoints, oldest first.
  public var breakpoints: [Breakpoint] { session.breakpoints }
  /// Whether the steps here are those that somebody else recorded.
  public var isReplaying: Bool { session.isReplaying }

  /// The language of every reply.
  public var language: Language {
    get { session.language }
    set { session.language = newValue }
  }
  /// How many columns a row of a list may take; what is longer is cut.
  public var rowWidth: Int {
    get { session.manner.rowWidth }
    set { session.manner.rowWidth = newValue }
  }
  /// How many columns pictures, tables and help may take, which are read in one glance.
  public var pictureWidth: Int { session.manner.pictureWidth }
  /// Whether pictures are drawn with letters and signs of ASCII only.
  public var drawsInASCII: Bool {
    get { session.manner.drawsInASCII }
    set { session.manner.drawsInASCII = newValue }
  }
  /// How many lines of log points a motion shows before it only counts them; nil for all.
  public var mostLogLines: Int? {
    get { session.manner.mostLogLines }
    set { session.manner.mostLogLines = newValue }
  }
  /// How much is said of a step where one stops.
  public var explaining: Explaining {
    get { session.manner.explaining }
    set { session.manner.explaining = newValue }
  }
  /// Whether what is said of a step may tell what comes next; where that is to be guessed, it may
  /// not.
  public var foretells: Bool {
    get { session.manner.foretells }
    set { session.manner.foretells = newValue }
  }
  /// Asked at every step of a long motion: whether the person wants it to stop.
  public var interrupted: (@Sendable () -> Bool)? {
    get { session.interrupted }
    set { session.interrupted = newValue }
  }
  /// Whether a log point could not write what it was to write.
  public var hasLostLines: Bool { session.hasLostLines }
  /// How files are read and written; nil where there are none.
  public var files: FileDoor? {
    get { session.files }
    set { session.files = newValue }
  }
  /// Which lines of the file speak of what; nil where nobody wrote lines.
  public var lines: LineIndex? { session.lines }
  /// What the file expects of the record, asked only by who catches what is unexpected; nil where
  /// it expects nothing.
  public var expectations: Expectations? {
    get { session.expectations }
    set { session.expectations = newValue }
  }
  /// Where the scene was read, to read it again; nil where there is no such place.
  public var source: SourceDoor? {
    get { session.source }
    set { session.source = newValue }
  }
}
