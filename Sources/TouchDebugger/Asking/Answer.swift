import TouchCore
import TouchNarration

//  overlay was asked first and answered itself (#6).            why
//  #6 #9  goto N jumps there                                    the moments
//  PROVED: …                                                    how sure
//    1  whatif overlay.isUserInteractionEnabled = no            what would change it

/// The answer to "why not": why, how sure that is, and what would change it.
struct Answer: Sendable {
  /// Whether what was asked for happened after all.
  let happened: Bool
  /// Why, a sentence or two to a paragraph.
  let reason: [StyledText]
  /// The steps that prove it, in their order.
  let steps: [Int]
  /// How sure it is by the rules it rests on, and in words.
  let grade: (grade: Grade, words: StyledText)
  /// The switches of the model it hangs on.
  let doubts: [Setting]
  /// Whether the steps are those of a tap that was only tried out.
  let isOfTrial: Bool
  /// What would change it; nil where nothing has to.
  let repair: Repair?
  /// Why an edit that seems to help does not, in a clause; nil where that cannot be said shortly.
  let obstacle: @Sendable (Trace) -> Phrase?
}

extension Answer {
  /// How many edits are shown; the rest are counted.
  static let mostEdits = 6
  /// How many of those that do not help are shown.
  static let mostFutile = 4

  /// The lines to type that change the answer, in the order they are shown.
  func commands(in scene: Scene) -> [String] {
    (repair?.enough.prefix(Self.mostEdits) ?? []).map { edits in
      "whatif " + edits.map { $0.spelling(in: scene) }.joined(separator: " and ")
    }
  }

  /// The whole answer.
  func lines(in scene: Scene, _ language: Language) -> [StyledText] {
    var lines = reason
    if !steps.isEmpty { lines.append(Words.moments(steps, ofTrial: isOfTrial)[language]) }
    lines += gradeLines(in: scene, language)
    guard let repair else { return lines }
    return lines + repairLines(repair, in: scene, language)
      + futileLines(repair, in: scene, language)
  }

  /// What hangs on a switch that nobody documents is likely at most, however sure the rules are.
  private func gradeLines(in scene: Scene, _ language: Language) -> [StyledText] {
    guard !doubts.isEmpty else { return [grade.words] }
    let others = doubts.map { ($0, isOn: !scene.settings.isOn($0)) }
    guard grade.grade == .proved else {
      return [grade.words, Words.wouldBeOtherwise(with: others, isGrade: false)[language]]
    }
    return [Words.wouldBeOtherwise(with: others, isGrade: true)[language]]
  }

  private func repairLines(
    _ repair: Repair, in scene: Scene, _ language: Language
  ) -> [StyledText] {
    let count = repair.enough.count
    guard count > 0 else {
      return [Words.nothingHelps(tried: repair.tried, leavesPairs: repair.leavesPairs)[language]]
    }
    let head = Words.smallestEdits(count, arePairs: repair.singles.isEmpty)
    let rows = commands(in: scene).enumerated().map { place, command in
      numbered(place + 1, "\(code: command)")
    }
    let rest = count - rows.count
    return [head[language]] + rows + (rest > 0 ? [Words.moreEdits(rest)[language]] : [])
  }

  private func futileLines(
    _ repair: Repair, in scene: Scene, _ language: Language
  ) -> [StyledText] {
    guard !repair.futile.isEmpty else { return [] }
    let rows = repair.futile.prefix(Self.mostFutile).map { futile -> StyledText in
      let because = obstacle(futile.trace).map { Words.because($0)[language] } ?? ""
      return "     \(code: futile.edit.spelling(in: scene))\(because)"
    }
    let rest = repair.futile.count - rows.count
    return [Words.notEnough[language]] + rows + (rest > 0 ? [Words.moreEdits(rest)[language]] : [])
  }
}

/// A row of a numbered list.
func numbered(_ number: Int, _ text: StyledText) -> StyledText {
  "\(strong: (number < 10 ? "  " : " ") + "\(number)")  " + text
}
