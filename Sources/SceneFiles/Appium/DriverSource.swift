//  [WD Proxy] Got response: {"value":"<?xml …<AppiumAUT>…</AppiumAUT>\n"}     the markup in it
//  Here is the page: &lt;AppiumAUT&gt;…&lt;/AppiumAUT&gt;                     its entities resolved

/// The page source of a driver, without the log, the page or the letter that it stands in.
struct DriverSource {
  /// The source; what stood before it is blank, so that lines and columns are those of the file.
  let bytes: [UInt8]
  /// Whether it is JSON.
  let isJSON: Bool

  init(_ file: [UInt8]) {
    let text = TextBytes(String(decoding: file, as: UTF8.self))
    let first = text.skipBlanks(0, before: text.count)
    let hasMarkup = text.find("<XCUIElementType", in: 0..<text.count) != nil
    let isEncoded = !hasMarkup && text.find("&lt;XCUIElementType", in: 0..<text.count) != nil
    isJSON = text.has("{", at: first, before: text.count) && !hasMarkup && !isEncoded
    let isWhole = text.has("<", at: first, before: text.count) && !isEncoded
    bytes = isJSON || isWhole ? file : Self.markup(in: text)
  }

  private static func markup(in text: TextBytes) -> [UInt8] {
    var plain = TextBytes(capacity: text.count)
    plain.appendPlain(text, 0..<text.count)
    let all = 0..<plain.count
    let start = plain.find("<AppiumAUT", in: all) ?? plain.find("<XCUIElementType", in: all)
    guard let start else { return text.bytes }
    let end = end(of: plain, from: start).map { $0 + 1 } ?? plain.count
    return plain.bytes[..<start].map { $0 == 0x0A ? 0x0A : 0x20 } + plain.bytes[start..<end]
  }

  /// The place of the ">" that ends the source; the last ">" if the root is not closed.
  private static func end(of text: TextBytes, from start: Int) -> Int? {
    let rest = start..<text.count
    let close: Int?
    if text.has("<AppiumAUT", at: start, before: text.count) {
      close = text.findLast("</AppiumAUT", in: rest)
    } else if text.has("<XCUIElementTypeApplication", at: start, before: text.count) {
      close = text.findLast("</XCUIElementTypeApplication", in: rest)
    } else {
      close = text.findLast("</XCUIElementType", in: rest) ?? start
    }
    guard let close else { return text.findLast(">", in: rest) }
    return text.find(">", in: close..<text.count)
  }
}
