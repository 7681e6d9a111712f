import TouchCore
import TouchInquiry
import TouchNarration

//  overlay was asked first and answered itself (#6).            why
//  #6 #9  goto N jumps there                                    the moments
//  PROVED: …                                                    how sure
//    1  whatif overlay.isUserInteractionEnabled = no            what would change it,
//       but a tap on close no longer reaches it                 what else it does
//  tried: 8 edits; 1 is enough, none of the others              and what all of it was

/// The answer to "why not": why, how sure that is, and what would change it.
struct Answer: Sendable {
  /// The line that asks it.
  let question: String
  /// Whether what was asked for happened after all.
  let happened: Bool
  /// Why, a sentence or two to a paragraph.
  let reason: [StyledText]
  /// The steps that prove it, in their order.
  let steps: [Int]
  /// How sure it is by the rules it rests on, and in words.
  let grade: (grade: Grade, words: StyledText)
  /// The switches of the model it hangs on.
  var doubts: [Setting] = []
  /// Whether the steps are those of a tap that was only tried out.
  let isOfTrial: Bool
  /// The scroll view that brings all of the view to where it can be hit, as it is.
  var scroll: ViewID?
  /// What would change it; nil where nothing has to.
  var repair: Repair?
  /// Why an edit that seems to help does not, in a clause; nil where that cannot be said shortly.
  var obstacle: @Sendable (Trace) -> Phrase? = { _ in nil }
}

extension Answer {
  /// How many edits are shown; the rest are counted.
  static let mostEdits = 6
  /// How many of those that do not help are shown.
  static let mostFutile = 4

  /// The lines to type that change the answer, in the order they are shown.
  func commands(in scene: Scene) -> [String] {
    (repair?.enough.prefix(Self.mostEdits) ?? []).map { remedy in
      "whatif " + remedy.edits.map { $0.spelling(in: scene) }.joined(separator: " and ")
    }
  }

  /// Every single edit that was tried, a line each, those that are enough marked.
  func triedLines(in scene: Scene, _ language: Language) -> [StyledText] {
    guard let repair else { return reason }
    let enough = Set(repair.enough.filter { $0.edits.count == 1 }.flatMap(\.edits))
    return repair.tried.map { edit in
      let mark = enough.contains(edit) ? RepairWords.isEnough : RepairWords.isNotEnough
      return "  \(code: edit.spelling(in: scene))  " + mark[language]
    }
  }

  /// The whole answer.
  func lines(in scene: Scene, _ language: Language) -> [StyledText] {
    var lines = reason
    if !steps.isEmpty { lines.append(RepairWords.moments(steps, ofTrial: isOfTrial)[language]) }
    lines += gradeLines(in: scene, language)
    if let scroll { lines.append(RepairWords.scrollsClear(scene.name(of: scroll))[language]) }
    guard let repair else { return lines }
    return lines + repairLines(repair, in: scene, language)
      + futileLines(repair, in: scene, language)
  }

  /// What hangs on a switch that nobody documents is likely at most, however sure the rules are.
  private func gradeLines(in scene: Scene, _ language: Language) -> [StyledText] {
    guard !doubts.isEmpty else { return [grade.words] }
    let others = doubts.map { ($0, isOn: !scene.settings.isOn($0)) }
    guard grade.grade == .proved else {
      return [grade.words, RepairWords.wouldBeOtherwise(with: others, isGrade: false)[language]]
    }
    return [RepairWords.wouldBeOtherwise(with: others, isGrade: true)[language]]
  }

  private func repairLines(
    _ repair: Repair, in scene: Scene, _ language: Language
  ) -> [StyledText] {
    let count = repair.enough.count
    guard count > 0 else {
      return [
        RepairWords.nothingHelps(
          tried: repair.tried.count, leavesPairs: repair.leavesPairs, question)[language]
      ] + untried(repair, language)
    }
    let tail = RepairWords.tried(
      repair.tried.count, enough: count, shown: min(count, Self.mostEdits),
      pairs: repair.pairs, question)
    let rows = commands(in: scene).enumerated().flatMap { place, command in
      [numbered(place + 1, "\(code: command)")]
        + harmLines(repair.enough[place].harm, in: scene, language)
    }
    return rows + [tail[language]] + untried(repair, language)
  }

  private func untried(_ repair: Repair, _ language: Language) -> [StyledText] {
    repair.untried > 0 ? [RepairWords.untried(repair.untried)[language]] : []
  }

  /// How many harms are told of an edit; the rest are counted.
  private static let mostHarm = 2

  private func harmLines(_ harm: [Harm], in scene: Scene, _ language: Language) -> [StyledText] {
    guard !harm.isEmpty else { return [] }
    let told = harm.prefix(Self.mostHarm).map { RepairWords.harm($0, in: scene) }
    return ["     " + RepairWords.butAlso(told, more: harm.count - told.count)[language]]
  }

  private func futileLines(
    _ repair: Repair, in scene: Scene, _ language: Language
  ) -> [StyledText] {
    guard !repair.futile.isEmpty else { return [] }
    let rows = repair.futile.prefix(Self.mostFutile).map { futile -> StyledText in
      let because = obstacle(futile.trace).map { RepairWords.because($0)[language] } ?? ""
      return "     \(code: futile.edit.spelling(in: scene))\(because)"
    }
    let rest = repair.futile.count - rows.count
    return [RepairWords.notEnough[language]] + rows
      + (rest > 0 ? [RepairWords.moreEdits(rest)[language]] : [])
  }
}

/// A row of a numbered list.
func numbered(_ number: Int, _ text: StyledText) -> StyledText {
  "\(strong: (number < 10 ? "  " : " ") + "\(number)")  " + text
}
