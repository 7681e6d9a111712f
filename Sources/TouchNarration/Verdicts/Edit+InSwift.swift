import TouchCore
import TouchInquiry

//   whatif card.frame = 20,100 250x224        card.frame = CGRect(x: 20, y: 100, …)
//   whatif bring card to front                card.superview?.bringSubviewToFront(card)
//   whatif card.overridesHitTest = no         card's class without its own hitTest(_:with:)
//   whatif move touch 1 to 5,5                –   the finger is the person's, not the program's

extension Edit {
  /// What the edit is in an app's source; nil where it changes nothing that a program says.
  package func inSwift(_ scene: Scene) -> Phrase? {
    switch self {
    case .assign(.responder(.view(let window)), "isHidden", .truth(true))
    where scene.isOfKeyboard(window):
      return SwiftWords.endEditing
    case .assign(let object, let property, let value):
      return scene.swiftName(of: object).flatMap {
        Self.inSwift($0, property, value, object, scene)
      }
    case .bringToFront(let view):
      return scene.swiftName(of: .responder(.view(view))).flatMap { name in
        Self.source("\(name).superview?.bringSubviewToFront(\(name))")
      }
    case .moveTouch, .lift, .skip, .tap, .setting, .written, .changes: return nil
    }
  }

  private static func inSwift(
    _ name: String, _ property: String, _ value: Value, _ object: SceneObject, _ scene: Scene
  ) -> Phrase? {
    if scene.isDrawn(object) {
      return value.modifier(of: property).map { SwiftWords.modified(name, by: $0) }
    }
    return switch property {
    case "shouldHighlight", "willSelect", "shouldSelect", "shouldDeselect":
      RowCall.asked(by: property, of: object, scene).map {
        property == "willSelect"
          ? SwiftWords.delegate(of: name, returns: "indexPath", from: $0)
          : SwiftWords.answering(value, $0, whose: name, isDelegate: true)
      }
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
    case let method where ResponderMethod.touches.contains { $0.name == method }:
      SwiftWords.callingSuper(method, of: name)
    case "isHidden" where scene.isTransition(object): SwiftWords.dismissing(name)
    case "requireFailureOf", "requiredToFailBy":
      SwiftWords.answering(
        .truth(false),
        property == "requireFailureOf"
          ? "gestureRecognizer(_:shouldRequireFailureOf:)"
          : "gestureRecognizer(_:shouldBeRequiredToFailBy:)", whose: name, isDelegate: true)
    case "canPrevent": SwiftWords.returning("false", "canPrevent(_:)", whose: name)
    case "shouldBeginEditing":
      SwiftWords.answering(
        value, "\(scene.isTextField(object) ? "textField" : "textView")ShouldBeginEditing(_:)",
        whose: name, isDelegate: true)
    case "contextMenu":
      source("\(name).interactions.removeAll { $0 is UIContextMenuInteraction }")
    case "drag": source("\(name).interactions.removeAll { $0 is UIDragInteraction }")
    case "touchesShouldCancel":
      SwiftWords.answering(
        .truth(value == .truth(true) || value == .word("yes")), "touchesShouldCancel(in:)",
        whose: name, isDelegate: false)
    case "buttonMaskRequired":
      value.lastWord.flatMap { source("\(name).buttonMaskRequired = .\($0)") }
    case "defers":
      value.lastWord.map { edges in
        SwiftWords.returning(
          "[\(edges.split(separator: "|").map { ".\($0)" }.joined(separator: ", "))]",
          "preferredScreenEdgesDeferringSystemGestures", whose: name)
      }
    case "requiresToFail":
      value.lastRecognizer.flatMap { scene.swiftName(of: .recognizer($0)) }
        .flatMap { source("\(name).require(toFail: \($0))") }
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
    case "attached": scene.attaching(object, name).flatMap(source)
    case "alwaysBounce":
      source(value.bouncing.map { "\(name).\($0) = true" }.joined(separator: "; "))
    case "superview":
      value.view.flatMap { scene.swiftName(of: .responder(.view($0))) }
        .flatMap { source("\($0).addSubview(\(name))") }
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

extension RowCall {
  /// The method of a list's delegate that an answer is to; nil where no list is asked.
  fileprivate static func asked(by word: String, of object: SceneObject, _ scene: Scene) -> String?
  {
    guard case .responder(.view(let view)) = object,
      let call = allCases.first(where: { $0.word.hasPrefix(word) })
    else { return nil }
    let list = scene.list(of: view) ?? view
    let isTable = scene[list].kind == .table
    return "\(isTable ? "tableView" : "collectionView")(_:\(call.name(ofTable: isTable)):)"
  }
}

extension Scene {
  /// Whether an object is what SwiftUI draws.
  fileprivate func isDrawn(_ object: SceneObject) -> Bool {
    guard case .responder(.view(let view)) = object else { return false }
    return self[view].kind == .drawn
  }

  /// How a recognizer is added to its view.
  fileprivate func attaching(_ object: SceneObject, _ name: String) -> String? {
    guard case .recognizer(let id) = object else { return nil }
    return swiftName(of: .responder(.view(self[id].view))).map {
      "\($0).addGestureRecognizer(\(name))"
    }
  }

  /// Whether an object is what UIKit puts around what is presented.
  fileprivate func isTransition(_ object: SceneObject) -> Bool {
    guard case .responder(.view(let view)) = object else { return false }
    return self[view].isTransitionView
  }

  /// Whether an object is a text field, and no text view.
  fileprivate func isTextField(_ object: SceneObject) -> Bool {
    guard case .responder(.view(let view)) = object else { return false }
    return self[view].kind.isControl
  }

  /// An object as a program says it; nil where no public property leads to it.
  fileprivate func swiftName(of object: SceneObject) -> String? {
    switch object {
    case .recognizer(let id) where isMadeByUIKit(id):
      if self[id].kind == .scrollPan, let scrollView = self[id].scrollView {
        return "\(name(of: scrollView).asSwiftName).panGestureRecognizer"
      }
      guard let part = self[id].part, let property = part.role.property else { return nil }
      return "\(name(of: part.owner).asSwiftName).\(property)"
    case .recognizer(let id): return name(of: id).asSwiftName
    case .responder(.view(let view)):
      if let row = self[view].superview, contentView(of: row) == view {
        return "\(name(of: row).asSwiftName).contentView"
      }
      guard let part = self[view].part else { return name(of: view).asSwiftName }
      guard let property = part.role.property else { return nil }
      return "\(name(of: part.owner).asSwiftName).\(property)"
    case .responder(.application): return "UIApplication.shared"
    case .responder(let responder): return name(of: responder).asSwiftName
    }
  }
}

extension Part.Role {
  /// The public property that leads to it.
  fileprivate var property: String? {
    switch self {
    case .edgePop: "interactivePopGestureRecognizer?"
    case .contentPop: "interactiveContentPopGestureRecognizer?"
    case .view, .rootView: "view"
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    case .searchField: "searchTextField"
    case .pinch: "pinchGestureRecognizer?"
    default: nil
    }
  }
}

extension String {
  /// A name as code spells it: a word of Swift stands in backticks, and what cannot stand in a name
  /// is an underscore.
  fileprivate var asSwiftName: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return Self.wordsOfSwift.contains(name) ? "`\(name)`" : name
  }

  private static let wordsOfSwift: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}

extension Value {
  /// SwiftUI's modifier for a property of what it draws; nil where no modifier says it.
  fileprivate func modifier(of property: String) -> String? {
    switch (property, self) {
    case ("isUserInteractionEnabled", .truth(let isOn)): ".allowsHitTesting(\(isOn))"
    case ("isHidden", .truth(true)): ".hidden()"
    case ("isHidden", .truth(false)): ".opacity(1)"
    case ("alpha", .number(let alpha)): ".opacity(\(exact(alpha)))"
    default: nil
    }
  }

  /// The axes it names, as UIKit's property of one of them is called.
  fileprivate var bouncing: [String] {
    guard case .word(let axes) = self else { return [] }
    return (axes.contains("y") ? ["alwaysBounceVertical"] : [])
      + (axes.contains("x") ? ["alwaysBounceHorizontal"] : [])
  }

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
    case .size(let size): "CGSize(width: \(exact(size.width)), height: \(exact(size.height)))"
    case .nothing, .word, .point, .transform, .responder, .recognizer, .touch, .list, .step:
      nil
    }
  }
}
