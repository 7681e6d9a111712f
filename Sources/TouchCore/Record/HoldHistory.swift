//  changes    hold 1 · hold 2 · flush 1 · … · hold 9 · …      looking late: take the snapshot
//  snapshots                              ●                   before, then make the last changes

/// What is held back at the gate, by the steps that hold it.
package struct HoldHistory: Hashable, Sendable {
  private struct Snapshot: Hashable, Sendable {
    /// How many changes it knows.
    let count: Int
    let held: [Int32]
  }

  /// The steps that change what is held.
  private var changes: [Int32] = []
  private var snapshots: [Snapshot] = []
  /// What is held after the last change.
  private var held: [Int32] = []

  /// How many places it keeps.
  var count: Int { changes.count + held.count + snapshots.reduce(0) { $0 + $1.held.count } }

  /// Takes the next step at the gate.
  mutating func take(_ place: Int32, _ records: [StepRecord]) {
    let count = held.count
    Self.follow(place, records, &held)
    // Every move behind a held began is discarded, which changes nothing.
    guard held.count != count else { return }
    changes.append(place)
    // No snapshot is larger than the changes since the one before, so they never outgrow those.
    if changes.count - (snapshots.last?.count ?? 0) >= max(held.count, 32) {
      snapshots.append(Snapshot(count: changes.count, held: held))
    }
  }

  /// The steps whose messages are held after a step, in the order they were held.
  package func held(after index: Int, _ records: [StepRecord]) -> [Int32] {
    let count = changes.firstPlace { $0 <= index }
    let place = snapshots.firstPlace { $0.count <= count }
    let snapshot = place > 0 ? snapshots[place - 1] : Snapshot(count: 0, held: [])
    var held = snapshot.held
    for change in changes[snapshot.count..<count] { Self.follow(change, records, &held) }
    return held
  }

  private static func follow(_ place: Int32, _ records: [StepRecord], _ held: inout [Int32]) {
    let step = records[Int(place)]
    switch step.kind {
    case .hold: held.append(place)
    case .flush:
      held.removeAll { isAboutSameTouch($0) && records[Int($0)].gateMethod == step.gateMethod }
    case .cancel: held.removeAll(where: isAboutSameTouch)
    case .discard: if step.gateMethod != .moved { held.removeAll(where: isAboutSameTouch) }
    default: return
    }

    func isAboutSameTouch(_ hold: Int32) -> Bool { records[Int(hold)].touch == step.touch }
  }
}
