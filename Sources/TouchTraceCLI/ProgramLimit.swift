import LineEditing
import SceneFiles
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

/// How much the program takes, and what it says of more.
///
/// It is the one table that help and the README read; the numbers are those of whoever keeps to them.
enum ProgramLimit: CaseIterable {
  case fileSize, views, nesting, fingers, touches, time, coordinates, dumpedViews
  case edits, nestedEdits, pageSize, pageSteps, indentation, picture, diagnostics, history

  /// What there is so much of.
  var title: Phrase {
    switch self {
    case .fileSize: Phrase(en: "size of an input file", zh: "读入的文件")
    case .views: Phrase(en: "views in a scene", zh: "场景里的视图")
    case .nesting: Phrase(en: "nesting of views", zh: "视图嵌套")
    case .fingers: Phrase(en: "fingers down at the same time", zh: "同时按下的手指")
    case .touches: Phrase(en: "touches in a script", zh: "一个脚本里的触摸")
    case .time: Phrase(en: "time of an event", zh: "事件的时间")
    case .coordinates: Phrase(en: "coordinates and distances", zh: "坐标和距离")
    case .dumpedViews: Phrase(en: "views in a view dump", zh: "视图转储里的视图")
    case .edits: Phrase(en: "edits that why-not tries", zh: "why-not 试的修改")
    case .nestedEdits: Phrase(en: "nested views that it edits", zh: "它修改的嵌套视图")
    case .pageSize: Phrase(en: "size of an HTML page", zh: "一页 HTML 的大小")
    case .pageSteps: Phrase(en: "steps in a page", zh: "一页里的步骤")
    case .indentation: Phrase(en: "levels of indentation", zh: "缩进的层数")
    case .picture: Phrase(en: "views in a picture that were not tested", zh: "图里没有测试过的视图")
    case .diagnostics: Phrase(en: "errors shown for a file", zh: "一个文件显示的错误")
    case .history: Phrase(en: "lines in the history", zh: "历史记录的行数")
    }
  }

  /// How much that may be, as it is written.
  var amount: String {
    switch self {
    case .fileSize: "\(largestFile >> 20) MiB"
    case .views: grouped(mostViewsOfScene)
    case .nesting: grouped(Scene.deepestNesting)
    case .fingers: grouped(TouchScript.mostFingers)
    case .touches: grouped(TouchScript.mostTouches)
    case .time: grouped(TouchScript.times.upperBound / 86_400_000) + " d"
    case .coordinates: "±" + grouped(Int(TouchScript.coordinates.upperBound)) + " pt"
    case .dumpedViews: grouped(mostViewsOfDump)
    case .edits: "\(grouped(Repair.fewestEdits))–\(grouped(Repair.mostEdits))"
    case .nestedEdits: grouped(Repair.deepest)
    case .pageSize: "\(PageLimits.bytes / 1_000_000) MB"
    case .pageSteps: grouped(PageLimits.mostSteps)
    case .indentation: grouped(Step.mostNestingShown)
    case .picture: grouped(mostViewsOfPicture)
    case .diagnostics: grouped(Console.mostDiagnostics)
    case .history: grouped(History.limit)
    }
  }

  /// What becomes of more.
  var beyond: Phrase {
    switch self {
    case .fileSize, .views, .nesting, .fingers, .touches, .time, .coordinates, .dumpedViews:
      Phrase(en: "an error that names the limit", zh: "报错，并说明上限")
    case .edits:
      Phrase(
        en: "fewer in a large scene or a long record; the others are only counted",
        zh: "场景越大、记录越长就试得越少；其余只报数目")
    case .nestedEdits:
      Phrase(
        en: "only the outermost and the innermost are edited", zh: "只修改最外层和最内层的")
    case .pageSize, .pageSteps:
      Phrase(
        en: "only the first steps; the page shows how to export the rest",
        zh: "只写前面的步骤；页面会说明怎样写出后面的")
    case .indentation: Phrase(en: "no further indentation", zh: "不再向右缩进")
    case .picture, .diagnostics: Phrase(en: "the others are only counted", zh: "其余只报数目")
    case .history: Phrase(en: "the oldest are deleted", zh: "删掉最旧的")
    }
  }

  /// `1 000 000`: easier to read than without blanks, and the same in both languages.
  private func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { place in
      let isStart = place > 0 && (digits.count - place).isMultiple(of: 3)
      return (isStart ? " " : "") + String(digits[place])
    }.joined()
  }
}
