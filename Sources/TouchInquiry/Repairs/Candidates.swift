import SceneLanguage
import TouchCore

//   not hit        what keeps the search from the view               EditSpace
//   hit, and lost  what whoever took the touch could leave to it     GestureSpace
//   either         what the program changed on the way               undone, or changed again

/// The edits that are worth trying for a goal: those that undo what a record shows in its way.
package struct Candidates {
  /// The edits, each once.
  package let edits: [Edit]

  package init(_ goal: Goal, _ trace: Trace) {
    let all: [Edit]
    if let space = goal.hitSpace(in: trace) {
      all = space.candidates(in: trace)
    } else {
      all = GestureSpace(trace).edits(for: goal)
    }
    let changed = Reassigned(trace, before: goal.landing.flatMap { trace.outcome(of: $0)?.touch })
    edits = (all.flatMap { changed.inTime($0) } + changed.undoing).uniqued()
      .filter { $0.isWithinReach }
  }
}

extension Goal {
  /// What could be otherwise about the search for the hit view, where that is what is missing.
  package func hitSpace(in trace: Trace) -> EditSpace? {
    guard let (view, landing) = touched, let outcome = trace.outcome(of: landing),
      !trace.reaches(view, by: outcome)
    else { return nil }
    return EditSpace(view, touch: outcome.touch, in: trace)
  }

  /// The view that is to have a touch.
  private var touched: (ViewID, Landing)? {
    switch self {
    case .gets(let view, let landing), .tracks(let view, let landing): (view, landing)
    case .recognizes, .sends, .selects, .comesTo, .hears: nil
    }
  }
}

/// What the script changes before a touch comes down: an edit of the first scene would be undone
/// by it.
private struct Reassigned {
  /// Properties that the script sets, with the last event that does.
  private var events: [ChangedProperty: Int] = [:]
  /// The controls that UIKit has switched on or off by then (17.39).
  private var switched: Set<SceneObject> = []
  /// The event at which the touch comes down.
  private let down: Int?

  private struct ChangedProperty: Hashable {
    let object: SceneObject
    let property: Property
  }

  init(_ trace: Trace, before touch: Int?) {
    down = touch.flatMap { trace.touchDown(of: $0)?.event }
    let last = down ?? trace.script.events.count
    let first = touch.flatMap { trace.indices(ofTouchDown: $0).first } ?? 0
    switched = Set(
      trace.changes.filter { $0.step < first && $0.change.property == .enabled }
        .map { $0.change.object })
    for (event, input) in trace.script.events.prefix(last + 1).enumerated() {
      guard case .changes(let changes) = input.input else { continue }
      for change in changes {
        events[ChangedProperty(object: change.object, property: change.property)] = event
      }
    }
  }

  /// An edit made when it lasts: where the script sets the property on the way, the program sets it
  /// again before the touch, or does not set it at all.
  func inTime(_ edit: Edit) -> [Edit] {
    guard case .assign(let object, let name, let value) = edit,
      let property = Property.changed(byName: name, of: object),
      // 21.17: a script has no animation with the option; there the animation ends instead.
      let new = value == .word("allowUserInteraction") ? .flag(false) : PropertyValue(value)
    else { return [edit] }
    let again = down.map { Edit.changes([SceneChange(object, property, to: new)], before: $0) }
    guard let event = events[ChangedProperty(object: object, property: property)] else {
      guard property == .enabled, switched.contains(object), let again else { return [edit] }
      return [again]
    }
    return [.skip(event: event)] + (again.map { [$0] } ?? [edit])
  }

  /// What is not in a window is put there again only by not taking it out.
  var undoing: [Edit] {
    events.filter { $0.key.property == .removed }.map { $0.value }.sorted().map { .skip(event: $0) }
  }
}
