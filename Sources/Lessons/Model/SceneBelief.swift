import TouchCore
import TouchInquiry

/// A belief that makes another scene of the one there is, or another hand: it thinks flags set
/// that are not, or links where there are none.
enum SceneBelief: String, Hashable, Sendable, CaseIterable {
  /// If a recognizer wins, the view never hears of the touch.
  case winnersSilenceViews = "M21"
  /// Recognizers are links of the responder chain.
  case recognizersAreLinks = "M22"
  /// A lift is told at once.
  case liftsAtOnce = "M23"
  /// Two fingers always give one call with two touches.
  case alwaysOneCall = "M26"
  /// Making a translation adds to the one there is.
  case makingAddsUp = "M29"
  /// A tap recognizer on an ancestor beats a button.
  case tapsBeatControls = "M32"
  /// All recognizers on the path fire.
  case allRecognize = "M33"
  /// The button's touchUpInside and a tap on it both fire.
  case tapAndControlFire = "M34"
  /// Nested scroll views scroll together.
  case scrollTogether = "M37"
  /// Images and labels receive touches.
  case picturesReceive = "M38"
  /// The responder chain is the stacking order.
  case chainIsStacking = "M41"

  /// The touches and the scene of a true record, as the belief has them.
  func world(_ truth: Trace) -> (TouchScript, Scene) {
    var scene = truth.scene
    var script = truth.script
    switch self {
    case .winnersSilenceViews: scene.silenceViews(of: truth)
    case .recognizersAreLinks: scene.linkRecognizers(truth)
    case .liftsAtOnce: scene.changeRecognizers { $0.delaysTouchesEnded = false }
    case .alwaysOneCall:
      script = script.landingTogether
      scene.changeViews { $0.isMultipleTouchEnabled = true }
    case .makingAddsUp: scene.changeViews { if $0.drag == .dragMake { $0.drag = .drag } }
    case .tapsBeatControls:
      scene.changeViews { if $0.kind.isControl { $0.gestureRecognizerShouldBegin = true } }
    case .allRecognize: scene.changeRecognizers { $0.answers.simultaneous = .all }
    case .tapAndControlFire:
      let controls = scene
      scene.changeRecognizers {
        if controls[$0.view].kind.isControl { $0.cancelsTouchesInView = false }
      }
    case .scrollTogether:
      let pans = scene.recognizerIDs.filter { scene[$0].kind == .scrollPan }
      for pan in pans { scene[pan].answers.simultaneous = .some(pans.filter { $0 != pan }) }
    case .picturesReceive:
      scene.changeViews {
        if !$0.kind.isInteractiveByDefault { $0.isUserInteractionEnabled = true }
      }
    case .chainIsStacking: scene.chainBehind()
    }
    return (script, scene)
  }
}

extension Scene {
  fileprivate mutating func changeViews(_ change: (inout View) -> Void) {
    for id in viewIDs { change(&self[id]) }
  }

  fileprivate mutating func changeRecognizers(_ change: (inout Recognizer) -> Void) {
    for id in recognizerIDs { change(&self[id]) }
  }

  /// M21: whoever recognizes keeps the touch from the view from the beginning.
  fileprivate mutating func silenceViews(of trace: Trace) {
    for attempt in trace.attempts where attempt.hasRecognized {
      self[attempt.recognizer].delaysTouchesBegan = true
    }
  }

  /// M41: `next` of a view is the one behind it, where their frames overlap.
  fileprivate mutating func chainBehind() {
    for id in viewIDs {
      for (place, view) in self[id].subviews.enumerated()
      where self[view].controller == nil && self[view].overrides.next == .inherited {
        let behind = self[id].subviews[..<place].last {
          !self[$0].isHidden && self[$0].frame.overlaps(self[view].frame)
        }
        if let behind { self[view].overrides.next = .responder(.view(behind)) }
      }
    }
  }

  /// M22: a message that climbs meets the recognizers of each view; the first that meets any ends
  /// with them, and no recognizer behind whoever keeps it ever sees the touch.
  fileprivate mutating func linkRecognizers(_ trace: Trace) {
    for hit in trace.outcomes.compactMap({ $0.hit }) {
      var isKept = false
      for responder in [.view(hit)] + chain(from: .view(hit)).map({ $0.responder }) {
        guard case .view(let view) = responder else {
          isKept = isKept || !self[overridesOf: responder][.began].reachesSuper
          continue
        }
        let links = self[view].recognizers.filter {
          self[$0].isEnabled && !self.isMadeByUIKit($0)
        }
        if isKept {
          for link in links { self[link].isEnabled = false }
        } else if !links.isEmpty {
          for method in ResponderMethod.touches { self[view].overrides[method] = .handles }
          isKept = true
        } else {
          let keeps = !self[view].overrides[.began].reachesSuper
          isKept = keeps || self[view].kind.isControl && self[view].isEnabled
        }
      }
    }
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension TouchScript {
  /// M26: whoever lands while another finger is down lands together with it.
  fileprivate var landingTogether: TouchScript {
    var events = events
    var down: Set<String> = []
    var first: Int?
    for (place, event) in events.enumerated() {
      for change in event.changes {
        switch change.action {
        case .down:
          defer { down.insert(change.finger) }
          guard let first, !down.isEmpty, first != place else {
            first = down.isEmpty ? place : first
            continue
          }
          guard !events[first].changes.contains(where: { $0.finger == change.finger }) else {
            continue
          }
          events[place].input = .touches(
            events[place].changes.filter { $0.finger != change.finger })
          events[first].input = .touches(events[first].changes + [change])
        case .up, .cancel: down.remove(change.finger)
        case .move: continue
        }
      }
    }
    events.removeAll { event in
      if case .touches(let changes) = event.input { return changes.isEmpty }
      return false
    }
    // A hand that could not play it keeps the script as it is.
    return (try? TouchScript(events)) ?? self
  }
}
