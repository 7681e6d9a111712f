/// A word as a shell reads it back: in quotation marks where it has to be.
public func shellWord(_ word: String) -> String {
  let isPlain = word.allSatisfy { letter in
    guard letter.isASCII else { return !letter.isWhitespace }
    return letter.isLetter || letter.isNumber || "/._-+=,:@%".contains(letter)
  }
  guard !isPlain || word.isEmpty else { return word }
  return "'" + word.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
}
