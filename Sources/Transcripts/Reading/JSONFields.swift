import JSON

/// The fields of an object on a line of a record.
struct JSONFields {
  typealias Field = JSONTree.Node

  private(set) var tree = JSONTree()
  /// The object, if it is not the whole line.
  private var part: Field?

  private var object: Field { part ?? tree.root }

  /// Reads a line, which is an object without a key that is there twice.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(RecordFault) {
    part = nil
    // Another value is refused before anything inside it.
    let first = line.firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } ?? line.count
    guard first == line.count || line[first] == UInt8(ascii: "{") else {
      throw RecordFault(.json(.expected(UInt8(ascii: "{"))), at: first)
    }
    do throws(JSONFault) {
      try tree.read(line)
    } catch {
      throw RecordFault(.json(error.reason), at: error.place)
    }
    if let field = tree.repeatedKey(in: object) {
      throw RecordFault(.twice(tree.written(field.key)), at: field.key.lowerBound)
    }
  }

  /// The field with a key.
  func find(_ key: StaticString) -> Field? { tree.find(key, in: object) }

  /// The elements of an array, or the members of an object.
  func elements(of field: Field) -> [Field] { tree.children(of: field) }

  /// The fields of an object inside the line's own.
  func members(of field: Field) -> JSONFields {
    var members = self
    members.part = field
    return members
  }

  /// The text of a value as it is written.
  func written(_ field: Field) -> String { tree.written(field.value) }

  /// The text of a string, without its escapes.
  func string(_ field: Field) -> String { tree.string(field) }
}
