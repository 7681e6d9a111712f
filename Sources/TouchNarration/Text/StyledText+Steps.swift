//   card refused (#12): …      ─▶      card refused: …

extension StyledText {
  /// The text without the numbers of steps: in another world they are other ones.
  package var withoutSteps: StyledText {
    var runs: [StyledRun] = []
    var isAfterStep = false
    for var run in self.runs {
      if run.text.isStepNumber, let last = runs.last?.text.last, "(（".contains(last) {
        runs[runs.count - 1].text.removeLast()
        if runs[runs.count - 1].text.last == " " { runs[runs.count - 1].text.removeLast() }
        isAfterStep = true
        continue
      }
      if isAfterStep, let first = run.text.first, ")）".contains(first) { run.text.removeFirst() }
      isAfterStep = false
      runs.append(run)
    }
    return StyledText(runs)
  }
}

extension String {
  /// Whether it is `#12`.
  fileprivate var isStepNumber: Bool {
    first == "#" && count > 1 && dropFirst().allSatisfy { $0.isNumber }
  }
}
