import TouchCore
import TouchInquiry
import TouchNarration

/// Shows a value, or everything about somebody.
struct LookCommands: InSession {
  let session: Session

  func chain(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    let start: Responder
    if let name = call.words.first {
      start = try scene.responder(name)
    } else if let hit = trace.outcomes.first(where: { $0.touch == touch })?.hit {
      start = .view(hit)
    } else {
      throw Complaint(LookWords.chainOfWhom)
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
        "  → \(name: scene.name(of: responder))  " + say(FrameWords.reason(for: hop)) + rule)
      last = responder
    }
    let loops = scene.next(of: last) != nil
    return lines + ["  → " + say(loops ? LookWords.chainLoops : LookWords.chainEnds)]
  }

  func printValue(_ call: CommandLine) throws(Complaint) -> Reply {
    guard !call.arguments.isEmpty else { throw Complaint(LookWords.printWhat) }
    let parsed = try Parser.parse(call.arguments, scene: scene, inFrame: true)
    // Before the first step only what the scene knows can be asked.
    guard index != nil || !parsed.expression.asksAboutStep else { throw Complaint(Words.noStepYet) }
    let value = parsed.expression.value(at: vantageOfFrame)
    let isWhole = parsed.expression.isWholeObject && value.isObject
    guard isWhole else { return Reply(lines: [value.styled(in: scene)]) }
    return Reply(lines: members(of: value) + propertyOfThatName(call.arguments))
  }

  /// What the owner of a part has under the part's name.
  private func propertyOfThatName(_ name: Substring) -> [StyledText] {
    guard let parsed = try? Parser.parse(name, scene: scene, prefersProperties: true),
      !parsed.expression.isWholeObject
    else { return [] }
    let value = parsed.expression.value(at: vantageOfFrame)
    return [say(LookWords.propertyOfThatName(String(name), value.styled(in: scene)))]
  }

  /// Everything about a thing: its name and class, what decides, and last what is as usual.
  func members(of value: Value) -> [StyledText] {
    let facts = Member.all(of: value.shape)
      .filter { $0.isListed && !["name", "class"].contains($0.names.first) }
      .map { (member: $0, value: $0.of(value, at: vantage)) }
      .filter { $0.value != .nothing }
    let told = facts.filter { !$0.member.isUsual($0.value) }
    let usual = facts.filter { $0.member.isUsual($0.value) }.compactMap { $0.member.names.first }
    let head: StyledText = value.styled(in: scene) + "  \(dim: heading(of: value))"
    let rows = table(
      told.map { fact in
        (StyledText(fact.member.names.first ?? "", .code), fact.value.styled(in: scene))
      })
    guard !usual.isEmpty else { return [head] + rows }
    return [head] + rows
      + ("  " + say(FindWords.asUsual(usual))).wrapped(to: pictureWidth, indent: 4)
  }

  private func heading(of value: Value) -> String {
    if case .recognizer(let id) = value { return scene[id].className }
    guard case .responder(let responder) = value else { return "UITouch" }
    return className(of: responder)
  }

  func className(of responder: Responder) -> String {
    switch responder {
    case .view(let view): scene[view].className
    case .controller: "UIViewController"
    case .windowScene: "UIWindowScene"
    case .application: "UIApplication"
    case .delegate: "UIApplicationDelegate"
    }
  }
}

extension Expression {
  /// Whether it is somebody's name or the touch, so that everything about it is meant.
  var isWholeObject: Bool {
    switch self {
    case .constant(.responder), .constant(.recognizer), .wordOrName: true
    case .member(.step, let name):
      ["view", "touch", "hit", "firstResponder"].contains(name)
        || StepMembers.touch(named: name) != nil
    case .constant, .step, .member, .prefix, .infix: false
    }
  }
}

extension Value {
  /// Whether it has properties of its own.
  fileprivate var isObject: Bool {
    switch self {
    case .responder, .recognizer, .touch: true
    case .nothing, .number, .truth, .word, .point, .size, .rect, .transform, .list, .step: false
    }
  }
}
