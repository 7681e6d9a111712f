import TouchCore
import TouchInquiry
import TouchNarration

//  anomalies first      why was touch A taken from list?
//  then this moment     why this step?
//  then who got nothing why did buy not get touch A?

/// The questions a moment raises.
struct OpenQuestions: InSession {
  let session: Session

  /// The questions this moment raises, the most interesting first.
  var all: [Question] {
    let found = anomalies + thisStep + refusals + withoutTouch + handlers
    var lines: Set<String> = []
    return Array(
      found.filter { lines.insert($0.line).inserted }.prefix(QuestionCommand.mostQuestions))
  }

  /// What went otherwise than people expect, anywhere in the record.
  private var anomalies: [Question] {
    trace.indices.compactMap { index in
      switch trace[index] {
      case .gate(.cancel(let touch, _, _)):
        return lost(
          touch, at: index, QuestionWords.whyCancelled(touch: name(touch), hitName(of: touch)))
      case .gate(.discard(let touch, .began, _, _)):
        return lost(
          touch, at: index, QuestionWords.whyNeverTold(touch: name(touch), hitName(of: touch)))
      case .chainDrop(_, let method, let touch, _) where method.isAboutTouches:
        // Told once a touch: every later message falls off as the first one does.
        return method == .began
          ? Question(line: "why #\(index + 1)", QuestionWords.whyDropped(touch: name(touch))) : nil
      case .hitResult(let touch, nil, _):
        return Question(line: "why #\(index + 1)", QuestionWords.whyNobody(touch: name(touch)))
      default: return nil
      }
    }
  }

  /// Why-not says what would keep the touch; without a hit view there is only the step.
  private func lost(_ touch: Int, at index: Int, _ words: Phrase) -> Question {
    guard let name = hitName(of: touch) else { return Question(line: "why #\(index + 1)", words) }
    return Question(line: "why-not \(name) touch \(trace.touchWord(touch))", words)
  }

  private var thisStep: [Question] {
    guard let index else { return [] }
    return [Question(line: "why", QuestionWords.whyThisStep(index + 1, trace[index].kindName))]
  }

  /// The views that could not receive the touch although they look as if they could.
  private var refusals: [Question] {
    trace.indices(ofTouchDown: touch).compactMap { index in
      guard case .hitAsk(let view, _, _, let verdict) = trace[index], verdict.cannotReceive else {
        return nil
      }
      let name = scene.name(of: view)
      return Question(line: "why \(name)", QuestionWords.whyRefused(name, verdict))
    }
  }

  /// Controls, then recognizers and actions, that did not get what they wait for.
  private var withoutTouch: [Question] {
    guard let landing = trace.touchDown(of: touch) else { return [] }
    let hit = trace.outcome(ofTouch: touch)?.hit
    let controls = landing.scene.viewIDs.filter { view in
      landing.scene[view].kind.isControl && view != hit
    }
    let asked = Set(trace.asked(touch: touch))
    let nearest = controls.filter(asked.contains) + controls.filter { !asked.contains($0) }
    let recognizers = scene.recognizerIDs.filter { id in
      !scene.isMadeByUIKit(id) && !trace.whyNot(id).hasRecognized
    }
    let actions = scene.actionNames.filter { action in
      !trace.whyNot(action: action).contains { $0.wasSent }
    }
    return nearest.map { view in
      Question(
        line: "why-not \(scene.name(of: view))",
        QuestionWords.whyNotView(scene.name(of: view), touch: name(touch)))
    }
      + actions.map { Question(line: "why-not \($0)", QuestionWords.whyNotSent($0)) }
      + recognizers.map { id in
        Question(
          line: "why-not \(scene.name(of: id))", QuestionWords.whyNotRecognized(scene.name(of: id)))
      }
  }

  private var handlers: [Question] {
    guard let hit = trace.outcome(ofTouch: touch)?.hit else { return [] }
    let name = scene.name(of: hit)
    return [
      Question(line: "why \(name)", QuestionWords.whyView(name, touch: self.name(touch))),
      Question(line: "chain \(name)", QuestionWords.whoHandles(touch: self.name(touch))),
    ]
  }

  private func name(_ touch: Int) -> String { trace.touchName(touch) }

  private func hitName(of touch: Int) -> String? {
    trace.outcome(ofTouch: touch)?.hit.map { scene.name(of: $0) }
  }
}
