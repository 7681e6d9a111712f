import SceneLanguage
import TouchNarration

extension SetCommand {
  /// Changes a setting of the debugger; nil if the first word is not one.
  mutating func setSession(_ call: CommandLine) throws(Complaint) -> Reply? {
    guard let word = call.words.first, let setting = SessionSetting.named(word) else { return nil }
    try call.insist(onAtMost: 2)
    let value = call.words.dropFirst().first
    guard let value, setting.write(&session, value) else {
      throw Complaint(
        SourceWords.settingCanBe(setting.name, setting.values, value.map(String.init)),
        at: value?.startIndex ?? word.endIndex)
    }
    return Reply(lines: [sessionLine(setting)])
  }

  /// A line for each setting of the debugger.
  var sessionLines: [StyledText] { SessionSetting.all.map { sessionLine($0) } }

  func sessionLine(_ setting: SessionSetting) -> StyledText {
    "\(code: padded(setting.name, to: 10))\(number: padded(setting.read(session), to: 8))"
      + say(setting.summary) + " \(dim: "(\(setting.values))")"
  }
}
