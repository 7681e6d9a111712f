import TouchCore
import TouchInquiry

//   whatif card.frame = 20,100 250x224        card.frame = CGRect(x: 20, y: 100, …)
//   whatif bring card to front                card.superview?.bringSubviewToFront(card)
//   whatif card.overridesHitTest = no         card's class without its own hitTest(_:with:)
//   whatif move touch 1 to 5,5                –   the finger is the person's, not the program's

extension Edit {
  /// What the edit is in an app's source; nil where it changes nothing that a program says.
  package func inSwift(_ scene: Scene) -> Phrase? { swiftChange(scene)?.phrase }

  /// The same with what a compiler can check of it.
  package func swiftChange(_ scene: Scene) -> SwiftChange? {
    switch self {
    case .assign(.responder(.view(let window)), "isHidden", .truth(true))
    where scene.isOfKeyboard(window):
      return .words(SwiftWords.endEditing)
    case .assign(let object, let property, let value):
      return scene.swiftName(of: object).flatMap { name in
        if scene.isDrawn(object) {
          return value.modifier(of: property).map { .words(SwiftWords.modified(name, by: $0)) }
        }
        return Self.override(of: name, property, value, object, scene)
          ?? Self.statement(on: name, property, value, object, scene)
      }
    case .bringToFront(let view):
      return scene.swiftName(of: .responder(.view(view))).map { name in
        .statement("\(name).superview?.bringSubviewToFront(\(name))")
      }
    case .moveTouch, .lift, .skip, .tap, .setting, .written, .changes: return nil
    }
  }

  /// A method that the app's own class or a delegate has, and what it returns.
  private static func override(
    of name: String, _ property: String, _ value: Value, _ object: SceneObject, _ scene: Scene
  ) -> SwiftChange? {
    let answer = value.answer(scene)
    return switch property {
    case "shouldHighlight", "willSelect", "shouldSelect", "shouldDeselect":
      RowCall.asked(by: property, of: object, scene).map {
        property == "willSelect"
          ? .returning("indexPath", from: $0, of: name) : .returning(answer, from: $0, of: name)
      }
    case "overridesHitTest", "overridesPointInside":
      value == .truth(false)
        ? .without(property == "overridesHitTest" ? .hitTest : .pointInside, in: name) : nil
    case "shouldReceive":
      .returning(answer, from: .gesture("gestureRecognizer(_:shouldReceive:)"), of: name)
    case "shouldBegin":
      .returning(answer, from: .gesture("gestureRecognizerShouldBegin(_:)"), of: name)
    case "gestureRecognizerShouldBegin":
      .returning(answer, from: UIKitMethod("UIView", "gestureRecognizerShouldBegin(_:)"), of: name)
    case "cancelsItself", "failsItself":
      .method(
        .recognizerMoved,
        SwiftWords.withoutOwn(UIKitMethod.recognizerMoved.name, ofRecognizer: name))
    case let method where ResponderMethod.touches.contains { $0.name == method }:
      .method(
        UIKitMethod("UIResponder", "\(method)(_:with:)"), SwiftWords.callingSuper(method, of: name))
    case "beginTracking", "continueTracking":
      .returning(answer, from: UIKitMethod("UIControl", "\(property)(_:with:)"), of: name)
    case "requireFailureOf":
      .returning("false", from: .gesture("gestureRecognizer(_:shouldRequireFailureOf:)"), of: name)
    case "requiredToFailBy":
      .returning(
        "false", from: .gesture("gestureRecognizer(_:shouldBeRequiredToFailBy:)"), of: name)
    case "canPrevent":
      .returning("false", from: UIKitMethod("UIGestureRecognizer", "canPrevent(_:)"), of: name)
    case "shouldDismiss":
      .returning(
        answer,
        from: UIKitMethod(
          "UIAdaptivePresentationControllerDelegate", "presentationControllerShouldDismiss(_:)"),
        of: name)
    case "shouldBeginEditing":
      .returning(answer, from: .editing(isField: scene.isTextField(object)), of: name)
    case "touchesShouldCancel":
      .returning(
        "\(value == .truth(true) || value == .word("yes"))",
        from: UIKitMethod("UIScrollView", "touchesShouldCancel(in:)"), of: name)
    case "defers":
      value.lastWord.map { edges in
        .returning(
          "[\(edges.split(separator: "|").map { ".\($0)" }.joined(separator: ", "))]",
          from: UIKitMethod("UIViewController", "preferredScreenEdgesDeferringSystemGestures"),
          of: name)
      }
    case "simultaneous":
      value.lastWord.map {
        .method(.simultaneous, returns: "true", SwiftWords.simultaneous(name, with: $0))
      }
    case "pointInside":
      (value.onlyIn.map { SwiftWords.onlyInside($0, of: name) }
        ?? value.lastWord.map { SwiftWords.including($0, in: name) })
        .map { .method(.pointInside, returns: "true", $0) }
    case "hitTest":
      value == .word("passthrough")
        ? .method(.hitTest, returns: "nil", SwiftWords.passingThrough(name)) : nil
    default: nil
    }
  }

  /// A line of code.
  private static func statement(
    on name: String, _ property: String, _ value: Value, _ object: SceneObject, _ scene: Scene
  ) -> SwiftChange? {
    switch property {
    case "animating":
      value == .truth(false) ? .words(SwiftWords.animateInteractively(name)) : nil
    case "isIgnoringInteractionEvents":
      .statement("UIApplication.shared.endIgnoringInteractionEvents()")
    case "windowLevel":
      value.inSwift.map { .statement("\(name).windowLevel = UIWindow.Level(rawValue: \($0))") }
    case "isHidden" where scene.isTransition(object): .words(SwiftWords.dismissing(name))
    case "contextMenu":
      .statement("\(name).interactions.removeAll { $0 is UIContextMenuInteraction }")
    case "drag": .statement("\(name).interactions.removeAll { $0 is UIDragInteraction }")
    case "buttonMaskRequired":
      value.lastWord.map { .statement("\(name).buttonMaskRequired = .\($0)") }
    case "requiresToFail":
      value.lastRecognizer.flatMap { scene.swiftName(of: .recognizer($0)) }
        .map { .statement("\(name).require(toFail: \($0))") }
    case "largestUndimmedDetentIdentifier":
      .statement("\(name).sheetPresentationController?.largestUndimmedDetentIdentifier = .large")
    case "prefersScrollingExpandsWhenScrolledToEdge":
      .statement(
        "\(name).sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false")
    case "dismissed": .statement("\(name).dismiss(animated: true)")
    case "firstResponder": .statement("\(name).resignFirstResponder()")
    case "isNavigationBarHidden": .statement("\(name).isNavigationBarHidden = true")
    case "attached": scene.attaching(object, name).map(SwiftChange.statement)
    case "alwaysBounce":
      .statement(value.bouncing.map { "\(name).\($0) = true" }.joined(separator: "; "))
    case "superview":
      value.view.flatMap { scene.swiftName(of: .responder(.view($0))) }
        .map { .statement("\($0).addSubview(\(name))") }
    default: value.inSwift.map { .statement("\(name).\(property) = \($0)") }
    }
  }
}

extension SwiftChange {
  /// A method that returns a value.
  fileprivate static func returning(
    _ value: String, from method: UIKitMethod, of name: String
  ) -> SwiftChange {
    // An optional property stands in a sentence without its question mark.
    let name = name.last == "?" ? String(name.dropLast()) : name
    return .method(
      method, returns: value,
      method.isDelegates
        ? SwiftWords.delegate(of: name, returns: value, from: method.name)
        : SwiftWords.returning(value, method.name, whose: name))
  }

  /// 2.12, 2.13: the app's own search goes, or lets the point through.
  fileprivate static func without(_ method: UIKitMethod, in view: String) -> SwiftChange {
    .method(method, SwiftWords.withoutOwn(method.name, of: view))
  }
}

extension UIKitMethod {
  fileprivate static let hitTest = UIKitMethod("UIView", "hitTest(_:with:)")
  fileprivate static let pointInside = UIKitMethod("UIView", "point(inside:with:)")
  fileprivate static let recognizerMoved = UIKitMethod(
    "UIGestureRecognizer", "touchesMoved(_:with:)")
  fileprivate static let simultaneous = gesture(
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)")

  fileprivate static func editing(isField: Bool) -> UIKitMethod {
    isField
      ? UIKitMethod("UITextFieldDelegate", "textFieldShouldBeginEditing(_:)")
      : UIKitMethod("UITextViewDelegate", "textViewShouldBeginEditing(_:)")
  }
}

extension RowCall {
  /// The method of a list's delegate that an answer is to; nil where no list is asked.
  fileprivate static func asked(
    by word: String, of object: SceneObject, _ scene: Scene
  ) -> UIKitMethod? {
    guard case .responder(.view(let view)) = object,
      let call = allCases.first(where: { $0.word.hasPrefix(word) })
    else { return nil }
    let list = scene.list(of: view) ?? view
    let isTable = scene[list].kind == .table
    return UIKitMethod(
      isTable ? "UITableViewDelegate" : "UICollectionViewDelegate",
      "\(isTable ? "tableView" : "collectionView")(_:\(call.name(ofTable: isTable)):)")
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

  /// A view as a program says it, by its name in the scene.
  fileprivate func swiftName(ofView name: String) -> String {
    view(named: name).flatMap { swiftName(of: .responder(.view($0))) } ?? name.asSwiftName
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
  package var asSwiftName: String {
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

  /// What a method that answers with it returns: yes or no, or what it looks at first (18.8, 18.10).
  fileprivate func answer(_ scene: Scene) -> String {
    guard case .word(let words) = self else { return self == .truth(true) ? "true" : "false" }
    let parts = words.split(separator: " ").map(String.init)
    return switch (parts.first, parts.last) {
    case ("if", "horizontal"): "abs(velocity.x) > abs(velocity.y)"
    case ("if", "vertical"): "abs(velocity.y) > abs(velocity.x)"
    case ("no", "kind=pan"): "!(gestureRecognizer is UIPanGestureRecognizer)"
    case ("no", "horizontal"):
      "!(gestureRecognizer is UIPanGestureRecognizer) || abs(velocity.y) > abs(velocity.x)"
    case ("no", "vertical"):
      "!(gestureRecognizer is UIPanGestureRecognizer) || abs(velocity.x) > abs(velocity.y)"
    case ("unless", let view?) where parts.count == 3:
      "touch.view?.isDescendant(of: \(scene.swiftName(ofView: view))) != true"
    default: words == "yes" || words == "return yes" ? "true" : "false"
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
