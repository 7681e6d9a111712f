import struct Foundation.Data
import class Foundation.JSONDecoder
import JSON
import TestSupport
import Testing

@Suite("Writing JSON") struct JSONWriterTests {
  @Test("Keys stay in the order they are given") func order() {
    let text = written { json in
      json.object { json in
        json.key("z")
        json.value(1)
        json.key("a")
        json.value(["x", "y"])
        json.key("m")
        json.object { _ in }
        json.key("n")
        json.value(String?.none)
        json.key("t")
        json.value(true)
      }
    }
    #expect(text == #"{"z":1,"a":["x","y"],"m":{},"n":null,"t":true}"#)
  }

  @Test("Quotes, backslashes and everything that could break a line are escaped")
  func escaping() {
    #expect(written { $0.value("\"\\/") } == #""\"\\/""#)
    #expect(written { $0.value("\u{8}\t\n\u{c}\r") } == #""\b\t\n\f\r""#)
    #expect(
      written { $0.value("\u{0}\u{1f}\u{7f}\u{85}\u{2028}\u{2029}") }
        == #""\u0000\u001f\u007f\u0085\u2028\u2029""#)
    #expect(written { $0.value("视图 é 👩‍👧") } == "\"视图 é 👩‍👧\"")
  }

  @Test("A character is written alike among plain ones and among escaped ones") func alike() {
    for scalar in (0...0xFFFF).compactMap({ Unicode.Scalar($0 as UInt32) }) {
      let plain = written { $0.value("a\(scalar)") }.utf8.dropFirst(2)
      let escaped = written { $0.value("\\\(scalar)") }.utf8.dropFirst(3)
      #expect(plain.elementsEqual(escaped), "\(String(scalar.value, radix: 16))")
    }
    let turning = written { $0.value("\u{61c}\u{200e}\u{202e}\u{2069}") }
    #expect(turning == #""\u061c\u200e\u202e\u2069""#)
  }

  @Test("A line end of two characters is escaped as two") func lineEnd() {
    #expect(written { $0.value("a\r\nb") } == #""a\r\nb""#)
  }

  @Test("Whole numbers have no decimal point, others are exact") func numbers() {
    #expect(written { $0.value([200, -140] as [Double]) } == "[200,-140]")
    #expect(written { $0.value([0.1, 1.0 / 3] as [Double]) } == "[0.1,0.3333333333333333]")
    #expect(written { $0.value([-0.0, 1e300] as [Double]) } == "[0,1e+300]")
  }

  @Test("Numbers that JSON cannot say are null") func notFinite() {
    #expect(written { $0.value(Double.nan) } == "null")
    #expect(written { $0.value([.infinity, -.infinity] as [Double]) } == "[null,null]")
  }

  @Test("Keys are escaped as strings are") func keys() {
    let text = JSONWriter.line { json in
      json.key("a\"\u{1b}[2J\u{9b}" as String)
      json.value("1\n2\r3\t4")
      json.field("word", word: nil)
    }
    #expect(text == #"{"a\"\u001b[2J\u009b":"1\n2\r3\t4","word":null}"#)
  }

  @Test("Every character comes back as it went in") func roundTrip() throws {
    for text in hostileTexts {
      let data = Data(written { $0.value([text]) }.utf8)
      let back = try JSONDecoder().decode([String].self, from: data)
      #expect(back.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
    }
  }

  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return json.text
  }
}
