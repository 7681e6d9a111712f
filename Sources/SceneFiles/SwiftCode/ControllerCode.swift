import TouchCore

/// The controllers of a scene, as statements.
struct ControllerCode {
  let names: CodeNames
  let id: ControllerID
  private var scene: Scene { names.scene }
  private var it: Controller { scene[id] }

  /// UIKit's class below it.
  static func base(of controller: Controller) -> String {
    switch controller.container?.kind {
    case .navigation: "UINavigationController"
    case .tabs: "UITabBarController"
    case nil: "UIViewController"
    }
  }

  /// Its view, its children and how it is presented.
  var statements: [String] {
    guard let name = names.spoken(.controller(id)) else { return [] }
    var lines: [String] = []
    if let view = it.view, names.isMade(view), let spoken = names.spoken(view) {
      lines.append("\(name).view = \(spoken)")
    }
    if it.definesContext { lines.append("\(name).definesPresentationContext = true") }
    if let container = it.container { lines += contents(container, name) }
    if let presentation = it.presentation {
      lines += properties(presentation).map { line(name, $0) }
    }
    return lines
  }

  private func line(_ name: String, _ statement: String) -> String {
    statement.hasPrefix("//") ? statement : "\(name).\(statement)"
  }

  private func contents(_ container: Container, _ name: String) -> [String] {
    let children = container.children.compactMap { names.spoken(.controller($0)) }
    let list = "[\(children.joined(separator: ", "))]"
    var lines = ["\(name).setViewControllers(\(list), animated: false)"]
    let selected = container.selected.flatMap { names.spoken(.controller($0)) }
    if let selected, container.kind == .tabs {
      lines.append("\(name).selectedViewController = \(selected)")
    }
    if container.isBarHidden {
      let bar = container.kind == .tabs ? "tabBar.isHidden" : "isNavigationBarHidden"
      lines.append("\(name).\(bar) = true")
    }
    if container.isBackHidden, let last = children.last {
      lines.append("\(last).navigationItem.hidesBackButton = true")
    }
    return lines
  }

  private func properties(_ it: Presentation) -> [String] {
    var lines = [style(it.style)]
    if it.isModal { lines.append("isModalInPresentation = true") }
    if it.style.isSheet { lines += sheet(it) }
    if let answer = it.shouldDismiss {
      lines.append(CodeText.missing("presentationControllerShouldDismiss answers \(answer)"))
    }
    if let source = it.source.flatMap({ names.spoken($0) }) {
      lines.append("popoverPresentationController?.sourceView = \(source)")
    }
    let passing = it.passthrough.compactMap { names.spoken($0) }
    if !passing.isEmpty {
      lines.append(
        "popoverPresentationController?.passthroughViews = [\(passing.joined(separator: ", "))]")
    }
    return lines
  }

  private func style(_ style: PresentationStyle) -> String {
    switch style {
    case .alert, .actionSheet:
      CodeText.missing("an \(style.rawValue) of views that are the app's own")
    case .custom: "modalPresentationStyle = .overFullScreen  // in place of .custom"
    default: "modalPresentationStyle = .\(style.rawValue)"
    }
  }

  private func sheet(_ it: Presentation) -> [String] {
    let sheet = "sheetPresentationController?"
    var lines = [
      "\(sheet).detents = [\(it.detents.map { ".\($0.rawValue)()" }.joined(separator: ", "))]"
    ]
    if it.detent != it.detents.min() {
      lines.append("\(sheet).selectedDetentIdentifier = .\(it.detent.rawValue)")
    }
    if let undimmed = it.undimmed {
      lines.append("\(sheet).largestUndimmedDetentIdentifier = .\(undimmed.rawValue)")
    }
    if !it.scrollingExpands {
      lines.append("\(sheet).prefersScrollingExpandsWhenScrolledToEdge = false")
    }
    return lines
  }
}
