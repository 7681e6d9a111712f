import TouchCore
import TouchNarration

/// What the steps after a search look like in a diagram.
struct MessageDiagram: MarkdownPart {
  let page: MarkdownTranscript

  /// What a step after the search looks like in a diagram; nil where it is only told in words.
  func line(at index: Int) -> DiagramLine? {
    switch trace[index] {
    case .touchDeliver(let responder, let method, _, _):
      DiagramLine(.call, page.sender(at: index), .responder(responder), method.name, index)
    case .chainNext(let hop):
      DiagramLine(.call, .responder(hop.from), .responder(hop.to), hop.method.name, index)
    case .chainStop(let responder, _, _, _):
      DiagramLine(over: .responder(responder), say(en: "kept", zh: "留下"), index)
    case .chainDrop(let responder, _, _, _):
      DiagramLine(over: .responder(responder), say(en: "dropped", zh: "被丢弃"), index)
    case .recognizer(let step): line(step, at: index)
    case .gate(let step): line(step, at: index)
    case .control(.track(let view, let call, _, _)): over(view, call.name, at: index)
    case .control(.event(let view, let events)): over(view, events.name, at: index)
    case .action(.send(let registration, let sender, let target, let isHandled)):
      line(registration, of: sender, to: target, isHandled, at: index)
    case .scroll(let step): over(step.view, step.call.name, at: index)
    case .row(let step): line(step, at: index)
    case .focus(let step): line(step, at: index)
    case .presentation(let step):
      DiagramLine(over: .responder(.controller(step.controller)), step.call.word, index)
    default: nil
    }
  }

  private func over(_ view: ViewID, _ words: String, at index: Int) -> DiagramLine {
    DiagramLine(over: page.lane(view), words, index)
  }

  private func line(_ step: RecognizerStep, at index: Int) -> DiagramLine? {
    switch step {
    case .collect: nil
    case .receive(let id, let method, _):
      DiagramLine(.call, page.sender(at: index), .recognizer(id), method.name, index)
    case .ask(let question, let id, _, _, let answer):
      DiagramLine(
        over: .recognizer(id),
        question.name + (answer ? say(en: " yes", zh: " 是") : say(en: " no", zh: " 否")), index)
    case .state(let id, let from, let to, let cause, let other, _):
      DiagramLine(over: .recognizer(id), words(from, to, cause, other), index)
    case .action(let id, _):
      DiagramLine(over: .recognizer(id), say(en: "sends its actions", zh: "发送动作"), index)
    case .prevent(let id, let other):
      DiagramLine(
        .call, .recognizer(other), .recognizer(id), say(en: "prevents", zh: "阻止"), index)
    }
  }

  private func words(
    _ from: GestureState, _ to: GestureState, _ cause: GestureCause, _ other: RecognizerID?
  ) -> String {
    guard cause == .waitsFor, let other else { return "\(from.word) → \(to.word)" }
    let name = trace.scene.name(of: other)
    return say(en: "waits for \(name)", zh: "等待 \(name)")
  }

  private func line(_ step: GateStep, at index: Int) -> DiagramLine {
    switch step {
    case .hold(_, let method, let id, _):
      gate(id, say(en: "delays \(method.name)", zh: "扣留 \(method.name)"), at: index)
    case .flush(_, let method, let id, _):
      gate(id, say(en: "delivers \(method.name)", zh: "放行 \(method.name)"), at: index)
    case .cancel(_, let id, _):
      gate(id, say(en: "takes the touch", zh: "拿走触摸"), at: index)
    case .discard(_, let method, let id, _):
      gate(id, say(en: "discards \(method.name)", zh: "丢弃 \(method.name)"), at: index)
    }
  }

  /// A note over the recognizer that decides, or over the touch where the system does.
  private func gate(_ id: RecognizerID?, _ words: String, at index: Int) -> DiagramLine {
    DiagramLine(over: id.map { .recognizer($0) } ?? page.sender(at: index), words, index)
  }

  private func line(
    _ registration: Int, of sender: ActionSender, to target: Responder?, _ isHandled: Bool,
    at index: Int
  ) -> DiagramLine {
    let action = trace.scene.action(registration, of: sender)
    let from: Lane =
      switch sender {
      case .control(let view): page.lane(view)
      case .recognizer(let id): .recognizer(id)
      }
    if let target { return DiagramLine(.call, from, .responder(target), action, index) }
    let nobody = isHandled ? "" : say(en: ": not handled", zh: "：没有处理")
    return DiagramLine(over: from, action + nobody, index)
  }

  private func line(_ step: RowStep, at index: Int) -> DiagramLine? {
    let words: String? =
      switch step.call {
      case .allowsSelection, .shouldHighlight, .willSelect, .shouldSelect, .shouldDeselect:
        step.call.word + (step.isOn ? say(en: " yes", zh: " 是") : say(en: " no", zh: " 否"))
      case .highlight: nil
      case .select:
        step.isOn ? say(en: "selected", zh: "被选中") : say(en: "deselected", zh: "取消选中")
      }
    return words.map { DiagramLine(over: page.lane(step.row), $0, index) }
  }

  private func line(_ step: FocusStep, at index: Int) -> DiagramLine? {
    guard step.isDone, let place = step.to ?? step.from else { return nil }
    let words =
      step.to == nil
      ? say(en: "resigned first responder", zh: "不再是第一响应者")
      : say(en: "first responder", zh: "第一响应者")
    return DiagramLine(over: .responder(place), words, index)
  }
}
