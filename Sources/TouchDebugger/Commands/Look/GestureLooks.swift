import TouchCore
import TouchInquiry
import TouchNarration

//  recognizers    double   @tap   pad    Possible   cancels, delays lifts
//                 single   @tap   pad    Possible   waits for double
//
//                 touch A  touchesEnded held since #12 by double (delaysTouchesEnded)
//                          if it fails: touchesEnded · if it recognizes: touchesCancelled

/// Shows the recognizers and what they hold back.
struct GestureLooks: InSession {
  let session: Session

  /// The recognizers of the scene with the state each has here; those of the touch come first.
  func recognizers() -> Reply {
    let ofTouch = trace.recognizers(ofTouch: touch)
    let others = scene.recognizerIDs.filter { !ofTouch.contains($0) }
    guard !scene.recognizers.isEmpty else { return reply(GestureWords.noRecognizers) }
    let states = index.map { trace.gestureStates(after: $0) } ?? [:]
    let waiting = index.map { trace.waiting(after: $0) } ?? [:]
    let names = (ofTouch + others).map { scene.name(of: $0) }
    // One long name must not push the states of all others to the right.
    let width = min(names.map { displayWidth($0) }.max() ?? 0, 20)
    let classes = scene.recognizers.map { $0.kind.rawValue.count }.max() ?? 0
    let views = (ofTouch + others).map { displayWidth(scene.name(of: sceneHere[$0].view)) }
    let waits = waiting.mapValues { say(GestureWords.waitsFor(scene.name(of: $0))) }
    let columns = GestureColumns(
      name: width, kind: classes, view: min(views.max() ?? 0, 20),
      waits: waits.values.map { $0.width }.max() ?? 0)
    let lines = (ofTouch + others).map { id in
      row(of: id, states[id] ?? .possible, waits: waits[id], columns)
    }
    let head = say(GestureWords.recognizersOfTouch(trace.touchName(touch), count: ofTouch.count))
    return Reply(lines: (ofTouch.isEmpty ? lines : [head] + lines) + heldLines)
  }

  private func row(
    of id: RecognizerID, _ state: GestureState, waits: StyledText?, _ columns: GestureColumns
  ) -> StyledText {
    let recognizer = sceneHere[id]
    let label: StyledText =
      "  \(name: padded(scene.name(of: id), to: columns.name))  "
      + StyledText(
        padded(
          "@" + (recognizer.part?.role.word ?? recognizer.kind.rawValue), to: columns.kind + 1),
        .dim)
    // UIKit's own are as it makes them; only what a scene says of others is news.
    let flags =
      sceneHere.isMadeByUIKit(id)
      ? ""
      : [
        recognizer.isEnabled ? nil : "disabled",
        recognizer.cancelsTouchesInView ? nil : "cancelsTouchesInView=no",
        recognizer.delaysTouchesBegan ? "delaysTouchesBegan" : nil,
        recognizer.delaysTouchesEnded ? nil : "delaysTouchesEnded=no",
      ].compactMap { $0 }.joined(separator: " ")
    // Double-width letters count for two columns, so every cell is padded by what it shows.
    let cells: [(text: StyledText, width: Int)] = [
      ("\(name: scene.name(of: recognizer.view))", columns.view),
      (
        StyledText(
          scene.name(of: state, of: id), state.isActive || state == .ended ? .good : .plain), 10
      ),
      (waits ?? StyledText(), columns.waits), (StyledText(flags, .dim), 0),
    ]
    let last = cells.lastIndex { !$0.text.isEmpty } ?? 0
    return cells[...last].indices.reduce(label) { line, place in
      let (text, width) = cells[place]
      guard width > 0 || !text.isEmpty else { return line }
      return line + "  " + (place == last ? text : text.padded(to: width))
    }
  }

  /// The widths of the columns of `recognizers`.
  private struct GestureColumns {
    let name: Int
    let kind: Int
    let view: Int
    let waits: Int
  }

  /// The messages that are delayed here, by which recognizers, and what may become of them.
  private var heldLines: [StyledText] {
    let held = index.map { trace.held(after: $0) } ?? []
    return held.flatMap { message -> [StyledText] in
      let holders = index.map { trace.holders(of: message, after: $0) } ?? []
      // Once a gesture decided, nobody holds it any more, but the gate is still to be cleared.
      if message.by != nil, holders.isEmpty, let end = ending(of: message) {
        let touch = trace.touchName(message.touch)
        return [
          say(GestureWords.heldNoMore(touch: touch, method: message.method.name, until: end + 1))
        ]
      }
      return [
        say(
          GestureWords.held(
            touch: trace.touchName(message.touch), method: message.method.name,
            by: holders.map { scene.name(of: $0) }, since: message.step + 1)),
        "    " + say(fate(of: message, isShared: holders.count > 1)),
      ]
    }
  }

  /// The next step that says what becomes of the messages of a touch.
  private func ending(of message: HeldMessage) -> Int? {
    trace.indices.first { place in
      guard place > index ?? -1, case .gate = trace[place] else { return false }
      return trace.touches(at: place).contains { $0 == message.touch }
    }
  }

  /// 9.30, 9.32: what a held message may become.
  private func fate(of message: HeldMessage, isShared: Bool) -> Phrase {
    let success = message.by.flatMap { trace.afterSuccess(of: $0, holding: message.method) }
    return GestureWords.fate(
      onFailure: message.method.name, onSuccess: success?.name, isShared: isShared)
  }
}
