import TouchCore

/// What can be read off tables, collections and their rows.
enum RowMembers {
  /// UIKit's properties of tables and collections, of rows, and what delegates answer about them.
  static let ofRows =
    [
      listTruth("allowsSelection", at: \.allowsSelection),
      listTruth("allowsSelectionDuringEditing", at: \.allowsSelectionDuringEditing),
      listTruth("allowsMultipleSelection", at: \.allowsMultipleSelection),
      listTruth("isEditing", at: \.isEditing),
      Member.view("isSelected", "selected", shape: .truth) { view in
        view.row.map { .truth($0.isSelected) } ?? .nothing
      } write: { view, value in
        guard view.row != nil, case .truth(let isOn) = value else { return false }
        view.row?.isSelected = isOn
        return true
      },
      answer("shouldHighlight", at: \.shouldHighlight), answer("shouldSelect", at: \.shouldSelect),
      answer("shouldDeselect", at: \.shouldDeselect),
    ]

  private static func listTruth(_ name: String, at key: Member.Key<RowList, Bool>) -> Member {
    Member.view(
      [name], .truth, { view in view.list.map { .truth($0[keyPath: key]) } ?? .nothing }
    ) { view, value in
      guard view.list != nil, case .truth(let isOn) = value else { return false }
      view.list?[keyPath: key] = isOn
      return true
    }
  }

  private static func answer(_ name: String, at key: Member.Key<RowAnswers, Bool?>) -> Member {
    Member.view(
      [name], .truth,
      { view in .truth(orNothing: (view.row?.answers ?? view.list?.answers)?[keyPath: key]) }
    ) { view, value in
      guard case .truth(let isYes) = value else { return false }
      if view.row != nil {
        view.row?.answers[keyPath: key] = isYes
      } else if view.list != nil {
        view.list?.answers[keyPath: key] = isYes
      } else {
        return false
      }
      return true
    }
  }
}
