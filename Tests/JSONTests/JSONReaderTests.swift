import JSON
import TestSupport
import Testing

@Suite("Reading JSON") struct JSONReaderTests {
  @Test func `values come back in their order, with their keys and places`() throws {
    let text = "{\"a\": [1, \"b\"],\n \"c\\u0041\": {\"d\": null, \"e\": true}, \"f\": false}"
    let root = try read(text)
    #expect(root.elements.map { $0.key } == ["a", "cA", "f"])
    #expect(root.elements.map { $0.line } == [1, 2, 2])
    #expect(root.elements.map { $0.column } == [7, 13, 42])
    let list = try #require(root["a"])
    #expect(list.elements.map { $0.kind } == [.number, .text])
    #expect(list.elements.map { $0.column } == [8, 11])
    #expect(root["cA"]?["e"]?.flag == true && root["f"]?.flag == false)
    #expect(root["cA"]?["d"] == nil && root["missing"] == nil && list["a"] == nil)
  }

  @Test func `the first of two equal keys counts`() throws {
    #expect(try read(#"{"b":2,"\u0061":3,"a":1}"#)["a"]?.whole == 3)
  }

  @Test(
    "Numbers are exact",
    arguments: [
      ("0", 0), ("-0", 0), ("12", 12), ("-9223372036854775808", Int.min), ("2.0", 2), ("1e3", 1000),
      ("9007199254740993", 9_007_199_254_740_993), ("1.5", nil), ("1e999", nil),
      ("99999999999999999999", nil),
    ] as [(String, Int?)])
  func numbers(text: String, whole: Int?) throws {
    let value = try read(text)
    #expect(value.whole == whole)
    let tree = try JSONTree(Array(text.utf8))
    #expect(tree.written(tree.root.value) == text)
    #expect(tree.number(tree.root) == Double(text))
    #expect(tree.number(tree.root).sign == Double(text)?.sign)
    #expect(value.number == (text == "1e999" ? nil : Double(text)))
  }

  @Test(
    "What is not a number is refused",
    arguments: ["01", "-01", "+1", ".5", "1.", "1e", "-", "--1", "nan", "Infinity", "0x10", "1_0"])
  func noNumbers(text: String) { #expect(fault("[\(text)]") != nil) }

  @Test(
    "Each mistake has its place",
    arguments: [
      ("", .breaksOff, 1, 1), ("{", .breaksOff, 1, 2), ("[1", .breaksOff, 1, 3),
      ("[1,]", .noValue, 1, 4), ("{\"a\" 1}", .expected(0x3A), 1, 6),
      ("{\"a\":1,}", .expected(0x22), 1, 8), ("{\"a\":}", .noValue, 1, 6),
      ("{\"a\":tru}", .noValue, 1, 6), ("tru", .breaksOff, 1, 4), ("[\"a", .breaksOff, 1, 4),
      ("[\"\n\"]", .controlByte, 1, 3), ("{}\n {}", .extra, 2, 2), ("[1 2]", .expected(0x2C), 1, 4),
      ("[01]", .noValue, 1, 2), ("[\n\n \"\\x\"]", .badEscape, 3, 3),
      ("[\"\\u12g4\"]", .badEscape, 1, 3), ("[\"\\u12", .breaksOff, 1, 7), ("[}", .noValue, 1, 2),
    ] as [(String, JSONFault.Reason, Int, Int)])
  func mistakes(text: String, reason: JSONFault.Reason, line: Int, column: Int) {
    let fault = fault(text)
    #expect(fault?.reason == reason)
    #expect(fault?.line == line)
    #expect(fault?.column == column)
  }

  @Test func `half of a surrogate pair is U+FFFD, and other bytes must be UTF-8`() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0041\ud83d\ude00é😀 \ud83d \ude00\ud83d\u0041""#
    #expect(
      try read(text).text
        == "\"\\/\u{8}\u{c}\n\r\tA😀é😀 \u{FFFD} \u{FFFD}\u{FFFD}A")
    let damaged: [[UInt8]] = [
      [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x28, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
    ]
    for bytes in damaged { #expect(throws: JSONFault.self) { try JSONValue(bytes) } }
  }

  @Test func `depth and number of values are limited`() throws {
    let levels = JSONTree.deepest
    let deep = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    #expect(try read(deep).kind == .array)
    #expect(fault("[" + deep + "]")?.reason == .tooDeep)
    #expect(fault(String(repeating: "{\"a\":", count: 100_000))?.reason == .tooDeep)
    let many = "[" + String(repeating: "0,", count: JSONTree.mostValues) + "0]"
    #expect(fault(many)?.reason == .tooMany)
  }

  @Test func `every string comes back as it was written`() throws {
    for text in hostileTexts {
      let line = JSONWriter.line { json in
        json.key(text)
        json.value(text)
      }
      let member = try #require(try read(line).elements.first)
      #expect(Array(member.key.unicodeScalars) == Array(text.unicodeScalars))
      #expect(member.text.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }

  @Test func `a text that breaks off anywhere is refused there`() {
    let text = Array(#"{"a":[1.5e-3,{"b":"\u00e9é"}],"c":[true,false,null]}"#.utf8)
    for count in text.indices {
      #expect(throws: JSONFault.self, "\(count)") { try JSONValue(Array(text[..<count])) }
    }
  }

  @Test func `a tree is read again and again, whatever was in it`() throws {
    var tree = JSONTree()
    for text in ["[1,2,3]", "{\"a\":", "{\"b\":{\"b\":2}}", "", "7"] {
      let bytes = Array(text.utf8)
      do {
        try bytes.withUnsafeBufferPointer { (text) throws(JSONFault) in try tree.read(text) }
        let kinds = tree.children(of: tree.root).map { $0.kind }
        let once = try JSONTree(bytes)
        #expect(kinds == once.children(of: once.root).map { $0.kind })
      } catch {
        #expect(tree.root.kind == .null && tree.children(of: tree.root).isEmpty)
      }
    }
  }

  @Test func `a key that is there twice is found`() throws {
    let tree = try JSONTree(Array(#"{"a":{"c":1,"c":2},"b":1,"ab":2,"b":3}"#.utf8))
    let again = tree.repeatedKey(in: tree.root)
    #expect(again.map { tree.integer($0) } == 3)
    let inner = try #require(tree.find("a", in: tree.root))
    #expect(tree.repeatedKey(in: inner).map { tree.key($0) } == "c")
  }

  private func read(_ text: String) throws(JSONFault) -> JSONValue {
    try JSONValue(Array(text.utf8))
  }

  private func fault(_ text: String) -> JSONFault? {
    do throws(JSONFault) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }
}
