//  {"rec":"step","n":6,"point":[160,-140],…}        one line, one object
//    └key┘└string┘ └number┘  └── array ──┘          a field: where key and value stand, and what
//                                                   kind of value it is; nothing is copied

/// The fields of the object on one line, found without making text of them.
struct JSONFields {
  /// What a value is.
  enum Kind: UInt8 { case text, number, yes, no, null, array, object }

  /// A key and its value, as places on the line; a text's places are those between its quotes.
  struct Field {
    var key: Range<Int>
    var value: Range<Int>
    var kind: Kind
    /// Whether a text is written with escapes.
    var isEscaped: Bool
  }

  /// The line; it is somebody else's memory, valid while that one is at it.
  private(set) var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private(set) var fields: [Field] = []

  /// Finds the fields of a line.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(RecordFault) {
    bytes = line
    fields.removeAll(keepingCapacity: true)
    var scanner = JSONScanner(line)
    try scanner.object { (field) throws(RecordFault) in
      if let other = find(field.key) {
        throw RecordFault(.twice(text(of: other.key)), at: field.key.lowerBound)
      }
      fields.append(field)
    }
    try scanner.end()
  }

  /// Finds the fields of an object that stands on a line read already.
  mutating func read(within line: JSONFields, _ range: Range<Int>) throws(RecordFault) {
    bytes = line.bytes
    fields.removeAll(keepingCapacity: true)
    var scanner = JSONScanner(bytes, from: range.lowerBound)
    try scanner.object { (field) throws(RecordFault) in fields.append(field) }
  }

  /// The text of some bytes, as they stand.
  func text(of range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The field with a key.
  func find(_ key: StaticString) -> Field? {
    let count = key.utf8CodeUnitCount
    for field in fields where field.key.count == count {
      var place = 0
      while place < count, bytes[field.key.lowerBound + place] == key.utf8Start[place] {
        place += 1
      }
      if place == count { return field }
    }
    return nil
  }

  private func find(_ key: Range<Int>) -> Field? {
    fields.first { field in
      field.key.count == key.count
        && zip(field.key, key).allSatisfy { bytes[$0] == bytes[$1] }
    }
  }
}
