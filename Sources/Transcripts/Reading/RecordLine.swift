import JSON
import TouchNarration

/// A line of a record, read as far as a replay needs it.
struct RecordLine {
  private let json: JSONValue

  /// Reads a line, which is an object.
  init(_ bytes: [UInt8]) throws(RecordFault) {
    do throws(JSONFault) {
      json = try JSONValue(bytes)
    } catch {
      throw RecordFault(error.reason.words, at: error.place)
    }
    guard json.kind == .object else {
      throw RecordFault(JSONFault.Reason.expected(UInt8(ascii: "{")).words, at: 0)
    }
  }

  func text(_ key: String) throws(RecordFault) -> String {
    try value(key, Phrase(en: "a string", zh: "文本")) { $0.text }
  }

  /// A text; nil for null, or where it is left out.
  func textOrNull(_ key: String) throws(RecordFault) -> String? {
    json[key] == nil ? nil : try text(key)
  }

  /// A whole number from 0.
  func integer(_ key: String) throws(RecordFault) -> Int {
    try value(key, Phrase(en: "a whole number", zh: "整数")) { value in
      value.whole.flatMap { $0 < 0 ? nil : $0 }
    }
  }

  /// A yes or a no; nil where it is left out.
  func flag(_ key: String) throws(RecordFault) -> Bool? {
    json[key] == nil
      ? nil : try value(key, Phrase(en: "true or false", zh: " true 或 false")) { $0.flag }
  }

  func texts(_ key: String) throws(RecordFault) -> [String] {
    try value(key, Phrase(en: "a list of strings", zh: "文本的列表")) { value in
      value.kind == .array && value.texts.count == value.elements.count ? value.texts : nil
    }
  }

  /// The byte at which a value stands, or where it is left out the begin of the line.
  func place(of key: String) -> Int { json[key].map { $0.column - 1 } ?? 0 }

  private func value<Value>(
    _ key: String, _ want: Phrase, _ read: (JSONValue) -> Value?
  ) throws(RecordFault) -> Value {
    if let value = json[key].flatMap(read) { return value }
    let phrase = Phrase(
      en: "\(code: key) should be \(want.english)", zh: "\(code: key) 应为\(want.chinese)")
    throw RecordFault(phrase, at: place(of: key))
  }
}

extension JSONFault.Reason {
  fileprivate var words: Phrase {
    switch self {
    case .breaksOff: Phrase(en: "the line is incomplete", zh: "这一行在这里中断")
    case .noValue: Phrase(en: "this is not a JSON value", zh: "这不是 JSON 的值")
    case .badEscape: Phrase(en: "this is not a JSON escape", zh: "这不是 JSON 的转义写法")
    case .controlByte:
      Phrase(en: "a string contains a control character; escape it", zh: "文本中有控制字符；JSON 要求转义")
    case .notUTF8: Phrase(en: "this is not UTF-8 text", zh: "这不是 UTF-8 文本")
    case .tooDeep: Phrase(en: "this is nested too deeply", zh: "嵌套太深")
    case .tooMany: Phrase(en: "the line has too many values", zh: "这一行的值太多")
    case .extra: Phrase(en: "there is text after the end of the object", zh: "对象已经结束，后面还有内容")
    case .expected(let byte):
      Phrase(
        en: "expected \(code: String(Unicode.Scalar(byte))) here",
        zh: "这里应为 \(code: String(Unicode.Scalar(byte)))")
    }
  }
}
