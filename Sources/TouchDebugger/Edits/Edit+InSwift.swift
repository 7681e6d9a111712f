import TouchCore
import TouchNarration

//   whatif card.frame = 20,100 250x224        card.frame = CGRect(x: 20, y: 100, …)
//   whatif bring card to front                card.superview?.bringSubviewToFront(card)
//   whatif card.overridesHitTest = no         card's class without its own hitTest(_:with:)
//   whatif move touch 1 to 5,5                –   the finger is the person's, not the program's

extension Edit {
  /// What the edit is in an app's source; nil where it changes nothing that a program says.
  func inSwift(_ scene: Scene) -> Phrase? {
    switch self {
    case .assign(.responder(.view(let window)), "isHidden", .truth(true))
    where scene.isOfKeyboard(window):
      return SwiftWords.endEditing
    case .assign(.responder(let responder), let property, let value):
      return Self.inSwift(scene.name(of: responder), property, value, scene)
    case .assign(.recognizer(let id), let property, let value):
      return Self.inSwift(scene.name(of: id), property, value, scene)
    case .bringToFront(let view):
      let name = scene.name(of: view)
      return Self.source("\(name).superview?.bringSubviewToFront(\(name))")
    case .moveTouch, .lift, .skip, .tap, .setting, .written, .changes: return nil
    }
  }

  private static func inSwift(
    _ name: String, _ property: String, _ value: Value, _ scene: Scene
  ) -> Phrase? {
    switch property {
    case "overridesHitTest":
      value == .truth(false) ? SwiftWords.withoutOwn("hitTest(_:with:)", of: name) : nil
    case "overridesPointInside":
      value == .truth(false) ? SwiftWords.withoutOwn("point(inside:with:)", of: name) : nil
    case "animating":
      value == .truth(false) ? SwiftWords.animateInteractively(name) : nil
    case "isIgnoringInteractionEvents":
      source("UIApplication.shared.endIgnoringInteractionEvents()")
    case "windowLevel":
      value.inSwift.flatMap { source("\(name).windowLevel = UIWindow.Level(rawValue: \($0))") }
    case "shouldReceive":
      SwiftWords.answering(
        value, "gestureRecognizer(_:shouldReceive:)", whose: name, isDelegate: true)
    case "shouldBegin":
      SwiftWords.answering(value, "gestureRecognizerShouldBegin(_:)", whose: name, isDelegate: true)
    case "gestureRecognizerShouldBegin":
      SwiftWords.answering(
        value, "gestureRecognizerShouldBegin(_:)", whose: name, isDelegate: false)
    case "cancelsItself", "failsItself":
      SwiftWords.withoutOwn("touchesMoved(_:with:)", ofRecognizer: name)
    case "contextMenu":
      source("\(name).interactions.removeAll { $0 is UIContextMenuInteraction }")
    case "drag": source("\(name).interactions.removeAll { $0 is UIDragInteraction }")
    case "touchesShouldCancel":
      SwiftWords.answering(value, "touchesShouldCancel(in:)", whose: name, isDelegate: false)
    case "defers":
      value.lastWord.map { edges in
        SwiftWords.returning(
          "[\(edges.split(separator: "|").map { ".\($0)" }.joined(separator: ", "))]",
          "preferredScreenEdgesDeferringSystemGestures", whose: name)
      }
    case "requiresToFail":
      value.lastRecognizer.flatMap { source("\(name).require(toFail: \(scene.name(of: $0)))") }
    case "simultaneous":
      value.lastWord.map { SwiftWords.simultaneous(name, with: $0) }
    case "largestUndimmedDetentIdentifier":
      source("\(name).sheetPresentationController?.largestUndimmedDetentIdentifier = .large")
    case "prefersScrollingExpandsWhenScrolledToEdge":
      source(
        "\(name).sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false")
    case "dismissed": source("\(name).dismiss(animated: true)")
    case "firstResponder": source("\(name).resignFirstResponder()")
    case "isNavigationBarHidden": source("\(name).isNavigationBarHidden = true")
    case "superview":
      value.view.flatMap { source("\(scene.swiftName(of: $0)).addSubview(\(name))") }
    case "pointInside":
      value.onlyIn.map { SwiftWords.onlyInside($0, of: name) }
        ?? value.lastWord.map { SwiftWords.including($0, in: name) }
    case "hitTest": value == .word("passthrough") ? SwiftWords.passingThrough(name) : nil
    default: value.inSwift.flatMap { source("\(name).\(property) = \($0)") }
    }
  }

  private static func source(_ text: String) -> Phrase {
    Phrase(en: "\(code: text)", zh: "\(code: text)")
  }
}

extension Scene {
  /// A view as a program says it: the content view of a row is the row's.
  fileprivate func swiftName(of view: ViewID) -> String {
    guard let row = self[view].superview, contentView(of: row) == view else {
      return name(of: view)
    }
    return "\(name(of: row)).contentView"
  }
}

extension Value {
  /// The views in which alone a point counts as inside.
  fileprivate var onlyIn: [String]? {
    guard case .word(let words) = self, words.hasPrefix("only ") else { return nil }
    return words.split(separator: " ").dropFirst().map(String.init)
  }

  /// The view it is; nil for everything else.
  fileprivate var view: ViewID? {
    if case .responder(.view(let view)) = self { view } else { nil }
  }

  /// The last one it lists: those before it were there already.
  fileprivate var lastRecognizer: RecognizerID? {
    guard case .list(let all) = self, case .recognizer(let id)? = all.last else { return nil }
    return id
  }

  /// The last of the names it lists.
  fileprivate var lastWord: String? {
    guard case .word(let words) = self else { return nil }
    return words.split(separator: " ").last.map(String.init)
  }

  /// The value as Swift spells it; nil for those that no repair sets.
  fileprivate var inSwift: String? {
    switch self {
    case .truth(let isOn): "\(isOn)"
    case .number(let number): exact(number)
    case .rect(let rect):
      "CGRect(x: \(exact(rect.minX)), y: \(exact(rect.minY)), width: \(exact(rect.size.width)), "
        + "height: \(exact(rect.size.height)))"
    case .nothing, .word, .point, .size, .transform, .responder, .recognizer, .touch, .list, .step:
      nil
    }
  }
}
