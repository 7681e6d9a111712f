import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//      #1     #2     #3   …   #27
//   │      │      │      │         │
//   0      1      2      3    …    27    the cursor: standing at k, step #k has just happened

/// A session over one record: commands in, lines out; it prints nothing and asks nobody.
public struct Debugger: Sendable {
  /// The language of every reply.
  public var language: Language
  /// The record of the world where the person is.
  public var trace: Trace { worlds.here.trace }
  /// The scene as it was opened, and what changes have made of it.
  var worlds: Worlds
  /// How many steps have happened: 0 is the start of the recording, before #1.
  public internal(set) var cursor = 0
  /// What people call the scene: a file, a lesson.
  public let sceneLabel: String
  /// The breakpoints, oldest first.
  public internal(set) var breakpoints: [Breakpoint] = []
  /// How many columns a row of a list may take; what is longer is cut.
  public var rowWidth = 60
  /// How many columns pictures, tables and help may take, which are read in one glance.
  public var pictureWidth: Int { min(rowWidth, 60) }
  /// Whether pictures are drawn with letters and signs of ASCII only.
  public var drawsInASCII = false
  /// How much is said of a step where one stops.
  public var explaining = Explaining.reason
  /// Whether what is said of a step may tell what comes next; where that is to be guessed, it may
  /// not.
  public var foretells = true
  /// Asked at every step of a long motion: whether the person wants it to stop.
  public var interrupted: (@Sendable () -> Bool)?
  /// What an empty line does: the last line, if it moved and nothing went wrong.
  public internal(set) var repeatedByEmptyLine: String?
  /// Whether an empty line goes to the first step, because nobody has gone anywhere yet.
  var emptyLineSetsOut = false
  /// Whether an empty line repeats anything.
  var repeatsMotions = true
  /// How files are read and written; nil where there are none.
  public var files: FileDoor?
  /// Which lines of the files speak of what, asked only by who stops at a line; nil where there
  /// are no files.
  public var lines: (@Sendable () -> SourceMap)?
  /// Where the scene was read, to read it again; nil where there is no such place.
  public var source: SourceDoor?
  var nextBreakpointNumber = 1
  /// Whether the commands of a breakpoint are being carried out: a stop among them has none.
  var isCarryingOutCommands = false
  /// The moments looked at, for `back` and `forward`.
  var visits = Visits()
  /// The named moments and the notes.
  var bookmarks = Bookmarks()
  /// What `search` without words looks for.
  var lastSearch: SearchTerm?
  /// The values shown at every stop.
  var displays = Displays()
  /// The last step that `list` showed, where nobody moved since.
  var listed: Int?
  /// The first step it showed then.
  var firstListed: Int?
  /// The chosen call: 0 is the innermost.
  var frame = 0
  /// The person's own commands and other names.
  var macros = Macros()
  /// The numbered questions that were listed last.
  var menu: [Question] = [] { didSet { worldOfMenu = worlds.current } }
  /// The world the menu asks about.
  private(set) var worldOfMenu = 0
  /// The record that is walked side by side with this one.
  var companion: Companion?
  /// Whose record it is, where somebody else made it.
  var replay: Replay?
  /// What lines up to `end` are collected for.
  var collector: Collector?

  /// Records a script in a scene and stands before its first step.
  public init(scene: Scene, script: TouchScript, language: Language, sceneLabel: String) {
    self.init(record(script, in: scene), language: language, sceneLabel: sceneLabel)
  }

  /// Stands before the first step of a record.
  init(_ trace: Trace, language: Language, sceneLabel: String) {
    self.language = language
    self.sceneLabel = sceneLabel
    worlds = Worlds(trace)
  }

  /// Lets an empty line go to the first step, until somebody goes anywhere.
  public mutating func letEmptyLineSetOut() {
    emptyLineSetsOut = true
    repeatedByEmptyLine = settingOut
  }

  /// Shows where the cursor stands.
  public func showStop() -> Reply { Reply(lines: stopLines()) }
}

extension Debugger {
  var scene: Scene { trace.scene }

  var narrator: Narrator { Narrator(trace, language) }

  /// The place of the step that has just happened; nil before the first.
  var index: Int? { cursor > 0 && cursor <= trace.count ? cursor - 1 : nil }

  /// The number of the touch a question without a touch is about.
  var touch: Int {
    (index.map { trace.touch(at: $0) } ?? trace.moments.first?.touch)?.number ?? 1
  }

  /// The view whose turn it is.
  var view: ViewID? {
    guard let index, case .view(let view)? = trace[index].responder else { return nil }
    return view
  }

  /// What each view has said about the current touch so far.
  var marks: TouchMarks { TouchMarks(trace, touch: touch, upTo: index) }

  func say(_ phrase: Phrase) -> StyledText { phrase[language] }

  func reply(_ phrase: Phrase) -> Reply { Reply(lines: [phrase[language]]) }
}
