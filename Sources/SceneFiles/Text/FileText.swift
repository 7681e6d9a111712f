//  EF BB BF 3C …          UTF-8 with a mark: without it
//  62 70 6C 69 73 74      "bplist": no text

/// The bytes of a text file.
package enum FileText {
  // Forty times the largest real storyboard; what is larger is not read, so that nobody waits.
  package static let largest = 16 << 20

  /// Refuses a text that is larger than any real one.
  static func check(_ text: String) throws(ImportRefusal) {
    guard text.utf8.count <= largest else { throw .excessive(.bytes, limit: largest) }
  }

  /// The text of a file without a byte order mark.
  static func bytes(of file: [UInt8]) throws(ImportRefusal) -> [UInt8] {
    guard file.count <= largest else { throw .excessive(.bytes, limit: largest) }
    var text = file
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    if text.allSatisfy({ $0.isBlankByte }) { throw .empty }
    if text.prefix(4096).contains(0) || text.starts(with: "bplist".utf8)
      || text.starts(with: "NIBArchive".utf8)
    {
      throw .binary
    }
    try checkDeclaration(of: text)
    return text
  }

  /// Refuses an encoding that is declared and that the text was not in.
  private static func checkDeclaration(of text: [UInt8]) throws(ImportRefusal) {
    guard text.starts(with: "<?xml".utf8) else { return }
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: ">") }.prefix(256), as: UTF8.self)
    let words = line.split { $0 == "=" || $0 == "\"" || $0 == "'" || $0.isWhitespace }
    guard let key = words.firstIndex(of: "encoding"), key + 1 < words.count else { return }
    let name = words[key + 1].uppercased()
    // A file of UTF-16 has been decoded on its way here, and says so still.
    let isRead = name.hasPrefix("UTF-16") || ["UTF-8", "UTF8", "UTF_8", "US-ASCII"].contains(name)
    if !isRead { throw .encoding(name) }
  }
}

extension UInt8 {
  /// Whether it is what XML and JSON call white space.
  var isBlankByte: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
