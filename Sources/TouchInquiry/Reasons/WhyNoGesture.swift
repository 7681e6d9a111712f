import TouchCore

//   why did X not recognize?         (each with the steps that prove it, the deciding one last)
//
//   it did ── it began and was broken off
//   X was never shown the touch: no touch, nobody hit, hit elsewhere, off, busy, hidden, ignored
//   X was shown it and failed by itself ── it matched, and somebody said no, or another one won
//   X matched and waits ── X is still Possible where the record ends

/// Why a recognizer did not recognize, with the steps that prove it.
public struct WhyNoGesture: Hashable, Sendable {
  /// What kept it from recognizing.
  public enum Reason: Hashable, Sendable {
    /// Nothing: it recognized, or began.
    case itDid
    /// It began and was broken off, perhaps by another one.
    case cancelled(GestureCause, by: RecognizerID?)
    /// It failed by what it saw itself, or was switched off while at work.
    case failed(GestureCause)
    /// It matched, and its delegate (9.26), the hit view (8.2) or the content of its scroll view
    /// (11.7) did not let it; the view where it was one.
    case refused(GestureCause, view: ViewID?)
    /// It matched, or might have, and another one recognized that excludes it (9.17) or that it had
    /// to see fail (9.21).
    case lost(GestureCause, to: RecognizerID)
    /// It matched, and where the record ends it still waits for another one to fail (9.22).
    case waits(for: RecognizerID)
    /// Where the record ends it has not seen enough, nor too much.
    case stillPossible
    /// It ignored the touch (9.8), or had as many fingers as it takes (10.16).
    case ignoredTouch
    /// The touch was hidden from it: its delegate said no (9.4), or it is of another kind (9.5).
    case hidden(GestureQuestion)
    /// A wheel turned over its view, or a trackpad scrolled there, and its `allowedScrollTypesMask`
    /// leaves that out (22.4).
    case ignoresWheel(isTrackpad: Bool)
    /// The pointer did not come over its view, but over another, or this is a phone (22.9).
    case missedPointer(over: ViewID?)
    /// It was not free: done with fingers that were still down (9.7), or complete and waiting (9.22).
    case busy
    /// It was attached to no view when the touch went down (9.1).
    case detached
    /// It was disabled when the touch went down (9.12).
    case disabled
    /// Its scroll view does not scroll or does not delay touches (11.3); its text is not edited
    /// (17.15), or its field is disabled (17.19); or UIKit has no use for it now.
    case ownerHasItOff
    /// No step says why.
    case undecided
    /// The touch's view is neither its view nor in it (9.1).
    case otherView(hit: ViewID)
    /// Hit testing found nobody (1.13).
    case nobodyHit
    /// Interaction events were being ignored (1.10).
    case eventsIgnored
    /// No touch went down.
    case noTouch
  }

  /// Which recognizer.
  public let recognizer: RecognizerID
  /// The touch the answer is about; nil where there was none.
  public let touch: Int?
  /// What kept it from recognizing.
  public let reason: Reason
  /// The steps that prove it, in their order; the last one decides.
  public let steps: [Int]

  /// Whether it recognized or began after all.
  public var hasRecognized: Bool {
    switch reason {
    case .itDid, .cancelled: true
    case .failed, .refused, .lost, .waits, .stillPossible, .ignoredTouch, .hidden, .ignoresWheel,
      .missedPointer, .busy, .disabled, .detached, .ownerHasItOff, .undecided, .otherView,
      .nobodyHit, .eventsIgnored, .noTouch:
      false
    }
  }

  /// Whether it is about a wheel or a pointer, which make no touch.
  var isOfPointer: Bool { touch == nil && !steps.isEmpty && !hasRecognized }

  /// How near it came to recognizing: of several touches the nearest one is told.
  var nearness: Int {
    switch reason {
    case .itDid: 9
    case .cancelled: 8
    case .refused, .lost, .waits: 7
    case .failed: 6
    case .stillPossible: 5
    case .ignoredTouch, .hidden, .ignoresWheel, .missedPointer, .busy: 4
    case .disabled, .detached, .ownerHasItOff, .undecided: 3
    case .otherView: 2
    case .nobodyHit, .eventsIgnored: 1
    case .noTouch: 0
    }
  }
}

extension WhyNoGesture.Reason {
  /// Whether the search for the hit view came to another view, or to none.
  package var isOfSearch: Bool {
    switch self {
    case .otherView, .nobodyHit: true
    default: false
    }
  }
}

extension Trace {
  /// Says why a recognizer did not recognize.
  ///
  /// - Parameters:
  ///   - recognizer: Which one.
  ///   - touch: The number of a touch; nil for the one with which it came nearest.
  public func whyNot(_ recognizer: RecognizerID, touch: Int? = nil) -> WhyNoGesture {
    let tried = attempts.filter { attempt in
      attempt.recognizer == recognizer
        && (touch.map(attempt.touches.contains) ?? !attempt.touches.isEmpty)
    }
    let nearest =
      tried
      .map { TriedGesture(trace: self, attempt: $0, touch: touch).why }
      .max { $0.nearness < $1.nearness }
    if touch == nil, nearest?.hasRecognized != true, let step = turned(recognizer) {
      return WhyNoGesture(recognizer: recognizer, touch: nil, reason: .itDid, steps: [step])
    }
    if let nearest { return nearest }
    if touch == nil, let missed = missedPointer(of: recognizer) { return missed }
    let touches = touch.map { [$0] } ?? outcomes.map { $0.touch }
    return touches.map { HiddenGesture(trace: self, recognizer: recognizer, touch: $0).why }
      .max { $0.nearness < $1.nearness }
      ?? ignoredWheel(of: recognizer)
      ?? WhyNoGesture(recognizer: recognizer, touch: touch, reason: .noTouch, steps: [])
  }

  /// Where a recognizer recognized last before a step.
  func recognition(of id: RecognizerID?, before index: Int) -> [Int] {
    let recognized = attempts.last { attempt in
      attempt.recognizer == id && attempt.recognized.map { $0 < index } ?? false
    }
    return recognized?.recognized.map { [$0] } ?? []
  }
}
