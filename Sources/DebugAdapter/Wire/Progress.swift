import Synchronization
import TouchNarration

//   ▶ setBreakpoints …      it is still carried out after a moment
//   ◀ progressStart
//   ◀ progressUpdate        each second
//   ▶ cancel                the client may end it
//   ◀ the answer
//   ◀ progressEnd

/// Tells a client that a request takes long, while it is carried out.
final class Progress: Sendable {
  private struct State {
    var request = 0
    var start = Uptime.seconds
    /// The seconds that were told last; nil if nothing was told yet.
    var told: Int?
    var isStopped = false
  }

  /// A request that takes less needs no sign, in seconds.
  private static let patience = 0.3

  private let state = Mutex(State())
  private let outbox: Outbox

  init(_ outbox: Outbox) { self.outbox = outbox }

  /// A request is begun.
  func begin(_ request: Int) { state.withLock { $0 = State(request: request) } }

  /// Whether the client ended the request.
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// The client ends the request.
  func stop() { state.withLock { $0.isStopped = true } }

  /// The work looks whether it is to end.
  func look(_ title: Phrase, _ language: Language) {
    let news = state.withLock { state -> (request: Int, seconds: Int, isFirst: Bool)? in
      let time = Uptime.seconds - state.start
      let seconds = Int(time)
      guard time > Self.patience, state.told.map({ $0 < seconds }) ?? true else { return nil }
      defer { state.told = seconds }
      return (state.request, seconds, state.told == nil)
    }
    guard let news else { return }
    let id = WireValue.text("\(news.request)")
    guard news.isFirst else {
      return outbox.sendNow(
        Event("progressUpdate", ["progressId": id, "message": .text("\(news.seconds) s")]))
    }
    outbox.sendNow(
      Event(
        "progressStart",
        [
          "progressId": id, "title": .text(title[language].plain),
          "requestId": .whole(news.request), "cancellable": true,
        ]))
  }

  /// The request is answered.
  func end() {
    let (request, isShown) = state.withLock { ($0.request, $0.told != nil) }
    guard isShown else { return }
    outbox.send(Event("progressEnd", ["progressId": .text("\(request)")]))
  }
}
