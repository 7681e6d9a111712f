/// A form in which the record can leave the debugger.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  case jsonl
  case markdown = "md"
  case html, svg, cast, text
  /// The beginning of a lesson about the record.
  case lesson
}
