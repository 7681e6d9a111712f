import TouchCore
import TouchDebugger
import TouchNarration

//   variablesReference of card, name alpha ─▶ card.alpha ─▶ watch card.alpha

/// What can be watched, by a name that stays good.
enum DataPlaces {
  static func info(_ arguments: Arguments, _ stage: Stage) -> WireValue {
    let name = arguments.text("name") ?? ""
    guard let expression = expression(name, arguments.whole("variablesReference"), stage) else {
      return ["dataId": .null, "description": .text(stage.say(AdapterWords.cannotBeWatched(name)))]
    }
    // Tried in a session of its own: whatever refuses it says why.
    var trial = stage.debugger
    let (reply, breakpoint) = trial.setBreakpoint(.value(expression))
    guard breakpoint != nil else {
      return ["dataId": .null, "description": .text(reply.text)]
    }
    return [
      "dataId": .text(expression), "description": .text(expression), "accessTypes": ["write"],
      "canPersist": true,
    ]
  }

  private static func expression(_ name: String, _ reference: Int?, _ stage: Stage) -> String? {
    guard !name.isBlank, name.utf8.count <= MessageFrames.longestLine,
      !name.contains(where: \.isNewline)
    else { return nil }
    guard let reference, reference > 0 else { return stage.debugger.looks.spelledOut(name) ?? name }
    switch stage.handles[reference] {
    case .thing(let thing), .usual(let thing): return member(name, of: thing, stage)
    case .scope(.view, let frame):
      return Scopes.subject(ofFrame: frame, stage).flatMap { member(name, of: $0, stage) }
    case .scope(.touch, let frame):
      return Scopes.touch(ofFrame: frame, stage).flatMap { member(name, of: $0, stage) }
    case .scope(.recognizers, _):
      return stage.debugger.trace.scene.recognizer(named: name) == nil ? nil : "\(name).state"
    case .scope, .frame, .rest, .branch, .causes, .rows, .moment, .back, nil: return nil
    }
  }

  private static func member(_ name: String, of thing: Exhibit, _ stage: Stage) -> String? {
    stage.debugger.looks.spelling(of: thing).map { "\($0).\(name)" }
  }
}
