import TouchCore
import TouchDebugger
import TouchNarration

//  # Title                    what a reader has not seen yet is drawn before it is written:
//  prose
//  ┌window › root───┐         above the text of each new scene,
//  │      ●         │         or below the headings where that text stood at an earlier stop
//  └────────────────┘
//  window 390x844 …

/// Pictures of the scenes of a stop that are new.
struct StopPicture {
  private static let size = (columns: 44, rows: 14)

  /// Shows the prose of a stop, and each scene in it that is new as a picture first.
  static func show(_ stop: LessonStop, captions: Bool, in session: inout LessonSession) {
    var pending = stop.blocks[...]
    if let own = session.player.stageOfStop, !stop.blocks.shows(own.sceneID) {
      let headings = pending.prefix { block in
        guard case .heading = block.content else { return false }
        return true
      }
      session.show(Array(headings), captions: captions)
      pending = pending.dropFirst(headings.count)
      draw(own.sceneID, in: &session)
    }
    while let place = pending.firstIndex(where: { $0.scene != nil }) {
      session.space()
      session.show(Array(pending[..<place]), captions: captions)
      if let id = pending[place].scene { draw(id, in: &session) }
      session.space()
      session.show([pending[place]], captions: captions)
      pending = pending[pending.index(after: place)...]
    }
    session.space()
    session.show(Array(pending), captions: captions)
  }

  private static func draw(_ id: String, in session: inout LessonSession) {
    guard let trace = session.player.unseen(scene: id), !trace.scene.windows.isEmpty else { return }
    session.space()
    let debugger = Debugger(trace, like: session.player.playground?.debugger, session.language)
    let columns = min(Self.size.columns, session.width)
    session.turn.say(debugger.picture(columns: columns, rows: Self.size.rows))
    session.space()
  }
}

extension Stage {
  /// What a picture of it shows: scenes that differ in recognizers only look the same.
  var look: String {
    let views = scene.viewIDs.map { id in
      let view = scene[id]
      return "\(scene.name(of: id)) \(view.frame) \(view.transform) \(view.isHidden) \(view.alpha)"
    }
    return (views + ["\(script.events.first.map { "\($0.input)" } ?? "")"]).joined(separator: "\n")
  }
}

extension LessonBlock {
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
