import TouchCore

/// What the program changes while fingers are down, as statements that run after the first message.
struct ChangeCode {
  let names: CodeNames
  let trace: Trace

  /// Nothing for a touch during which the program changes nothing.
  var statements: [String] {
    let changes = trace.script.events.flatMap { event -> [String] in
      guard case .changes(let changes) = event.input else { return [] }
      let start = RecordLog(trace).entries.first.map { trace.milliseconds(at: $0.step) } ?? 0
      return [
        "Task {",
        "  try? await Task.sleep(nanoseconds: \(max(event.milliseconds - start, 0)) * 1_000_000)",
      ] + changes.map { "  " + statement($0) } + ["}"]
    }
    return changes.isEmpty
      ? [] : ["Journal.started = { [stage] in"] + changes.map { "  " + $0 } + ["}"]
  }

  private func statement(_ change: SceneChange) -> String {
    let code: String? =
      switch change.object {
      case .responder(.view(let id)): names.spoken(id).flatMap { ofView($0, change) }
      case .responder(.controller(let id)): ofController(id, change)
      case .recognizer(let id): names.spoken(id).flatMap { ofRecognizer($0, id, change) }
      case .responder: nil
      }
    return code ?? CodeText.missing("a change of \(change.property.rawValue)")
  }

  private func ofView(_ name: String, _ change: SceneChange) -> String? {
    switch (change.property, change.new) {
    case (.inside, .view(let owner)): names.spoken(owner).map { "\($0).addSubview(\(name))" }
    case (.removed, .flag(true)): "\(name).removeFromSuperview()"
    case (.animating, _): "UIView.animate(withDuration: 5) { \(name).alpha = 0.5 }"
    case (.enabled, .flag(let isOn)): "\(name).isEnabled = \(isOn)"
    case (.hidden, .flag(let isOn)), (.interactive, .flag(let isOn)),
      (.scrollEnabled, .flag(let isOn)):
      "\(name).\(change.property.nameInSwift) = \(isOn)"
    case (.alpha, .number(let number)): "\(name).alpha = \(exact(number))"
    case (.contentOffset, .point(let point)):
      "\(name).contentOffset = \(CodeText.point(point))"
    case (.frame, .rect(let rect)): "\(name).frame = \(CodeText.rect(rect))"
    default: nil
    }
  }

  private func ofController(_ id: ControllerID, _ change: SceneChange) -> String? {
    guard let name = names.spoken(.controller(id)) else { return nil }
    switch (change.property, change.new) {
    case (.presented, .flag(true)):
      return names.scene[id].presenter.flatMap { names.spoken(.controller($0)) }
        .map { "\($0).present(\(name), animated: true)" }
    case (.presented, _): return "\(name).dismiss(animated: true)"
    case (.popped, _):
      guard names.scene[id].container != nil else { return nil }
      return "_ = \(name).popViewController(animated: true)"
    default: return nil
    }
  }

  private func ofRecognizer(_ name: String, _ id: RecognizerID, _ change: SceneChange) -> String? {
    switch (change.property, change.new) {
    case (.enabled, .flag(let isOn)): "\(name).isEnabled = \(isOn)"
    case (.attached, .flag(let isOn)):
      names.spoken(names.scene[id].view).map {
        "\($0).\(isOn ? "add" : "remove")GestureRecognizer(\(name))"
      }
    default: nil
    }
  }
}
