import TouchCore

/// A rule of UIKit's behaviour that the model follows; the chapters in `Rules` have them all.
public struct Rule: Hashable, Sendable {
  /// How well a rule is known.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    case documented, observed, reported, peer, inferred
  }

  /// Its number in the specification.
  public let number: RuleNumber
  /// One sentence in each language.
  public let sentence: Phrase
  /// How well it is known, and from where.
  let origin: Origin

  /// How well it is known.
  public var confidence: Confidence { origin.confidence }
  /// Who says so: a page, a header, a published log.
  public var source: String { origin.english }
  /// Who says so, in a language; titles and names stay as they are.
  public func source(in language: Language) -> String { origin[language] }
}

extension Rule {
  /// A rule of the specification that the model does not follow.
  public struct Omission: Hashable, Sendable {
    /// Why there is nothing to follow, or why it was not done; as the document says it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// It says nothing about what UIKit does with a touch.
      case statesNoBehaviour = "states no behaviour"
      /// It does, but the model leaves it out.
      case leftOut = "left out"
    }

    /// The rule's number in the specification.
    public let number: RuleNumber
    /// Which of the two it is.
    public let kind: Kind
    /// Why, in one sentence.
    public let reason: Phrase
  }
}
