import TouchNarration

//  break /card.*/     search /answers (it)?self/
//         └─ any regular expression that somebody typed comes through here
//
//   ab*c     ▶ ─a─▶ ─┬─b─▶ back to the fork
//                    └─c─▶ found          a text is walked once, with every place it may be at

/// A regular expression as people type it.
///
/// It never goes back over a text, so that whoever typed `(a+)+b` waits no longer than for `a`: as
/// many steps as the text has letters times its places.
struct Pattern: Sendable {
  /// More signs that nest or join than this are no pattern but an attack on the stack: reading calls
  /// itself at each of them.
  static let mostNesting = mostNestingOfPatterns
  /// More places than this come of counts within counts.
  static let mostPlaces = 2000

  private let places: [PatternPlace]
  private let start: Int

  /// Reads a regular expression.
  ///
  /// - Throws: What is wrong with it: too deep, or no regular expression.
  init(_ text: Substring, orElse complaint: Phrase) throws(Complaint) {
    if let place = text.firstTooDeep {
      throw Complaint(Words.patternTooDeep(most: Self.mostNesting), at: place)
    }
    var reader = PatternReader(text)
    var builder = PatternBuilder(most: Self.mostPlaces)
    let end = builder.add(.found)
    guard let tree = reader.whole(), let start = builder.build(tree, before: end) else {
      throw Complaint(complaint, at: text.startIndex)
    }
    (places, self.start) = (builder.places, start)
  }

  /// Whether it is found anywhere in a text.
  func isFound(in text: String) -> Bool {
    var rest = text[...]
    var before: Character?
    var next: [Int] = []
    while true {
      let letter = rest.popFirst()
      guard let here = places(from: next + [start], between: before, letter) else { return true }
      guard let letter else { return false }
      next = here.compactMap { place in
        if case .takes(let set, let next) = places[place], set.contains(letter) {
          next
        } else {
          nil
        }
      }
      before = letter
    }
  }

  /// The places that are reached without a letter; nil where it is found.
  private func places(
    from start: [Int], between before: Character?, _ after: Character?
  ) -> [Int]? {
    var seen = [Bool](repeating: false, count: places.count)
    var open = start
    var here: [Int] = []
    while let place = open.popLast() {
      guard !seen[place] else { continue }
      seen[place] = true
      switch places[place] {
      case .found: return nil
      case .takes: here.append(place)
      case .insists(let edge, let next): if edge.holds(between: before, after) { open.append(next) }
      case .forks(let ways): open += ways
      }
    }
    return here
  }
}

/// How many signs of a pattern may nest or join.
package let mostNestingOfPatterns = 100

/// A place in a pattern, and what leads on from it.
enum PatternPlace: Sendable {
  case found
  /// One letter of some, then another place.
  case takes(LetterSet, Int)
  /// Nothing, where something holds of what stands around.
  case insists(PatternEdge, Int)
  /// Any of several.
  case forks([Int])
}

/// Something that holds between two letters.
enum PatternEdge: Hashable, Sendable {
  case start, end, word, noWord

  func holds(between before: Character?, _ after: Character?) -> Bool {
    switch self {
    case .start: before == nil
    case .end: after == nil
    case .word: before.isInWord != after.isInWord
    case .noWord: before.isInWord == after.isInWord
    }
  }
}

extension Character? {
  fileprivate var isInWord: Bool { map(LetterSet.Kind.word.contains) ?? false }
}

/// Some letters: `a`, `.`, `[a-z_]`, `\d`.
struct LetterSet: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case any, digit, word, blank

    func contains(_ letter: Character) -> Bool {
      switch self {
      case .any: !letter.isNewline
      case .digit: letter.isNumber
      case .word: letter.isLetter || letter.isNumber || letter == "_"
      case .blank: letter.isWhitespace
      }
    }
  }

  /// A kind, or all others.
  struct Part: Hashable, Sendable {
    let kind: Kind
    var isNegated = false
  }

  var ranges: [ClosedRange<Character>] = []
  var parts: [Part] = []
  var isNegated = false
  var ignoresCase = false

  func contains(_ letter: Character) -> Bool {
    let isIn = has(letter) || ignoresCase && (letter.otherCases.contains(where: has))
    return isIn != isNegated
  }

  private func has(_ letter: Character) -> Bool {
    ranges.contains { $0.contains(letter) }
      || parts.contains { $0.kind.contains(letter) != $0.isNegated }
  }
}

extension Character {
  fileprivate var otherCases: [Character] { Array(lowercased()) + Array(uppercased()) }
}

extension Substring {
  /// The first sign that a pattern has no room for: brackets, and what joins the sets in them.
  fileprivate var firstTooDeep: Index? {
    indices.lazy.filter { "([{&-~".contains(self[$0]) }.dropFirst(Pattern.mostNesting).first
  }
}
