import SceneLanguage
import TouchCore
import TouchInquiry

/// A place to stop at, bound to one record: names have become handles, so that asking a step costs
/// no text and no memory.
enum StepMatcher: Sendable {
  /// The step at a place, counted from 0.
  case index(Int)
  case kinds(Set<StepKind>)
  case responders(ResponderSet, BreakpointLocation.Aspect)
  /// By a recognizer's place in the scene; one state, or any change.
  case gestures([Bool], GestureState?)
  case actions(Set<String>)
  case rule(RuleNumber)
  case section(Int)
  case verdict(AskVerdict)
  case several([StepMatcher])

  init(_ location: BreakpointLocation, in trace: Trace) {
    let scene = trace.scene
    switch location {
    case .step(let number): self = .index(number - 1)
    case .time(let time): self = .index(trace.firstIndex(atTime: time) ?? -1)
    case .kinds(let pattern): self = .kinds(Set(pattern.pick(StepKind.allCases) { $0.name }))
    case .responders(let pattern, let aspect):
      self = .responders(ResponderSet(scene.responders(pattern), in: scene), aspect)
    case .classes(let pattern, let aspect):
      let views = pattern.pick(scene.viewIDs, named: { scene[$0].classes })
      let recognizers = pattern.pick(scene.recognizerIDs, named: { scene[$0].kind.classes })
      self = .several([
        .responders(ResponderSet(views.map { .view($0) }, in: scene), aspect),
        .gestures(scene.marks(aspect == .any ? recognizers : []), nil),
      ])
    case .gesture(let pattern, let state):
      self = .gestures(scene.marks(scene.recognizers(pattern)), state)
    case .action(let pattern): self = .actions(Set(pattern.pick(scene.actionNames) { $0 }))
    case .rule(let number): self = .rule(number)
    case .section(let section): self = .section(section)
    case .verdict(let verdict): self = .verdict(verdict)
    case .line(_, _, let subjects):
      let matchers = subjects.map { Self.subject($0, in: trace) }
      self = matchers.count == 1 ? matchers[0] : .several(matchers)
    }
  }

  private static func subject(_ subject: LineSubject, in trace: Trace) -> StepMatcher {
    switch subject {
    case .object(.responder(let responder)):
      return .responders(ResponderSet([responder], in: trace.scene), .any)
    case .object(.recognizer(let id)): return .gestures(trace.scene.marks([id]), nil)
    case .event(let line):
      let event = trace.script.events.firstIndex { $0.place?.line == line }
      return .index(event.flatMap(trace.firstStep) ?? -1)
    }
  }

  /// Whether a step is meant.
  func matches(at index: Int, in trace: Trace) -> Bool {
    switch self {
    case .index(let place): return index == place
    case .kinds(let kinds): return kinds.contains(trace[index].kind)
    case .responders(let set, let aspect):
      return set.mayHave(trace.records[index]) && aspect.matches(trace[index], set)
    case .gestures(let marks, let state):
      guard case .recognizer(.state(let id, let from, let to, _, _, _)) = trace[index],
        marks[Int(id.index)]
      else { return false }
      // One that waits stays where it was (9.22); one that goes on is changed again and again.
      return state.map { $0 == to && (from != to || to == .changed) } ?? true
    case .actions(let names):
      guard case .action(.send(let registration, let sender, _, _)) = trace[index] else {
        return false
      }
      return trace.scene.target(registration, of: sender).map { names.contains($0.action) } ?? false
    case .rule(let number): return trace.rule(of: index) == number
    case .section(let section): return trace.rule(of: index).section == section
    case .verdict(let verdict): return trace[index].verdict == verdict
    case .several(let matchers):
      return matchers.contains { $0.matches(at: index, in: trace) }
    }
  }
}

extension BreakpointLocation.Aspect {
  func matches(_ step: Step, _ set: ResponderSet) -> Bool {
    switch step {
    case .hitAsk(let view, _, _, let verdict):
      guard set.contains(view) else { return false }
      switch self {
      case .any, .hitTest: return true
      // A view whose switches refuse, or whose own hitTest answers, never asks pointInside.
      case .pointInside: return verdict == .inside || verdict == .outside
      case .touches, .next, .message: return false
      }
    case .touchDeliver(let responder, let method, _, _):
      return isAbout(method) && set.contains(responder)
    case .chainNext(let hop):
      guard self != .next else { return set.contains(hop.from) }
      return isAbout(hop.method) && set.contains(hop.to)
    default: return false
    }
  }

  /// Whether the arrival of a message is meant.
  private func isAbout(_ method: ResponderMethod) -> Bool {
    switch self {
    case .any: true
    case .touches: method.isAboutTouches
    case .message(let wanted): method == wanted
    case .hitTest, .pointInside, .next: false
    }
  }
}

extension Trace {
  /// The step with which an event of the script begins: its `queue.take`, or the change it makes.
  func firstStep(ofEvent event: Int) -> Int? {
    let taken = indices.first {
      if case .queueTake(event) = self[$0] { true } else { false }
    }
    return taken ?? indices.first { moment(of: $0).event == event }
  }
}
