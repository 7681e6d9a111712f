import TouchCore
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
  /// How wide a picture may be, in characters.
  public var columns = 60
  /// Whether pictures are drawn with letters and signs of ASCII only.
  public var drawsInASCII = false
  /// Asked at every step of a long motion: whether the person wants it to stop.
  public var interrupted: (@Sendable () -> Bool)?
  /// What an empty line does: the last line, if it moved and nothing went wrong.
  public private(set) var repeatedByEmptyLine: String?
  /// How files are read and written; nil where there are none.
  public var files: FileDoor?
  var nextBreakpointNumber = 1
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
  /// The chosen call: 0 is the innermost.
  var frame = 0
  /// The person's own commands and other names.
  var macros = Macros()
  /// The numbered questions that were listed last.
  var menu: [Question] = []
  /// The record that is walked side by side with this one.
  var companion: Companion?
  /// What lines up to `end` are collected for.
  var collector: Collector?

  /// Records a script in a scene and stands before its first step.
  public init(scene: Scene, script: TouchScript, language: Language, sceneLabel: String) {
    self.language = language
    self.sceneLabel = sceneLabel
    worlds = Worlds(record(script, in: scene))
  }

  /// Carries out one line; `;;` separates several commands, and the first that fails ends it.
  public mutating func perform(_ line: String) -> Reply {
    let commands = CommandLine.commands(in: line)
    if collector != nil { return collect(line) }
    if let question = lineOfMenu(line) { return perform(question) }
    guard !commands.isEmpty else {
      return repeatedByEmptyLine.map { perform($0) } ?? Reply()
    }
    var reply = Reply()
    var repeats = true
    for command in commands where reply.status == .ok {
      do throws(Complaint) {
        let call = try CommandLine(command)
        repeats = repeats && call.command.repeats
        let before = cursor
        reply.append(try carryOut(call))
        if cursor != before { hasMoved(from: before, by: call.verb) }
        if cursor != before { reply.lines += displayLines() }
      } catch {
        reply.append(Reply(lines: error.lines(in: language, line: line), status: .failed))
      }
    }
    repeatedByEmptyLine = repeats && reply.status == .ok ? Self.repeated(line, commands) : nil
    return reply
  }

  /// Whoever lists the steps around one goes on to those after them.
  private static func repeated(_ line: String, _ commands: [Substring]) -> String {
    let calls = commands.compactMap { text in try? CommandLine(text) }
    return calls.map(\.verb) == [.list] ? "list" : line
  }

  /// Whether lines are being collected, up to `end`.
  public var isCollecting: Bool { collector != nil }

  /// Forgets the lines collected so far, and the command they were for.
  public mutating func stopCollecting() { collector = nil }

  private mutating func collect(_ line: String) -> Reply {
    guard var collecting = collector else { return Reply() }
    let isLast = collecting.take(line)
    collector = isLast ? nil : collecting
    return isLast ? keep(collecting) : Reply()
  }

  /// Whoever goes elsewhere looks at the innermost call there.
  private mutating func hasMoved(from before: Int, by verb: Verb) {
    frame = 0
    listed = nil
    if verb != .back, verb != .forward { visits.leave(before) }
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
