import TouchInquiry
import TouchNarration

extension LessonFault {
  /// What is wrong, in words.
  var message: String {
    switch self {
    case .unknown(let thing, let name, let meant):
      "unknown \(thing.rawValue) '\(name.brief)'" + didYouMean(meant)
    case .unknownKey(let key, let kind, let meant):
      "unknown key '\(key.brief)' of a \(kind.rawValue) fence" + didYouMean(meant)
    case .query(let problem): problem.message
    case .missing(let form): "missing: \(form)"
    case .unexpected(let word): "unexpected '\(word.brief)'"
    case .repeated(let word): "'\(word.brief)' is written twice"
    case .needsID(let kind): "a \(kind.rawValue) fence needs an id: \(kind.rawValue) #name"
    case .needs(let thing): "the lesson has no \(thing.rawValue) for this"
    case .notANumber(let word): "'\(word.brief)' is not a whole number"
    case .notALetter(let word): "expected a letter, found '\(word.brief)'"
    case .noList(let word): "the answer to '\(word)' is not a list, so there is nothing to order"
    case .tooLong(let limit): "more than \(limit) lines, the limit"
    case .noFrontMatter: "a lesson begins with front matter: ---, lesson: and title:"
    case .missingKey(let key): "the front matter has no '\(key)'"
    case .otherLesson(let name):
      "this is a translation of another lesson: the base lesson is '\(name.brief)'"
    case .noHeading: "the lesson has no title heading: # Title"

    case .differs(let mismatch): mismatch.message
    case .modelAnswers(let model, let answer, let said):
      "model \(model) answers '\(answer)', the lesson says '\(said)'"
    case .noChoice(let answer): "the model's answer '\(answer)' is not among the choices"
    case .rightChoice(let misconception, let answer):
      "'\(answer)' is right here, so choosing it does not diagnose \(misconception)"
    case .otherCause(let misconception, let answer, let said):
      "\(misconception) would answer '\(answer)' here, not '\(said)': "
        + "this scene cannot diagnose it with this choice"
    case .nothingHolds: "no statement is true"
    case .severalHold(let letters):
      "\(letters.joined(separator: " and ")) are true; only one may be"
    case .noItem(let name): "the answer contains '\(name)', which is not among the items"
    case .goalHolds(let goal): "the goal is already reached: \(goal)"
    case .goalMissed(let goal, let answer): "the solution reaches '\(answer)', not \(goal)"
    case .overPar(let count, let par): "the solution takes \(count) changes, but par is \(par)"
    case .notAllowed(let change):
      "the try does not allow a change of this kind" + (change.map { ": \($0.rawValue)" } ?? "")
    case .untrueFact(let fact): "the model disagrees: \(fact)"
    case .notSeparated(let misconception):
      "no question of the lesson distinguishes \(misconception) from the right answer"
    case .otherLetters(let list):
      "the list above explains \(list.isEmpty ? "no letters" : list.joined(separator: ", "))"
    case .differsFromBase(let line): "differs from the base lesson: '\(line)'"
    case .nothingToDrive: "there is no hop between 'from' and 'to', so there is nothing to drive"
    case .asksInWalk(let kind):
      "a walk cannot have a \(kind.rawValue) fence; use role: predict to ask questions"
    case .roleWithout(let kind, let role):
      "a lesson with 'role: \(role)' needs a \(kind.rawValue) fence"
    case .notInBase(let fence): "the base lesson has no fence '\(fence.brief)'"

    case .teaching(let fault): fault.message
    case .untranslated: "this is not translated yet"
    case .missingSection(let title): "the section '\(title.brief)' of the base lesson is missing"
    case .staleTranslation:
      "the base lesson's prose has changed since this was translated; update it, then run "
        + "'lesson sync zh-Hans --force'"
    case .otherTerm(let term, let expected):
      "the base lesson has '\(term)', which the glossary translates as '\(expected)'"
    case .comingLesson(let name, let meant):
      "there is no lesson '\(name.brief)' yet" + didYouMean(meant)
    }
  }
}

extension LineMismatch {
  /// The difference, in words.
  var message: String { words.english.plain }

  /// The difference, in the words of every language.
  var words: Phrase {
    switch (expected, actual) {
    case (let expected?, let actual?):
      Phrase(
        en: "expected '\(expected)', but the model has '\(actual)'",
        zh: "预期“\(expected)”，但模型说“\(actual)”")
    case (let expected?, nil):
      Phrase(
        en: "expected '\(expected)', but the model's lines end here",
        zh: "预期“\(expected)”，但模型没有更多可说的")
    case (nil, let actual?):
      Phrase(
        en: "the lines end here, but the model continues: '\(actual)'",
        zh: "预期到此为止，但模型还有：“\(actual)”")
    case (nil, nil): Phrase(en: "", zh: "")
    }
  }
}
