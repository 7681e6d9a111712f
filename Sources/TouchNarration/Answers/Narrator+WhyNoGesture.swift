import TouchCore
import TouchInquiry

//  Why did this recognizer not recognize? First what decided, with its step; then who did.

extension Narrator {
  /// Says why a recognizer did not recognize, a sentence or two to a paragraph.
  public func answer(_ why: WhyNoGesture) -> [StyledText] {
    let then = why.steps.last.map(at) ?? self
    return [then.reason(why), then.whoRecognized(why)].filter { !$0.isEmpty }
  }

  private func reason(_ why: WhyNoGesture) -> StyledText {
    switch why.reason {
    case .itDid: itDid(why)
    case .cancelled: cancelled(why)
    case .failed: failed(why)
    case .refused, .lost: decidedByOthers(why)
    case .waits(let other): waits(why, for: other)
    case .stillPossible: stillPossible(why)
    case .ignoredTouch, .hidden, .busy, .disabled, .scrollViewHasItOff, .otherView, .nobodyHit,
      .eventsIgnored, .noTouch:
      neverShown(why)
    }
  }

  /// The `gr.state` of a recognizer that stands last among some steps.
  private func change(_ why: WhyNoGesture, at index: Int? = nil) -> StateChange? {
    guard let index = index ?? why.steps.last,
      case .recognizer(.state(let id, let from, let to, let cause, let by, let value)) =
        trace[index]
    else { return nil }
    return StateChange(
      id: id, from: from, to: to, cause: cause, by: by, value: value, index: index)
  }

  /// The deciding step as it stands in a sentence.
  func proof(_ why: WhyNoGesture) -> StyledText { why.steps.last.map(place) ?? "" }

  private func itDid(_ why: WhyNoGesture) -> StyledText {
    guard let change = change(why) else { return "" }
    let who = name(why.recognizer)
    return change.to == .began
      ? say(
        en: "\(name: who) did begin (\(place(change.index))): \(reason(of: change)).",
        zh: "\(name: who) 开始了（\(place(change.index))）：\(reason(of: change))。")
      : say(
        en: "\(name: who) did recognize (\(place(change.index))): \(reason(of: change)).",
        zh: "\(name: who) 识别成功了（\(place(change.index))）：\(reason(of: change))。")
  }

  private func cancelled(_ why: WhyNoGesture) -> StyledText {
    guard let began = why.steps.first, let change = change(why) else { return "" }
    return say(
      en: """
        \(name: name(why.recognizer)) did begin (\(place(began))), but it was broken off \
        (\(place(change.index))): \(reason(of: change)).
        """,
      zh: """
        \(name: name(why.recognizer)) 开始了（\(place(began))），但被中断\
        （\(place(change.index))）：\(reason(of: change))。
        """)
  }

  /// It saw what makes it none, or was switched off.
  private func failed(_ why: WhyNoGesture) -> StyledText {
    guard let change = change(why) else { return "" }
    return paragraph([sawAndFailed(why, change), limit(of: change), hadWaited(why)])
  }

  /// 8.2, 9.26, 11.7, 9.17, 9.21: it failed because of a no, or because of another one.
  private func decidedByOthers(_ why: WhyNoGesture) -> StyledText {
    guard let change = change(why) else { return "" }
    return paragraph([sawAndFailed(why, change), failedFor(change), hadWaited(why)])
  }

  private func sawAndFailed(_ why: WhyNoGesture, _ change: StateChange) -> StyledText {
    let (who, step, reason) = (name(why.recognizer), place(change.index), reason(of: change))
    guard case .refused = why.reason else {
      return say(
        en: "\(name: who) saw \(seenTouch(why)) and failed (\(step)): \(reason).",
        zh: "\(name: who) 看到了\(seenTouch(why))，但失败了（\(step)）：\(reason)。")
    }
    return say(
      en: "\(name: who) saw enough of \(seenTouch(why)), but failed (\(step)): \(reason).",
      zh: "\(name: who) 在\(seenTouch(why)) 里看够了，但失败了（\(step)）：\(reason)。")
  }

  /// 9.22: since when it had matched and waited.
  private func hadWaited(_ why: WhyNoGesture) -> StyledText {
    let waits = why.steps.dropLast().first { index in
      guard case .recognizer(.state(why.recognizer, _, _, .waitsFor, _, _)) = trace[index] else {
        return false
      }
      return true
    }
    guard let waits else { return "" }
    return say(
      en: "It had matched already and waited (\(place(waits))).",
      zh: "它早已满足条件，一直在等（\(place(waits))）。")
  }

  private func waits(_ why: WhyNoGesture, for other: RecognizerID) -> StyledText {
    say(
      en: """
        \(name: name(why.recognizer)) matched (\(proof(why))), but it waits for \
        \(name: name(other)) to fail, and where the record ends \(name: name(other)) is still \
        \(code: "Possible").
        """,
      zh: """
        \(name: name(why.recognizer)) 条件已满足（\(proof(why))），但要等 \(name: name(other)) 失败，\
        而记录结束时 \(name: name(other)) 仍是 \(code: "Possible")。
        """)
  }

  private func stillPossible(_ why: WhyNoGesture) -> StyledText {
    paragraph([
      say(
        en: """
          \(name: name(why.recognizer)) saw \(seenTouch(why)), and where the record ends it is \
          still \(code: "Possible") (\(proof(why))): it has not seen enough.
          """,
        zh: """
          \(name: name(why.recognizer)) 看到了\(seenTouch(why))，记录结束时它仍是 \
          \(code: "Possible")（\(proof(why))）：看到的还不够。
          """), stillNeeded(why),
    ])
  }

  /// The touch an answer is about, `touch A`.
  func seenTouch(_ why: WhyNoGesture) -> StyledText { spokenTouch(why.touch) }

  /// A touch by its number, `touch A`.
  func spokenTouch(_ number: Int?) -> StyledText {
    let outcome = trace.outcomes.first { $0.touch == number }
    return outcome.map(touchName) ?? say(en: "the touch", zh: "触摸")
  }

  /// Who recognized on the touch instead; where nobody did, whose the touch was.
  private func whoRecognized(_ why: WhyNoGesture) -> StyledText {
    switch why.reason {
    case .itDid, .cancelled, .nobodyHit, .eventsIgnored, .noTouch: return ""
    case .failed, .refused, .lost, .waits, .stillPossible, .ignoredTouch, .hidden, .busy,
      .disabled, .scrollViewHasItOff, .otherView:
      guard let touch = why.touch else { return "" }
      let others = recognized(touch, but: why.recognizer)
      if !others.isEmpty { return others }
      guard case .otherView = why.reason else { return whoTook(touch) }
      return ""
    }
  }

  /// Who recognized on a touch, with the steps that say so.
  func recognized(_ touch: Int, but recognizer: RecognizerID? = nil) -> StyledText {
    let others = trace.attempts.filter {
      $0.recognizer != recognizer && $0.touches.contains(touch) && $0.hasRecognized
    }
    guard !others.isEmpty else { return "" }
    let by = others.compactMap { other in
      other.recognized.map { step in
        say(
          en: "\(name: name(other.recognizer)) (\(place(step)))",
          zh: "\(name: name(other.recognizer))（\(place(step))）")
      }
    }
    return say(
      en: "\(capital(spokenTouch(touch))) was recognized by \(list(by)).",
      zh: "\(spokenTouch(touch)) 由 \(list(by)) 识别。")
  }
}
