import TouchCore
import TouchInquiry
import TouchNarration

//  312 views, why does buy not get the tap?     9 views, and the same answer word for word
//    ├ … 200 that nobody asked         ✂         the window
//    ├ … 100 that were outside         ✂          ├ panel, buy
//    └ panel, buy, overlay                        └ overlay

/// Leaves of a scene only what the answer about a view rests on.
///
/// A view goes, with all that lies in it, if the answer without it is the same; so what is left
/// gives the answer by itself.
public struct Shrinking {
  private let view: ViewID
  private let script: TouchScript
  private var scene: Scene
  private let wanted: [String]

  /// Takes a scene, the view that is asked about, and what the fingers do.
  public init(_ scene: Scene, to view: ViewID, _ script: TouchScript) {
    self.scene = scene
    self.view = view
    self.script = script
    wanted = Self.answer(scene, view, script)
  }

  /// The scene with nothing in it that could go.
  ///
  /// - Complexity: A delivery for every view that was asked.
  public mutating func shrunk() -> Scene {
    let trace = record(script, in: scene)
    let asked = Set(
      trace.indices.compactMap { index -> ViewID? in
        guard case .hitAsk(let view, _, _, _) = trace[index] else { return nil }
        return view
      })
    let needed = Set((asked + [view]).flatMap { scene.path(from: $0) })
    // All at once first: most of a screen was never asked.
    drop(scene.viewIDs.filter { !needed.contains($0) && isTop($0, outside: needed) })
    for id in scene.viewIDs.reversed()
    where !Interruption.isWanted && !scene.isDescendant(view, of: id) {
      guard scene[id].superview != nil, scene[id].part == nil else { continue }
      drop([id])
    }
    return scene
  }

  /// Whether a view's superview stays.
  private func isTop(_ id: ViewID, outside needed: Set<ViewID>) -> Bool {
    scene[id].superview.map(needed.contains) ?? false
  }

  /// Takes views out, if the answer stays the same.
  private mutating func drop(_ views: [ViewID]) {
    guard !views.isEmpty else { return }
    var smaller = scene
    for id in views { smaller.removeFromSuperview(id) }
    if Self.answer(smaller, view, script) == wanted { scene = smaller }
  }

  /// The answer in words, but for the numbers of its steps, and how sure it is.
  private static func answer(_ scene: Scene, _ view: ViewID, _ script: TouchScript) -> [String] {
    let trace = record(script, in: scene)
    let narrator = Narrator(trace, .english)
    return trace.outcomes.flatMap { outcome in
      let why = trace.whyNot(view, touch: outcome.touch)
      let words = narrator.answer(why, about: view, touch: outcome.touch).map { text in
        text.runs.filter { !$0.text.hasPrefix("#") }.map(\.text).joined()
      }
      return words + [narrator.grade(of: why).rawValue, "\(trace.loss(of: outcome.touch) == nil)"]
    }
  }
}
