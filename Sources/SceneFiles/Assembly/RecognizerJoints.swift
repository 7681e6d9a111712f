import TouchCore

/// Which recognizers wait for which, told by address, until all of them are in the scene.
struct RecognizerJoints {
  private var byAddress: [UInt64: RecognizerID] = [:]
  private var waits: [(id: RecognizerID, others: [UInt64])] = []

  mutating func note(_ told: ForeignRecognizer, _ id: RecognizerID) {
    if let address = told.address { byAddress[address] = id }
    if !told.mustFail.isEmpty { waits.append((id, told.mustFail)) }
  }

  /// Makes each wait for those of the others that are there.
  func settle(in scene: inout Scene) {
    for (id, others) in waits {
      scene[id].requiresToFail = others.compactMap { byAddress[$0] }.filter { $0 != id }
    }
  }
}
