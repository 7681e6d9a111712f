import TouchCore
import TouchInquiry

extension Narrator {
  /// How sure an answer is.
  ///
  /// - Parameter basis: What it rests on.
  public func grade(of basis: Basis) -> Grade { ground(of: basis).grade }

  /// The rules that an answer uses and that are neither documented nor observed, by number.
  ///
  /// - Parameter basis: What it rests on.
  public func weakest(of basis: Basis) -> [RuleNumber] { ground(of: basis).weakest }

  /// The grade of an answer, in words, with what it lacks to be better.
  ///
  /// - Parameter basis: What it rests on.
  public func gradeLine(of basis: Basis) -> StyledText {
    GradeWords(viewpoint: viewpoint, ground: ground(of: basis)).said()
  }

  /// What an answer rests on, in words, with what it lacks to be better.
  func gradeWords(_ ground: Ground, _ rivals: [Rival]) -> GradeWords {
    GradeWords(viewpoint: viewpoint, ground: ground, rivals: rivals)
  }
}
