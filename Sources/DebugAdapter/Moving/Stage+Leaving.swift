import TouchDebugger

//   setVariable, restart, a line of the console     nobody asked to go on
//   ◀ continued                                     the last stop is over
//   ◀ stopped                                       of another thread, perhaps

extension Stage {
  /// Takes the last stop back, where it was not the client that asked to go on: some take two
  /// threads that stand for a mistake, and send the second one on, up to the end.
  mutating func leave(_ thread: Int) {
    events.append(
      Event("continued", ["threadId": .whole(thread), "allThreadsContinued": true]))
    guard client.keepsStoppedThread else { return }
    // nvim-dap up to 0.8 lets go of a thread only where that begins anew.
    events.append(Event("thread", ["reason": "started", "threadId": .whole(thread)]))
  }
}
