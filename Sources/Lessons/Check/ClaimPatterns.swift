/// What makes a paragraph a claim or a verdict.
///
/// Parsing the patterns takes longer than using them, so a check makes them once.
struct ClaimPatterns {
  /// The number of an article.
  let article = /\b00[0-4]\b/.atLetters
  /// A word that judges an article.
  let verdict =
    /\b[Rr]ight|[Ll]oose|[Ww]rong|[Uu]ntrue|[Tt]rue|[Oo]pen|[Uu]nexplained|[Ii]ncomplete\b/
  private let question = /[^.!?:]*\?/
  private let general =
    #/
    \b(UIKit|Apple|iOS|UI[A-Z]\w+|by\ default|documentation|documented)\b
    |\b(an?|any|every|each|no|all|most)\ (\w+\ )?
    (view|window|control|button|recognizer|gesture|touch|event|responder|controller|override
    |delegate|superview|subview|label|switch|slider|finger|scroll\ view)s?\b
    |\b(Views|Windows|Controls|Buttons|Recognizers|Touches|Events|Responders|Controllers)\b
    /#.atLetters

  /// The word by which a paragraph claims something about UIKit in general; nil where it only speaks
  /// of its scene, asks, or tells what to do.
  func claim(in text: String) -> String? {
    // What is asked claims nothing.
    text.replacing(question, with: "").firstMatch(of: general).map { String($0.output.0) }
  }
}

extension Regex {
  /// It with words that end where their letters do: `UIKit's` begins with the word `UIKit`.
  fileprivate var atLetters: Regex { wordBoundaryKind(.simple) }
}
