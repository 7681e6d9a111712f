import TouchCore
import TouchNarration

//                                    H1 on · H2 off
//  ✗ documented  on   began began recognized cancelled{2}     the model: began …
//  ✓ laitimes    on   began recognized cancelled
//  ≈ juejin      all  began recognized cancelled{3}           the calls fit, the touches do not

/// The hypotheses of a lesson, to be switched on and laid beside what was measured.
struct BoardStop {
  let hypotheses: [Hypotheses.Row]

  /// Turns a hypothesis on or off, and lays the model's logs beside the measured ones.
  static func toggle(_ name: String, in session: inout LessonSession) {
    let hypotheses = session.player.hypotheses
    guard !hypotheses.isEmpty else { return session.fail(BoardWords.noBoard) }
    if !name.isEmpty {
      guard let row = hypotheses.first(where: { $0.name.lowercased() == name.lowercased() }) else {
        return session.fail(BoardWords.noHypothesis(name, hypotheses.map(\.name)))
      }
      if row.setting == nil {
        session.player.switches = []
      } else {
        session.player.switches.toggle(row.name)
      }
    }
    BoardStop(hypotheses: hypotheses).show(in: &session)
  }

  private func show(in session: inout LessonSession) {
    let switches = session.player.switches
    let switched = hypotheses.filter { $0.setting != nil }
    let states = switched.map { row -> StyledText in
      "\(code: row.name) " + (switches.contains(row.name) ? "\(good: "on")" : "\(dim: "off")")
    }
    session.say(states.dropFirst().reduce(states.first ?? "") { "\($0) · \($1)" })
    let settings = switched.filter { switches.contains($0.name) }.compactMap(\.setting)
    var agreeing: [Evidence.Row] = []
    let rows = session.player.evidence
    let sources = rows.map { $0.source.count }.max() ?? 0
    for row in rows {
      let answer = row.log.calls(with: settings)
      let agreement = LogAgreement(row.log.calls, answer)
      if agreement == .full { agreeing.append(row) }
      let gap = String(repeating: " ", count: sources - row.source.count + 2)
      let mark = agreement.mark
      let measured = row.log.calls.map(\.text).joined(separator: " ")
      session.say(
        "\(mark) \(name: row.source)\(gap)\(code: row.log.stage.sceneID)  \(measured)", indent: 2)
      if agreement != .full {
        let model = answer.map(\.text).joined(separator: " ")
        session.say(BoardWords.modelSays(model), indent: 6)
      }
    }
    let measured = rows.filter { !$0.isDocumented }
    let fitting = agreeing.count { !$0.isDocumented }
    session.say(BoardWords.agreeing(fitting, of: measured.count))
    // The hypotheses are about what was measured; a documented row that goes is their price.
    guard rows.count > measured.count else { return }
    session.say(
      BoardWords.agreeingWithDocumented(
        agreeing.count - fitting, of: rows.count - measured.count))
  }

  /// Shows what follows from each hypothesis, a log a line.
  func showTable(in session: inout LessonSession) {
    for row in hypotheses {
      let switched = row.setting?.kebabName ?? LogReader.documented
      session.say("\(strong: row.name) \(code: switched)", indent: 2)
      let scenes = row.logs.map { displayWidth($0.stage.sceneID) }.max() ?? 0
      for log in row.logs {
        let id = log.stage.sceneID
        let gap = String(repeating: " ", count: scenes - displayWidth(id) + 2)
        let words = log.calls.map(\.text).joined(separator: " ")
        let line: StyledText = "\(code: id)\(gap)\(words)"
        session.turn.say(line.wrapped(to: session.width, firstIndent: 5, indent: 7 + scenes))
      }
    }
  }
}

extension StopPlayer {
  /// The hypotheses of the lesson.
  var hypotheses: [Hypotheses.Row] {
    fences.claims.flatMap { claim -> [Hypotheses.Row] in
      guard case .hypotheses(let hypotheses) = claim.content else { return [] }
      return hypotheses.rows
    }
  }

  /// What was measured, and what is documented.
  var evidence: [Evidence.Row] {
    fences.claims.flatMap { claim -> [Evidence.Row] in
      guard case .evidence(let evidence) = claim.content else { return [] }
      return evidence.rows
    }
  }
}

extension Evidence.Row {
  /// Whether Apple's documentation says so, rather than somebody's log.
  fileprivate var isDocumented: Bool { source == LogReader.documented }
}

extension LogAgreement {
  /// The sign in front of a row.
  fileprivate var mark: StyledText {
    switch self {
    case .full: "\(good: "✓")"
    case .callsOnly: "≈"
    case .none: "\(bad: "✗")"
    }
  }
}

extension Set {
  /// Takes an element out, or puts it in.
  fileprivate mutating func toggle(_ element: Element) {
    if remove(element) == nil { insert(element) }
  }
}
