import TouchCore
import TouchInquiry
import TouchNarration

/// Answers what becomes of a tap at any place, and delivers as few as that takes.
///
/// A quick tap that stays where it is meets the same recognizers with the same result wherever in
/// its view it lands. Only a control looks at the place.
package final class TapAtlas {
  private let scene: Scene
  private let query: TapQuery
  private let recorder: TapRecorder
  /// Whether a delegate looks where a touch is (18.8).
  private let looksAtPlaces: Bool
  private var known: [ViewID: TapOutcome] = [:]
  /// What is left out of the model and could change what becomes of a tap on a view.
  private(set) var omissions: [ViewID: [Omission]] = [:]
  /// Whether views were hit that this was not asked of.
  private(set) var isCutShort = false
  /// Of more views it is not asked: each answer takes the longer the more views there are.
  package static let mostExamined = 300

  private let mostExamined: Int

  init(_ scene: Scene, rules: HitTestRules, mostExamined: Int = TapAtlas.mostExamined) {
    self.scene = scene
    self.mostExamined = mostExamined
    query = TapQuery(scene, rules: rules)
    recorder = TapRecorder(scene, rules: rules)
    looksAtPlaces = scene.recognizers.contains { !$0.answers.areas.isEmpty }
  }

  /// What becomes of a tap at a point of the screen.
  func outcome(at point: Point) -> TapOutcome {
    guard let hit = query.hit(at: point) else { return .nothing }
    guard !looksAtPlaces, !dependsOnPlace(hit, point) else { return deliver(point) }
    if let known = known[hit] { return known }
    let outcome = deliver(point)
    known[hit] = outcome
    return outcome
  }

  private func deliver(_ point: Point) -> TapOutcome {
    guard let trace = recorder.tapFound(at: point) else { return .nothing }
    if let hit = trace.outcomes.first?.hit, omissions[hit] == nil {
      if omissions.count == mostExamined {
        isCutShort = true
      } else {
        omissions[hit] =
          recorder.tap(at: point)?.omissions(weakening: .keeps, touch: 1).map { $0.omission }
      }
    }
    return TapOutcome(trace)
  }

  /// 7.8: a control that is hit outside its bounds, by an override, may end outside; 18.35: some
  /// change by where they are touched.
  private func dependsOnPlace(_ hit: ViewID, _ point: Point) -> Bool {
    let kind = scene[hit].kind
    if kind.reaction.dependsOnPlace { return true }
    // 17.15: a text view may have links.
    return kind.isControl
      ? !scene[hit].bounds.contains(scene.fromScreen(point, to: hit))
      : !scene[hit].textInput.links.isEmpty
  }
}
