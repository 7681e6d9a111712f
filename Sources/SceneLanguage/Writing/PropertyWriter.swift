import TouchCore

//  alpha=0.5 hidden transform=rotate(30)      what is not as in every view of its kind

/// Writes the properties of a view, each as `PropertyReader` reads it.
struct PropertyWriter {
  private let view: View

  init(_ view: View) { self.view = view }

  /// The flags, then the properties with values, each behind a blank.
  var words: String {
    let plain = View("", view.kind)
    var words = ""
    for (property, entry) in Property.asWritten {
      guard entry.owners.map({ $0.include(view.kind) }) ?? true else { continue }
      let word =
        entry.own.map { own($0, property) }
        ?? entry.shape.map { written(property.rawValue, $0, of: view, unlike: plain) }
      if let word = word ?? nil { words += " \(word)" }
    }
    return words
  }

  /// What is more than a value of the view; nil where it is as in every view.
  private func own(_ own: PropertyEntry.Own, _ property: Property) -> String? {
    guard own != .animating else { return animations }
    let value: String? =
      switch own {
      case .bounds: view.bounds.origin == .zero ? nil : spelled(view.bounds.origin)
      case .transform: view.transform == .identity ? nil : spelled(view.transform)
      case .tag: view.tag == 0 ? nil : "\(view.tag)"
      case .address: view.origins.address.map(Origins.spelled)
      case .seen: view.seenFrame.map(seen)
      case .links:
        view.textInput.links.isEmpty
          ? nil : view.textInput.links.map { spelled($0) }.joined(separator: "|")
      // A scroll view's offset is written as its bounds' origin, like every view's.
      case .offset: nil
      // What is said of windows, and in changes only.
      case .level, .key, .windowScene, .frame, .inside, .animating: nil
      case .animated, .front, .back, .removed: nil
      }
    return value.map { "\(property.rawValue)=\($0)" }
  }

  private var animations: String? {
    let word = Property.animating.rawValue
    let words =
      (view.blocksTouchesWhileAnimating ? [word] : [])
      + (view.isAnimatingInteractively ? ["\(word)=allowUserInteraction"] : [])
      + (view.animator.map { ["\(word)=\($0.rawValue)"] } ?? [])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func seen(_ frame: Rect) -> String {
    spelled(frame.origin) + (frame.size == view.bounds.size ? "" : ",\(spelled(frame.size))")
  }
}

/// A property as its shape says; nil where it is as in everything of its kind.
func written<Root>(
  _ word: String, _ shape: PropertyShape<Root>, of root: Root, unlike plain: Root
) -> String? {
  func value<Value: Equatable>(
    _ field: Field<Root, Value>, _ spell: (Value) -> String?
  ) -> String? {
    let value = field.get(root)
    return value == field.get(plain) ? nil : spell(value).map { "\(word)=\($0)" }
  }
  func answer(_ isSo: Bool) -> String { isSo ? "yes" : "no" }
  return switch shape {
  case .flag(let field, let isOn):
    field.get(root) == isOn && field.get(plain) != isOn ? word : nil
  case .answer(let field, let isBare):
    isBare && field.get(root) ? word : value(field, answer)
  case .part: nil
  case .opinion(let field): value(field) { $0.map(answer) }
  case .number(let field, _): value(field, exact)
  case .bound(let field, _): value(field) { $0.map(exact) }
  case .count(let field, _): value(field) { "\($0)" }
  case .point(let field): value(field) { spelled($0) }
  case .size(let field): value(field) { spelled($0) }
  case .insets(let field): value(field) { spelled($0) }
  case .text(let field, let isQuoted): value(field) { $0.map(isQuoted ? quoted : bareOrQuoted) }
  case .words(let path):
    path.words(root) == path.words(plain) ? nil : path.words(root).map { "\(word)=\($0)" }
  }
}
