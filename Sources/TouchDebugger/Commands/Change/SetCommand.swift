import SceneLanguage
import TouchCore
import TouchNarration

/// Changes settings and what the scene language says of the scene.
struct SetCommand: ChangesSession {
  var session: Session

  /// Changes the scene and records again: breakpoints stay, the cursor goes to the start.
  mutating func set(_ call: CommandLine) throws(Complaint) -> Reply {
    guard !call.arguments.isEmpty else { throw Complaint(OutcomeWords.setWhat) }
    if let reply = try setSession(call) { return reply }
    var changed = scene
    let source = SourceLines(file: "set", text: "set \(call.arguments)")
    let diagnostics = applySet(source, to: &changed)
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      let (whom, place) = (call.arguments.firstWord.word, place(of: error, in: call.arguments))
      let meant = meant(by: call.arguments)
      if meant == nil, place == whom.startIndex { _ = try scene.subject(whom) }
      throw Complaint(OutcomeWords.refusedLine(error, meant: meant), at: place)
    }
    let before = trace
    let moved = cursor != 0
    session.branch("set \(call.arguments)", record(trace.script, in: changed, rules: trace.rules))
    return Reply(
      lines: diagnostics.map { say(OutcomeWords.said($0)) }
        + whatCameOfIt(before) + [say(OutcomeWords.recordedAgain(trace.count))],
      moved: moved)
  }

  /// What came otherwise; where only the way did, where it begins to.
  private func whatCameOfIt(_ before: Trace) -> [StyledText] {
    let difference = OutcomeDifference(before: before, after: trace)
    let parting = difference.phrases.isEmpty ? trace.parting(from: before) : nil
    return [difference.line(in: language)]
      + (parting.map { [WhatIfCommand(session: session).told($0, before)] } ?? [])
  }

  /// What somebody probably meant who left out a `=`, or put one where an expression has it.
  private func meant(by arguments: Substring) -> String? {
    let words = arguments.split(whereSeparator: \.isWhitespace)
    if words.count > 2 {
      let joined = "set \(words[0]) \(words[1])=\(words[2...].joined(separator: " "))"
      var scene = scene
      let said = applySet(SourceLines(file: "set", text: joined), to: &scene)
      if !said.contains(where: { $0.severity == .error }) { return joined }
    }
    let edits = try? EditReader.edits(in: arguments, trace: trace, index: index)
    return edits == nil ? nil : "whatif \(arguments)"
  }

  /// Where in the typed line a complaint of the scene language points.
  private func place(of error: Diagnostic, in arguments: Substring) -> String.Index {
    let offset = max(0, error.column - 1 - "set ".count)
    return arguments.index(
      arguments.startIndex, offsetBy: offset, limitedBy: arguments.endIndex) ?? arguments.endIndex
  }

  func show(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    let model = Setting.allCases.map { line(of: $0) }
    switch call.words.first {
    case nil: return Reply(lines: sessionLines + model)
    case "settings": return Reply(lines: model)
    case let word?: return Reply(lines: [try line(ofSettingNamed: word)])
    }
  }

  private func line(ofSettingNamed word: Substring) throws(Complaint) -> StyledText {
    if let setting = SessionSetting.named(word) { return sessionLine(setting) }
    let name = word.hasPrefix("model.") ? word.dropFirst("model.".count) : word
    if let setting = Setting(rawValue: String(name)) { return line(of: setting) }
    let known =
      ["settings"] + SessionSetting.all.map(\.name)
      + Setting.allCases.map { "model.\($0.rawValue)" }
    throw Complaint(
      EditWords.noSetting(String(word), nearest: nearest(String(word), among: known)),
      at: word.startIndex)
  }

  private func line(of setting: Setting) -> StyledText {
    let value = written(scene.settings[setting], setting.unit)
    let width = Setting.allCases.map(\.rawValue.count).max() ?? 0
    let name = padded("model.\(setting.rawValue)", to: width + 8)
    let isDefault = scene.settings[setting] == setting.defaultValue
    let remark =
      isDefault
      ? OutcomeWords.isDefault : OutcomeWords.defaultIs(written(setting.defaultValue, setting.unit))
    return "\(code: name)\(number: padded(value, to: 12))" + say(remark)
      + " \(dim: "(\(setting.rule))")"
  }

  private func written(_ value: Double, _ unit: Setting.Unit) -> String {
    switch unit {
    case .milliseconds, .points, .pointsPerSecond: "\(exact(value)) \(unit.rawValue)"
    case .degrees: "\(exact(value)) \(say(LookWords.degrees).plain)"
    case .share, .times, .version: exact(value)
    case .onOff: value == 0 ? "off" : "on"
    }
  }
}
