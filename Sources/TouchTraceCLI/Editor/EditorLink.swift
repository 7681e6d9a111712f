import DebugAdapter
import LineEditing

/// Carries bytes between a client and the adapter until one of them has had enough.
struct EditorLink {
  let inbox: Inbox
  let outlet: Descriptor
  var log: TrafficLog?
  let console: Console

  /// Talks to the end; what was answered is written before more is read, so that a client that
  /// does not read fills its own pipe and not our memory.
  mutating func run(_ adapter: Adapter) -> ExitCode {
    var adapter = adapter
    while !adapter.isFinished {
      // An editor asks for frames and variables behind a stop, and should not wait.
      if adapter.hasPictureToDraw, inbox.isQuiet(for: 50) { adapter.drawPicture() }
      let answer: [UInt8]
      switch inbox.next() {
      case .done(let bytes): answer = bytes.isEmpty ? adapter.end() : adapter.receive(bytes)
      case .failed(let reason):
        console.complain("touchtrace: error: \(words(of: reason))")
        return .commandFailed
      }
      if let failure = log?.note(adapter.takeLog()) { console.complain(failure.message) }
      // A client that is gone wants nothing any more, and nobody is left to be told.
      guard outlet.write(answer) == nil else { return status(.success) }
    }
    return status(ExitCode(number: adapter.exitCode))
  }

  /// A log that lacks messages is not what was asked for.
  private func status(_ code: ExitCode) -> ExitCode {
    code == .success && log?.hasFailed == true ? .unreadable : code
  }
}
