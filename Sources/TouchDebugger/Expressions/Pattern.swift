import TouchNarration
import _StringProcessing

//  break /card.*/     search /answers (it)?self/     log text matches /…/
//         └─ any regular expression that somebody typed comes through here

/// Reads regular expressions as people type them.
enum Pattern {
  /// More signs that nest or join than this are no pattern but an attack on the stack: the library
  /// that reads it calls itself at each of them.
  static let mostNesting = 100

  /// Reads a regular expression.
  ///
  /// - Throws: What is wrong with it: too deep, or no regular expression.
  static func regex(
    _ text: Substring, orElse complaint: Phrase
  ) throws(Complaint) -> Regex<AnyRegexOutput> {
    if let place = text.firstTooDeep {
      throw Complaint(Words.patternTooDeep(most: mostNesting), at: place)
    }
    guard let regex = try? Regex(String(text)) else {
      throw Complaint(complaint, at: text.startIndex)
    }
    return regex
  }
}

extension Substring {
  /// The first sign that a pattern has no room for: brackets, and what joins the sets in them.
  fileprivate var firstTooDeep: Index? {
    indices.lazy.filter { "([{&-~".contains(self[$0]) }.dropFirst(Pattern.mostNesting).first
  }
}
