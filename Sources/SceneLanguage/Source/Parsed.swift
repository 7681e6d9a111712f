/// What came of reading: a value unless something was wrong, and what there is to say about it.
public struct Parsed<Value: Sendable>: Sendable {
  /// The value; nil exactly where some diagnostic is an error.
  public let value: Value?
  /// Errors and warnings, in the order of the file.
  public let diagnostics: [Diagnostic]

  init(_ value: @autoclosure () -> Value?, _ diagnostics: [Diagnostic]) {
    let failed = diagnostics.contains { $0.severity == .error }
    self.value = failed ? nil : value()
    self.diagnostics = diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
