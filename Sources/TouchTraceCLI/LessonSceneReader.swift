import Lessons
import SceneLanguage
import TouchCore
import TouchNarration

/// Reads the scene and touch fences of a lesson, and says what is wrong with them.
struct LessonSceneReader {
  let document: LessonDocument
  let path: String
  let console: Console

  /// The id of the front matter.
  var lessonID: String? { document.frontMatter?["lesson"]?.value }

  /// Says what is wrong with the file; answers whether the fences in use are sound.
  @discardableResult
  func complain(using fences: [Fence]) -> Bool {
    var isSound = true
    for problem in document.problems {
      let concerns = fences.isEmpty || fences.contains { lines(of: $0).contains(problem.line) }
      let isError = problem.severity == .error && concerns
      console.complain(
        Diagnostic(
          isError ? .error : .warning, file: path, line: problem.line, column: problem.column,
          message: words(of: problem), sourceLine: line(problem.line)))
      isSound = isSound && !isError
    }
    return isSound
  }

  func scene(_ fence: Fence) -> Scene? { taken(readScene(source(of: fence))) }

  func script(_ fence: Fence, _ scene: Scene) -> TouchScript? {
    taken(readTouches(source(of: fence), in: scene))
  }

  private func taken<Value>(_ parsed: Parsed<Value>) -> Value? {
    for diagnostic in parsed.diagnostics { console.complain(diagnostic) }
    return parsed.value
  }

  func source(of fence: Fence) -> SourceLines {
    SourceLines(file: path, lines: fence.body, firstLine: fence.bodyLine)
  }

  private func lines(of fence: Fence) -> ClosedRange<Int> {
    fence.line...fence.bodyLine + fence.body.count
  }

  private func words(of problem: LessonProblem) -> String {
    problem.message + (problem.suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }

  private func line(_ number: Int) -> String {
    document.lines.indices.contains(number - 1) ? document.lines[number - 1] : ""
  }
}
