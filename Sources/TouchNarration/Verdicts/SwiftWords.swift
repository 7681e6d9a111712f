import TouchInquiry

/// What is said of an edit as a program would have it.
package enum SwiftWords {
  package static func inSwift(_ source: Phrase) -> Phrase {
    Phrase(en: "in Swift: " + source.english, zh: "写成 Swift：" + source.chinese)
  }

  /// A line that the app has, and no longer.
  package static func deleting(_ line: String) -> Phrase {
    Phrase(en: "delete \(code: line)", zh: "删去 \(code: line)")
  }

  /// 17.30: what lies behind a keyboard is uncovered, or laid out above it.
  package static let endEditing = Phrase(
    en: "\(code: "view.endEditing(true)"), or constrain what it covers to "
      + "\(code: "view.keyboardLayoutGuide.topAnchor")",
    zh: "\(code: "view.endEditing(true)")，或者把被它盖住的视图约束到 "
      + "\(code: "view.keyboardLayoutGuide.topAnchor")")

  /// React Native's own word for views that touches pass.
  package static func pointerEvents(of view: String, passes: Bool) -> Phrase {
    let words = passes ? "pointerEvents=\"box-none\"" : "pointerEvents=\"none\""
    return Phrase(
      en: "\(code: words) on the React Native component of \(name: view)",
      zh: "给 \(name: view) 的 React Native 组件加上 \(code: words)")
  }

  package static func withoutOwn(_ method: String, of view: String) -> Phrase {
    Phrase(
      en: "\(name: view)'s class without its own \(code: method), or with one that lets this point "
        + "through",
      zh: "去掉 \(name: view) 的类里自己的 \(code: method)，或者让它放过这个点")
  }

  package static func withoutOwn(_ method: String, ofRecognizer name: String) -> Phrase {
    Phrase(
      en: "\(name: name)'s class without its own \(code: method)",
      zh: "去掉 \(name: name) 的类里自己的 \(code: method)")
  }

  /// 18.25: a recognizer that makes up its mind.
  package static func failing(_ method: String, of name: String) -> Phrase {
    Phrase(
      en: "\(name: name)'s class: set \(code: "state") to \(code: ".failed") in \(code: method)",
      zh: "\(name: name) 的类：在 \(code: method) 里把 \(code: "state") 设为 \(code: ".failed")")
  }

  /// 19.36: an action sheet is left by its cancel action.
  package static func addingCancel(_ sheet: String) -> Phrase {
    let line = "\(sheet).addAction(UIAlertAction(title: \"Cancel\", style: .cancel))"
    return Phrase(en: "\(code: line)", zh: "\(code: line)")
  }

  /// 21.17: what moves takes no touches unless its animation says so.
  package static func animatePlainly(_ view: String) -> Phrase {
    Phrase(
      en: "animate \(name: view) without the option \(code: ".allowUserInteraction")",
      zh: "\(name: view) 的动画不要带选项 \(code: ".allowUserInteraction")")
  }

  package static func animateInteractively(_ view: String) -> Phrase {
    Phrase(
      en: "animate \(name: view) with the option \(code: ".allowUserInteraction")",
      zh: "给 \(name: view) 的动画加上选项 \(code: ".allowUserInteraction")")
  }

  /// 21.20: what a property animator moves is hit where it is seen.
  package static func animateByAnimator(_ view: String) -> Phrase {
    Phrase(
      en: "move \(name: view) with a \(code: "UIViewPropertyAnimator")",
      zh: "用 \(code: "UIViewPropertyAnimator") 移动 \(name: view)")
  }

  package static func delegate(
    of name: String, returns answer: String, from method: String
  ) -> Phrase {
    Phrase(
      en: "\(name: name)'s delegate returns \(code: answer) from \(code: method)",
      zh: "\(name: name) 的代理在 \(code: method) 里返回 \(code: answer)")
  }

  /// 16.58: a delegate may have no menu for a point.
  package static func withoutMenu(_ list: String, _ method: String) -> Phrase {
    Phrase(
      en: "\(name: list)'s delegate returns \(code: "nil") from \(code: method), at least for this "
        + "point",
      zh: "\(name: list) 的代理在 \(code: method) 里返回 \(code: "nil")，至少对这个点")
  }

  /// 22.24: what SwiftUI draws has modifiers.
  package static func modified(_ name: String, by modifier: String) -> Phrase {
    Phrase(
      en: "\(code: modifier) on \(name: name) in SwiftUI",
      zh: "在 SwiftUI 里给 \(name: name) 加上 \(code: modifier)")
  }

  package static func returning(_ answer: String, _ method: String, whose name: String) -> Phrase {
    Phrase(
      en: "\(name: name) returns \(code: answer) from \(code: method)",
      zh: "\(name: name) 在 \(code: method) 里返回 \(code: answer)")
  }

  /// 11.18: a class is the delegate itself.
  package static func returning(
    _ answer: String, _ method: String, whoseClass name: String
  ) -> Phrase {
    Phrase(
      en: "\(name: name)'s class returns \(code: answer) from \(code: method)",
      zh: "\(name: name) 的类在 \(code: method) 里返回 \(code: answer)")
  }

  /// 6.2, 6.3: whoever handles a message calls super as well, or does not.
  package static func `super`(_ method: String, of view: String, isCalled: Bool) -> Phrase {
    let call = "super.\(method)(touches, with: event)"
    return isCalled
      ? Phrase(
        en: "call \(code: call) in \(name: view)'s class",
        zh: "在 \(name: view) 的类里调用 \(code: call)")
      : Phrase(
        en: "\(name: view)'s class: override \(code: method) without \(code: call)",
        zh: "\(name: view) 的类：重写 \(code: method)，不调用 \(code: call)")
  }

  /// 19.12: what was presented goes by the controller that presented it.
  package static func dismissing(_ transition: String) -> Phrase {
    Phrase(
      en: "\(code: "dismiss(animated:)"), called on the controller that presented what lies in "
        + "\(name: transition)",
      zh: "在展示 \(name: transition) 内容的控制器上调用 \(code: "dismiss(animated:)")")
  }

  /// A point in a subview counts as inside, too (2.12).
  package static func including(_ inner: String, in view: String) -> Phrase {
    Phrase(
      en: "\(name: view)'s class: override \(code: "point(inside:with:)") so that it is "
        + "\(code: "true") in \(name: inner) too",
      zh: "\(name: view) 的类：重写 \(code: "point(inside:with:)")，让点在 \(name: inner) 里时也返回 "
        + "\(code: "true")")
  }

  /// Only where something is drawn does a point count as inside (2.12).
  ///
  /// - Parameters:
  ///   - names: What is drawn there.
  ///   - view: The view whose class says so.
  ///   - isDrawn: Whether SwiftUI draws it (22.26).
  package static func onlyInside(
    _ names: [String], of view: String, isDrawn: Bool
  ) -> Phrase {
    let only = Phrase(
      en: "\(name: view)'s class: override \(code: "point(inside:with:)") so that it is "
        + "\(code: "true") only in the rectangles of \(name: names.joined(separator: ", "))",
      zh: "\(name: view) 的类：重写 \(code: "point(inside:with:)")，只在 "
        + "\(name: names.joined(separator: "、")) 的矩形里返回 \(code: "true")")
    guard isDrawn else { return only }
    return Phrase(
      en: only.english + ", which SwiftUI measures (\(code: "GeometryReader"))",
      zh: only.chinese + "，矩形由 SwiftUI 量出（\(code: "GeometryReader")）")
  }

  /// What a view answers itself, or one that holds all of it, is let through (2.13).
  package static func passingThrough(_ view: String, _ answer: String = "self") -> Phrase {
    Phrase(
      en: "\(name: view)'s class: override \(code: "hitTest(_:with:)") so that it is "
        + "\(code: "nil") where super returns \(code: answer)",
      zh: "\(name: view) 的类：重写 \(code: "hitTest(_:with:)")，super 返回 \(code: answer) 时返回 "
        + "\(code: "nil")")
  }

  /// 9.15, 9.23: what a delegate answers of another recognizer.
  ///
  /// - Parameter isClass: Whether the class of what is named is the delegate.
  package static func delegateAgrees(
    of name: String, _ method: String, about other: String, isClass: Bool
  ) -> Phrase {
    Phrase(
      en: "\(name: name)'s \(isClass ? "class" : "delegate") returns \(code: "true") from "
        + "\(code: method) for \(name: other)",
      zh: "\(name: name) 的\(isClass ? "类" : "代理")在 \(code: method) 里对 \(name: other) 返回 "
        + "\(code: "true")")
  }
}
