import TouchCore
import TouchNarration

//   touch A: login → banner; login no longer sends signIn; tap: Failed → Recognized
//   └─ touches ──────────┘   └─ actions ───────────────┘   └─ recognizers ────────┘

/// What came of the touches otherwise, in two records.
struct OutcomeDifference {
  let before: Trace
  let after: Trace

  /// What there is to say, a phrase for each thing that came otherwise.
  var phrases: [Phrase] { touches + actions + recognizers }

  private var touches: [Phrase] {
    let old = before.landings
    let new = after.landings
    let fates = Dictionary(
      after.outcomes.map { (new[$0.touch], $0) }, uniquingKeysWith: { first, _ in first })
    return before.outcomes.compactMap { was in
      guard let here = old[was.touch], let now = fates[here] else {
        return Words.touchIsGone(before.touchName(was.touch), from: name(was.hit))
      }
      return difference(was, now)
    }
  }

  private func difference(_ was: TouchOutcome, _ now: TouchOutcome) -> Phrase? {
    let touch = before.touchName(was.touch)
    guard was.hit == now.hit else {
      return Words.outcomeChanged(
        touch: touch, from: name(was.hit), to: name(now.hit), handledBy: names(now.handledBy))
    }
    guard was.handledBy != now.handledBy else { return nil }
    return Words.stillHit(
      touch: touch, name(now.hit), from: names(was.handledBy), to: names(now.handledBy),
      isDropped: now.isDropped)
  }

  private func name(_ view: ViewID?) -> String? { view.map { after.scene.name(of: $0) } }

  private func names(_ responders: [Responder]) -> [String] {
    responders.map { after.scene.name(of: $0) }
  }

  private var actions: [Phrase] {
    let old = sends(in: before)
    let new = sends(in: after)
    // Counted, not listed: somebody may send the same action once less.
    let changed = (old + new.filter { !old.contains($0) }).reduce(into: [Send]()) { all, send in
      let count = { (sends: [Send]) in sends.count { $0 == send } }
      if !all.contains(send), count(old) != count(new) { all.append(send) }
    }
    return changed.map { send in
      let isNew = new.count { $0 == send } > old.count { $0 == send }
      return Words.sends(send.action, by: send.sender, isNew: isNew)
    }
  }

  private struct Send: Hashable {
    let action, sender: String
  }

  private func sends(in trace: Trace) -> [Send] {
    trace.indices.compactMap { index in
      guard case .action(.send(let registration, let from, _, true)) = trace[index],
        let target = trace.scene.target(registration, of: from)
      else { return nil }
      return Send(action: target.action, sender: trace.scene.name(of: from))
    }
  }

  private var recognizers: [Phrase] {
    let old = Dictionary(grouping: before.attempts, by: \.recognizer).mapValues { $0.map(\.state) }
    let new = Dictionary(grouping: after.attempts, by: \.recognizer).mapValues { $0.map(\.state) }
    return after.scene.recognizerIDs.compactMap { id in
      guard !after.scene[id].kind.belongsToScrollView, old[id] != new[id] else { return nil }
      return Words.fate(
        of: after.scene.name(of: id), from: names(old[id], of: id), to: names(new[id], of: id))
    }
  }

  private func names(_ states: [GestureState]?, of id: RecognizerID) -> [String] {
    (states ?? []).map { after.scene.name(of: $0, of: id) }
  }
}

extension OutcomeDifference {
  /// How the steps of two records differ.
  enum Way {
    case same
    /// The same steps, one before another where it came after it.
    case reordered
    case other
  }

  private var way: Way {
    guard before.parting(from: after) != nil else { return .same }
    let counted = { (trace: Trace) in
      trace.reduce(into: [Step: Int]()) { $0[$1, default: 0] += 1 }
    }
    return before.count == after.count && counted(before) == counted(after) ? .reordered : .other
  }

  /// Everything that came otherwise in one line; where nothing did, who is hit all the same.
  func line(in language: Language) -> StyledText {
    let all = phrases.map { $0[language] }
    guard let first = all.first else {
      let hit = after.outcomes.first?.hit.map { after.scene.name(of: $0) }
      return Words.outcomeIsTheSame(hit, way)[language]
    }
    let separator = Phrase(en: "; ", zh: "；")[language]
    return all.dropFirst().reduce(first) { $0 + separator + $1 }
  }
}
