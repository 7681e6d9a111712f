//  view card frame={20, 100}      view · card · frame · = · { · 20 · , · 100 · }
//  80ms up                        80 · ms · up

/// A line cut into words, numbers and marks, as habits look at it.
struct Pieces: Hashable {
  let bytes: [UInt8]
  private(set) var ranges: [Range<Int>] = []
  /// The texts of the pieces.
  private(set) var texts: [String] = []

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    var here = 0
    while here < self.bytes.count {
      let end = endOfPiece(here)
      if self.bytes[here] != Ascii.space, self.bytes[here] != Ascii.tab {
        if isComment(here) { break }
        ranges.append(here..<end)
        texts.append(String(decoding: self.bytes[here..<end], as: UTF8.self))
      }
      here = end
    }
  }

  /// The text of several pieces, as it stands in the line.
  func text(_ places: Range<Int>) -> String {
    guard let first = places.first, let last = places.last else { return "" }
    return String(
      decoding: bytes[ranges[first].lowerBound..<ranges[last].upperBound], as: UTF8.self)
  }

  /// The pieces, each with whether a blank stands in front of it: lines that differ in nothing else
  /// are one line.
  var compared: [String] {
    ranges.indices.map { place in
      let isApart = place > 0 && ranges[place].lowerBound > ranges[place - 1].upperBound
      return (isApart ? " " : "") + texts[place]
    }
  }

  private func isComment(_ here: Int) -> Bool {
    bytes[here] == Ascii.slash && byte(here + 1) == Ascii.slash
  }

  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private func endOfPiece(_ start: Int) -> Int {
    let first = bytes[start]
    var end = start + 1
    if Ascii.beginsName(first) {
      // 350x200 is three pieces.
      if first == Ascii.times, Ascii.isDigit(byte(end)), start > 0, Ascii.isDigit(bytes[start - 1])
      {
        return end
      }
      while Ascii.beginsName(byte(end)) || Ascii.isDigit(byte(end))
        || (byte(end) == Ascii.hyphen && Ascii.beginsName(byte(end + 1)))
      { end += 1 }
    } else if Ascii.isDigit(first) || (Ascii.beginsNumber(first) && Ascii.isDigit(byte(end))) {
      while Ascii.isDigit(byte(end)) || (byte(end) == Ascii.point && Ascii.isDigit(byte(end + 1))) {
        end += 1
      }
    } else if first == Ascii.quote {
      while end < bytes.count, bytes[end] != Ascii.quote {
        end += bytes[end] == Ascii.backslash ? 2 : 1
      }
      end = min(end + 1, bytes.count)
    } else if first >= 0x80 {
      while byte(end) & 0xC0 == 0x80 { end += 1 }
    }
    return end
  }
}
