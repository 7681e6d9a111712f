import TouchCore

/// What exported code would log of a record: the lines, each with the step it comes from.
public struct RecordLog: Sendable {
  /// A line, and the place of its step in the record.
  public struct Entry: Hashable, Sendable {
    /// The line.
    public var line: LogLine
    /// The place of the step.
    public var step: Int
  }

  /// The lines, in their order.
  public let entries: [Entry]

  /// Reads them off a record.
  public init(_ trace: Trace) { self.init(trace, LoggedNames(trace.scene)) }

  init(_ trace: Trace, _ names: LoggedNames) {
    var writer = RecordLogWriter(trace: trace, names: names)
    for index in trace.indices { writer.tell(index) }
    entries = writer.entries
  }

  /// The log as text; empty where nobody who logs got a message.
  public var text: String { entries.map { $0.line.text + "\n" }.joined() }
}
