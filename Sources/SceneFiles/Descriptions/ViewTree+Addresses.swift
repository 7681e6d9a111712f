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

  /// Roots without subviews, where there are other views.
  var alone: [Int] {
    var hasSubviews = Set<Int>()
    for case .some(let superview) in superviews { hasSubviews.insert(superview) }
    let alone = superviews.indices.filter { superviews[$0] == nil && !hasSubviews.contains($0) }
    return alone.count == views.count ? [] : alone
  }

  /// Views that a debugger printed once more by themselves: what stands alone, and in a tree too.
  func echoes(_ alone: [Int], _ places: [UInt64: [Int]]) -> Set<Int> {
    let isAlone = Set(alone)
    return isAlone.filter { index in
      guard let address = views[index].address, let others = places[address] else { return false }
      return others.contains { !isAlone.contains($0) }
    }
  }
}
