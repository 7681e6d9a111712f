import TouchNarration

/// What a launch configuration of an editor may say.
struct LaunchProperty {
  let name: String
  /// Its type, as a JSON Schema says it.
  let type: String
  /// What it is where nothing is said, as JSON; nil where that is nothing.
  var initial: String?
  let meaning: Phrase

  /// All of them.
  static let all = [
    LaunchProperty(
      name: "program", type: text, initial: #""${file}""#,
      meaning: Phrase(
        en: "the lesson, scene, dump or record to step through", zh: "要调试的课程、场景、转储或记录")),
    LaunchProperty(name: "scene", type: text, meaning: Option.scene.summary),
    LaunchProperty(name: "touch", type: text, meaning: Option.touch.summary),
    LaunchProperty(
      name: "touches", type: list,
      meaning: Phrase(
        en:
          "several touches of the file, one record each: continue at the end of one to reach the next",
        zh: "文件中的多个触摸，每个一份记录：在一份的末尾继续，就到下一份")),
    LaunchProperty(
      name: "tap", type: text,
      meaning: Phrase(
        en: "use a tap at x,y of the screen instead of a touch of the file",
        zh: "不用文件中的触摸，改为点击屏幕上的 x,y"
      )),
    LaunchProperty(
      name: "cwd", type: text, initial: #""${workspaceFolder}""#,
      meaning: Phrase(en: "the folder that relative paths are relative to", zh: "相对路径的起始文件夹")),
    LaunchProperty(
      name: "whatIf", type: list,
      meaning: Phrase(
        en: "changes to make first, written like those of whatif at the prompt",
        zh: "先做的修改，写法与提示符的 whatif 相同")),
    LaunchProperty(
      name: "stopOnEntry", type: flag, initial: "true",
      meaning: Phrase(en: "stop before the first step", zh: "在第一步之前停下")),
    LaunchProperty(
      name: "stopAtEnd", type: flag, initial: "true",
      meaning: Phrase(
        en:
          "stop at the end of the record, so that you can step back; if off, the session ends there",
        zh: "在记录末尾停下，可以从那里往回走；否则会话在那里结束")),
    LaunchProperty(
      name: "noDebug", type: flag,
      meaning: Phrase(en: "run to the end without stopping", zh: "不停，一直运行到末尾")),
    LaunchProperty(
      name: "language", type: #""enum": ["en", "zh-Hans"]"#, meaning: Option.lang.summary),
  ]

  private static let text = #""type": "string""#
  private static let list = #""type": "array", "items": { "type": "string" }"#
  private static let flag = #""type": "boolean""#
}
