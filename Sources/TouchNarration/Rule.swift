import TouchCore

/// A rule of UIKit's behaviour that the model follows.
public struct Rule: Hashable, Sendable {
  /// How well a rule is known.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    case documented, observed, reported, peer, inferred
  }

  /// Its number in the specification.
  public let number: RuleNumber
  /// One sentence in each language.
  public let sentence: Phrase
  /// How well it is known.
  public let confidence: Confidence
  /// Who says so: a page, a header, a published log.
  public let source: String

  /// Who says so, in a language; titles and names stay as they are.
  public func source(in language: Language) -> String { SourceWords.words(source, language) }
}
