import Synchronization

/// Looks whether Ctrl-C was pressed, and remembers whether somebody who worked was told so.
///
/// What was finished by then is shown all the same.
final class Attention: Sendable {
  private let interrupted: @Sendable () -> Bool
  private let told = Atomic<Bool>(false)

  init(_ interrupted: @escaping @Sendable () -> Bool) { self.interrupted = interrupted }

  /// Whether what goes on is to end.
  var isWanted: Bool {
    guard interrupted() else { return false }
    told.store(true, ordering: .relaxed)
    return true
  }

  /// Whether somebody was told to end.
  var wasWanted: Bool { told.load(ordering: .relaxed) }
}
