import TouchCore
import TouchInquiry
import TouchNarration

//   touch A: login → banner; login no longer sends signIn; tap: Failed → Recognized
//   └─ touches ──────────┘   └─ actions ───────────────┘   └─ recognizers ────────┘

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
        return Words.touchIsGone(before.touchName(was.number), from: name(was.hit))
      }
      return difference(was, now)
    }
  }

  private func difference(_ was: Fates.Touch, _ now: Fates.Touch) -> Phrase? {
    let touch = before.touchName(was.number)
    guard was.hit == now.hit else {
      return Words.outcomeChanged(
        touch: touch, from: name(was.hit), to: name(now.hit), handledBy: names(now.handledBy))
    }
    if was.loss != now.loss, let hit = name(now.hit) {
      return Words.keptOrLost(touch: touch, hit, now.loss)
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
    let all = Set(old.sends.keys).union(new.sends.keys)
    return all.sorted { ($0.action, name($0.sender)) < ($1.action, name($1.sender)) }
      .compactMap { send in
        let (was, now) = (old.sends[send, default: 0], new.sends[send, default: 0])
        return was == now ? nil : Words.sends(send.action, by: name(send.sender), isNew: now > was)
      }
  }

  private func name(_ sender: ActionSender) -> String { after.scene.name(of: sender) }

  private var recognizers: [Phrase] {
    after.scene.recognizerIDs.compactMap { id in
      guard !after.scene[id].kind.belongsToScrollView, old.gestures[id] != new.gestures[id] else {
        return nil
      }
      return Words.fate(
        of: after.scene.name(of: id), from: names(old.gestures[id], of: id),
        to: names(new.gestures[id], of: id))
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
