import TouchCore

extension Reader {
  /// Reads the names of control events joined by `|`.
  func controlEvents(_ value: Word) -> ControlEvents? {
    var result: ControlEvents = []
    for part in parts(value, at: Ascii.bar) {
      guard let known = ControlEvents.named.first(where: { $0.name == text(part) }) else {
        sayUnknown(.event, part, among: ControlEvents.named.map { $0.name })
        return nil
      }
      result.formUnion(known.event)
    }
    return result
  }

  /// Reads `yes` or `no`, in any of its spellings; nothing at all says yes.
  func isYes(_ value: Word?) -> Bool? {
    guard let value, !value.range.isEmpty else { return true }
    return truth(text(value)) ?? refuse(.notA(form: "yes or no", found: text(value)), at: value)
  }

  /// A list cut at a mark, but not inside quotation marks.
  func parts(_ list: Word, at mark: UInt8) -> [Word] {
    var parts: [Word] = []
    var start = list.range.lowerBound
    var here = start
    var isQuoted = false
    while here < list.range.upperBound {
      switch source.bytes[here] {
      case Ascii.quote: isQuoted.toggle()
      case Ascii.backslash where isQuoted: here += 1
      case mark where !isQuoted:
        parts.append(Word(line: list.line, range: start..<here))
        start = here + 1
      default: break
      }
      here += 1
    }
    return parts + [Word(line: list.line, range: start..<list.range.upperBound)]
  }
}

/// What a word says that answers yes or no, also as Swift and the settings say it; nil for others.
func truth(_ word: String) -> Bool? {
  switch word {
  case "yes", "true", "on": true
  case "no", "false", "off": false
  default: nil
  }
}
