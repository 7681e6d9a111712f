import TouchCore
import TouchInquiry

//   shouldBegin          pan's delegate returns false from gestureRecognizerShouldBegin(_:)
//   overridesHitTest     card's class without its own hitTest(_:with:)
//   isHidden             –   a line of code

extension Edit {
  /// What an app's own class or delegate does otherwise; else the line of code.
  static func override(
    of name: String, _ property: String, _ value: Value, _ object: SceneObject, _ scene: Scene
  ) -> SwiftChange? {
    // 11.18: the delegate of a scroll view's own pan is the scroll view.
    let own = scene.scrollView(panning: object)
    if let method = UIKitMethod.answering[property] {
      return .returning(value.answer(scene), from: method, of: name, own: own)
    }
    if let method = UIKitMethod.denying[property] {
      let others = value.lastWord.flatMap { $0 == "none" ? nil : $0 }
      return others.map { .agreeing(to: $0, in: method, of: name, own: own) }
        ?? .returning("false", from: method, of: name, own: own)
    }
    switch property {
    case "shouldHighlight", "willSelect", "shouldSelect", "shouldDeselect":
      let answer = property == "willSelect" ? "indexPath" : value.answer(scene)
      return RowCall.asked(by: property, of: object, scene)
        .map { .returning(answer, from: $0, of: name) }
    case "shouldBeginEditing", "shouldEndEditing":
      let method = UIKitMethod.editing(property, isField: scene.isTextField(object))
      return .returning(value.answer(scene), from: method, of: name)
    case "viewForZooming":
      return scene.swiftName(ofViewIn: value).map {
        .returning($0, from: UIKitMethod("UIScrollViewDelegate", "viewForZooming(in:)"), of: name)
      }
    case "overridesHitTest", "overridesPointInside":
      let method = property == "overridesHitTest" ? UIKitMethod.hitTest : .pointInside
      return value == .truth(false)
        ? .method(method, SwiftWords.withoutOwn(method.name, of: name)) : nil
    case "next":
      let method = UIKitMethod("UIResponder", "next")
      return .method(method, SwiftWords.withoutOwn(method.name, ofRecognizer: name))
    case "cancelsItself", "failsItself":
      let method = UIKitMethod("UIGestureRecognizer", "touchesMoved(_:with:)")
      return .method(method, SwiftWords.withoutOwn(method.name, ofRecognizer: name))
    case "fails":
      let method = UIKitMethod("UIGestureRecognizer", "touchesEnded(_:with:)")
      return .method(method, SwiftWords.failing(method.name, of: name))
    case let method where ResponderMethod.touches.contains { $0.name == method }:
      return .method(
        UIKitMethod("UIResponder", "\(method)(_:with:)"),
        SwiftWords.super(method, of: name, isCalled: value != .word("log")))
    case "defers":
      return value.lastWord.map { edges in
        .returning(
          "[\(edges.split(separator: "|").map { ".\($0)" }.joined(separator: ", "))]",
          from: UIKitMethod("UIViewController", "preferredScreenEdgesDeferringSystemGestures"),
          of: name)
      }
    case "simultaneous":
      let method = UIKitMethod.gesture("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)")
      guard value != .word("none") else {
        return .returning("false", from: method, of: name, own: own)
      }
      return value.lastWord.map { .agreeing(to: $0, in: method, of: name, own: own) }
    case "pointInside": return pointInside(of: name, value, scene)
    case "hitTest": return hitTest(of: name, value, scene)
    default: return statement(on: name, property, value, object, scene)
    }
  }

  private static func pointInside(
    of name: String, _ value: Value, _ scene: Scene
  ) -> SwiftChange? {
    if let distance = value.expansion {
      let inside = "bounds.insetBy(dx: -\(distance), dy: -\(distance)).contains(point)"
      return .returning(inside, from: .pointInside, of: name)
    }
    if value == .word("circle") {
      let way = "hypot(point.x - bounds.midX, point.y - bounds.midY)"
      return .returning("\(way) <= bounds.width / 2", from: .pointInside, of: name)
    }
    if let holes = value.holes {
      let outside = holes.map { "!CGRect(\($0)).contains(point)" }
      return .returning(
        (["bounds.contains(point)"] + outside).joined(separator: " && "), from: .pointInside,
        of: name)
    }
    return
      (value.onlyIn.map { names in
        let views = names.compactMap { scene.view(named: String($0)) }
        let isDrawn = views.contains { scene[$0].kind == .drawn }
        return SwiftWords.onlyInside(names, of: name, isDrawn: isDrawn)
      }
      ?? value.lastWord.map { SwiftWords.including($0, in: name) })
      .map { .method(.pointInside, returns: "true", $0) }
  }

  private static func hitTest(of name: String, _ value: Value, _ scene: Scene) -> SwiftChange? {
    if let view = value.takenBack {
      return .method(
        .hitTest, returns: "nil", SwiftWords.passingThrough(name, scene.swiftName(ofView: view)))
    }
    return switch value {
    case .word("self"):
      // Its code stands in the class: only there are `self` and the parameters known.
      .method(
        .hitTest, returns: "nil",
        SwiftWords.returning(
          "self.point(inside: point, with: event) ? self : nil", UIKitMethod.hitTest.name,
          whose: name))
    case .word("passthrough"):
      .method(.hitTest, returns: "nil", SwiftWords.passingThrough(name))
    default: nil
    }
  }
}

extension SwiftChange {
  /// A delegate's method that returns true for another recognizer.
  ///
  /// - Parameter own: The scroll view whose class is the delegate; nil for another delegate.
  fileprivate static func agreeing(
    to other: String, in method: UIKitMethod, of name: String, own: String?
  ) -> SwiftChange {
    .method(
      method, returns: "true",
      SwiftWords.delegateAgrees(
        of: own ?? name, method.name, about: other, isClass: own != nil))
  }

  /// A method that returns a value.
  fileprivate static func returning(
    _ value: String, from method: UIKitMethod, of name: String, own: String? = nil
  ) -> SwiftChange {
    if let own {
      return .method(
        method, returns: value, SwiftWords.returning(value, method.name, whoseClass: own))
    }
    // An optional property stands in a sentence without its question mark.
    let name = name.last == "?" ? String(name.dropLast()) : name
    return .method(
      method, returns: value,
      method.isDelegates
        ? SwiftWords.delegate(of: name, returns: value, from: method.name)
        : SwiftWords.returning(value, method.name, whose: name))
  }
}

extension UIKitMethod {
  /// Those that return what a property says, by the property.
  fileprivate static let answering: [String: UIKitMethod] = [
    "shouldReceive": gesture("gestureRecognizer(_:shouldReceive:)"),
    "shouldBegin": gesture("gestureRecognizerShouldBegin(_:)"),
    "gestureRecognizerShouldBegin": UIKitMethod("UIView", "gestureRecognizerShouldBegin(_:)"),
    "beginTracking": UIKitMethod("UIControl", "beginTracking(_:with:)"),
    "continueTracking": UIKitMethod("UIControl", "continueTracking(_:with:)"),
    "touchesShouldBegin": UIKitMethod("UIScrollView", "touchesShouldBegin(_:with:in:)"),
    "touchesShouldCancel": UIKitMethod("UIScrollView", "touchesShouldCancel(in:)"),
    "shouldScrollToTop": UIKitMethod("UIScrollViewDelegate", "scrollViewShouldScrollToTop(_:)"),
    "shouldDismiss": UIKitMethod(
      "UIAdaptivePresentationControllerDelegate", "presentationControllerShouldDismiss(_:)"),
  ]
  /// Those that return no once a property is taken away, by the property.
  fileprivate static let denying: [String: UIKitMethod] = [
    "requireFailureOf": gesture("gestureRecognizer(_:shouldRequireFailureOf:)"),
    "requiredToFailBy": gesture("gestureRecognizer(_:shouldBeRequiredToFailBy:)"),
    "canPrevent": UIKitMethod("UIGestureRecognizer", "canPrevent(_:)"),
  ]
  fileprivate static let hitTest = UIKitMethod("UIView", "hitTest(_:with:)")
  fileprivate static let pointInside = UIKitMethod("UIView", "point(inside:with:)")

  /// `textFieldShouldBeginEditing`, of `shouldBeginEditing`.
  fileprivate static func editing(_ property: String, isField: Bool) -> UIKitMethod {
    let kind = isField ? "TextField" : "TextView"
    let (first, rest) = (isField ? "textField" : "textView", property.dropFirst("should".count))
    return UIKitMethod("UI\(kind)Delegate", "\(first)Should\(rest)(_:)")
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
  /// The scroll view whose own pan an object is, as a program says it.
  fileprivate func scrollView(panning object: SceneObject) -> String? {
    guard case .recognizer(let id) = object, self[id].kind == .scrollPan else { return nil }
    return self[id].scrollView.map { swiftName(ofView: name(of: $0)) }
  }

  /// Whether an object is a text field, and no text view.
  fileprivate func isTextField(_ object: SceneObject) -> Bool {
    guard case .responder(.view(let view)) = object else { return false }
    return self[view].kind.isControl
  }
}

extension Value {
  /// What a method that answers with it returns: yes or no, or what it looks at first (18.8, 18.10).
  fileprivate func answer(_ scene: Scene) -> String {
    guard case .word(let words) = self else { return self == .truth(true) ? "true" : "false" }
    let parts = words.split(separator: " ").map(String.init)
    return switch (parts.first, parts.last) {
    case ("if", "horizontal"): "abs(velocity.x) > abs(velocity.y)"
    case ("if", "vertical"): "abs(velocity.y) > abs(velocity.x)"
    case ("if", "left"): "velocity.x < 0"
    case ("if", "right"): "velocity.x > 0"
    case ("if", "up"): "velocity.y < 0"
    case ("if", "down"): "velocity.y > 0"
    case ("no", "kind=pan"): "!(gestureRecognizer is UIPanGestureRecognizer)"
    case ("no", "horizontal"):
      "!(gestureRecognizer is UIPanGestureRecognizer) || abs(velocity.y) > abs(velocity.x)"
    case ("no", "vertical"):
      "!(gestureRecognizer is UIPanGestureRecognizer) || abs(velocity.x) > abs(velocity.y)"
    case ("unless", let view?) where parts.count == 3 && parts[1] == "scrolled":
      // 20.11: where its top is depends on the bars over it.
      "\(scene.swiftName(ofView: view)).contentOffset.y"
        + " <= -\(scene.swiftName(ofView: view)).adjustedContentInset.top"
    case ("unless", let view?) where parts.count == 3:
      "touch.view?.isDescendant(of: \(scene.swiftName(ofView: view))) != true"
    default: words == "yes" || words == "return yes" ? "true" : "false"
    }
  }

  /// The view that is not returned although super returns it.
  fileprivate var takenBack: String? {
    guard case .word(let words) = self, words.hasPrefix("nil if ") else { return nil }
    return words.split(separator: " ").last.map(String.init)
  }

  /// How many points around the bounds count as inside, too.
  fileprivate var expansion: Substring? {
    guard case .word(let words) = self, words.hasPrefix("expand ") else { return nil }
    return words.split(separator: " ").last
  }

  /// The rectangles in which no point counts as inside, as arguments of `CGRect`.
  fileprivate var holes: [String]? {
    guard case .word(let words) = self, words.hasPrefix("holes ") else { return nil }
    return words.split(separator: " ").dropFirst().map { hole in
      zip(["x", "y", "width", "height"], hole.split(separator: ",")).map { "\($0): \($1)" }
        .joined(separator: ", ")
    }
  }

  /// The views in which alone a point counts as inside.
  fileprivate var onlyIn: [String]? {
    guard case .word(let words) = self, words.hasPrefix("only ") else { return nil }
    return words.split(separator: " ").dropFirst().map(String.init)
  }
}
