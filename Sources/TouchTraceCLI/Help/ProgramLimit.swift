import DebugAdapter
import JSON
import Lessons
import LineEditing
import SceneFiles
import SceneLanguage
import TouchCore
import TouchInquiry
import TouchDebugger
import TouchNarration
import Transcripts

/// How much the program takes, and what it says of more.
///
/// It is the one table that help and the README read; the numbers are those of whoever keeps to them.
enum ProgramLimit: String, CaseIterable {
  case fileSize, views, nesting, fingers, touches, time, coordinates
  case importSize, dumpedViews, dumpedLevels, storyboardViews, storyboardLevels, elements, values
  case xmlLevels, attributes, attributeSize, jsonLevels, lessonLevels, expression
  case lessonSize, statements, logTime, logTouches, steps, edits, nestedEdits, examined, sources
  case pageSize, pageSteps, pageViews, indentation, picture, pictureAsked, diagnostics, history
  case messageSize, headerSize, editorLine, editorBreakpoints

  /// What there is so much of.
  var title: Phrase { HelpDocument.limits.words(of: self) }

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
    case .importSize: "\(FileText.largest >> 20) MiB"
    case .dumpedViews: grouped(mostViewsOfDump)
    case .dumpedLevels: grouped(ViewTree.deepest)
    case .storyboardViews: grouped(ViewWalk.mostViews)
    case .storyboardLevels: grouped(ViewWalk.deepest)
    case .elements: grouped(XMLScanner.mostElements)
    case .values: grouped(JSONTree.mostValues)
    case .xmlLevels: grouped(XMLScanner.deepest)
    case .attributes: grouped(XMLScanner.mostAttributes)
    case .attributeSize: "\(XMLCursor.longestValue >> 20) MiB"
    case .jsonLevels: grouped(JSONTree.deepest)
    case .lessonLevels: grouped(BlockReader.deepest)
    case .expression: grouped(Parser.mostTokens)
    case .lessonSize: "\(LessonDocument.largestSize >> 20) MiB"
    case .statements: grouped(FenceReader.mostStatements)
    case .logTime: grouped(MessageLogReader.longest / 86_400_000) + " d"
    case .logTouches: grouped(MessageLogReader.mostTouches)
    case .steps:
      "\(grouped(StepBudget.base)) + \(StepBudget.ofEvent)/event + "
        + "\(StepBudget.ofView)/view·touch ≤ \(grouped(StepBudget.most))"
    case .edits: "\(grouped(Repair.fewestEdits))–\(grouped(Repair.mostEdits))"
    case .nestedEdits: grouped(Repair.deepest)
    case .examined: grouped(TapAtlas.mostExamined)
    case .sources: grouped(SourceWords.deepest)
    case .pageSize: "\(PageLimits.bytes / 1_000_000) MB"
    case .pageSteps: grouped(PageLimits.mostSteps)
    case .pageViews: grouped(PageLimits.mostDrawnViews)
    case .indentation: grouped(Step.mostNestingShown)
    case .picture: grouped(mostViewsOfPicture)
    case .pictureAsked: grouped(mostAskedOfPicture)
    case .diagnostics: grouped(Console.mostDiagnostics)
    case .history: grouped(History.limit)
    case .messageSize: "\(MessageFrames.largestMessage >> 20) MiB"
    case .headerSize: "\(MessageFrames.largestHeader >> 10) KiB"
    case .editorLine: "\(MessageFrames.longestLine / 1000) kB"
    case .editorBreakpoints: grouped(BreakpointBook.most)
    }
  }

  /// What becomes of more.
  var beyond: Phrase { HelpDocument.limits.fact("beyond", "超出", of: self) }

  /// `1 000 000`: easier to read than without blanks, and the same in both languages.
  private func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { place in
      let isStart = place > 0 && (digits.count - place).isMultiple(of: 3)
      return (isStart ? " " : "") + String(digits[place])
    }.joined()
  }
}
