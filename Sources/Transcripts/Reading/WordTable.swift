//  bytes ─hash─▶ slot ─▶ the word there is the same? ─▶ its value        no text is made on the way

/// A dictionary from words to values that is asked with bytes of a file.
struct WordTable<Value: Sendable>: Sendable {
  private var slots: [Int32]
  private var words: [[UInt8]] = []
  private var values: [Value] = []

  /// Makes a table; of equal words the first one counts.
  init(_ entries: [(word: String, value: Value)]) {
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for entry in entries {
      let bytes = Array(entry.word.utf8)
      let slot = bytes.withUnsafeBufferPointer { find($0) }
      guard slots[slot] < 0 else { continue }
      slots[slot] = Int32(values.count)
      words.append(bytes)
      values.append(entry.value)
    }
  }

  /// Every word, in the order they were given.
  var allWords: [String] { words.map { String(decoding: $0, as: UTF8.self) } }

  /// The value of a word.
  subscript(bytes: UnsafeBufferPointer<UInt8>) -> Value? {
    let place = Int(slots[find(bytes)])
    return place < 0 ? nil : values[place]
  }

  /// The value of a word.
  subscript(word: String) -> Value? {
    var word = word
    return word.withUTF8 { self[$0] }
  }

  /// The slot of a word, or the free one where it would go.
  private func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // FNV-1a: names are short, and no hash is quicker for short ones.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while slots[slot] >= 0, !isSame(words[Int(slots[slot])], bytes) { slot = (slot + 1) & mask }
    return slot
  }

  private func isSame(_ word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count == bytes.count else { return false }
    for place in word.indices where word[place] != bytes[place] { return false }
    return true
  }
}

/// Words without values of their own.
typealias Words = WordTable<String>

extension WordTable where Value == String {
  init(_ words: [String]) { self.init(words.map { ($0, $0) }) }
}
