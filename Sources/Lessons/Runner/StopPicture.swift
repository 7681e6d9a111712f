import TouchCore
import TouchDebugger
import TouchNarration

//  # Title                                     what a reader has not seen yet is drawn:
//  prose
//  window 390x844          ┌window › root──┐   beside the text of each new scene where both have room,
//    vc root               │      ●        │   else beside the prose above it; and beside the prose below
//      view page …         └───────────────┘   the headings where that text stood at an earlier stop

/// Pictures of the scenes of a stop that are new.
struct StopPicture {
  private static let gap = 2
  /// A picture with nothing beside it is lower, so that its scene is on the same screen.
  private static let rowsAlone = 8
  /// What the goal of a task takes, with its limits and the line of keys.
  private static let rowsOfTask = 5
  /// In fewer columns prose is not read, but spelt.
  private static let fewestColumnsOfProse = 40
  /// In fewer columns no name of a view is whole.
  private static let fewestColumns = 18

  private let captions: Bool

  /// Shows the prose of a stop, and each scene that is new as a picture, too.
  static func show(_ stop: LessonStop, captions: Bool, in session: inout LessonSession) {
    StopPicture(captions: captions).show(stop, in: &session)
  }

  /// Shows the scene of a task once more where the page does not have it and has room: a change needs
  /// its names and numbers.
  static func showAgain(_ stop: LessonStop, in session: inout LessonSession) {
    guard !session.hasScreen, let stage = session.player.stageOfStop,
      !stop.blocks.shows(stage.sceneID), let playground = session.player.playground,
      let written = session.player.stops.lazy.flatMap({ $0.blocks })
        .first(where: { $0.scene == stage.sceneID })
    else { return }
    let text = StopLayout(width: session.width, captions: false).lines([written])
    let room = TermNotes.rows - session.turn.reply.lines.count - Self.rowsOfTask
    guard text.count <= room else { return }
    session.space()
    let column = text.width + Self.gap
    // What a run before it left in the picture is not part of the task.
    let debugger = Debugger(playground.trace, like: playground.debugger, session.language)
    let picture = StopPicture(captions: false)
      .picture(debugger, columns: session.width - column, usualRows: min(room, Self.rowsAlone))
    guard let picture, picture.count <= room else { return session.turn.say(text) }
    session.turn.say(text.beside(picture, at: column))
  }

  private func show(_ stop: LessonStop, in session: inout LessonSession) {
    var pending = stop.blocks[...]
    if let own = session.player.stageOfStop, !stop.blocks.shows(own.sceneID) {
      let headings = pending.prefix(while: { $0.isHeading })
      pending = pending.dropFirst(headings.count)
      show(headings, in: &session)
      if let debugger = unseen(own.sceneID, in: &session) {
        // The question stays with its answers.
        let prose = pending.dropLast().prefix { $0.isProse }
        show(prose, beside: debugger, in: &session)
        pending = pending.dropFirst(prose.count)
      }
    }
    while let place = pending.firstIndex(where: { $0.scene != nil }) {
      // A touch right behind its scene stands beside the picture as well.
      let end = pending[place...].dropFirst().firstIndex { !$0.isTouch } ?? pending.endIndex
      show(pending[place..<end], below: pending[..<place], in: &session)
      pending = pending[end...]
    }
    show(pending, in: &session)
  }

  /// Shows the text of a scene and what is said above it, with its picture if it has not been seen.
  private func show(
    _ written: ArraySlice<LessonBlock>, below prose: ArraySlice<LessonBlock>,
    in session: inout LessonSession
  ) {
    guard let debugger = unseen(written.first?.scene ?? "", in: &session) else {
      show(prose, in: &session)
      return show(written, in: &session)
    }
    let text = StopLayout(width: session.width, captions: captions).lines(Array(written))
    let column = text.width + Self.gap
    // It need not be taller than the text beside it.
    let rows = min(max(Self.rowsAlone, text.count), StepPicture.usualRows)
    if let picture = picture(debugger, columns: session.width - column, usualRows: rows) {
      show(prose, in: &session)
      session.space()
      return session.turn.say(text.beside(picture, at: column))
    }
    let start = prose.lastIndex { !$0.isProse }.map { $0 + 1 } ?? prose.startIndex
    show(prose[..<start], in: &session)
    show(prose[start...], beside: debugger, in: &session)
    show(written, in: &session)
  }

  /// Shows prose with a picture beside it, or below it where that takes fewer lines.
  private func show(
    _ prose: ArraySlice<LessonBlock>, beside debugger: Debugger, in session: inout LessonSession
  ) {
    let picture = debugger.looks.picture
    let room = session.width - picture.width - Self.gap
    let text = StopLayout(width: max(room, 1), captions: captions).lines(Array(prose))
    let wide = StopLayout(width: session.width, captions: captions).lines(Array(prose))
    guard !prose.isEmpty, room >= Self.fewestColumnsOfProse,
      text.count < wide.count + picture.count
    else {
      show(prose, in: &session)
      session.space()
      return session.turn.say(debugger.looks.picture(usualRows: Self.rowsAlone))
    }
    session.space()
    session.turn.say(text.beside(picture, at: room + Self.gap))
  }

  private func show(_ blocks: ArraySlice<LessonBlock>, in session: inout LessonSession) {
    guard !blocks.isEmpty else { return }
    session.space()
    session.show(Array(blocks), captions: captions)
  }

  /// The picture as wide as it likes to be, or narrower where its legend hardly grows; nil if that is
  /// too wide as well.
  private func picture(
    _ debugger: Debugger, columns: Int, usualRows: Int
  ) -> [StyledText]? {
    let whole = debugger.looks.picture(usualRows: usualRows)
    guard whole.width > columns else { return whole }
    guard columns >= Self.fewestColumns else { return nil }
    let narrow = debugger.looks.picture(columns: columns, usualRows: usualRows)
    return narrow.width <= columns && narrow.count <= whole.count + 2 ? narrow : nil
  }

  /// A debugger that stands before a scene that has not been drawn; nil for one that has.
  private func unseen(_ id: String, in session: inout LessonSession) -> Debugger? {
    guard !session.hasScreen, let trace = session.player.unseen(scene: id),
      !trace.scene.windows.isEmpty
    else {
      return nil
    }
    return Debugger(trace, like: session.player.playground?.debugger, session.language)
  }
}

extension [StyledText] {
  /// The columns that the longest line takes.
  fileprivate var width: Int { map { $0.width }.max() ?? 0 }
}

extension LessonBlock {
  fileprivate var isHeading: Bool {
    guard case .heading = content else { return false }
    return true
  }

  /// Whether it is running text that may be set in narrow lines.
  fileprivate var isProse: Bool {
    guard case .paragraph = content else { return false }
    return ArticleNote(self) == nil
  }

  fileprivate var isTouch: Bool {
    guard case .fence(let fence) = content else { return false }
    return fence.kind == .touch
  }

  /// The id of the scene that is written here; nil for anything else.
  fileprivate var scene: String? {
    guard case .fence(let fence) = content, fence.kind == .scene else { return nil }
    return fence.id ?? ""
  }
}

extension [LessonBlock] {
  /// Whether a scene is written in them.
  fileprivate func shows(_ id: String) -> Bool { contains { $0.scene == id } }
}

extension Debugger {
  /// Stands before the first step, with the habits of another.
  fileprivate init(_ trace: Trace, like other: Debugger?, _ language: Language) {
    self.init(scene: trace.scene, script: trace.script, language: language, sceneLabel: "")
    if let other { keepHabits(of: other) }
  }
}
