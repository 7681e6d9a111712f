extension TextBytes {
  /// The name of a property at a place, `frame = ` or `contentOffset: `, and where its value may
  /// begin.
  func key(at place: Int, before end: Int) -> (nameEnd: Int, end: Int)? {
    guard place < end, self[place].beginsName else { return nil }
    var behind = place
    let stop = Swift.min(end, place + 48)
    while behind < stop, self[behind].continuesKey { behind += 1 }
    guard behind < end else { return nil }
    let name = trimmed(place..<behind)
    if self[behind] == 0x3D { return (name.upperBound, behind + 1) }
    guard self[behind] == 0x3A, behind + 1 < end, self[behind + 1] == 0x20 else { return nil }
    return (name.upperBound, behind + 1)
  }

  /// Whether a semicolon ends a property: another one follows, or nothing.
  func endsField(_ semicolon: Int, before end: Int) -> Bool {
    let next = skipBlanks(semicolon + 1, before: Swift.min(end, semicolon + 16))
    return next >= end || self[next] == 0x3E || self[next] == 0x3B
      || key(at: next, before: end) != nil
  }

  /// Whether a property that views are known to have follows a semicolon.
  func knownKeyFollows(_ semicolon: Int, before end: Int) -> Bool {
    let next = skipBlanks(semicolon + 1, before: Swift.min(end, semicolon + 16))
    guard next < end else { return false }
    if self[next] == 0x3E { return true }
    guard let key = key(at: next, before: end) else { return false }
    return ViewProperty(rawValue: string(next..<key.nameEnd)) != nil
  }

  /// The first place behind the bracket that closes the one at a place; nil where none does.
  func closing(from start: Int, before end: Int) -> Int? {
    var depth = 0
    var place = start
    while place < end {
      switch self[place] {
      case 0x3C, 0x28, 0x5B, 0x7B: depth += 1
      case 0x3E where place > start && self[place - 1] == 0x2D: break
      case 0x3E, 0x29, 0x5D, 0x7D:
        depth -= 1
        if depth == 0 { return place + 1 }
      case 0x22: place = quotation(from: place, before: end) ?? place
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Where a text in double quotes ends, if it does so soon.
  private func quotation(from start: Int, before end: Int) -> Int? {
    // A list cell's configuration quotes its texts, and cuts them long before this.
    let stop = Swift.min(end - 1, start + 256)
    guard start + 1 < stop else { return nil }
    return (start + 1..<stop).first { place in
      self[place] == 0x22 && [0x3B, 0x2C, 0x3E, 0x29, 0x7D, 0x5D, 0x20].contains(self[place + 1])
    }
  }

  /// Whether a range is some ASCII text.
  func isSame(_ range: Range<Int>, _ wanted: StaticString) -> Bool {
    range.count == wanted.utf8CodeUnitCount
      && has(wanted, at: range.lowerBound, before: range.upperBound)
  }
}

extension UInt8 {
  fileprivate var continuesKey: Bool {
    beginsName || isDigit || self == 0x20 || self == 0x2D || self == 0x2E
  }
}
