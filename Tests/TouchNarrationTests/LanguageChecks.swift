import TouchCore
import TouchNarration

/// Words of UIKit's API, which stay as they are in every language.
private let apiWords: Set = ["nil", "true", "false"]

private func letters(_ text: StyledText) -> [Unicode.Scalar] {
  text.runs
    .filter { run in
      switch run.style {
      case .name, .code, .number: false
      case .plain, .good, .bad, .dim, .strong: !apiWords.contains(run.text)
      }
    }
    // A sheet is called so in Chinese, too.
    .flatMap { Array($0.text.replacing("sheet", with: "").unicodeScalars) }
}

/// Whether no English word is left over outside names, code and numbers.
func isChinese(_ text: StyledText) -> Bool {
  letters(text).allSatisfy { !($0.isASCII && $0.properties.isAlphabetic) }
    && text.plain.unicodeScalars.contains { $0.value >= 0x4E00 }
}

/// Whether no Chinese character or sign is left over.
func isEnglish(_ text: StyledText) -> Bool {
  letters(text).allSatisfy { $0.value < 0x2E80 } && !text.isEmpty
}

/// Small, fast and the same everywhere.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func rolls(_ sides: Int) -> Bool { Int.random(in: 0..<sides, using: &self) == 0 }

  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
