import SceneLanguage
import TouchCore
import TouchNarration

/// Whoever has a session before them reads it by these short names.
protocol InSession {
  var session: Session { get }
}

/// Commands that may change the session: they have it while one of them is carried out.
protocol ChangesSession: InSession {
  var session: Session { get set }
  init(session: Session)
}

extension ChangesSession {
  /// Other commands over the same session.
  subscript<Commands: ChangesSession>(_: Commands.Type) -> Commands {
    get { Commands(session: session) }
    set { session = newValue.session }
  }
}

extension InSession {
  var language: Language { session.language }
  var worlds: Worlds { session.worlds }
  var trace: Trace { session.worlds.here.trace }
  var scene: Scene { trace.scene }
  var cursor: Int { session.cursor }
  var breakpoints: [Breakpoint] { session.breakpoints }
  var interrupted: (@Sendable () -> Bool)? { session.interrupted }
  var rowWidth: Int { session.manner.rowWidth }
  var pictureWidth: Int { session.manner.pictureWidth }
  var narrator: Narrator { Narrator(trace, language) }
  /// What was read from an app, by what it is found by there.
  var names: FoundNames { FoundNames(scene) }

  /// The moment where the person stands.
  var place: Place {
    Place(world: worlds.current, cursor: cursor, isOver: session.isOver)
  }

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

  /// The record from where the cursor stands.
  var vantage: Vantage {
    Vantage(trace: trace, index: index, isAtReceiver: session.isAtReceiver)
  }

  /// The same, for words that the chosen call gives their meaning.
  var vantageOfFrame: Vantage {
    vantage.inFrame(session.frame == 0 ? nil : session.indexOfFrame)
  }

  /// The scene as it is where the cursor stands; `scene` is what the record began with.
  var sceneHere: Scene { vantage.scene }

  /// The patience of the person at the prompt.
  func patience(_ remark: Phrase) -> Patience { Patience(interrupted, remark) }

  func say(_ phrase: Phrase) -> StyledText { phrase[language] }

  func reply(_ phrase: Phrase) -> Reply { Reply(lines: [phrase[language]]) }
}

extension Session: InSession {
  var session: Session { self }
}
