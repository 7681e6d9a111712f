import CZlib

//  string literal    7 bits a letter ─▶ deflated bytes ─▶ the text

/// A text that travels inside the binary in a third of its room; `embed-files` packs it.
package struct DeflatedText: Sendable {
  private let letters: StaticString
  private let count: Int

  /// Names a text.
  ///
  /// - Parameters:
  ///   - letters: What zlib made of it, seven bits in a letter: a literal holds no other bytes.
  ///   - count: How many bytes it has.
  package init(_ letters: StaticString, count: Int) {
    (self.letters, self.count) = (letters, count)
  }

  /// The text, which is unpacked each time it is asked for.
  package var text: String { start(count) }

  /// What stands in its first bytes, unpacked without the rest.
  package func start(_ bytes: Int) -> String {
    let deflated = deflated(for: bytes)
    return String(unsafeUninitializedCapacity: min(bytes, count)) { buffer in
      var size = uLong(buffer.count)
      let result = uncompress(buffer.baseAddress, &size, deflated, uLong(deflated.count))
      // A buffer that is too small for the whole text is filled.
      precondition(result == Z_OK || result == Z_BUF_ERROR, "a text inside the binary is damaged")
      return Int(size)
    }
  }

  /// What so many bytes are unpacked from: at most 15 bits for each, behind a table of less than 600 bytes.
  private func deflated(for bytes: Int) -> [UInt8] {
    let letters = UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)
    let needed = bytes < count ? letters.prefix((600 + 2 * bytes) * 8 / 7 + 1) : letters[...]
    return [UInt8](unsafeUninitializedCapacity: needed.count * 7 / 8) { deflated, count in
      var (bits, held): (UInt, Int) = (0, 0)
      for letter in needed {
        (bits, held) = (bits << 7 | UInt(letter), held + 7)
        guard held >= 8 else { continue }
        held -= 8
        deflated[count] = UInt8(truncatingIfNeeded: bits >> held)
        count += 1
      }
    }
  }
}
