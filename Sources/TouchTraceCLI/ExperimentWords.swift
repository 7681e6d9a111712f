import SceneFiles
import SceneLanguage
import TouchCore
import TouchNarration

/// What is said of an experiment with a rule or a setting.
struct ExperimentWords {
  /// `10.13` or `model.panHysteresis`.
  let name: String
  let console: Console

  /// The scene that the experiment has by itself, as if it were a file; nil, and said, where it has none.
  var own: (path: String, text: String)? {
    guard let experiment = Experiment.named(name) else {
      return console.refuse(
        en: "there is no experiment for \(name), which is documented or observed; give a FILE",
        zh: "\(name) 有文档或实测，没有为它准备实验；请给出 FILE")
    }
    guard experiment.outcome != .none else {
      return console.refuse(
        en: "no experiment is possible for \(name): \(experiment.words)",
        zh: "\(name) 无法实验：\(experiment.words)")
    }
    let file = name.split(separator: ".").joined(separator: "-")
    return ("experiment-\(file).scene", experiment.scene)
  }

  /// What stands above the code: the claim, what to do, and what is seen for either answer.
  ///
  /// - Parameter isOwn: Whether the scene is the experiment's own, not one of a file.
  func remarks(_ trace: Trace, isOwn: Bool) -> [String] {
    let experiment = isOwn ? Experiment.named(name) : nil
    let more = experiment.map { $0.fingers.isEmpty ? [] : ["  " + $0.fingers] } ?? []
    return [head, sentence]
      + [
        say(
          Phrase(
            en: "With the fingers (milliseconds, points of the screen):", zh: "手指的动作（毫秒，屏幕上的点）："))
      ]
      + more + writeTouches(trace.script, in: trace.scene).map { "  " + $0 }
      + (experiment.map { seen($0) } ?? []) + rivals(of: trace)
  }

  private func say(_ phrase: Phrase) -> String { phrase[console.language].plain }

  private var head: String {
    say(
      setting == nil
        ? Phrase(en: "Experiment: does rule \(name) hold?", zh: "实验：规则 \(name) 成立吗？")
        : Phrase(en: "Experiment: what is \(name)?", zh: "实验：\(name) 是多少？"))
  }

  private var setting: Setting? { Experiment.setting(named: name) }
  private var rule: Rule? { Rule.catalogue.first { "\($0.number)" == name } }
  private var sentence: String { (setting?.summary ?? rule?.sentence).map(say) ?? "" }

  private func seen(_ experiment: Experiment) -> [String] {
    let place =
      experiment.outcome == .log
      ? Phrase(en: "In the log: ", zh: "看日志：") : Phrase(en: "On the screen: ", zh: "看屏幕：")
    return [say(place) + experiment.words]
  }

  /// Where the model's own log parts if a setting that decides has another value.
  private func rivals(of trace: Trace) -> [String] {
    let settings = setting.map { [$0] } ?? Setting.allCases.filter { $0.rule == rule?.number }
    let lines = RecordLog(trace).entries.map(\.line.text)
    return settings.flatMap { setting -> [String] in
      let now = trace.scene.settings[setting]
      for value in setting.values(besides: now) {
        var scene = trace.scene
        scene.settle(setting, value)
        let others = RecordLog(record(trace.script, in: scene)).entries.map(\.line.text)
        guard lines != others else { continue }
        let place = zip(lines, others).prefix { $0 == $1 }.count
        return side(setting, now, lines, from: place) + side(setting, value, others, from: place)
      }
      return []
    }
  }

  private func side(
    _ setting: Setting, _ value: Double, _ lines: [String], from place: Int
  ) -> [String] {
    let value =
      setting.unit == .onOff
      ? (value == 1 ? "on" : "off") : exact(value) + setting.unit.behindNumber
    let name = "model.\(setting.rawValue) = \(value)"
    let lines = lines.dropFirst(max(place - 1, 0)).prefix(4).map { "  " + $0 }
    return [
      say(
        Phrase(
          en: "With \(name), the model logs from line \(max(place, 1)) on:",
          zh: "\(name) 时，模型的日志从第 \(max(place, 1)) 行起："))
    ] + (lines.isEmpty ? ["  -"] : lines)
  }
}
