import TouchCore

/// Why a hop is not the one to perform now, told without telling which is.
enum DriveObjection: Hashable, Sendable {
  /// It was asked before, at a step.
  case askedAlready(String, step: Int)
  /// Whoever asks now asks only its own subviews.
  case notASubview(String, of: String)
  /// A newer subview of the same view has not been asked.
  case newerFirst(String)
  /// The view just asked refuses; nothing below it is asked.
  case refuses(String, FactSheet)
  /// The view just asked does not refuse.
  case doesNotRefuse(String, FactSheet)
  /// It refuses for another reason.
  case otherReason(String, FactSheet)
  /// The view still has subviews to ask.
  case asksOn(String)
  /// There is nobody left to ask.
  case nobodyLeft(String)
  /// The view answers something else: by UIKit's method, or by its own.
  case answersElse(String, isOverridden: Bool)
  /// The message does not go there.
  case goesElsewhere(from: String)
  /// The message goes on.
  case goesOn(String)
  /// The message is kept.
  case isKept(String)
  /// It has a message that came before the one that is given to it.
  case stillHas(String, ResponderMethod)
  /// There is no next responder.
  case endsHere(String)
  /// Something else happens first, of this kind.
  case otherFirst(DriveMove.Word)

  // The right kind of hop, about somebody or something else.
  /// The search begins with a window, and this is none.
  case notAWindow(String)
  /// A window above it has not been asked.
  case higherWindowFirst(String)
  /// Recognizers hear of a touch before its view does.
  case recognizersFirst(String)
  /// It has heard of this event already, at a step.
  case heardAlready(String, step: Int)
  /// The recognizer is not among those that see the touch.
  case notGathered(String)
  /// The recognizer sees the touch, but another one is told first.
  case otherRecognizerFirst(String)
  /// The message goes to the touch's own view first; this one is further up its chain, or is not.
  case notTheTouchsView(String, isOnItsWay: Bool)
  /// A recognizer is no link of the chain.
  case noLink(String)
  /// Whoever gets the message gets another one.
  case otherMessage(ResponderMethod, DriveInstant)
  /// The recognizer has decided already, at a step.
  case decidedAlready(String, step: Int)
  /// The recognizer will decide like that, but not yet.
  case decidesLater(String)
  /// With these touches the recognizer never decides like that.
  case neverDecides(String, DriveMove.Word)
  /// Another message waits.
  case holdsOther(ResponderMethod)
  /// The control sends another event.
  case firesOther(String, DriveInstant)
}

/// What happens to a touch when a hop is due.
enum DriveInstant: Hashable, Sendable {
  /// The finger does this, at a time in ms.
  case finger(TouchPhase, milliseconds: Int)
  /// A message that was held back is sent on.
  case heldBack
  /// A recognizer has taken the touch from its view.
  case taken
  /// Nobody touches anything at this time in ms; a timer fires.
  case timer(milliseconds: Int)
}

/// What decides whether a view takes a touch.
struct FactSheet: Hashable, Sendable {
  let point: Point
  let bounds: Rect
  let alpha: Double
  let isHidden: Bool
  let isUserInteractionEnabled: Bool
  let overridesPointInside: Bool
}

extension DriveCourse {
  /// Why a hop is not the one at a place.
  func objection(to move: DriveMove, at place: Int) -> DriveObjection {
    let hop = hops[place]
    switch hop.move {
    case .ask: return whileAsking(move, at: place)
    case .reject: return whileRefusing(move, at: place)
    case .answer: return whileAnswering(move, at: place)
    case .deliver: return whileDelivering(move, at: place)
    case .stop: return whileStopping(move, hop)
    case .drop:
      guard let last = receiver(before: hop.step) else { return first(hop) }
      return .endsHere(last)
    case .recognize, .fail: return whileDeciding(move, at: place)
    case .hold:
      guard case .hold(let method) = move else { return first(hop) }
      return .holdsOther(method)
    case .fire:
      guard case .fire(let event) = move else { return first(hop) }
      return .firesOther(event, instant(of: hop))
    }
  }

  /// Whoever has the message is to keep it.
  private func whileStopping(_ move: DriveMove, _ hop: DriveHop) -> DriveObjection {
    guard case .deliver(_, let method) = move, let holder = receiver(before: hop.step) else {
      return first(hop)
    }
    guard case .chainStop(_, let held, _, _) = trace[hop.step], held != method else {
      return .isKept(holder)
    }
    return .stillHas(holder, held)
  }

  func first(_ hop: DriveHop) -> DriveObjection { .otherFirst(hop.move.word) }

  /// A view is to be asked.
  private func whileAsking(_ move: DriveMove, at place: Int) -> DriveObjection {
    let hop = hops[place]
    guard let parent = openViews(before: hop.step).last else {
      guard case .ask(let name) = move else { return first(hop) }
      return objection(toBeginningWith: name, before: hop.step)
    }
    switch move {
    case .ask(let name): return objection(toAsking: name, by: parent, before: hop.step)
    case .reject:
      guard case .ask? = place > 0 ? hops[place - 1].move : nil else {
        return .asksOn(trace.scene.name(of: parent))
      }
      return .doesNotRefuse(trace.scene.name(of: parent), facts(of: parent, until: hop.step))
    case .answer: return .asksOn(trace.scene.name(of: parent))
    case .deliver, .stop, .drop, .recognize, .fail, .hold, .fire: return first(hop)
    }
  }

  /// 1.7: a search begins with the topmost window.
  private func objection(
    toBeginningWith name: String, before step: Int
  ) -> DriveObjection {
    if let asked = askStep(of: name, before: step) { return .askedAlready(name, step: asked) }
    let view = trace.scene.view(named: name)
    let isWindow = trace.scene.windows.contains { $0.view == view }
    return isWindow ? .higherWindowFirst(name) : .notAWindow(name)
  }

  private func objection(
    toAsking name: String, by parent: ViewID, before step: Int
  ) -> DriveObjection {
    if let asked = askStep(of: name, before: step) { return .askedAlready(name, step: asked) }
    let isSubview = trace.scene.view(named: name).map(trace.scene[parent].subviews.contains)
    return isSubview == true
      ? .newerFirst(name) : .notASubview(name, of: trace.scene.name(of: parent))
  }

  /// The view just asked is to refuse.
  private func whileRefusing(_ move: DriveMove, at place: Int) -> DriveObjection {
    let hop = hops[place]
    guard let view = view(at: place) else { return first(hop) }
    let name = trace.scene.name(of: view)
    if case .reject = move { return .otherReason(name, facts(of: view, until: hop.step)) }
    return .refuses(name, facts(of: view, until: hop.step))
  }

  /// A view is to answer.
  private func whileAnswering(_ move: DriveMove, at place: Int) -> DriveObjection {
    let hop = hops[place]
    guard let view = view(at: place) else { return first(hop) }
    let name = trace.scene.name(of: view)
    let isOverridden = trace.scene[view].hitTestOverride != nil
    switch move {
    case .ask(let other):
      if let asked = askStep(of: other, before: hop.step) {
        return .askedAlready(other, step: asked)
      }
      return isOverridden ? .answersElse(name, isOverridden: true) : .nobodyLeft(name)
    case .reject:
      return isOverridden
        ? .answersElse(name, isOverridden: true)
        : .doesNotRefuse(name, facts(of: view, until: hop.step))
    case .answer: return .answersElse(name, isOverridden: isOverridden)
    case .deliver, .stop, .drop, .recognize, .fail, .hold, .fire: return first(hop)
    }
  }

}

extension DriveCourse {
  /// The views that were asked before a step and have not answered, the outermost first.
  private func openViews(before step: Int) -> [ViewID] {
    var open: [ViewID] = []
    for step in trace[..<step] {
      switch step {
      case .hitAsk(let view, _, _, .inside), .hitAsk(let view, _, _, .overridden):
        open.append(view)
      case .hitReturn(let view, _, _): if open.last == view { open.removeLast() }
      case .hitResult: open = []
      default: continue
      }
    }
    return open
  }

  /// Where a view was asked in the search that goes on; every touch has its own.
  private func askStep(of name: String, before step: Int) -> Int? {
    guard let wanted = trace.scene.view(named: name) else { return nil }
    let start = trace.indices[..<step].last {
      if case .hitResult = trace[$0] { true } else { false }
    }
    return trace.indices[(start ?? 0)..<step].last {
      if case .hitAsk(wanted, _, _, _) = trace[$0] { true } else { false }
    }
  }

  /// Who has the message before a step.
  func receiver(before step: Int) -> String? {
    let message = trace.indices[..<step].reversed().lazy.compactMap { trace[$0].arrival }.first
    return message.map { trace.scene.name(of: $0.receiver) }
  }

  private func facts(of view: ViewID, until last: Int) -> FactSheet {
    let step = trace.indices[...last].last {
      if case .hitAsk(view, _, _, _) = trace[$0] { true } else { false }
    }
    var point = Point(0, 0)
    if let step, case .hitAsk(_, _, let asked, _) = trace[step] { point = asked }
    let about = trace.scene[view]
    return FactSheet(
      point: point, bounds: about.bounds, alpha: about.alpha, isHidden: about.isHidden,
      isUserInteractionEnabled: about.isUserInteractionEnabled,
      overridesPointInside: about.pointInsideOverride != nil)
  }
}
