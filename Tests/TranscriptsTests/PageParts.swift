import Foundation
import Testing

//  <script type="application/json" id="facts">[12,"…",8,4]</script>      packed: see PackedText

/// What stands in a script element that holds data.
private func block(_ id: String, in page: String) throws -> String {
  let start = try #require(page.firstRange(of: "id=\"\(id)\">"))
  let rest = page[start.upperBound...]
  return String(rest[..<(try #require(rest.firstRange(of: "</script>"))).lowerBound])
}

/// What the script makes of it.
func unpacked(_ id: String, in page: String) throws -> String {
  let json = try JSONSerialization.jsonObject(with: Data(try block(id, in: page).utf8))
  let parts = try #require(json as? [Any])
  var units: [UInt16] = []
  var place = 1
  while place < parts.count {
    if let text = parts[place] as? String {
      units += Array(text.utf16)
      place += 1
    } else {
      let start = units.count - (try #require(parts[place] as? Int))
      units += Array(units[start..<start + (try #require(parts[place + 1] as? Int))])
      place += 2
    }
  }
  #expect(units.count == parts[0] as? Int)
  return String(decoding: units, as: UTF16.self)
}

func facts(_ page: String) throws -> [String: Any] {
  let json = Data(try unpacked("facts", in: page).utf8)
  return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
}

/// The words between tags.
func textOnly(_ page: Substring) -> String {
  String(page).replacing(/<[^>]*>/, with: "")
    .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
    .replacing("&amp;", with: "&")
}
