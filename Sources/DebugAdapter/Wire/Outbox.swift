/// Counts the messages that go to the client, and keeps their bytes until they are fetched.
struct Outbox: Sendable {
  private(set) var bytes: [UInt8] = []
  private var number = 0
  /// The messages of both directions, where somebody wants them.
  private(set) var log: [LogEntry] = []
  private let keepsLog: Bool

  init(keepsLog: Bool) { self.keepsLog = keepsLog }

  /// Hands over the bytes so far.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Hands over the log so far.
  mutating func takeLog() -> [LogEntry] {
    defer { log = [] }
    return log
  }

  /// Notes a message of the client.
  mutating func note(received body: [UInt8]) {
    guard keepsLog else { return }
    // Written anew it is sound JSON on one line, whatever the client makes of blanks.
    let value = WireValue(message: body)
    let text = value?.written ?? String(decoding: body, as: UTF8.self)
    log.append(LogEntry(direction: .received, text: text, isJSON: value != nil))
  }

  /// Tells the client what happened.
  mutating func send(_ event: Event) {
    send(["type": "event", "event": .text(event.name), "body": event.body])
  }

  /// Answers a request.
  mutating func answer(_ request: Request, with body: WireValue) {
    send([
      "type": "response", "request_seq": .whole(request.number), "success": true,
      "command": .text(request.command), "body": body,
    ])
  }

  /// Refuses a request, and says why.
  mutating func refuse(_ request: Request, because reason: String, isShown: Bool = false) {
    send([
      "type": "response", "request_seq": .whole(request.number), "success": false,
      "command": .text(request.command), "message": .text(reason),
      // Braces would be read as places for variables.
      "body": [
        "error": [
          "id": 1, "format": "{reason}", "variables": ["reason": .text(reason)],
          "showUser": .flag(isShown),
        ]
      ],
    ])
  }

  private mutating func send(_ message: WireValue) {
    number += 1
    guard case .object(let fields) = message else { return }
    let text = WireValue.object([WireValue.Pair(key: "seq", value: .whole(number))] + fields)
      .written
    bytes += MessageFrames.frame(text)
    if keepsLog { log.append(LogEntry(direction: .sent, text: text, isJSON: true)) }
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
