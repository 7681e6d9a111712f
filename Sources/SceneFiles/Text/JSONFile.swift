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
    case .breaksOff: trouble = "the text is incomplete"
    case .noValue: trouble = "a value is missing"
    case .badEscape: trouble = "this is not a JSON escape"
    case .controlByte: trouble = "a string contains a control character"
    case .notUTF8: trouble = "a string is not UTF-8"
    case .extra: trouble = "text after the end"
    case .expected(UInt8(ascii: ",")): trouble = "a comma is missing"
    case .expected(UInt8(ascii: ":")): trouble = "a colon is missing"
    case .expected: trouble = "a string without quotes"
    }
    self = .malformed(line: fault.line, column: fault.column, trouble)
  }
}
