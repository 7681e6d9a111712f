import TouchCore
import TouchDebugger
import TouchNarration

//  a  outside                choice: the letter is typed
//  2  thirdView              item: numbers of several are typed, in order
//  Continue · Hint           word: what a line would be typed for

/// Something that can be pressed in place of typing, for a screen with buttons.
public struct LessonOffer: Sendable {
  /// What pressing it does.
  public enum Kind: String, Sendable {
    /// It answers.
    case choice
    /// It is the next one of an order.
    case item
    /// It does something else.
    case word
  }

  /// What pressing it does.
  public let kind: Kind
  /// What would be typed; empty for Return.
  public let line: String
  /// What stands on it; empty if the letter says enough.
  public let words: StyledText
}

extension LessonRunner {
  /// What can be pressed here, in the order of the screen.
  public var offers: [LessonOffer] {
    guard !player.isAtEnd else {
      let next = LessonShelf.next(session)
      return next == nil ? [] : [word("", OfferWords.nextLesson)]
    }
    return player.isAsking ? answers + helps : [word("", returnWords)]
  }

  private var answers: [LessonOffer] {
    if let question = player.choiceQuestion {
      return question.choices.map { choice in
        LessonOffer(
          kind: .choice, line: String(choice.letter),
          // The lesson's text has said what a statement is.
          words: choice.statement == nil ? choice.text[language] : StyledText())
      }
    }
    guard let question = player.orderQuestion else { return [] }
    return question.items.enumerated().map { place, name in
      LessonOffer(kind: .item, line: "\(place + 1)", words: StyledText(name, .name))
    }
  }

  private var helps: [LessonOffer] {
    // Before a step there are no hints: Return takes it without an answer.
    guard player.hop == nil else { return [word("", OfferWords.stepOn)] }
    return [
      word("hint", OfferWords.hint), word("answer", OfferWords.answer),
      word("skip", OfferWords.skip),
    ]
  }

  private var returnWords: Phrase {
    switch player.state.returnKey {
    case .step: OfferWords.stepOn
    case .showTable: OfferWords.table
    case .showNextStop, .askForAnswer, .askForWords: OfferWords.goOn
    }
  }

  private func word(_ line: String, _ phrase: Phrase) -> LessonOffer {
    LessonOffer(kind: .word, line: line, words: phrase[language])
  }

  /// How many steps of the record the learner may see: up to the cursor if a question waits
  /// about what comes; nil for all.
  public var stepsSeen: Int? {
    player.isGuarded || player.hop != nil ? player.here?.debugger.cursor : nil
  }

  /// The scene that a try waits to see changed, as the lesson has it; nil if no try waits.
  public var sceneToChange: Scene? {
    guard player.sandbox == nil, player.state.isAsking, player.isAboutChanging else { return nil }
    return player.playground?.stage.scene
  }

  /// How many steps of the record have happened.
  public var cursor: Int { player.here?.debugger.cursor ?? 0 }
}

/// What stands on buttons.
private enum OfferWords {
  static let goOn = Phrase(en: "Continue", zh: "继续")
  static let stepOn = Phrase(en: "Step", zh: "单步")
  static let table = Phrase(en: "Show their results", zh: "看它们的结果")
  static let hint = Phrase(en: "Hint", zh: "提示")
  static let answer = Phrase(en: "Show the answer", zh: "看答案")
  static let skip = Phrase(en: "Skip", zh: "跳过")
  static let nextLesson = Phrase(en: "Next lesson", zh: "下一课")
}
