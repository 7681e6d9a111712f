import TouchCore

/// Whom a control or a recognizer calls, as statements.
struct ActionCode {
  let names: CodeNames

  /// Whether a name can be a selector: words, each with a colon or one without.
  static func isSelector(_ action: String) -> Bool {
    let parts = action.split(separator: ":", omittingEmptySubsequences: false)
    let words = action.hasSuffix(":") ? parts.dropLast() : parts
    let isPlain = parts.count == 1
    return (isPlain || action.hasSuffix(":")) && !words.isEmpty
      && words.allSatisfy { word in
        !word.isEmpty && word.first?.isNumber == false
          && word.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_")
          }
      }
  }

  /// What a control does when its events come.
  func statements(ofControl view: ViewID, _ call: ActionTarget) -> [String] {
    guard let name = names.spoken(view) else { return [] }
    let events = ControlEvents.named.filter {
      call.events == $0.event
        || $0.event != .allTouchEvents && call.events != .allTouchEvents
          && call.events.contains($0.event)
    }
    let list = "[\(events.map { ".\($0.name)" }.joined(separator: ", "))]"
    switch call.target {
    case .firstToHandle:
      guard Self.isSelector(call.action) else { return [missing(call)] }
      let selector = "NSSelectorFromString(\(CodeText.literal(call.action)))"
      return ["\(name).addTarget(nil, action: \(selector), for: \(list))"]
    case .someObject, .responder:
      return [
        "\(name).addAction(UIAction { [weak control = \(name)] _ in",
        "  if let control { Journal.log(\(said(call)), of: control) }", "}, for: \(list))",
      ]
    }
  }

  /// What a recognizer does when it changes its state.
  func statements(of id: RecognizerID, _ call: ActionTarget) -> [String] {
    guard let name = names.spoken(id) else { return [missing(call)] }
    let optional = names.scene[id].part == nil ? "" : "?"
    return [
      "do {", "  let listener = Listener(\(said(call)))", "  kept.append(listener)",
      "  \(name)\(optional).addTarget(listener, action: #selector(Listener.fired(_:)))", "}",
    ]
  }

  private func missing(_ call: ActionTarget) -> String {
    CodeText.missing("the action \(call.action)")
  }

  /// What is printed: the action, and whom it is for where that is one of the scene.
  private func said(_ call: ActionTarget) -> String {
    CodeText.literal(LogLine.action(call, in: names.scene))
  }
}
