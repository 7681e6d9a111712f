import TouchCore

/// What can be read off text fields and text views.
enum TextMembers {
  /// UIKit's properties of texts, and what their delegates answer.
  static let ofTexts = [
    truth(["isEditable", "editable"], at: \.isEditable),
    truth(["isSelectable", "selectable"], at: \.isSelectable),
    answer("shouldBeginEditing", at: \.shouldBeginEditing),
    answer("shouldEndEditing", at: \.shouldEndEditing),
  ]

  private static func truth(_ names: [String], at key: Member.Key<TextProperties, Bool>) -> Member {
    Member.view(
      names, .truth,
      { view in view.kind == .textView ? .truth(view.textInput[keyPath: key]) : .nothing }
    ) { view, value in
      guard view.kind == .textView, case .truth(let isOn) = value else { return false }
      view.textInput[keyPath: key] = isOn
      return true
    }
  }

  private static func answer(_ name: String, at key: Member.Key<TextProperties, Bool?>) -> Member {
    Member.view(
      [name], .truth,
      { view in view.kind.editsText ? .truth(orNothing: view.textInput[keyPath: key]) : .nothing }
    ) { view, value in
      guard view.kind.editsText, case .truth(let isYes) = value else { return false }
      view.textInput[keyPath: key] = isYes
      return true
    }
  }
}
