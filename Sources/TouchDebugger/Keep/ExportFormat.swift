/// A form in which the record can leave the debugger.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  case jsonl
  case markdown = "md"
  case html, svg, cast, text
  /// The beginning of a lesson about the record.
  case lesson
  /// What the exported UIKit code of the scene would log.
  case log
}

extension ExportFormat {
  /// The format a file's ending means; a lesson looks like any Markdown, so it has none.
  public init?(ending: String) {
    switch ending {
    case "txt": self = .text
    case "lesson": return nil
    default: self.init(rawValue: ending)
    }
  }

  /// Whether some steps can be written without the others.
  public var takesParts: Bool {
    switch self {
    case .markdown, .html, .cast, .text: true
    case .jsonl, .svg, .lesson, .log: false
    }
  }
}
