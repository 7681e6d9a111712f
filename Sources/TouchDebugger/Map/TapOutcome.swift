import TouchCore
import TouchInquiry

//   hit card, and nobody takes it        kept(card)
//   hit card, but hide recognizes        taken(card, by: hide)     card hears touchesCancelled, or
//   hit nobody                           nobody                    nothing at all

/// What becomes of a tap.
struct TapOutcome: Hashable {
  /// Who gets it.
  enum Owner: Hashable {
    case nobody
    /// The hit view hears of it, and nobody takes it away.
    case kept(ViewID)
    /// The hit view loses it, or never hears of it; by a recognizer, where one takes it.
    case taken(from: ViewID, by: RecognizerID?)

    var hit: ViewID? {
      switch self {
      case .nobody: nil
      case .kept(let view), .taken(let view, _): view
      }
    }
  }

  /// Who gets it.
  let owner: Owner
  /// Who handles it, what recognizes and what is sent.
  let fates: Fates?

  /// Nobody is hit.
  static let nothing = TapOutcome(owner: .nobody, fates: nil)

  private init(owner: Owner, fates: Fates?) {
    self.owner = owner
    self.fates = fates
  }

  /// What became of the one tap of a record.
  init(_ trace: Trace) {
    let touch = trace.outcomes.first
    owner =
      switch (touch?.hit, touch.flatMap { trace.loss(of: $0.touch) }) {
      case (nil, _): .nobody
      case (let hit?, nil): .kept(hit)
      case (let hit?, let loss?): .taken(from: hit, by: loss.by)
      }
    fates = Fates(trace)
  }
}
