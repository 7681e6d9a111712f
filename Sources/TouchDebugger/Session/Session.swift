import SceneLanguage
import TouchCore
import TouchNarration

//      #1     #2     #3   …   #27
//   │      │      │      │         │
//   0      1      2      3    …    27    the cursor: standing at k, step #k has just happened

/// What a session knows: where one stands in which record, and what was set, named and chosen.
struct Session: Sendable {
  var language: Language
  /// What people call the scene: a file, a lesson.
  let sceneLabel: String
  /// The scene as it was opened, and what changes have made of it.
  var worlds: Worlds
  /// How many steps have happened: 0 is the start of the recording, before #1.
  var cursor = 0
  /// The moments looked at, for `back` and `forward`.
  var visits = Visits()
  /// The chosen call: 0 is the innermost.
  var frame = 0
  /// The record that is walked side by side with this one.
  var companion: Companion?
  /// Whose record it is, where somebody else made it.
  var replay: Replay?

  /// The breakpoints, oldest first.
  var breakpoints: [Breakpoint] = []
  var nextBreakpointNumber = 1
  /// The values shown at every stop.
  var displays = Displays()
  /// The named moments and the notes.
  var bookmarks = Bookmarks()
  /// The person's own commands and other names.
  var macros = Macros()
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
  /// What lines up to `end` are collected for.
  var collector: Collector?

  /// How much is said, how wide, and whether an empty line repeats.
  var manner = Manner()

  /// How files are read and written; nil where there are none.
  var files: FileDoor?
  /// Which of them somebody typed the names of.
  var named = NamedFiles()
  /// Which lines of the files speak of what; nil where there are no files.
  var lines: (@Sendable () -> SourceMap)?
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
  }
}
