import DebugAdapter
import JSON
import LineEditing
import Transcripts

/// A file that gets every message of both directions, one JSON object a line.
struct TrafficLog {
  private let path: String
  private let start = Uptime.seconds
  /// Whether messages are missing from the log.
  private(set) var hasFailed = false

  /// Begins a conversation at the end of a file.
  init(_ path: String) throws(FileProblem) {
    self.path = path
    try appendLines([Self.head], to: path, as: .named)
  }

  private static var head: String {
    var json = JSONWriter()
    json.object { json in
      json.field("log", "dap")
      json.field("tool", TouchTrace.version)
    }
    return json.text
  }

  /// Adds messages; what is no JSON is written as a text.
  ///
  /// - Returns: Why they are not kept, the first time that happens; from then on none are.
  mutating func note(_ entries: [LogEntry]) -> FileProblem? {
    guard !hasFailed, !entries.isEmpty else { return nil }
    let milliseconds = Int((Uptime.seconds - start) * 1000)
    let lines = entries.map { Self.line($0, milliseconds) }
    do throws(FileProblem) {
      try appendLines(lines, to: path, as: .named)
      return nil
    } catch {
      hasFailed = true
      return error
    }
  }

  private static func line(_ entry: LogEntry, _ milliseconds: Int) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("ms", milliseconds)
      json.field("direction", entry.direction.rawValue)
      if entry.isJSON {
        json.addFields(Array(",\"message\":\(entry.text)".utf8))
      } else {
        json.field("text", entry.text)
      }
    }
    return json.text
  }
}
