import JSON

extension JSONValue {
  /// Reads a file that another program wrote; bytes that are not UTF-8 become U+FFFD.
  init(file: [UInt8]) throws(ImportRefusal) {
    let text = Array(String(decoding: try FileText.bytes(of: file), as: UTF8.self).utf8)
    do throws(JSONFault) {
      try self.init(text)
    } catch {
      throw ImportRefusal(error)
    }
  }
}

extension ImportRefusal {
  fileprivate init(_ fault: JSONFault) {
    let trouble: String
    switch fault.reason {
    case .tooDeep:
      self = .excessive(.depth, limit: JSONTree.deepest)
      return
    case .tooMany:
      self = .excessive(.values, limit: JSONTree.mostValues)
      return
    case .breaksOff: trouble = "it breaks off"
    case .noValue: trouble = "no value where one belongs"
    case .badEscape: trouble = "an escape that JSON does not have"
    case .controlByte: trouble = "a line break or control character without an escape in a text"
    case .notUTF8: trouble = "a text that is not UTF-8"
    case .extra: trouble = "something stands behind the end"
    case .expected(UInt8(ascii: ",")): trouble = "a comma is missing"
    case .expected(UInt8(ascii: ":")): trouble = "a colon is missing"
    case .expected: trouble = "a text without quotes"
    }
    self = .malformed(line: fault.line, column: fault.column, trouble)
  }
}
