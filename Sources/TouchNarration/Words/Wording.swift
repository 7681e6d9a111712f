/// The two forms of an explanation, before the rule is known.
struct Wording {
  let short: StyledText
  private let paragraphs: () -> [StyledText]

  /// Makes a wording; the long form is made when somebody wants it, because it costs much more.
  init(short: StyledText, long: @escaping @autoclosure () -> [StyledText]) {
    self.short = short
    paragraphs = long
  }

  /// Makes a wording of one paragraph.
  init(short: StyledText, fully: @escaping @autoclosure () -> StyledText) {
    self.short = short
    paragraphs = { [fully()] }
  }

  fileprivate init(short: StyledText, paragraphs: @escaping () -> [StyledText]) {
    self.short = short
    self.paragraphs = paragraphs
  }

  /// The paragraphs; what is empty is none.
  var long: [StyledText] { paragraphs().filter { !$0.isEmpty } }
}

extension Telling {
  /// A wording whose short form is said in both languages.
  func worded(
    en english: @autoclosure () -> StyledText, zh chinese: @autoclosure () -> StyledText,
    long: @escaping @autoclosure () -> [StyledText]
  ) -> Wording {
    Wording(short: say(en: english(), zh: chinese()), paragraphs: long)
  }

  /// The same, of one paragraph.
  func worded(
    en english: @autoclosure () -> StyledText, zh chinese: @autoclosure () -> StyledText,
    fully: @escaping @autoclosure () -> StyledText
  ) -> Wording {
    Wording(short: say(en: english(), zh: chinese()), paragraphs: { [fully()] })
  }
}
