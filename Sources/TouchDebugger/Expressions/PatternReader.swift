//  either  = row ("|" row)*
//  row     = (one ("*" | "+" | "?" | "{2,3}")? )*
//  one     = letter | "." | "[a-z]" | "\d" | "^" | "$" | "(" either ")"

/// What a regular expression says.
indirect enum PatternTree {
  case letter(LetterSet)
  case edge(PatternEdge)
  case row([PatternTree])
  case either([PatternTree])
  case again(PatternTree, least: Int, most: Int?)
}

/// Reads a regular expression; nil wherever it is none, or needs to go back over a text.
struct PatternReader {
  private var rest: Substring
  private var ignoresCase = false

  init(_ text: Substring) { rest = text }

  /// The whole of it.
  mutating func whole() -> PatternTree? {
    if rest.hasPrefix("(?i)") {
      ignoresCase = true
      rest = rest.dropFirst(4)
    }
    guard let tree = either(), rest.isEmpty else { return nil }
    return tree
  }

  private mutating func either() -> PatternTree? {
    var ways: [PatternTree] = []
    repeat {
      guard let way = row() else { return nil }
      ways.append(way)
    } while skip("|")
    return ways.count == 1 ? ways[0] : .either(ways)
  }

  private mutating func row() -> PatternTree? {
    var parts: [PatternTree] = []
    while let first = rest.first, first != "|", first != ")" {
      guard let one = one(), let part = counted(one) else { return nil }
      parts.append(part)
    }
    return .row(parts)
  }

  private mutating func counted(_ one: PatternTree) -> PatternTree? {
    var tree = one
    while let sign = rest.first {
      let count: (Int, Int?)
      switch sign {
      case "*": count = (0, nil)
      case "+": count = (1, nil)
      case "?": count = (0, 1)
      case "{":
        guard let counts = counts() else { return tree }
        count = counts
      default: return tree
      }
      if sign != "{" { rest.removeFirst() }
      // How greedy it is makes no difference to whether it is found.
      if rest.first == "?" || rest.first == "+" { rest.removeFirst() }
      guard count.1.map({ $0 >= count.0 }) ?? true else { return nil }
      tree = .again(tree, least: count.0, most: count.1)
    }
    return tree
  }

  /// `{2}`, `{2,}`, `{2,3}`, `{,3}`; a brace that is none of these is a letter.
  private mutating func counts() -> (Int, Int?)? {
    guard let close = rest.firstIndex(of: "}") else { return nil }
    let inner = rest[rest.index(after: rest.startIndex)..<close]
    let parts = inner.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map { Int($0) }
    guard (1...2).contains(parts.count), inner.contains(where: \.isNumber),
      zip(parts, numbers).allSatisfy({ $0.isEmpty || ($1.map { $0 >= 0 } ?? false) })
    else { return nil }
    rest = rest[rest.index(after: close)...]
    let least = numbers[0] ?? 0
    return (least, parts.count == 1 ? least : numbers[1])
  }

  private mutating func one() -> PatternTree? {
    switch rest.removeFirst() {
    case "(": return group()
    case "[": return set().map { .letter($0) }
    case ".": return .letter(LetterSet(parts: [.init(kind: .any)]))
    case "^": return .edge(.start)
    case "$": return .edge(.end)
    case "*", "+", "?": return nil
    case "\\": return escaped()
    case let letter: return .letter(only(letter))
    }
  }

  private func only(_ letter: Character) -> LetterSet {
    LetterSet(ranges: [letter...letter], ignoresCase: ignoresCase)
  }

  private mutating func group() -> PatternTree? {
    if rest.first == "?" {
      // What looks ahead or behind would have to go back.
      guard rest.hasPrefix("?:") else { return nil }
      rest = rest.dropFirst(2)
    }
    guard let tree = either(), skip(")") else { return nil }
    return tree
  }

  private mutating func escaped() -> PatternTree? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case "b": return .edge(.word)
    case "B": return .edge(.noWord)
    default: break
    }
    if let part = part(letter) { return .letter(LetterSet(parts: [part])) }
    return plain(letter).map { .letter(only($0)) }
  }

  private func part(_ letter: Character) -> LetterSet.Part? {
    switch letter {
    case "d": .init(kind: .digit)
    case "D": .init(kind: .digit, isNegated: true)
    case "w": .init(kind: .word)
    case "W": .init(kind: .word, isNegated: true)
    case "s": .init(kind: .blank)
    case "S": .init(kind: .blank, isNegated: true)
    default: nil
    }
  }

  /// The letter an escape stands for; those that have a meaning of another kind stand for none.
  private func plain(_ letter: Character) -> Character? {
    switch letter {
    case "n": "\n"
    case "t": "\t"
    default: letter.isLetter || letter.isNumber ? nil : letter
    }
  }

  /// What stands between brackets.
  private mutating func set() -> LetterSet? {
    var set = LetterSet(ignoresCase: ignoresCase)
    set.isNegated = skip("^")
    var isFirst = true
    while let letter = rest.popFirst() {
      if letter == "]", !isFirst { return set }
      isFirst = false
      if letter == "\\", let next = rest.first, let part = part(next) {
        rest.removeFirst()
        set.parts.append(part)
        continue
      }
      guard letter != "[", let low = letterOfSet(letter) else { return nil }
      guard rest.first == "-", let after = rest.dropFirst().first, after != "]" else {
        set.ranges.append(low...low)
        continue
      }
      rest = rest.dropFirst(2)
      guard let high = letterOfSet(after), low <= high else { return nil }
      set.ranges.append(low...high)
    }
    return nil
  }

  private mutating func letterOfSet(_ letter: Character) -> Character? {
    guard letter == "\\" else { return letter }
    return rest.popFirst().flatMap(plain)
  }

  private mutating func skip(_ sign: Character) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }
}

/// Lays the places of a pattern out, from its end to its start.
struct PatternBuilder {
  private(set) var places: [PatternPlace] = []
  private let most: Int

  init(most: Int) { self.most = most }

  mutating func add(_ place: PatternPlace) -> Int {
    places.append(place)
    return places.count - 1
  }

  /// Where a pattern begins that leads on to a place; nil where it takes too many.
  mutating func build(_ tree: PatternTree, before next: Int) -> Int? {
    guard places.count < most else { return nil }
    switch tree {
    case .letter(let set): return add(.takes(set, next))
    case .edge(let edge): return add(.insists(edge, next))
    case .row(let parts):
      var here = next
      for part in parts.reversed() {
        guard let start = build(part, before: here) else { return nil }
        here = start
      }
      return here
    case .either(let ways):
      var starts: [Int] = []
      for way in ways {
        guard let start = build(way, before: next) else { return nil }
        starts.append(start)
      }
      return add(.forks(starts))
    case .again(let part, let least, let most): return again(part, least, most, before: next)
    }
  }

  private mutating func again(
    _ part: PatternTree, _ least: Int, _ most: Int?, before next: Int
  ) -> Int? {
    var here = next
    if let most {
      for _ in 0..<(most - least) {
        guard let start = build(part, before: here) else { return nil }
        here = add(.forks([start, next]))
      }
    } else {
      let fork = add(.forks([next]))
      guard let start = build(part, before: fork) else { return nil }
      places[fork] = .forks([start, next])
      here = fork
    }
    for _ in 0..<least {
      guard let start = build(part, before: here) else { return nil }
      // What takes nothing takes it once.
      guard start != here else { break }
      here = start
    }
    return here
  }
}
