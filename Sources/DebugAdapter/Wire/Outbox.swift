import Synchronization

/// Counts the messages that go to the client, and keeps their bytes until they are fetched.
///
/// All copies are one: work that takes long tells the client of it, whoever holds the session then.
final class Outbox: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var number = 0
    /// The messages of both directions, where somebody wants them.
    var log: [LogEntry] = []
  }

  private let state = Mutex(State())
  private let keepsLog: Bool
  /// Sends bytes to the client before the request at hand is answered.
  private let write: @Sendable ([UInt8]) -> Void

  init(keepsLog: Bool, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.keepsLog = keepsLog
    self.write = write
  }

  /// Hands over the bytes so far.
  func take() -> [UInt8] {
    state.withLock { state in
      defer { state.bytes = [] }
      return state.bytes
    }
  }

  /// Tells the client at once what happens.
  func sendNow(_ event: Event) {
    send(event)
    write(take())
  }

  /// Hands over the log so far.
  func takeLog() -> [LogEntry] {
    state.withLock { state in
      defer { state.log = [] }
      return state.log
    }
  }

  /// Notes a message of the client.
  func note(received body: [UInt8]) {
    guard keepsLog else { return }
    // Written anew it is sound JSON on one line, whatever the client makes of blanks.
    let value = WireValue(message: body)
    let text = value?.written ?? String(decoding: body, as: UTF8.self)
    let entry = LogEntry(direction: .received, text: text, isJSON: value != nil)
    state.withLock { $0.log.append(entry) }
  }

  /// Tells the client what happened.
  func send(_ event: Event) {
    send(["type": "event", "event": .text(event.name), "body": event.body])
  }

  func answer(_ request: Request, with body: WireValue) {
    send([
      "type": "response", "request_seq": .whole(request.number), "success": true,
      "command": .text(request.command), "body": body,
    ])
  }

  /// Refuses a request, and says why.
  ///
  /// - Parameter word: The protocol's word for the reason, if it has one.
  func refuse(
    _ request: Request, because reason: String, inAWord word: String? = nil, isShown: Bool = false
  ) {
    send([
      "type": "response", "request_seq": .whole(request.number), "success": false,
      "command": .text(request.command), "message": .text(word ?? reason),
      // Braces would be read as places for variables.
      "body": [
        "error": [
          "id": 1, "format": "{reason}", "variables": ["reason": .text(reason)],
          "showUser": .flag(isShown),
        ]
      ],
    ])
  }

  private func send(_ message: WireValue) {
    guard case .object(let fields) = message else { return }
    state.withLock { state in
      state.number += 1
      let number = WireValue.Pair(key: "seq", value: .whole(state.number))
      let text = WireValue.object([number] + fields).written
      state.bytes += MessageFrames.frame(text)
      if keepsLog { state.log.append(LogEntry(direction: .sent, text: text, isJSON: true)) }
    }
  }
}

/// Something the client is told without having asked.
struct Event: Hashable, Sendable {
  let name: String
  let body: WireValue

  init(_ name: String, _ body: WireValue = [:]) {
    self.name = name
    self.body = body
  }
}

/// A message of the conversation, for whoever writes it down.
public struct LogEntry: Hashable, Sendable {
  /// Which way it went.
  public enum Direction: String, Hashable, Sendable {
    /// From the client.
    case received
    /// To the client.
    case sent
  }

  /// Which way it went.
  public let direction: Direction
  /// The message without its header; JSON on one line, where it is any.
  public let text: String
  /// Whether it is JSON: clients may send anything.
  public let isJSON: Bool
}
