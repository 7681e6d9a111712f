import DebugAdapter
import LineEditing
import Synchronization

//   (tap #0/31) why-not buy
//   … 1.4 s, Ctrl-C stops it          on a terminal, where it takes more than half a second;
//                                     gone as soon as there is an answer

/// Says on a terminal that something goes on that takes longer than one likes to wait.
///
/// Whoever works looks now and then whether to end; that is when the sign is drawn.
enum WaitingSign {
  private struct State {
    var start: Double?
    var shownAt = 0.0
    var line = WaitingLine()
  }

  private static let state = Mutex(State())
  private static let patience = 0.5
  private static let pace = 0.2

  /// What those who work at the prompt ask.
  static let isInterrupted: @Sendable () -> Bool = {
    work()
    return InterruptFlag.isRaised
  }

  /// Somebody begins to wait.
  static func begin() {
    let start = Terminal.isTerminal(2) ? Uptime.seconds : nil
    state.withLock { $0 = State(start: start) }
  }

  /// Somebody works: the sign is drawn where it is time to.
  static func work() {
    state.withLock { state in
      guard let start = state.start else { return }
      let now = Uptime.seconds
      guard now - start > patience, now - state.shownAt > pace else { return }
      state.shownAt = now
      let tenths = Int((now - start) * 10)
      state.line.show("… \(tenths / 10).\(tenths % 10) s, Ctrl-C stops it")
    }
  }

  /// There is something to show: the sign goes, and does not come back for this answer.
  static func end() {
    state.withLock { state in
      state.line.wipe()
      state = State()
    }
  }
}
