//  ~hitTest return nil unless kind=button
//                       │      └ what it looks at in the view that super answers
//                       └ whether it answers nil where that is so, or where it is not

/// What a subclass's `hitTest(_:with:)` does instead of UIView's.
public enum HitTestOverride: Hashable, Sendable {
  /// Answers nil: neither the view nor its subtree (2.13).
  case returnsNil
  /// Answers the view itself, wherever the point is (2.13).
  case returnsSelf
  /// Answers another view, wherever the point is (2.13).
  case returns(ViewID)
  /// Answers another view where that is seen, its presentation layer's place (2.18); else calls super.
  case returnsWhereSeen(ViewID)
  /// Calls super and answers what it says.
  case callsSuper
  /// Calls super, and answers nil where super would answer the view itself.
  case passesThrough
  /// Calls super, and answers nil where a test of what super says holds, or does not (22.25).
  case returnsNilIf(AnswerTest, isUnless: Bool)

  /// Calls super, and answers nil where super would answer one view.
  public static func returnsNilIf(_ view: ViewID) -> Self {
    .returnsNilIf(.view(view), isUnless: false)
  }

  /// Whether a view with it answers nil where super answers some view.
  public func takesBack(_ answer: ViewID, of view: ViewID, in scene: Scene) -> Bool {
    switch self {
    case .passesThrough: answer == view
    case .returnsNilIf(let test, let isUnless): test.holds(of: answer, in: scene) != isUnless
    case .returnsNil, .returnsSelf, .returns, .returnsWhereSeen, .callsSuper: false
    }
  }

  /// Whether it calls super, and may answer nil instead of what super says.
  public var takesAnswersBack: Bool {
    switch self {
    case .passesThrough, .returnsNilIf: true
    case .returnsNil, .returnsSelf, .returns, .returnsWhereSeen, .callsSuper: false
    }
  }

  /// What it answers, in words of the scene language.
  ///
  /// - Parameters:
  ///   - name: How a view is spoken of.
  ///   - spelled: How a text is written.
  package func words(naming name: (ViewID) -> String, spelled: (String) -> String) -> String {
    switch self {
    case .returnsNil: "nil"
    case .returnsSelf: "self"
    case .returns(let other): name(other)
    case .returnsWhereSeen(let other): name(other) + " if seen"
    case .callsSuper: "super"
    case .passesThrough: "passthrough"
    case .returnsNilIf(let test, let isUnless):
      "nil \(isUnless ? "unless" : "if") " + test.words(naming: name, spelled: spelled)
    }
  }
}

/// What a subclass's `hitTest` looks at in the view that super answers.
public enum AnswerTest: Hashable, Sendable {
  /// It is a view.
  case view(ViewID)
  /// It is of a class or a subclass of it; a control of any kind is a control.
  case kind(ViewKind)
  /// The name of its class, as `type(of:)` prints it.
  case className(String)
  /// Its background is clear, and it draws nothing.
  case clear

  /// Whether that is so.
  func holds(of answer: ViewID, in scene: Scene) -> Bool {
    switch self {
    case .view(let view): answer == view
    case .kind(let kind): scene[answer].kind.isKind(of: kind)
    case .className(let name): scene[answer].className == name
    case .clear: scene[answer].drawOverride == .nothing
    }
  }

  /// Its words in the scene language.
  fileprivate func words(
    naming name: (ViewID) -> String, spelled: (String) -> String
  ) -> String {
    switch self {
    case .view(let view): name(view)
    case .kind(let kind): "kind=" + kind.rawValue
    case .className(let name): "class=" + spelled(name)
    case .clear: "background=clear"
    }
  }
}

extension View {
  /// Whether its own `hitTest` calls super, and may answer nil instead of what super says.
  public var takesAnswersBack: Bool { hitTestOverride?.takesAnswersBack == true }
}

extension Scene {
  /// What a view's own `hitTest` answers without calling super at a point of its own coordinates;
  /// nil where it calls super.
  func answer(instead view: ViewID, at point: Point) -> HitAnswer? {
    switch self[view].hitTestOverride {
    case .returnsNil: .nobody
    case .returnsSelf: .view(view)
    case .returns(let other): .view(other)
    case .returnsWhereSeen(let other): isSeen(other, at: point, of: view) ? .view(other) : nil
    case .callsSuper, .passesThrough, .returnsNilIf, nil: nil
    }
  }

  /// 2.18: whether a view's presentation layer lies at a point of another view's coordinates.
  private func isSeen(_ other: ViewID, at point: Point, of view: ViewID) -> Bool {
    guard let seen = self[other].seenFrame, let superview = self[other].superview else {
      return self[other].bounds.contains(convert(point, from: view, to: other))
    }
    return seen.contains(convert(point, from: view, to: superview))
  }
}

/// What an override of `hitTest` answers by itself.
enum HitAnswer {
  case nobody
  case view(ViewID)

  /// The view; nil for nobody.
  var view: ViewID? { if case .view(let view) = self { view } else { nil } }
}
