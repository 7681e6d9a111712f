import TouchCore
import TouchInquiry
import TouchNarration

//  touch 1  a  moved       (100,510)  in list         1 tap    list.pan, list.delay, outer
//  touch 2  b  stationary  (300,200)  in card         1 tap    lp, outer

/// Shows the touches that are down.
struct TouchLooks: InSession {
  let session: Session

  /// The touches that are down or change here, a paragraph each.
  func infoTouches() -> Reply {
    guard let index else { return reply(Words.noStepYet) }
    let touches = trace.touchesDown(at: index)
    guard !touches.isEmpty else { return reply(FindWords.noFingerDown) }
    return Reply(lines: touches.flatMap { lines(of: $0) })
  }

  private func lines(of touch: Touch) -> [StyledText] {
    let head: StyledText =
      say(FindWords.touchNumber(touch.number)) + "  \(touch.finger)  "
      + "\(code: touch.phase.word)  \(number: touch.screenLocation.exactly)  "
    let view =
      touch.view.map { say(FindWords.inView(scene.name(of: $0))) } ?? say(FindWords.noViewYet)
    let taps = "  " + say(FindWords.tapCount(touch.tapCount))
    // Before its `gr.collect` nobody knows yet who will see it.
    let seen = touch.view == nil ? [] : trace.recognizers(ofTouch: touch.number)
    let names = seen.map { StyledText(scene.name(of: $0), .name) }
    let recognizers: StyledText =
      names.isEmpty
      ? say(FindWords.seenByNone)
      : say(FindWords.seenBy) + names.joined(by: say(FindWords.listComma))
    return [(head + view + taps).cut(to: rowWidth)]
      + ("  " + recognizers).wrapped(to: pictureWidth, indent: 4)
  }

  /// The touch this step is about; where it is about none, those that are down.
  func infoTouch() -> Reply {
    guard let index else { return reply(Words.noStepYet) }
    guard let touch = trace.touchAsKnown(at: index) else {
      return Reply(lines: [say(LookWords.noTouchHere)] + infoTouches().lines)
    }
    return Reply(
      lines: LookCommands(session: session).members(of: .touch(touch))
        + narrator.outcome(of: touch.number))
  }
}

extension Trace {
  /// The touch a step is about, without what is found out only later: its view and its window.
  func touchAsKnown(at index: Int) -> Touch? {
    guard let touch = touch(at: index), touch.phase == .began else { return touch(at: index) }
    return touchesDown(at: index).first { $0.number == touch.number } ?? touch
  }
}
