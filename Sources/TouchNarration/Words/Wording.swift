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
    self.init(short: short, long: [fully()])
  }

  /// The paragraphs; what is empty is none.
  var long: [StyledText] { paragraphs().filter { !$0.isEmpty } }
}
