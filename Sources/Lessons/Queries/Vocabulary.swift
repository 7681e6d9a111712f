import TouchInquiry
import TouchNarration

/// A word of the lessons' fences: how it is written and what it means.
public struct VocabularyEntry: Hashable, Sendable {
  /// How it is written: `nth view=NAME n=N`.
  public let form: String
  /// What it means, in a line.
  public let meaning: Phrase
}

/// The words that the fences of lessons are made of.
public enum Vocabulary {
  /// A group of words.
  public struct Group: Hashable, Sendable {
    /// What it is for.
    public let title: Phrase
    /// Its words.
    public let entries: [VocabularyEntry]
  }

  /// Every word, in groups.
  public static let groups = [
    Group(
      title: Phrase(
        en: "queries: predict (ask), order (of), try (goal)",
        zh: "查询：用于 predict (ask)、order (of)、try (goal)"),
      entries: QueryRow.all.map { VocabularyEntry(form: $0.form.text, meaning: $0.meaning) }),
    Group(
      title: Phrase(
        en: "predicates: quiz, explain (point)", zh: "断言：用于 quiz、explain (point)"),
      entries: claims(areFacts: false) + [
        VocabularyEntry(
          form: QueryClaim.form,
          meaning: Phrase(en: "any query above has this answer", zh: "上面任一查询的答案是它"))
      ]),
    Group(
      title: Phrase(en: "further facts: explain (point)", zh: "另外的事实：用于 explain (point)"),
      entries: claims(areFacts: true)),
    Group(
      title: Phrase(en: "levels: expect (level=)", zh: "层次：用于 expect (level=)"),
      entries: ExpectLevel.allCases.map {
        VocabularyEntry(form: $0.rawValue, meaning: $0.meaning)
      }),
    Group(
      title: Phrase(
        en: "hops: the lines to type in a drive (from hit|result, to result|began|end)",
        zh: "步骤：读者在 drive 里输入（from hit|result、to result|began|end）"),
      entries: DriveMove.Word.allCases.map {
        VocabularyEntry(form: $0.form.text, meaning: $0.meaning)
      }),
  ]

  private static func claims(areFacts: Bool) -> [VocabularyEntry] {
    PredicateRow.all.filter { $0.isFact == areFacts }
      .map { VocabularyEntry(form: $0.form.text, meaning: $0.meaning) }
  }
}
