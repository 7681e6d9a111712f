import TouchCore

extension ControlEvents {
  /// The words of its events, joined by `|`; `allTouchEvents` also stands for bits without a word.
  package var words: String {
    guard isSuperset(of: .allTouchEvents), self != .allTouchEvents else { return name }
    return "\(ControlEvents.allTouchEvents.name)|\(subtracting(.allTouchEvents).name)"
  }
}
