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
    case .fileSize: Phrase(en: "a file that is read", zh: "读入的文件")
    case .views: Phrase(en: "views of a scene", zh: "场景里的视图")
    case .nesting: Phrase(en: "views in each other", zh: "视图嵌套")
    case .fingers: Phrase(en: "fingers down at once", zh: "同时按下的手指")
    case .touches: Phrase(en: "touches of a script", zh: "一个脚本里的触摸")
    case .time: Phrase(en: "the time of an event", zh: "事件的时间")
    case .coordinates: Phrase(en: "coordinates and distances", zh: "坐标和距离")
    case .dumpedViews: Phrase(en: "views of a dump", zh: "视图转储里的视图")
    case .edits: Phrase(en: "edits that why-not tries", zh: "why-not 试的修改")
    case .nestedEdits: Phrase(en: "views in each other that it edits", zh: "它修改的嵌套视图")
    case .pageSize: Phrase(en: "a page, html", zh: "一页 html")
    case .pageSteps: Phrase(en: "steps of a page", zh: "一页里的步骤")
    case .indentation: Phrase(en: "levels that are indented", zh: "缩进的层数")
    case .picture: Phrase(en: "views of a picture that nobody asked", zh: "图里没有被问过的视图")
    case .diagnostics: Phrase(en: "errors that are shown of a file", zh: "一个文件显示的错误")
    case .history: Phrase(en: "lines of the history", zh: "历史记录的行数")
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
      Phrase(en: "refused, with the limit", zh: "拒绝，并说明限制")
    case .edits:
      Phrase(
        en: "fewer in a large scene or a long record; the rest is counted",
        zh: "场景越大、记录越长就试得越少；其余只报数目")
    case .nestedEdits:
      Phrase(
        en: "only the outermost and the innermost are edited", zh: "只修改最外层和最内层的")
    case .pageSize, .pageSteps:
      Phrase(
        en: "the first steps; the page says how to write the next", zh: "只写前面的步骤；页面会说明怎样写出后面的")
    case .indentation: Phrase(en: "no further to the right", zh: "不再向右缩进")
    case .picture, .diagnostics: Phrase(en: "the rest is counted", zh: "其余只报数目")
    case .history: Phrase(en: "the oldest go", zh: "删掉最旧的")
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
