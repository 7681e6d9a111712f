/// Collects the problems of one file.
struct ProblemList {
  // A file of 1 MiB can hold hundreds of thousands; nobody reads beyond the first screens.
  private static let limit = 200

  private var problems: [LessonProblem] = []

  mutating func report(_ fault: MarkdownFault, line: Int, column: Int) {
    guard problems.count <= Self.limit else { return }
    let fault = problems.count == Self.limit ? .moreProblems : fault
    problems.append(
      LessonProblem(
        line: line, column: column, severity: fault.severity, message: fault.message,
        suggestion: fault.suggestion))
  }

  /// The problems in the order of the file.
  var sorted: [LessonProblem] {
    problems.enumerated()
      .sorted {
        ($0.element.line, $0.element.column, $0.offset)
          < ($1.element.line, $1.element.column, $1.offset)
      }
      .map { $0.element }
  }
}
