import TouchCore

/// What an event of the script is, in words.
struct Happening {
  let input: TouchEvent.Input
  /// The touches that change in it, in the script's order.
  let touches: [Touch]
  /// A clause of one line.
  let shortly: StyledText
  /// What it is called, for `… leaves the queue`; only of what has no place on the screen.
  let noun: StyledText
  private let clause: () -> StyledText

  /// Makes a happening; the clause for a sentence is made when somebody wants it.
  init(
    input: TouchEvent.Input, touches: [Touch], shortly: StyledText, noun: StyledText = "",
    fully: @escaping @autoclosure () -> StyledText
  ) {
    self.input = input
    self.touches = touches
    self.shortly = shortly
    self.noun = noun
    clause = fully
  }

  /// Makes a happening without touches, of which a line and a sentence say the same.
  init(_ input: TouchEvent.Input, _ text: StyledText, noun: StyledText = "") {
    self.init(input: input, touches: [], shortly: text, noun: noun, fully: text)
  }

  /// A clause for a sentence.
  var fully: StyledText { clause() }
}
