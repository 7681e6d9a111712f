/// Where a value of a view comes from.
public enum ValueOrigin: Hashable, Sendable {
  /// The file says it, or a change did.
  case written
  /// It is as in every view of the kind, as UIKit has it.
  case known
  /// What was read does not say it: it is made up, and answers that rest on it are weaker.
  case madeUp
}

extension Scene {
  /// Where the value of a view's property comes from.
  ///
  /// A file that says what UIKit has anyway counts as known: the value is the same.
  package func origin(of property: Property, in view: ViewID) -> ValueOrigin {
    let (it, entry) = (self[view], property.entry)
    let missing = it.origins.missing
    if missing.contains(.properties) || entry.fact.map({ missing.contains($0) }) == true {
      return .madeUp
    }
    let plain = View("", it.kind)
    let isAsUsual = entry.shape?.isSame(it, plain) ?? entry.own.map { isUsual($0, view) } ?? true
    return isAsUsual ? .known : .written
  }

  /// Whether what is more than a value of a view is as in every view.
  private func isUsual(_ own: PropertyEntry.Own, _ view: ViewID) -> Bool {
    let it = self[view]
    return switch own {
    case .frame: it.frame == Rect(0, 0, 0, 0)
    case .bounds, .offset: it.bounds.origin == .zero
    case .transform: it.transform == .identity
    case .animating:
      !it.blocksTouchesWhileAnimating && !it.isAnimatingInteractively && it.animator == nil
    case .tag: it.tag == 0
    case .address: it.origins.address == nil
    case .seen: it.seenFrame == nil
    case .links: it.textInput.links.isEmpty
    case .level: (window(of: view)?.level ?? 0) == 0
    case .key: window(of: view)?.isKey != true
    case .windowScene: window(of: view)?.windowScene == nil
    case .inside, .front, .back, .removed, .animated: true
    }
  }
}

extension PropertyShape {
  /// Whether two have the same value.
  fileprivate func isSame(_ one: Root, _ other: Root) -> Bool {
    switch self {
    case .flag(let field, _), .answer(let field, _), .part(let field):
      field.get(one) == field.get(other)
    case .opinion(let field): field.get(one) == field.get(other)
    case .number(let field, _): field.get(one) == field.get(other)
    case .bound(let field, _): field.get(one) == field.get(other)
    case .count(let field, _): field.get(one) == field.get(other)
    case .point(let field): field.get(one) == field.get(other)
    case .size(let field): field.get(one) == field.get(other)
    case .insets(let field): field.get(one) == field.get(other)
    case .text(let field, _): field.get(one) == field.get(other)
    case .words(let path): path.words(one) == path.words(other)
    }
  }
}
