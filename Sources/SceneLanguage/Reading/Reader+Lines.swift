extension Reader {
  /// Cuts a line into words; false where it has none.
  func cut(_ place: Int, into line: inout Line) -> Bool {
    let range = source.range(of: place)
    line.words.removeAll(keepingCapacity: true)
    line.isCut = false
    var here = range.lowerBound
    // A byte-order mark in front of the first line is not a part of it.
    if here == 0, source.bytes[range].starts(with: [0xEF, 0xBB, 0xBF]) { here += 3 }
    let start = here
    while here < range.upperBound, source.bytes[here] == Ascii.space { here += 1 }
    line.indent = here - start
    while here < range.upperBound, !startsComment(here, range.upperBound) {
      guard let end = endOfWord(from: here, to: range.upperBound, in: place) else {
        line.isCut = true
        break
      }
      line.words.append(Word(line: place, range: here..<end))
      here = end
      while here < range.upperBound, source.bytes[here] == Ascii.space { here += 1 }
    }
    return !line.words.isEmpty
  }

  private func startsComment(_ here: Int, _ end: Int) -> Bool {
    source.bytes[here] == Ascii.slash && here + 1 < end && source.bytes[here + 1] == Ascii.slash
  }

  private func endOfWord(from start: Int, to end: Int, in place: Int) -> Int? {
    var here = start
    while here < end, !startsComment(here, end) {
      let byte = source.bytes[here]
      if byte == Ascii.space { break }
      guard byte != Ascii.quote else {
        guard let after = endOfQuote(from: here, to: end) else {
          return refuse(.unclosedQuote, at: Word(line: place, range: here..<end))
        }
        here = after
        continue
      }
      guard byte > Ascii.space, byte < 0x7F else {
        complain(ofCharacterAt: here, to: end, in: place)
        return nil
      }
      here += 1
    }
    return here
  }

  private func endOfQuote(from start: Int, to end: Int) -> Int? {
    var here = start + 1
    while here < end {
      switch source.bytes[here] {
      case Ascii.quote: return here + 1
      case Ascii.backslash: here += 2
      default: here += 1
      }
    }
    return nil
  }

  private func complain(ofCharacterAt here: Int, to end: Int, in place: Int) {
    var after = here + 1
    while after < end, source.bytes[after] & 0xC0 == 0x80 { after += 1 }
    let word = Word(line: place, range: here..<after)
    guard source.bytes[here] != Ascii.tab else { return say(.tab, at: word) }
    let character = source.text(here..<after)
    if let fullWidth = FullWidth.all.first(where: { $0.character == character }) {
      return say(.fullWidth(fullWidth), at: word)
    }
    say(.strayCharacter(character), at: word)
  }
}

extension SourceLines {
  /// Whether there is nothing in it.
  public var isBlank: Bool {
    bytes.allSatisfy { $0 == Ascii.space || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains($0) }
  }

  /// Whether a line holds more than a scene and its touches, for those who read the file.
  public var hasComments: Bool {
    let reader = Reader(self)
    var line = Line()
    return places.contains { place in
      _ = reader.cut(place, into: &line)
      let range = range(of: place)
      let end = line.words.last?.range.upperBound ?? range.lowerBound
      return !line.isCut && bytes[end..<range.upperBound].contains(Ascii.slash)
    }
  }
}
