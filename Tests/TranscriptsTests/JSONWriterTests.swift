import struct Foundation.Data
import class Foundation.JSONDecoder
import Testing
import TouchCore
import Transcripts

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
        json.value(nil)
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
    #expect(written { $0.value(Point(200, -140)) } == "[200,-140]")
    #expect(written { $0.value(Point(0.1, 1.0 / 3)) } == "[0.1,0.3333333333333333]")
    #expect(written { $0.value(Point(-0.0, 1e300)) } == "[0,1e+300]")
  }

  @Test("Numbers that JSON cannot say are null") func notFinite() {
    #expect(written { $0.value(Double.nan) } == "null")
    #expect(written { $0.value(Point(.infinity, -.infinity)) } == "[null,null]")
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
