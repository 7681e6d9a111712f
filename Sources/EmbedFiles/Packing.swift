import CZlib

//  text ─▶ deflated bytes ─▶ 7 bits a letter        DeflatedText reads it

/// What zlib makes of bytes, as small as it can.
func deflated(_ bytes: [UInt8]) -> [UInt8] {
  var size = compressBound(uLong(bytes.count))
  return [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
    let result = compress2(
      buffer.baseAddress, &size, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
    precondition(result == Z_OK, "zlib refuses to pack")
    count = Int(size)
  }
}

/// Bytes as a text of ASCII, seven bits in a letter; the last one is filled with zeros.
func sevenBits(_ bytes: [UInt8]) -> String {
  var letters: [UInt8] = []
  var (bits, held): (UInt, Int) = (0, 0)
  for byte in bytes {
    (bits, held) = (bits << 8 | UInt(byte), held + 8)
    while held >= 7 {
      held -= 7
      letters.append(UInt8(bits >> held & 0x7F))
    }
  }
  if held > 0 { letters.append(UInt8(bits << (7 - held) & 0x7F)) }
  return String(decoding: letters, as: UTF8.self)
}
