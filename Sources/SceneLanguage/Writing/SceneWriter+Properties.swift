import TouchCore

extension SceneWriter {
  /// The line that declares a view.
  func line(of id: ViewID) -> String {
    let view = scene[id]
    let name = names.declared(.view(id))
    var line = view.kind.rawValue + (name.isEmpty ? "" : " \(name)")
    line += " \(written(view.origin)) \(written(view.bounds.size))"
    return line + properties(of: view)
  }

  /// The line that declares a window.
  func line(of window: Window, saysScene: Bool) -> String {
    let view = scene[window.view]
    let name = names.declared(.view(window.view))
    var line = Keyword.window.rawValue + (name == Keyword.window.rawValue ? "" : " \(name)")
    if view.origin != .zero { line += " \(written(view.origin))" }
    line += " \(written(view.bounds.size))" + properties(of: view)
    if window.level != 0 { line += " level=\(written(level: window.level))" }
    if window.isKey { line += " key" }
    guard saysScene, let id = window.windowScene else { return line }
    return line + " windowScene=\(names.spoken(.windowScene(id)))"
  }

  private func properties(of view: View) -> String {
    let plain = View("", view.kind)
    var words = ""
    for flag in Property.flags where view[keyPath: flag.path] == flag.isOn {
      if plain[keyPath: flag.path] != flag.isOn { words += " \(flag.property.rawValue)" }
    }
    for property in Property.withValues {
      if let word = written(property, of: view) { words += " \(word)" }
    }
    return words
  }

  /// A property with its value; nil where it is as in every view.
  private func written(_ property: Property, of view: View) -> String? {
    switch property {
    case .animating: animations(of: view)
    case .alpha: value(view.alpha == 1 ? nil : exact(view.alpha), of: property)
    case .bounds:
      value(view.bounds.origin == .zero ? nil : written(view.bounds.origin), of: property)
    case .transform:
      value(view.transform == .identity ? nil : written(view.transform), of: property)
    case .anchor:
      value(view.anchorPoint == Point(0.5, 0.5) ? nil : written(view.anchorPoint), of: property)
    case .zPosition: value(view.zPosition == 0 ? nil : exact(view.zPosition), of: property)
    case .tag: value(view.tag == 0 ? nil : "\(view.tag)", of: property)
    case .text: value(view.text.map(quoted), of: property)
    case .class: value(view.customClass.map(bareOrQuoted), of: property)
    case .frame, .hidden, .visible, .noninteractive, .interactive, .disabled, .enabled: nil
    case .multitouch, .exclusive, .clips, .level, .key, .windowScene: nil
    }
  }

  private func value(_ value: String?, of property: Property) -> String? {
    value.map { "\(property.rawValue)=\($0)" }
  }

  private func animations(of view: View) -> String? {
    let word = Property.animating.rawValue
    return switch (view.blocksTouchesWhileAnimating, view.isAnimatingInteractively) {
    case (false, false): nil
    case (true, false): word
    case (false, true): "\(word)=allowUserInteraction"
    case (true, true): "\(word) \(word)=allowUserInteraction"
    }
  }

  private func written(_ point: Point) -> String { "\(exact(point.x)),\(exact(point.y))" }

  private func written(_ size: Size) -> String { "\(exact(size.width))x\(exact(size.height))" }

  private func written(_ transform: AffineTransform) -> String {
    let entries = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "matrix(\(entries.map(exact).joined(separator: ",")))"
  }

  private func written(level: Double) -> String {
    NamedLevel.allCases.first { $0.value == level }?.rawValue ?? exact(level)
  }
}

/// A value for reading only: in quotation marks where it is not one simple word.
func bareOrQuoted(_ text: String) -> String { isFinger(text) ? text : quoted(text) }
