import TouchCore

/// Who presented whom, told by address, and whose root view controllers are whose.
struct ControllerJoints {
  private var byAddress: [UInt64: ControllerID] = [:]
  private var presented: [(id: ControllerID, by: UInt64)] = []
  private var contained: Set<ControllerID> = []
  private var all: [ControllerID] = []

  mutating func note(_ told: ForeignController, _ id: ControllerID) {
    all.append(id)
    if let address = told.address { byAddress[address] = id }
    if let presenter = told.presenter { presented.append((id, presenter)) }
    if told.parent != nil { contained.insert(id) }
  }

  /// Says who presented whom; the first of the others in a window is the window's (5.4).
  func settle(in scene: inout Scene) {
    var taken = contained
    for (id, presenter) in presented {
      guard let by = byAddress[presenter], by != id else { continue }
      scene.present(id, by: by)
      taken.insert(id)
    }
    for id in all where !taken.contains(id) {
      guard let view = scene[id].view, let window = scene.window(containing: view),
        scene.window(of: window)?.rootViewController == nil
      else { continue }
      try? scene.setRootViewController(id, of: window)
    }
  }
}
