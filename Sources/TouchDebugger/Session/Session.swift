import SceneLanguage
import TouchCore
import TouchNarration

//      #1     #2     #3   …   #27
//   │      │      │      │         │    │
//   0      1      2      3    …    27   end    the cursor: standing at k, step #k has just happened
//                                              the end: the calls of the last step are over, too

/// What a session knows: where one stands in which record, and what was set, named and chosen.
struct Session: Sendable {
  var language: Language
  /// What people call the scene: a file, a lesson.
  let sceneLabel: String
  /// The scene as it was opened, and what changes have made of it.
  var worlds: Worlds
  /// How many steps have happened: 0 is the start of the recording, before #1.
  var cursor = 0 { didSet { isOver = false } }
  /// Whether one stands at the end of the record: behind the last step, outside all calls.
  private(set) var isOver = false
  /// What commands have changed, the last one last.
  var changes: [Change] = []
  /// The chosen call: 0 is the innermost.
  var frame = 0
  /// Where a breakpoint stopped on the object that a message reaches: at that hop the call of this
  /// object is shown, and not the one that looks for it.
  var placeOfReceiver: Place?
  /// Whose record it is, where somebody else made it.
  var replay: Replay?

  /// The breakpoints, oldest first.
  var breakpoints: [Breakpoint] = []
  var nextBreakpointNumber = 1
  /// The values shown at every stop.
  var displays = Displays()
  /// The named moments and the notes.
  var bookmarks = Bookmarks()
  /// How many files of commands are being carried out inside each other.
  var openFiles = 0
  /// What `search` without words looks for.
  var lastSearch: SearchTerm?
  /// The last step that `list` showed, where nobody moved since.
  var listed: Int?
  /// The first step it showed then.
  var firstListed: Int?
  /// The numbered questions that were listed last.
  var menu: [Question] = [] { didSet { worldOfMenu = worlds.current } }
  /// The world the menu asks about.
  private(set) var worldOfMenu = 0
  /// Whether the line that is carried out was chosen from the menu by its number.
  var isChosenFromMenu = false

  /// How much is said, how wide, and whether an empty line repeats.
  var manner = Manner()

  /// How files are read and written; nil where there are none.
  var files: FileDoor?
  /// Who wrote the command that is being carried out.
  var author = LineAuthor.person
  /// The files that commands of a person write.
  var named: Set<String> = []
  /// Whether a log point could not write what it was to write.
  var hasLostLines = false
  /// Which lines of the file speak of what, as it was when the world at hand was read from it; nil
  /// where nobody wrote lines.
  private(set) var lines: LineIndex?
  /// The world that the lines are of.
  private var worldOfLines = 0
  /// What the file expects of the record; nil where it expects nothing.
  var expectations: Expectations?
  /// Where the scene was read, to read it again; nil where there is no such place.
  var source: SourceDoor?
  /// Asked at every step of a long motion: whether the person wants it to stop.
  var interrupted: (@Sendable () -> Bool)?

  init(_ trace: Trace, language: Language, sceneLabel: String) {
    self.language = language
    self.sceneLabel = sceneLabel
    worlds = Worlds(trace)
    lines = LineIndex(trace.scene, trace.script)
  }

  /// Where one stands, for motions: the step's number, 0 at the start and one more than there are steps
  /// at the end.
  var position: Int {
    get { isOver ? trace.count + 1 : cursor }
    set {
      cursor = min(newValue, trace.count)
      isOver = newValue > trace.count
    }
  }

  /// Takes over the lines of the file that the world at hand was read from.
  mutating func readLines() {
    let read = worlds.read
    guard read.number != worldOfLines else { return }
    worldOfLines = read.number
    lines = LineIndex(read.trace.scene, read.trace.script)
    breakpoints = breakpoints.map { $0.reading(lines) }
  }
}
