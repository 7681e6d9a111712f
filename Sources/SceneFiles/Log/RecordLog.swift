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
    var entries: [Entry] = []
    Self.read(trace, names) { entries += $0 }
    self.entries = entries
  }

  /// Writes the log of a record, handing over each line when it is made; nothing where nobody who logs
  /// got a message.
  public static func write(_ trace: Trace, to put: (String) -> Void) {
    read(trace, LoggedNames(trace.scene)) { entries in
      for entry in entries { put(entry.line.text + "\n") }
    }
  }

  /// Hands over the lines of each step that logs.
  private static func read(_ trace: Trace, _ names: LoggedNames, _ put: ([Entry]) -> Void) {
    var writer = RecordLogWriter(trace: trace, names: names)
    for index in trace.indices where !Interruption.isWanted {
      writer.tell(index)
      put(writer.takeEntries())
    }
  }
}
