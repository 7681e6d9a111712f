extension ViewTree {
  /// Which views lie at an address: several, where a paste holds several dumps.
  var places: [UInt64: [Int]] {
    var places: [UInt64: [Int]] = [:]
    for index in views.indices {
      if let address = views[index].address, address != 0 {
        places[address, default: []].append(index)
      }
    }
    return places
  }
}
