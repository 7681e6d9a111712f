import SceneLanguage
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
    case .assign(.responder(.view(let view)), let property, let value)
    where isReactView(scene[view].className)
      && (property == "hitTest" || property == "isUserInteractionEnabled" && value == .truth(false)):
      return scene.swiftName(of: .responder(.view(view))).map {
        .words(SwiftWords.pointerEvents(of: $0, passes: property == "hitTest"))
      }
    case .assign(let object, let property, let value):
      return scene.swiftName(of: object).flatMap { name in
        if scene.isDrawn(object) {
          return value.modifier(of: property).map { .words(SwiftWords.modified(name, by: $0)) }
        }
        return Self.override(of: name, property, value, object, scene)
      }
    case .bringToFront(let view):
      return scene.swiftName(of: .responder(.view(view))).map { name in
        .statement("\(name).superview?.bringSubviewToFront(\(name))")
      }
    case .moveTouch, .lift, .skip, .tap, .setting, .written, .changes: return nil
    }
  }

  /// A line of code.
  static func statement(
    on name: String, _ property: String, _ value: Value, _ object: SceneObject, _ scene: Scene
  ) -> SwiftChange? {
    switch property {
    case "animating":
      value == .word("animator")
        ? .words(SwiftWords.animateByAnimator(name))
        : .words(
          value == .truth(true)
            ? SwiftWords.animatePlainly(name) : SwiftWords.animateInteractively(name))
    case "cancel": .words(SwiftWords.addingCancel(name))
    case "view":
      scene.swiftName(ofViewIn: value).map { .statement("\($0).addGestureRecognizer(\(name))") }
    case "windowScene": .statement("\(name).windowScene = \(value.text(in: scene).asSwiftName)")
    case "isIgnoringInteractionEvents":
      .statement("UIApplication.shared.endIgnoringInteractionEvents()")
    case "windowLevel":
      value.inSwift.map { .statement("\(name).windowLevel = UIWindow.Level(rawValue: \($0))") }
    case "isHidden" where scene.isTransition(object): .words(SwiftWords.dismissing(name))
    case "contextMenu":
      scene.withoutMenu(object, name)
        ?? .statement("\(name).interactions.removeAll { $0 is UIContextMenuInteraction }")
    case "menu":
      .statement("\(name).showsMenuAsPrimaryAction = \(value == .word("primary"))")
    case "accessory": .statement("\(name).accessoryType = .disclosureIndicator")
    case "drag": .statement("\(name).interactions.removeAll { $0 is UIDragInteraction }")
    case "scrollTypes":
      value.lastWord.map { .statement("\(name).allowedScrollTypesMask = .\($0)") }
    case "edges":
      value.lastWord.flatMap { $0.contains("|") ? nil : .statement("\(name).edges = .\($0)") }
    case "buttonMaskRequired":
      value.lastWord.map { .statement("\(name).buttonMaskRequired = .\($0)") }
    case "requiresToFail":
      scene.requiring(object, name, value)
    case "largestUndimmedDetentIdentifier":
      .statement("\(name).sheetPresentationController?.largestUndimmedDetentIdentifier = .large")
    case "prefersScrollingExpandsWhenScrolledToEdge":
      .statement(
        "\(name).sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false")
    case "modalPresentationStyle":
      value.lastWord.map { .statement("\(name).modalPresentationStyle = .\($0)") }
    case "target": scene.listening(object, name, value)
    case "passthroughViews":
      .statement(
        "\(name).popoverPresentationController?.passthroughViews = ["
          + value.text(in: scene).split(separator: ",").map { scene.swiftName(ofView: String($0)) }
          .joined(separator: ", ") + "]")
    case "selectedViewController":
      .statement("\(name).selectedViewController = \(value.text(in: scene).asSwiftName)")
    case "dismissed": .statement("\(name).dismiss(animated: true)")
    case "firstResponder": .statement("\(name).resignFirstResponder()")
    // 16.52: the end of editing closes the actions of a swipe.
    case "open": .statement("\(name).setEditing(false, animated: true)")
    case "attached": scene.attaching(object, name).map(SwiftChange.statement)
    case "alwaysBounce":
      .statement(value.bouncing.map { "\(name).\($0) = true" }.joined(separator: "; "))
    // 20.5: there is a pinch where the largest scale is above the least.
    case "zoom": value.largestScale.map { .statement("\(name).maximumZoomScale = \($0)") }
    case "superview":
      value.view.flatMap { scene.swiftName(of: .responder(.view($0))) }
        .map { .statement("\($0).addSubview(\(name))") }
    default: value.inSwift.map { .statement("\(name).\(property) = \($0)") }
    }
  }
}

extension Scene {
  /// 9.21: a recognizer that is required to fail, or is no longer.
  fileprivate func requiring(
    _ object: SceneObject, _ name: String, _ value: Value
  ) -> SwiftChange? {
    guard case .recognizer(let id) = object, case .list(let all) = value else { return nil }
    let before = self[id].requiresToFail
    let after = all.compactMap { if case .recognizer(let id) = $0 { id } else { nil } }
    if let added = after.last(where: { !before.contains($0) }) {
      return swiftName(of: .recognizer(added)).map { .statement(Self.requiring($0, of: name)) }
    }
    return before.first { !after.contains($0) }.flatMap { swiftName(of: .recognizer($0)) }
      .map { .words(SwiftWords.deleting(Self.requiring($0, of: name))) }
  }

  /// A requirement; what UIKit may not have is unwrapped first.
  private static func requiring(_ other: String, of name: String) -> String {
    guard other.last == "?" else { return "\(name).require(toFail: \(other))" }
    return "if let other = \(other.dropLast()) { \(name).require(toFail: other) }"
  }

  /// A view that a value names, as a program says it.
  func swiftName(ofViewIn value: Value) -> String? {
    value.view.flatMap { swiftName(of: .responder(.view($0))) }
  }

  /// Whether an object is what SwiftUI draws.
  fileprivate func isDrawn(_ object: SceneObject) -> Bool {
    guard case .responder(.view(let view)) = object else { return false }
    return self[view].kind == .drawn
  }

  /// 16.58: a list has its menus from its delegate.
  fileprivate func withoutMenu(_ object: SceneObject, _ name: String) -> SwiftChange? {
    guard case .responder(.view(let view)) = object, self[view].kind.isList else { return nil }
    let isTable = self[view].kind == .table
    let method = UIKitMethod(
      isTable ? "UITableViewDelegate" : "UICollectionViewDelegate",
      isTable
        ? "tableView(_:contextMenuConfigurationForRowAt:point:)"
        : "collectionView(_:contextMenuConfigurationForItemsAt:point:)")
    return .method(method, returns: "nil", SwiftWords.withoutMenu(name, method.name))
  }

  /// A new action, or one less, as its line of the scene language is read.
  fileprivate func listening(
    _ object: SceneObject, _ name: String, _ value: Value
  ) -> SwiftChange? {
    guard var script = try? TouchScript([]) else { return nil }
    var after = self
    guard Edit.assign(object, property: "target", value).make(in: &after, &script) else {
      return nil
    }
    let (old, new) = (targets(of: object), after.targets(of: object))
    // The same target and action again takes more events (7.16).
    guard
      let changed = new.first(where: { !old.contains($0) })
        ?? old.first(where: { !new.contains($0) })
    else { return listeningAgain(object, name, value) }
    var call = changed
    for it in old
    where it.target == call.target && it.action == call.action && new.contains(changed) {
      call.events.subtract(it.events)
    }
    let target: String? =
      switch call.target {
      case .someObject: nil
      case .responder(let responder): swiftName(of: .responder(responder))
      case .firstToHandle: "nil"
      }
    return .calling(
      name, call, target: target, isAdded: new.contains(changed), isControl: !object.isRecognizer)
  }

  /// 7.16: what is there already is added again for fewer events, behind an edit that takes it away.
  private func listeningAgain(
    _ object: SceneObject, _ name: String, _ value: Value
  ) -> SwiftChange? {
    guard case .word(let words) = value, let action = words.split(separator: " ").last,
      var script = try? TouchScript([])
    else { return nil }
    var bare = self
    let away = Edit.assign(object, property: "target", .word("none \(action)"))
    guard away.make(in: &bare, &script), bare.targets(of: object) != targets(of: object) else {
      return nil
    }
    return bare.listening(object, name, value)
  }

  private func targets(of object: SceneObject) -> [ActionTarget] {
    switch object {
    case .responder(.view(let view)): self[view].control.targets
    case .recognizer(let id): self[id].targets
    case .responder: []
    }
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

  /// A view as a program says it, by its name in the scene.
  func swiftName(ofView name: String) -> String {
    view(named: name).flatMap { swiftName(of: .responder(.view($0))) } ?? name.asSwiftName
  }

  /// An object as a program says it; nil where no public property leads to it.
  fileprivate func swiftName(of object: SceneObject) -> String? {
    switch object {
    case .recognizer(let id) where isMadeByUIKit(id):
      if self[id].kind == .scrollPan, let scrollView = self[id].scrollView {
        return swiftName(of: .responder(.view(scrollView))).map { "\($0).panGestureRecognizer" }
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
    case ("dragGesture", .truth(false)): ".gesture(drag, isEnabled: false)"
    default: nil
    }
  }

  /// The axes it names, as UIKit's property of one of them is called.
  fileprivate var bouncing: [String] {
    guard case .word(let axes) = self else { return [] }
    return (axes.contains("y") ? ["alwaysBounceVertical"] : [])
      + (axes.contains("x") ? ["alwaysBounceHorizontal"] : [])
  }

  /// The second of two scales.
  fileprivate var largestScale: String? {
    if case .point(let scales) = self { exact(scales.y) } else { nil }
  }

  /// The view it is; nil for everything else.
  fileprivate var view: ViewID? {
    if case .responder(.view(let view)) = self { view } else { nil }
  }

  /// The last of the names it lists.
  var lastWord: String? {
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
    case .point(let point): "CGPoint(x: \(exact(point.x)), y: \(exact(point.y)))"
    case .transform(.identity): ".identity"
    case .nothing, .word, .transform, .responder, .recognizer, .touch, .list, .step:
      nil
    }
  }
}
