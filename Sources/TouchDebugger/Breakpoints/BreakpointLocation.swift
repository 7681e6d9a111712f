import SceneLanguage
import TouchCore

/// Where a breakpoint stops.
public enum BreakpointLocation: Hashable, Sendable {
  /// At one step, counted from 1.
  case step(Int)
  /// Wherever a responder is entered or asked, in the sense of an aspect.
  case responder(Responder, Aspect)

  /// What of a responder is meant.
  public enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// Once for every call that enters it.
    case any = ""
    /// Each call of its `hitTest`.
    case hitTest
    /// Each call of its `point(inside:with:)`.
    case pointInside
    /// Each touches message that reaches it.
    case touches
    /// Each message it sends on to its `next`.
    case next
  }

  /// Whether a step is meant.
  func matches(_ index: Int, in trace: Trace) -> Bool {
    switch self {
    case .step(let number): number == index + 1
    case .responder(let responder, let aspect): aspect.matches(trace[index], responder)
    }
  }

  /// The spelling in commands.
  func spelling(in scene: Scene) -> String {
    switch self {
    case .step(let number): "#\(number)"
    case .responder(let responder, .any): scene.name(of: responder)
    case .responder(let responder, let aspect):
      "\(scene.name(of: responder)).\(aspect.rawValue)"
    }
  }
}

extension BreakpointLocation.Aspect {
  fileprivate func matches(_ step: Step, _ responder: Responder) -> Bool {
    switch self {
    case .any: Self.asks(step, responder) != nil || Self.reaches(step, responder)
    case .hitTest: Self.asks(step, responder) != nil
    case .pointInside:
      // A view whose switches refuse, or whose own hitTest answers, never asks pointInside.
      switch Self.asks(step, responder) {
      case .inside, .outside: true
      case .hidden, .interaction, .alpha, .animating, .overridden, nil: false
      }
    case .touches: Self.reaches(step, responder)
    case .next:
      if case .chainNext(let hop) = step { hop.from == responder } else { false }
    }
  }

  private static func asks(_ step: Step, _ responder: Responder) -> Verdict? {
    guard case .hitAsk(let view, _, _, let verdict) = step, .view(view) == responder else {
      return nil
    }
    return verdict
  }

  private static func reaches(_ step: Step, _ responder: Responder) -> Bool {
    switch step {
    case .touchDeliver(responder, _, _, _): true
    case .chainNext(let hop): hop.to == responder
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .touchDeliver, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate,
      .control, .action, .scroll,
      .focus:
      false
    }
  }
}

extension BreakpointLocation {
  /// Reads `#8`, `fifthView`, `fifthView.touches` or `touches:fifthView`.
  static func parse(_ text: Substring, in trace: Trace) throws(Complaint) -> BreakpointLocation {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text
    if let number = Int(digits) {
      guard (1...max(trace.count, 1)).contains(number) else {
        throw Complaint(Words.noStep(number, of: trace.count), at: text.startIndex)
      }
      return .step(number)
    }
    // A name may hold a dot of its own.
    if let responder = trace.scene.named(String(text)) { return .responder(responder, .any) }
    let (name, aspect) = parts(of: text)
    let responder = try trace.scene.responder(name)
    guard let aspect else { return .responder(responder, .any) }
    guard let known = Aspect(spelling: aspect), known != .any else {
      let names = Aspect.allCases.map(\.rawValue).filter { !$0.isEmpty }
      throw Complaint(
        Words.noAspect(
          String(aspect), known: names, nearest: nearest(String(aspect), among: names)),
        at: aspect.startIndex)
    }
    return .responder(responder, known)
  }

  private static func parts(of text: Substring) -> (name: Substring, aspect: Substring?) {
    if let colon = text.firstIndex(of: ":") {
      return (text[text.index(after: colon)...], text[..<colon])
    }
    if let dot = text.lastIndex(of: ".") {
      return (text[..<dot], text[text.index(after: dot)...])
    }
    return (text, nil)
  }
}

extension BreakpointLocation.Aspect {
  /// UIKit's names of the touches methods mean `touches`.
  fileprivate init?(spelling: Substring) {
    switch spelling {
    case "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled": self = .touches
    case "point(inside:)", "pointInside:": self = .pointInside
    default: self.init(rawValue: String(spelling))
    }
  }
}
