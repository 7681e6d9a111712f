import SceneLanguage
import TouchCore

/// Collects what is wrong with one lesson file.
struct LessonNotes {
  let file: String
  private let lines: [String]
  private var diagnostics: [Diagnostic] = []
  private var taken: Set<Diagnostic> = []
  /// Whether something does not parse or names something unknown.
  private(set) var isUnreadable = false
  /// How many errors there are.
  private(set) var errorCount = 0

  init(file: String, lines: [String]) {
    self.file = file
    self.lines = lines
  }

  mutating func say(_ fault: LessonFault, at place: Place) {
    let severity: Diagnostic.Severity
    switch fault.weight {
    case .remark: severity = .warning
    case .untrue: severity = .error
    case .unreadable:
      severity = .error
      isUnreadable = true
    }
    add(
      Diagnostic(
        severity, file: file, line: place.line, column: place.column,
        length: max(1, place.length), message: fault.message, sourceLine: line(place.line)))
  }

  /// Takes over what reading scenes and touches has found.
  mutating func take(_ others: [Diagnostic]) {
    for var other in others {
      if other.severity == .error { isUnreadable = true }
      other.sourceLine = line(other.line)
      if taken.insert(other).inserted { add(other) }
    }
  }

  /// Takes over what is wrong with the Markdown.
  mutating func take(_ problems: [LessonProblem]) {
    take(
      problems.map { problem in
        Diagnostic(
          problem.severity == .error ? .error : .warning, file: file, line: problem.line,
          column: problem.column, message: problem.message + didYouMean(problem.suggestion))
      })
  }

  /// Everything, in the order of the file.
  var sorted: [Diagnostic] {
    diagnostics.enumerated()
      .sorted {
        ($0.element.line, $0.element.column, $0.offset)
          < ($1.element.line, $1.element.column, $1.offset)
      }
      .map { $0.element }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }

  private func line(_ number: Int) -> String {
    lines.numbered(number) ?? ""
  }
}
