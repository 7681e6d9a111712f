import TouchCore
import TouchDebugger
import TouchNarration

//  ```expect #walk on=tap level=hop
//  hitTest window (200,420) inside, ask 1       what a record of the same scene and touch must say,
//  ```                                          and any change to that scene may make untrue

extension Expectation {
  /// The first line that a record does not bear out; nil where it bears out all.
  func mismatch(in trace: Trace) -> LineMismatch? {
    match(expected: lines, actual: level.lines(of: trace))
  }

  /// The first line that a record does not bear out, for whoever steps through that record.
  fileprivate func miss(in trace: Trace, _ fence: Fence) -> Expectations.Miss? {
    let said = level.said(in: trace)
    guard let mismatch = match(expected: lines, actual: said.map({ $0.text })), !trace.isEmpty
    else {
      return nil
    }
    let place = mismatch.actualPlace
    // Where nothing more is said, that is so at the end.
    let step = said.indices.contains(place) ? said[place].step : trace.count - 1
    return Expectations.Miss(
      step: step + 1, line: fence.bodyLine + mismatch.place, words: mismatch.words)
  }
}

extension LessonDocument {
  /// What the lesson expects of the record of a scene and a touch.
  public func expectations(of scene: Fence, _ touch: Fence) -> Expectations {
    let kinds: Set<FenceKind> = [.scene, .touch, .expect]
    let fences = fences.filter { kinds.contains($0.kind) }
    let once = ReadOnce<String, [LessonClaim]>()
    return Expectations { trace in
      // Nobody asks before something is to be caught.
      let claims = once.value("claims") { LessonFences(fences, file: "").claims }
      return claims.compactMap { claim in
        guard case .expect(let expectation) = claim.content,
          claim.stage.sceneID == scene.id ?? "", claim.stage.touchID == touch.id ?? ""
        else { return nil }
        return expectation.miss(in: trace, claim.fence)
      }
    }
  }
}
