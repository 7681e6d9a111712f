import TouchCore
import TouchNarration

extension Debugger {
  /// How many steps `list` shows before and after its own.
  private static let stepsAround = 5

  func list(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    var middle = max(cursor, 1)
    if let word = call.words.first {
      guard let number = Int(word.hasPrefix("#") ? word.dropFirst() : word),
        (1...max(trace.count, 1)).contains(number)
      else { throw Complaint(Words.goWhere(trace.count), at: word.startIndex) }
      middle = number
    }
    let first = max(1, middle - Self.stepsAround)
    let last = min(trace.count, middle + Self.stepsAround)
    guard first <= last else { return reply(Words.recordIsEmpty) }
    return Reply(lines: (first...last).map { listed($0) })
  }

  private func listed(_ number: Int) -> StyledText {
    let isHere = number == cursor
    let label = padded("#\(number)", to: "#\(trace.count)".count)
    let step = trace[number - 1]
    return StyledText(isHere ? "▶ " : "  ", .strong)
      + StyledText("\(label)  \(padded(step.kindName, to: 13))  ", .dim)
      + indent(step) + narrator.explain(number - 1).short
  }

  func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  func chain(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    let start: Responder
    if let name = call.words.first {
      start = try scene.responder(name)
    } else if let hit = trace.outcomes.first(where: { $0.touch == touch })?.hit {
      start = .view(hit)
    } else {
      throw Complaint(Words.chainOfWhom)
    }
    return Reply(lines: chain(from: start))
  }

  private func chain(from start: Responder) -> [StyledText] {
    var lines = ["\(name: scene.name(of: start))"] as [StyledText]
    var last = start
    let scene = sceneHere
    for (responder, hop) in scene.chain(from: start) {
      let rule = " \(dim: "(\(hop.rule))")" as StyledText
      lines.append(
        "  → \(name: scene.name(of: responder))  " + say(Words.reason(for: hop)) + rule)
      last = responder
    }
    let loops = scene.next(of: last) != nil
    return lines + ["  → " + say(loops ? Words.chainLoops : Words.chainEnds)]
  }

  func printValue(_ call: CommandLine) throws(Complaint) -> Reply {
    guard !call.arguments.isEmpty else { throw Complaint(Words.printWhat) }
    let parsed = try Parser.parse(call.arguments, scene: scene)
    // Before the first step only what the scene knows can be asked.
    guard index != nil || !parsed.expression.asksAboutStep else { throw Complaint(Words.noStepYet) }
    let value = parsed.expression.value(at: index, in: trace)
    return Reply(lines: parsed.expression.isWholeObject ? members(of: value) : [text(value)])
  }

  func members(of value: Value) -> [StyledText] {
    let members = Member.all(of: value.shape).filter { $0.of(value, at: vantage) != .nothing }
    let width = members.compactMap(\.names.first?.count).max() ?? 0
    let head: StyledText = text(value) + "  \(dim: heading(of: value))"
    return [head]
      + members.map { member in
        StyledText("  " + padded(member.names.first ?? "", to: width) + "  ", .code)
          + text(member.of(value, at: vantage))
      }
  }

  private func heading(of value: Value) -> String {
    if case .recognizer(let id) = value { return scene[id].kind.className }
    guard case .responder(let responder) = value else { return "UITouch" }
    return switch responder {
    case .view(let view): scene[view].className
    case .controller: "UIViewController"
    case .windowScene: "UIWindowScene"
    case .application: "UIApplication"
    case .delegate: "UIApplicationDelegate"
    }
  }

  private func text(_ value: Value) -> StyledText {
    let text = value.text(in: scene)
    switch value {
    case .responder, .list, .recognizer: return StyledText(text, .name)
    case .number, .point, .size, .rect, .transform: return StyledText(text, .number)
    case .nothing, .truth, .word, .touch, .step: return StyledText(text, .plain)
    }
  }
}

extension Expression {
  /// Whether it is somebody's name or the touch, so that everything about it is meant.
  var isWholeObject: Bool {
    switch self {
    case .constant(.responder), .constant(.recognizer), .member(.step, "view"),
      .member(.step, "touch"):
      true
    case .constant, .step, .member, .prefix, .infix: false
    }
  }
}
