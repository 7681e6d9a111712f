import JSON
import TouchCore

//  touchesMoved deep, touchesMoved inner     [37,"touchesMoved deep, ",19,13,"inner"]
//                     └ 19 back, 13 letters   how long; what is new; what stood there before
//
//  A record says the same again and again: packed, every text is in the page once.

/// Text in which what was there before is written as how far back it stands and how long it is.
///
/// Lengths and distances count UTF-16 code units, as scripts of pages do.
struct PackedText {
  /// Shorter ones take more room as numbers than as they are.
  private static let shortest = 18
  /// So many letters are looked up.
  private static let key = 8
  private static let places = 1 << 16

  private var places = [Int](repeating: -1, count: Self.places)
  private var distance = 0

  /// A JSON array: the length of all, then texts as they are and pairs of distance and length.
  static func json(_ text: String) -> String {
    let units = Array(text.utf16)
    var json = JSONWriter()
    json.array { json in
      json.value(units.count)
      units.withUnsafeBufferPointer { units in
        var packer = PackedText()
        packer.write(units, &json)
      }
    }
    return json.text
  }

  private mutating func write(_ units: UnsafeBufferPointer<UInt16>, _ json: inout JSONWriter) {
    var start = 0
    var place = 0
    func writeNew(to end: Int) {
      guard start < end else { return }
      json.value(String(decoding: units[start..<end], as: UTF16.self))
    }
    while place < units.count {
      guard place & 0xFFFF != 0 || !Interruption.isWanted else { return }
      let length = lengthOfRepeat(at: place, units)
      guard length >= Self.shortest else {
        note(place, units)
        place += 1
        continue
      }
      writeNew(to: place)
      json.value(distance)
      json.value(length)
      for passed in place..<place + length { note(passed, units) }
      place += length
      start = place
    }
    writeNew(to: units.count)
  }

  /// How much from a place on stood before it already; `distance` says how far back.
  private mutating func lengthOfRepeat(at place: Int, _ units: UnsafeBufferPointer<UInt16>) -> Int {
    guard place + Self.key <= units.count, !UTF16.isTrailSurrogate(units[place]) else { return 0 }
    // What follows a repeat often repeats from as far back.
    let again = distance > 0 && distance <= place ? sharedLength(place - distance, place, units) : 0
    let last = places[hash(at: place, units)]
    let length = last < 0 ? 0 : sharedLength(last, place, units)
    guard length > again else { return again }
    distance = place - last
    return length
  }

  private func sharedLength(
    _ first: Int, _ second: Int, _ units: UnsafeBufferPointer<UInt16>
  ) -> Int {
    let limit = min(second - first, units.count - second)
    var length = 0
    while length < limit, units[first + length] == units[second + length] { length += 1 }
    // A letter of two units is not cut.
    let isCut = second + length < units.count && UTF16.isTrailSurrogate(units[second + length])
    return isCut ? max(length - 1, 0) : length
  }

  private mutating func note(_ place: Int, _ units: UnsafeBufferPointer<UInt16>) {
    guard place + Self.key <= units.count else { return }
    places[hash(at: place, units)] = place
  }

  private func hash(at place: Int, _ units: UnsafeBufferPointer<UInt16>) -> Int {
    var hash: UInt64 = 0
    var next = place
    while next < place + Self.key {
      hash = (hash ^ UInt64(units[next])) &* 0x9e37_79b9_7f4a_7c15
      next += 1
    }
    return Int(hash >> 48)
  }
}
