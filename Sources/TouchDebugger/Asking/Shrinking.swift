import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//   312 views, why does buy not get the tap?     9 views, and the same answer word for word
//    ├ … 200 that nobody asked         ✂         the window
//    ├ … 100 that were outside         ✂          ├ panel, buy
//    └ panel, buy, overlay                        └ overlay

/// Leaves of a scene only what the answer about a view rests on.
///
/// A view goes, with all that lies in it and all that the touches say of it, if the answer without it
/// is the same. Each is written, read back and asked: what is handed out can be read, and gives the
/// answer by itself.
public struct Shrinking {
  private let name: String
  private let id: String
  private var file: SceneFile
  private let wanted: [String]

  /// Takes a scene, the view that is asked about, and what the fingers do.
  public init(_ scene: Scene, to view: ViewID, _ script: TouchScript, touch id: String) {
    name = scene.name(of: view)
    self.id = id
    file = SceneFile(scene: scene, touches: [(id: id, script: script)])
    wanted = Self.answer(about: name, in: file)
  }

  /// The scene and its touch with nothing in them that could go.
  ///
  /// - Complexity: A delivery for every view that was asked.
  public mutating func shrunk() -> SceneFile {
    guard let view = file.scene.view(named: name), let script = file.touches.first?.script else {
      return file
    }
    let trace = record(script, in: file.scene)
    let asked = trace.indices.compactMap { index -> ViewID? in
      guard case .hitAsk(let view, _, _, _) = trace[index] else { return nil }
      return view
    }
    let needed = Set((asked + [view]).flatMap { file.scene.path(from: $0) })
    // All at once first: most of a screen was never asked.
    drop(file.scene.viewIDs.filter { !needed.contains($0) && isTop($0, outside: needed) })
    for name in file.scene.viewIDs.reversed().map({ file.scene.name(of: $0) })
    where !Interruption.isWanted {
      guard let id = file.scene.view(named: name), let view = file.scene.view(named: self.name),
        !file.scene.isDescendant(view, of: id), file.scene[id].superview != nil,
        file.scene[id].part == nil
      else { continue }
      drop([id])
    }
    return file
  }

  /// Whether a view's superview stays.
  private func isTop(_ id: ViewID, outside needed: Set<ViewID>) -> Bool {
    file.scene[id].superview.map(needed.contains) ?? false
  }

  /// Takes views out, if what is written without them gives the same answer.
  private mutating func drop(_ views: [ViewID]) {
    guard !views.isEmpty, let script = file.touches.first?.script,
      let left = script.without(views, of: file.scene)
    else { return }
    var scene = file.scene
    for id in views { scene.removeFromSuperview(id) }
    let smaller = SceneFile(scene: scene, touches: [(id: id, script: left)])
    let lines = writeSceneFile(smaller)
    let source = SourceLines(file: "shrunk", text: lines.joined(separator: "\n"))
    guard let file = readSceneFile(source).value, Self.answer(about: name, in: file) == wanted
    else {
      return
    }
    self.file = file
  }

  /// The answer in words, but for the numbers of its steps, and how sure it is.
  private static func answer(about name: String, in file: SceneFile) -> [String] {
    guard let view = file.scene.view(named: name), let script = file.touches.first?.script else {
      return []
    }
    let trace = record(script, in: file.scene)
    return trace.outcomes.flatMap { outcome -> [String] in
      let inquiry = Inquiry(trace, rivals: [], proposes: false)
      return inquiry.verdicts(on: .view(view), touch: outcome.touch).flatMap { verdict in
        let told = ToldVerdict(verdict, .english)
        return told.reason.map { $0.withoutSteps.plain }
          + [told.grade.rawValue, "\(verdict.happened)"]
      }
    }
  }
}

extension TouchScript {
  /// The script without what it says of some views, and of what lies in them; nil where no script is
  /// left.
  fileprivate func without(_ views: [ViewID], of scene: Scene) -> TouchScript? {
    let gone = Set(views.flatMap { scene.subtree(of: $0) })
    let left = events.compactMap { event -> TouchEvent? in
      var event = event
      switch event.input {
      case .changes(let changes):
        let kept = changes.filter { !$0.concerns(gone, in: scene) }
        guard !kept.isEmpty else { return nil }
        event.input = .changes(kept)
      case .touches(let changes):
        event.input = .touches(
          changes.map { change in
            guard case .inView(let view, let point) = change.position, gone.contains(view) else {
              return change
            }
            var change = change
            change.position = .screen(scene.toScreen(point, of: view))
            return change
          })
      default: break
      }
      return event
    }
    return try? TouchScript(left)
  }
}

extension SceneChange {
  /// Whether it is about one of some views, or gives one to another.
  fileprivate func concerns(_ views: Set<ViewID>, in scene: Scene) -> Bool {
    if case .view(let view) = new, views.contains(view) { return true }
    switch object {
    case .responder(.view(let view)): return views.contains(view)
    case .recognizer(let id): return views.contains(scene[id].view)
    case .responder: return false
    }
  }
}
