import TouchCore
import TouchInquiry

extension Narrator {
  /// How sure an answer is that some steps prove, and the rules that are neither documented nor
  /// observed, by number.
  public func grade(
    of steps: [Int], answering question: Omission.Question, touch: Int? = nil
  ) -> (grade: Grade, weakest: [RuleNumber]) {
    let ground = ground(of: steps, answering: question, touch: touch)
    return (ground.grade, ground.weakest)
  }

  /// How sure an answer about a view is.
  public func grade(of whyNot: WhyNot) -> Grade { ground(of: whyNot).grade }

  /// How sure an answer about a recognizer is.
  public func grade(of why: WhyNoGesture) -> Grade { ground(of: why).grade }

  /// How sure an answer about an action is.
  public func grade(of why: WhyNoAction) -> Grade { ground(of: why).grade }

  /// How sure an answer about a row is.
  public func grade(of why: WhyNoSelection) -> Grade { ground(of: why).grade }

  /// The grade of an answer about a row, in words, with what it lacks to be better.
  public func gradeLine(of why: WhyNoSelection) -> StyledText {
    GradeWords(viewpoint: viewpoint, ground: ground(of: why)).said()
  }

  /// How sure an answer about whoever did not hear of a touch is.
  public func grade(of why: WhyUnheard) -> Grade { ground(of: why).grade }

  /// The grade of an answer about whoever did not hear of a touch, with what it lacks to be better.
  public func gradeLine(of why: WhyUnheard) -> StyledText {
    GradeWords(viewpoint: viewpoint, ground: ground(of: why)).said()
  }

  /// The grade of an answer that some steps prove, in words, with what it lacks to be better.
  public func gradeLine(
    of steps: [Int], answering question: Omission.Question, touch: Int? = nil
  ) -> StyledText {
    GradeWords(viewpoint: viewpoint, ground: ground(of: steps, answering: question, touch: touch))
      .said()
  }

  /// The grade of an answer about a view, in words, with what it lacks to be better.
  public func gradeLine(of whyNot: WhyNot) -> StyledText {
    GradeWords(viewpoint: viewpoint, ground: ground(of: whyNot)).said()
  }

  /// The grade of an answer about a recognizer, in words, with what it lacks to be better.
  public func gradeLine(of why: WhyNoGesture) -> StyledText {
    GradeWords(viewpoint: viewpoint, ground: ground(of: why)).said()
  }

  /// The grade of an answer about an action, in words, with what it lacks to be better.
  public func gradeLine(of why: WhyNoAction) -> StyledText {
    GradeWords(viewpoint: viewpoint, ground: ground(of: why)).said()
  }

  /// What an answer rests on, in words, with what it lacks to be better.
  func gradeWords(_ ground: Ground, _ rivals: [Rival]) -> GradeWords {
    GradeWords(viewpoint: viewpoint, ground: ground, rivals: rivals)
  }
}
