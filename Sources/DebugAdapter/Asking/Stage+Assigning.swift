import TouchDebugger
import TouchNarration

//   card ▸ alpha  0.5 ──edited──▶ whatif card.alpha = 0.5     the touches are delivered again

extension Stage {
  /// Gives something another value: what would have happened then is another branch.
  mutating func assign(
    _ command: SessionCommand, _ arguments: Arguments
  ) throws(Refusal) -> WireValue {
    guard !isOver else { throw Refusal(AdapterWords.isOver) }
    let value = try (arguments.text("value") ?? "").asLine
    guard !value.isBlank else { throw Refusal(AdapterWords.noValue) }
    let written =
      command == .setVariable
      ? try property(arguments) : try (arguments.text("expression") ?? "").asLine
    guard !written.isBlank else { throw Refusal(AdapterWords.noValue) }
    let target = debugger.looks.spelledOut(written) ?? written
    let before = (debugger.breakpoints, debugger.branch.number)
    // What was set before still shows among the values, and has to stay so.
    let reply = debugger.propose(value, for: target, isMore: debugger.branch.number > 0)
    guard reply.status == .ok else { throw Refusal(reply.text) }
    tell(reply.text, category: client.important)
    if reply.moved || debugger.branch.number != before.1 {
      leave(thread)
      follow(reply, since: before, arrived: .goto)
    }
    guard case .success(let thing) = debugger.looks.thing(target) else {
      return ["value": .text(value), "variablesReference": 0]
    }
    return shown(thing, self.value(of: thing), as: "value")
  }

  /// The property that a client edits: of whom, and which.
  private mutating func property(_ arguments: Arguments) throws(Refusal) -> String {
    let name = arguments.text("name") ?? ""
    guard let owner = owner(of: arguments.whole("variablesReference")),
      let spelling = debugger.looks.spelling(of: owner)
    else { throw Refusal(AdapterWords.cannotBeEdited(name, [])) }
    let members = debugger.looks.members(of: owner)
    guard members.contains(where: { $0.name == name && $0.isEditable }) else {
      throw Refusal(AdapterWords.cannotBeEdited(name, members.filter(\.isEditable).map(\.name)))
    }
    return "\(spelling).\(name)"
  }

  /// Whose properties a client sees under a number.
  private func owner(of reference: Int?) -> Exhibit? {
    switch handles[reference] {
    case .thing(let thing), .usual(let thing): thing
    case .scope(.view, let frame): Scopes.subject(ofFrame: frame, self)
    case .scope, .frame, .rest, .branch, .causes, .rows, .moment, .back, nil: nil
    }
  }
}
