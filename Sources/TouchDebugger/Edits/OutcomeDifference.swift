import TouchCore
import TouchInquiry
import TouchNarration

//   touch A: its hit view was login, is now banner; login no longer sends signIn; tap was Failed, is …
//   └─ touches ──────────────────────────────────┘  └─ actions ───────────────┘  └─ recognizers ──┘

/// What came of the touches otherwise, in two records.
struct OutcomeDifference {
  let before: Trace
  let after: Trace
  private let old: Fates
  private let new: Fates

  init(before: Trace, after: Trace) {
    self.before = before
    self.after = after
    old = Fates(before)
    new = Fates(after)
  }

  /// What there is to say, a phrase for each thing that came otherwise.
  var phrases: [Phrase] { touches + actions + recognizers }

  private var touches: [Phrase] {
    old.touches.sorted { $0.value.number < $1.value.number }.compactMap { landing, was in
      guard let now = new.touches[landing] else {
        return WorldWords.touchIsGone(before.touchName(was.number), from: name(was.hit, before))
      }
      return difference(was, now)
    }
  }

  // By names, for after a file is read again a handle may be somebody else's.
  private func difference(_ was: Fates.Touch, _ now: Fates.Touch) -> Phrase? {
    let touch = before.touchName(was.number)
    let (hit, others) = (name(now.hit, after), names(now.handledBy, after))
    guard name(was.hit, before) == hit else {
      return OutcomeWords.outcomeChanged(
        touch: touch, from: name(was.hit, before), to: hit, handledBy: others)
    }
    if was.loss != now.loss, let hit { return WorldWords.keptOrLost(touch: touch, hit, now.loss) }
    guard names(was.handledBy, before) != others else { return nil }
    return WorldWords.stillHit(
      touch: touch, hit, from: names(was.handledBy, before), to: others, isDropped: now.isDropped)
  }

  private func name(_ view: ViewID?, _ trace: Trace) -> String? {
    view.map { trace.scene.name(of: $0) }
  }

  private func names(_ responders: [Responder], _ trace: Trace) -> [String] {
    responders.map { trace.scene.name(of: $0) }
  }

  private var actions: [Phrase] {
    let (were, are) = (old.counts(in: before), new.counts(in: after))
    return Set(were.keys).union(are.keys)
      .sorted { ($0.action, $0.sender) < ($1.action, $1.sender) }
      .compactMap { send in
        let (was, now) = (were[send, default: 0], are[send, default: 0])
        return was == now ? nil : WorldWords.sends(send.action, by: send.sender, isNew: now > was)
      }
  }

  private var recognizers: [Phrase] {
    let (were, are) = (attempts(before), attempts(after))
    return Set(were.keys).union(are.keys).sorted().compactMap { name in
      let (was, now) = (were[name, default: []], are[name, default: []])
      return was == now ? nil : WorldWords.fate(of: name, from: was, to: now)
    }
  }

  /// What each recognizer came to, by its name; a scroll view's own are told with its scrolling.
  private func attempts(_ trace: Trace) -> [String: [NamedFate]] {
    let scene = trace.scene
    let own = trace.attempts.filter { !scene.isMadeByUIKit($0.recognizer) }
    return own.reduce(into: [:]) { all, attempt in
      let fate = NamedFate(
        state: scene.name(of: attempt.state, of: attempt.recognizer),
        touches: attempt.touches.map(trace.touchName))
      all[scene.name(of: attempt.recognizer), default: []].append(fate)
    }
  }
}

extension Fates {
  fileprivate struct NamedSend: Hashable {
    let action, sender: String
  }

  /// How often each action was sent, by the names of who sends it.
  fileprivate func counts(in trace: Trace) -> [NamedSend: Int] {
    sends.reduce(into: [:]) { all, send in
      let sender = trace.scene.name(of: send.key.sender)
      all[NamedSend(action: send.key.action, sender: sender), default: 0] += send.value
    }
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
      return OutcomeWords.outcomeIsTheSame(hit, way)[language]
    }
    let separator = Phrase(en: "; ", zh: "；")[language]
    return all.dropFirst().reduce(first) { $0 + separator + $1 }
  }
}
