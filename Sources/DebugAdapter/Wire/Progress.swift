import Synchronization
import TouchNarration

//   ▶ setBreakpoints …      it is still carried out after a moment
//   ◀ progressStart
//   ▶ cancel                the client may end it
//   ◀ the answer
//   ◀ progressEnd

/// Tells a client that a request takes long, while it is carried out.
final class Progress: Sendable {
  private struct State {
    var request = 0
    var start = ContinuousClock.now
    var isShown = false
  }

  /// A request that takes less needs no sign.
  private static let patience = Duration.milliseconds(300)

  private let state = Mutex(State())
  private let outbox: Outbox

  init(_ outbox: Outbox) { self.outbox = outbox }

  /// A request is begun.
  func begin(_ request: Int) { state.withLock { $0 = State(request: request) } }

  /// The work looks whether it is to end.
  func look(_ title: Phrase, _ language: Language) {
    let late = state.withLock { state -> Int? in
      guard !state.isShown, ContinuousClock.now - state.start > Self.patience else { return nil }
      state.isShown = true
      return state.request
    }
    guard let late else { return }
    outbox.sendNow(
      Event(
        "progressStart",
        [
          "progressId": .text("\(late)"), "title": .text(title[language].plain),
          "requestId": .whole(late), "cancellable": true,
        ]))
  }

  /// The request is answered.
  func end() {
    let (request, isShown) = state.withLock { ($0.request, $0.isShown) }
    guard isShown else { return }
    outbox.send(Event("progressEnd", ["progressId": .text("\(request)")]))
  }
}
