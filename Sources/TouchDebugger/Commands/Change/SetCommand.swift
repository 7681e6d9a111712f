import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

/// Changes and shows settings.
struct SetCommand: ChangesSession {
  var session: Session

  /// Changes a setting of the session, or of the model; with that the touches are delivered again.
  mutating func set(_ call: CommandLine) throws(Complaint) -> Reply {
    guard let word = call.words.first else { throw Complaint(OutcomeWords.setWhat) }
    if let reply = try setSession(call) { return reply }
    guard word.hasPrefix("model.") else { throw refusal(of: word) }
    let before = trace
    let moved = cursor != 0
    let edits = try EditReader.edits(in: call.arguments, trace: trace, index: index)
    guard let changed = Simulation(trace).with(edits) else { throw refusal(of: word) }
    session.branch("set \(call.arguments)", changed.record())
    return Reply(lines: WhatIfCommand(session: session).whatCameOfIt(before), moved: moved)
  }

  /// A word that is neither a setting nor an object of the scene.
  private func refusal(of word: Substring) -> Complaint {
    let near = nearest(String(word), among: settingNames + scene.allNames)
    return Complaint(EditWords.noSetting(String(word), nearest: near), at: word.startIndex)
  }

  private var settingNames: [String] {
    SessionSetting.all.map { $0.name } + Setting.allCases.map { "model.\($0.rawValue)" }
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
    let near = nearest(String(word), among: ["settings"] + settingNames)
    throw Complaint(EditWords.noSetting(String(word), nearest: near), at: word.startIndex)
  }

  private func line(of setting: Setting) -> StyledText {
    let value = written(scene.settings[setting], setting.unit)
    let width = Setting.allCases.map { $0.rawValue.count }.max() ?? 0
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
    case .degrees: "\(exact(value)) \(say(LookWords.degrees).plain)"
    case .onOff: value == 0 ? "off" : "on"
    case .milliseconds, .points, .pointsPerSecond, .share, .times, .version:
      exact(value) + unit.behindNumber
    }
  }
}
