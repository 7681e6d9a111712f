import TouchNarration

//  word              parameters                  meaning
//  next-asked        after=VIEW                  who is asked right after a view
//  rejected          VIEW outside|hidden|…       the view was asked and refused
//                    ▲
//                    parsers, errors, completion and `lesson vocabulary` read this one table

/// Something that stands behind a word.
public struct Parameter: Hashable, Sendable {
  /// Its key, or for one without a key the name by which the code speaks of it.
  public let label: String
  /// Whether it is written `key=value`; the others stand in their order.
  public let isKeyed: Bool
  /// What may stand there.
  public let shape: Shape
  /// Whether it may be left out.
  public let isOptional: Bool

  static func keyed(_ label: String, _ shape: Shape) -> Parameter {
    Parameter(label: label, isKeyed: true, shape: shape, isOptional: false)
  }

  static func plain(_ label: String, _ shape: Shape) -> Parameter {
    Parameter(label: label, isKeyed: false, shape: shape, isOptional: false)
  }

  static func optional(_ label: String, _ shape: Shape) -> Parameter {
    Parameter(label: label, isKeyed: true, shape: shape, isOptional: true)
  }

  /// Which touch is meant, where it is not the first.
  static let touch = optional("touch", Shape(.number))

  /// The parameter as it is shown: `after=VIEW`, `[touch=N]`.
  public var form: String {
    let form = isKeyed ? "\(label)=\(shape.form)" : shape.form
    return isOptional ? "[\(form)]" : form
  }
}

/// A word of the lessons' fences: how it is written and what it means.
public struct VocabularyEntry: Hashable, Sendable {
  /// The word.
  public let word: String
  /// What stands behind it.
  public let parameters: [Parameter]
  /// What it means, in a line.
  public let meaning: Phrase

  init(_ word: String, _ parameters: [Parameter], _ meaning: Phrase) {
    self.word = word
    self.parameters = parameters
    self.meaning = meaning
  }

  /// The word with its parameters: `nth view=NAME n=N`.
  public var form: String { ([word] + parameters.map(\.form)).joined(separator: " ") }
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

  /// What `ask`, `of` and `goal` may ask.
  public static let queries = QueryWord.allCases.map(\.entry)
  /// What the letters of a quiz may claim, and the points of an `explain`.
  public static let predicates = PredicateWord.allCases.map(\.entry)
  /// What a `point` of `explain` may name besides.
  public static let facts = FactWord.allCases.map(\.entry)
  /// What `level=` of `expect` may be.
  public static let levels = ExpectLevel.allCases.map(\.entry)

  /// What somebody types who is the window, in a `drive`.
  public static let hops = DriveMove.Word.allCases.map(\.entry)

  /// Every word, in groups.
  public static let groups = [
    Group(
      title: Phrase(
        en: "queries: predict (ask), order (of), try (goal)",
        zh: "查询：用于 predict (ask)、order (of)、try (goal)"),
      entries: queries),
    Group(
      title: Phrase(
        en: "predicates: quiz, explain (point)", zh: "断言：用于 quiz、explain (point)"),
      entries: predicates + [QueryClaim.entry]),
    Group(
      title: Phrase(en: "further facts: explain (point)", zh: "另外的事实：用于 explain (point)"),
      entries: facts),
    Group(
      title: Phrase(en: "levels: expect (level=)", zh: "层次：用于 expect (level=)"),
      entries: levels),
    Group(
      title: Phrase(
        en: "hops: the lines to type in a drive (from hit|result, to result|began|end)",
        zh: "步骤：读者在 drive 里输入（from hit|result、to result|began|end）"),
      entries: hops),
  ]
}
