import TouchCore
import TouchInquiry

/// Something in the way, and what has to be said of it.
struct Plant: CustomStringConvertible, Sendable {
  /// What a verdict names.
  enum Named {
    /// A check that failed, and whose.
    case check(Check.Name, String)
    /// The view that answered instead, or the recognizer that took or excludes.
    case other(String)
    /// The step that decided.
    case step(StepKind)
    /// Why a recognizer was not shown the touch.
    case gesture(WhyNoGesture.Reason)
    /// Why a control did not send.
    case control(WhyNoAction.Reason)
  }

  let workshop: Workshop
  let name: String
  /// What is put into the holes.
  let holes: [String: String]
  let named: Named
  /// The edits that reverse it, the one that has to stand first first; as they begin.
  let reverse: [String]

  init(
    _ workshop: Workshop, _ name: String, _ holes: [String: String], _ named: Named,
    _ reverse: String...
  ) {
    (self.workshop, self.name, self.holes) = (workshop, name, holes)
    (self.named, self.reverse) = (named, reverse)
  }

  var description: String { "\(workshop.name): \(name)" }

  /// The record of a scene with some obstacles; of none where they would be in one place.
  static func record(_ plants: [Plant], in workshop: Workshop, seed: UInt64) -> Trace? {
    var holes: [String: String] = [:]
    // A finger that is lifted sooner mends both; a finger that is there before stays there.
    guard plants.count < 2 || !plants.allSatisfy({ $0.reverse == ["lift touch"] }),
      plants.count < 2 || !plants.contains(where: { $0.holes["before:"] != nil })
    else { return nil }
    let names = plants.map { plant in Self.added.filter { plant.holes.description.contains($0) } }
    guard names.count < 2 || Set(names[0]).isDisjoint(with: names[1]) else { return nil }
    for (hole, words) in plants.flatMap({ Array($0.holes) }).sorted(by: { $0.key < $1.key }) {
      guard let other = holes[hole] else {
        holes[hole] = words
        continue
      }
      guard other != words, !Self.single.contains(hole) else { return nil }
      holes[hole] = other + (hole.hasSuffix(":") ? "\n" : " ") + words
    }
    return workshop.filled(holes, seed: seed).map { TouchCore.record($0.script, in: $0.scene) }
  }

  /// Names of what is put in.
  private static let added = ["bg", "veil", "deep", "shield", " p\"", "top", "alone"]

  /// What can be said once only.
  private static let single: Set<String> = [
    "outerSize", "innerSize", "target", "up", "way", "from", "content", "down", "during:",
    "before:",
  ]

  /// What is asked about.
  func subject(in scene: Scene) -> Subject {
    guard workshop.subject == "it", case .view(let view)? = scene.responder(called: "it") else {
      return .action("act")
    }
    if scene.list(of: view) != nil, scene[view].row != nil { return .selection(view) }
    return scene.outcome(of: view).map { .outcome($0, of: view) } ?? .view(view)
  }
}

extension Plant.Named {
  /// Whether a reason names it.
  func isNamed(by why: Why, in trace: Trace) -> Bool {
    switch self {
    case .check(let name, let object):
      why.steps.contains { step in
        trace.evidence(at: step).contains {
          $0.name == name && !$0.passes && $0.subject.map { trace.scene.name(of: $0) } == object
        }
      }
    case .other(let name): why.steps.contains { Self.others(trace[$0], trace.scene).contains(name) }
    case .step(let kind): why.steps.contains { trace[$0].kind == kind }
    case .gesture(let reason):
      switch why {
      case .gesture(let gesture): gesture.reason == reason
      case .action(let action):
        if case .noGesture(let it) = action.reason { it.reason == reason } else { false }
      default: false
      }
    case .control(let reason):
      if case .action(let action) = why { action.reason == reason } else { false }
    }
  }

  /// Who answers, excludes or takes at a step.
  private static func others(_ step: Step, _ scene: Scene) -> [String] {
    switch step {
    case .hitReturn(let view, _, _): [scene.name(of: view)]
    case .hitAsk(let view, _, _, _): [scene.name(of: view)]
    case .windowChoose(let view, _): [scene.name(of: view)]
    case .recognizer(.state(_, _, _, _, let by?, _)): [scene.name(of: by)]
    case .gate(.cancel(_, let by?, _)), .gate(.discard(_, _, let by?, _)): [scene.name(of: by)]
    case .touchDeliver(let responder, _, _, _), .chainStop(let responder, _, _, _):
      [scene.name(of: responder)]
    default: []
    }
  }
}
