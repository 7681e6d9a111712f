/// Asks the delegate of a table or collection about a row; only what it implements is a step.
struct RowDelegate {
  let list: ViewID
  let row: ViewID
  let touch: Int

  /// 16.13: nothing can be selected now; nobody is asked.
  func refuseSelection(
    by property: Check.Property, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let check = Check(.allowsSelection, of: list, false, wants: true, from: .property(property))
    journal.put(RowStep(row, .allowsSelection, false, touch: touch), 13, [check])
  }

  /// Whether it says yes, or nothing; what follows then follows from its answer.
  mutating func allows(
    _ call: RowCall, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    guard let (answer, owner) = answer(to: call, journal.scene) else { return true }
    let step = journal.nextStep
    let check = Check(
      call.asked.check, of: row, answer, wants: true,
      from: .property(call.asked.property, of: owner == row ? nil : .responder(.view(owner))))
    journal.put(RowStep(row, call, answer, touch: touch), call.asked.item, [check])
    if journal.listens { journal.cause = step }
    return answer
  }

  /// 16.23: the row that is selected; nil where `willSelectRowAt` answers nil.
  mutating func rowToSelect(_ journal: inout Journal<some StepSink & ~Copyable>) -> ViewID? {
    let own = journal.scene[row].row?.answers.willSelect
    guard let answer = own ?? journal.scene[list].list?.answers.willSelect else { return row }
    var chosen: ViewID? = row
    switch answer {
    case .same: break
    case .nothing: chosen = nil
    // A row of another table cannot be named by an index path.
    case .other(let other): chosen = journal.scene.list(of: other) == list ? other : row
    }
    let step = journal.nextStep
    let check = Check(
      .willSelect, of: row, chosen != nil, wants: true,
      from: .property(.willSelect, of: own == nil ? .responder(.view(list)) : nil))
    journal.put(
      RowStep(
        row, .willSelect, chosen != nil, touch: touch, instead: chosen == row ? nil : chosen), 23,
      [check])
    if journal.listens { journal.cause = step }
    return chosen
  }

  /// What is said of this row, or else of every row, and of whom it is said.
  private func answer(to call: RowCall, _ scene: Scene) -> (Bool, ViewID)? {
    func said(_ answers: RowAnswers?) -> Bool? {
      switch call {
      case .shouldHighlight: answers?.shouldHighlight
      case .shouldSelect: answers?.shouldSelect
      case .shouldDeselect: answers?.shouldDeselect
      case .allowsSelection, .willSelect, .highlight, .select: nil
      }
    }
    if let own = said(scene[row].row?.answers) { return (own, row) }
    return said(scene[list].list?.answers).map { ($0, list) }
  }
}

extension RowCall {
  /// The item of section 16 that asks it, and what is checked then.
  fileprivate var asked: (item: Int, check: Check.Name, property: Check.Property) {
    switch self {
    case .shouldHighlight: (11, .shouldHighlight, .shouldHighlight)
    case .shouldSelect: (20, .shouldSelect, .shouldSelect)
    case .shouldDeselect: (21, .shouldDeselect, .shouldDeselect)
    case .allowsSelection, .willSelect, .highlight, .select: (23, .willSelect, .willSelect)
    }
  }
}
