import DebugAdapter
import TouchNarration

/// What a launch configuration of an editor may say, as its form describes it.
struct LaunchProperty {
  let key: LaunchKey

  var name: String { key.rawValue }

  static let all = LaunchKey.allCases.map { LaunchProperty(key: $0) }

  /// Its type, as a JSON Schema says it.
  var type: String {
    switch key.shape {
    case .text: #""type": "string""#
    case .texts: #""type": "array", "items": { "type": "string" }"#
    case .flag: #""type": "boolean""#
    case .language: #""enum": ["en", "zh-Hans"]"#
    }
  }

  /// What it is where nothing is said, as JSON; nil where that is nothing.
  var initial: String? {
    switch key {
    case .program: #""${file}""#
    case .cwd: #""${workspaceFolder}""#
    case .stopOnEntry, .stopAtEnd: "true"
    case .scene, .touch, .touches, .tap, .whatIf, .noDebug, .language: nil
    }
  }

  var meaning: Phrase {
    switch key {
    case .program:
      Phrase(
        en: "the lesson, scene, dump or record to step through", zh: "要调试的课程、场景、转储或记录")
    case .scene: Option.scene.summary
    case .touch: Option.touch.summary
    case .touches:
      Phrase(
        en:
          "several touches of the file, one record each: continue at the end of one to reach the next",
        zh: "文件中的多个触摸，每个一份记录：在一份的末尾继续，就到下一份")
    case .tap:
      Phrase(
        en: "use a tap at x,y of the screen, or on a view, instead of a touch of the file",
        zh: "不用文件中的触摸，改为点击屏幕上的 x,y 或某个视图")
    case .cwd:
      Phrase(en: "the folder that relative paths are relative to", zh: "相对路径的起始文件夹")
    case .whatIf:
      Phrase(
        en: "changes to make first, written like those of whatif at the prompt",
        zh: "先做的修改，写法与提示符的 whatif 相同")
    case .stopOnEntry: Phrase(en: "stop before the first step", zh: "在第一步之前停下")
    case .stopAtEnd:
      Phrase(
        en:
          "stop at the end of the record, so that you can step back; if off, the session ends there",
        zh: "在记录末尾停下，可以从那里往回走；否则会话在那里结束")
    case .noDebug: Phrase(en: "run to the end without stopping", zh: "不停，一直运行到末尾")
    case .language: Option.lang.summary
    }
  }
}
