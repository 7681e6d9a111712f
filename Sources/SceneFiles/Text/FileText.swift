//  EF BB BF 3C …          UTF-8 with a mark: without it
//  FF FE 3C 00 …          UTF-16: written anew as UTF-8
//  62 70 6C 69 73 74      "bplist": no text

/// The bytes of a text file as UTF-8, whatever they were.
enum FileText {
  // Forty times the largest real storyboard; what is larger is not read, so that nobody waits.
  static let largest = 16 << 20

  /// The text of a file, as UTF-8 without a byte order mark.
  static func bytes(of file: [UInt8]) throws(ImportRefusal) -> [UInt8] {
    guard file.count <= largest else { throw .excessive(.bytes, limit: largest) }
    if file.starts(with: [0, 0, 0xFE, 0xFF]) || file.starts(with: [0xFF, 0xFE, 0, 0]) {
      throw .encoding("UTF-32")
    }
    var text = file
    var isWide = true
    if file.starts(with: [0xFF, 0xFE]) {
      text = narrow(file.dropFirst(2), lowFirst: true)
    } else if file.starts(with: [0xFE, 0xFF]) {
      text = narrow(file.dropFirst(2), lowFirst: false)
    } else if file.starts(with: [0x3C, 0, 0x3F, 0]) {
      text = narrow(file[...], lowFirst: true)
    } else if file.starts(with: [0, 0x3C, 0, 0x3F]) {
      text = narrow(file[...], lowFirst: false)
    } else {
      isWide = false
      if file.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    }
    if text.allSatisfy(\.isBlankByte) { throw .empty }
    if text.prefix(4096).contains(0) || text.starts(with: "bplist".utf8)
      || text.starts(with: "NIBArchive".utf8)
    {
      throw .binary
    }
    try checkDeclaration(of: text, isWide: isWide)
    return text
  }

  private static func narrow(_ bytes: ArraySlice<UInt8>, lowFirst: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var place = bytes.startIndex
    while place + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      units.append(lowFirst ? second << 8 | first : first << 8 | second)
      place += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Refuses an encoding that is declared and that the text is not in.
  private static func checkDeclaration(of text: [UInt8], isWide: Bool) throws(ImportRefusal) {
    guard text.starts(with: "<?xml".utf8) else { return }
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: ">") }.prefix(256), as: UTF8.self)
    let words = line.split { $0 == "=" || $0 == "\"" || $0 == "'" || $0.isWhitespace }
    guard let key = words.firstIndex(of: "encoding"), key + 1 < words.count else { return }
    let name = words[key + 1].uppercased()
    let isRead =
      isWide ? name.hasPrefix("UTF-16") : ["UTF-8", "UTF8", "UTF_8", "US-ASCII"].contains(name)
    if !isRead { throw .encoding(name) }
  }
}

extension UInt8 {
  /// Whether it is what XML and JSON call white space.
  var isBlankByte: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
