import TouchCore
import TouchDebugger
import TouchNarration

//  # Title                                     what a reader has not seen yet is drawn:
//  prose
//  window 390x844          ┌window › root──┐   beside the text of each new scene where both have room,
//    vc root               │      ●        │   above it where they have not, and below the headings
//      view page …         └───────────────┘   where that text stood at an earlier stop

/// Pictures of the scenes of a stop that are new.
struct StopPicture {
  private static let gap = 2

  private let captions: Bool

  /// Shows the prose of a stop, and each scene that is new as a picture, too.
  static func show(_ stop: LessonStop, captions: Bool, in session: inout LessonSession) {
    StopPicture(captions: captions).show(stop, in: &session)
  }

  private func show(_ stop: LessonStop, in session: inout LessonSession) {
    var pending = stop.blocks[...]
    if let own = session.player.stageOfStop, !stop.blocks.shows(own.sceneID) {
      let headings = pending.prefix(while: { $0.isHeading })
      pending = pending.dropFirst(headings.count)
      show(headings, in: &session)
      if let debugger = unseen(own.sceneID, in: &session) { draw(debugger, in: &session) }
    }
    while let place = pending.firstIndex(where: { $0.scene != nil }) {
      show(pending[..<place], in: &session)
      // A touch right behind its scene stands beside the picture as well.
      let end = pending[place...].dropFirst().firstIndex { !$0.isTouch } ?? pending.endIndex
      show(pending[place..<end], of: pending[place].scene ?? "", in: &session)
      pending = pending[end...]
    }
    show(pending, in: &session)
  }

  private func show(_ blocks: ArraySlice<LessonBlock>, in session: inout LessonSession) {
    session.space()
    session.show(Array(blocks), captions: captions)
  }

  /// Shows the text of a scene with its picture, where it has not been seen.
  private func show(
    _ written: ArraySlice<LessonBlock>, of id: String, in session: inout LessonSession
  ) {
    guard let debugger = unseen(id, in: &session) else { return show(written, in: &session) }
    let text = StopLayout(width: session.width, captions: captions).lines(Array(written))
    let column = (text.map { $0.width }.max() ?? 0) + Self.gap
    let picture = debugger.looks.picture
    guard column + (picture.map { $0.width }.max() ?? 0) <= session.width else {
      draw(debugger, in: &session)
      return show(written, in: &session)
    }
    session.space()
    session.turn.say(text.beside(picture, at: column))
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

  private func draw(_ debugger: Debugger, in session: inout LessonSession) {
    session.space()
    session.turn.say(debugger.looks.picture)
  }
}

extension LessonBlock {
  fileprivate var isHeading: Bool {
    guard case .heading = content else { return false }
    return true
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
