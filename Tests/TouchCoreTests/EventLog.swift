import TouchCore

extension Trace {
  /// What a person with a log in every method would see, a line each: `60 touchesEnded pad 1`.
  ///
  /// Only what the views, recognizers, controls and scroll views are told; the first receiver of a
  /// message stands for its chain.
  var log: [String] { indices.compactMap(log(at:)) }

  /// The lines of the log that begin, behind the time, with one of some words.
  func log(_ words: String...) -> [String] {
    log.filter { line in
      let said = line.split(separator: " ").dropFirst().joined(separator: " ")
      return words.contains { said.contains($0) }
    }
  }

  /// The log without recognizers that fail or start again, and without the gate.
  var heard: [String] {
    indices.compactMap { index in
      switch self[index] {
      case .touchDeliver, .control(.event), .action(.send), .scroll, .row, .focus, .presentation:
        log(at: index)
      case .recognizer(.state(_, _, let to, _, _, _)) where to != .failed && to != .possible:
        log(at: index)
      default: nil
      }
    }
  }

  func log(at index: Int) -> String? {
    words(of: index).map { "\(milliseconds(at: index)) " + $0.joined(separator: " ") }
  }

  private func words(of index: Int) -> [String]? {
    switch self[index] {
    case .touchDeliver(let to, let method, _, _):
      [method.name, scene.name(of: to)] + numbers(index)
    case .recognizer(let step): words(of: step)
    case .gate(let step): words(of: step)
    case .control(.track(let view, let call, _, let answer)):
      [scene.name(of: view), call.name] + (answer ? [] : ["no"])
    case .control(.highlight(let view, let isOn)):
      [scene.name(of: view), isOn ? "highlighted" : "plain"]
    case .control(.event(let view, let event)): [scene.name(of: view), event.name]
    case .action(.ask(let responder, _, _, let answer)):
      ["asked", scene.name(of: responder), answer ? "yes" : "no"]
    case .action(.send(let place, let sender, let to, let handled)):
      [
        "send", action(place, sender),
        to.map { scene.name(of: $0) } ?? (handled ? "object" : "nobody"),
      ]
    case .scroll(let step): [scene.name(of: step.view), "\(step.call)", step.offset.short]
    case .row(let step):
      [
        "row", scene.name(of: step.row), step.call.word,
        step.instead.map { scene.name(of: $0) } ?? (step.isOn ? "on" : "off"),
      ]
    case .focus(let step):
      [
        "focus", step.from.map { scene.name(of: $0) } ?? "nil",
        step.to.map { scene.name(of: $0) } ?? "nil", "\(step.cause)",
      ] + (step.cause.isQuestion ? [step.answer ? "yes" : "no"] : [])
    case .presentation(let step):
      [step.call.kind.name, scene.name(of: .controller(step.controller)), step.call.word]
        + (step.call == .shouldDismiss ? [step.answer ? "yes" : "no"] : [])
        + (step.call == .pulled ? [step.origin.short] : [])
    case .change(let place):
      ["set \(changes[place].change.property.rawValue)"]
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .chainNext, .chainStop, .chainDrop, .timer:
      nil
    }
  }

  private func numbers(_ index: Int) -> [String] {
    let numbers = touches(at: index)
    return numbers.isEmpty ? [] : [numbers.map(String.init).joined(separator: ",")]
  }

  private func action(_ place: Int, _ sender: ActionSender) -> String {
    switch sender {
    case .control(let view): scene[view].control.targets[place].action
    case .recognizer(let id): scene[id].targets[place].action
    }
  }

  private func words(of step: RecognizerStep) -> [String]? {
    switch step {
    case .collect, .receive: nil
    case .ask(let question, let id, let other, let view, let answer):
      ["ask", "\(question)", scene.name(of: id)] + (other.map { [scene.name(of: $0)] } ?? [])
        + (view.map { [scene.name(of: $0)] } ?? []) + [answer ? "yes" : "no"]
    case .state(_, _, .possible, .reset, _, _): nil
    case .state(let id, _, .possible, _, let by, _):
      [scene.name(of: id), "waits for", by.map { scene.name(of: $0) } ?? "nobody"]
    case .state(let id, _, let to, let cause, let by, _):
      [scene.name(of: id), "\(to)", "\(cause)"] + (by.map { [scene.name(of: $0)] } ?? [])
    case .action(let id, let state): ["action", scene.name(of: id), "\(state)"]
    case .prevent(let id, let by): [scene.name(of: by), "prevents", scene.name(of: id)]
    }
  }

  private func words(of step: GateStep) -> [String] {
    switch step {
    case .hold(let touch, let method, let by, let reason):
      ["hold", method.name, "\(touch)", "\(reason)"] + name(by)
    case .flush(let touch, let method, let by, _): ["flush", method.name, "\(touch)"] + name(by)
    case .cancel(let touch, let by, _): ["cancel", "\(touch)"] + name(by)
    case .discard(let touch, _, let by, let reason):
      ["discard", "\(touch)", "\(reason)"] + name(by)
    }
  }

  private func name(_ id: RecognizerID?) -> [String] { id.map { [scene.name(of: $0)] } ?? [] }
}
