import TouchCore

@testable import SceneLanguage

extension SaidProperty {
  /// Every word of views and windows.
  static let ofViews = Property.allCases.filter(\.isWritten).map { SaidProperty($0) }

  private init(_ property: Property) {
    let entry = property.entry
    let kind = property.sampleKind
    let value = property.sample(of: kind)
    let said =
      property == .animated
      ? "contentOffset=3,4 animated"
      : property == .frame ? value.typed : property.rawValue + property.written(value)
    self.init(
      table: "view", word: property.rawValue,
      uiKit: entry.uiKit.map { ($0, false) }
        + [entry.opposite].compactMap { $0 }.map { ($0, true) },
      form: entry.form,
      text: Self.text(of: kind, property.isInLines ? said : ""), plain: Self.text(of: kind, ""),
      changes: property.isInLines ? nil : said, typed: value.typed, printed: value.printed)
  }

  /// A scene with a view of a kind that is called `it`.
  private static func text(of kind: ViewKind, _ said: String) -> String {
    let said = said.isEmpty ? "" : " \(said)"
    let page =
      "windowScene main\n  window other 390x844\n    vc home\n      view page 0,0 390x844\n"
    let it = "\(kind.word) it 10,20 200x100\(said)"
    let inside = "        button first 0,0 50x50\n        "
    switch kind {
    case .window: return "windowScene main\nwindow other 390x844\nwindow it 10,20 200x100\(said)"
    case .cell: return "\(page)        table list 0,0 390x400\n          \(it)"
    case .item: return "\(page)        collection list 0,0 390x400\n          \(it)"
    case .drawn: return "\(page)        hosting host 0,0 390x400\n          \(it)"
    default: return "\(page)\(inside)\(it)\n        button last 60,0 50x50"
    }
  }
}

extension Property {
  /// A kind of view that has it, and for which its word says something.
  fileprivate var sampleKind: ViewKind {
    let isOfControls = self == .disabled || self == .enabled
    let kinds = [isOfControls ? ViewKind.button : .view] + ViewKind.allCases
    guard fits(.view) || !fits(.window) else { return .window }
    let owners = kinds.filter { kind in entry.owners?.include(kind) ?? (kind != .window) }
    return owners.first { kind in
      guard case .flag(let field, let isOn)? = entry.shape else { return true }
      return field.get(View("", kind)) != isOn
    } ?? owners[0]
  }

  fileprivate var isInLines: Bool { fits(.view) && self != .front || fits(.window) && !fits(.view) }

  fileprivate func written(_ value: SampleValue) -> String {
    guard let written = value.written else { return "" }
    return self == .inside ? " \(written)" : "=\(written)"
  }

  fileprivate func sample(of kind: ViewKind) -> SampleValue {
    if let shape = entry.shape { return SampleValue(shape, unlike: View("", kind)) }
    switch entry.own {
    case .frame?: return SampleValue("1,2 30x40")
    case .animating?: return SampleValue("animator", printed: "yes")
    case .bounds?: return SampleValue("5,6,70x80", typed: "5,6 70x80")
    case .offset?: return SampleValue("3,4", printed: "(3,4)")
    case .transform?: return SampleValue("scale(2,2)", printed: "[2 0 0 2 0 0]")
    case .tag?: return SampleValue("7")
    case .address?: return SampleValue("0x7f8e2a40")
    case .seen?: return SampleValue("3,4", printed: "3,4 200x100")
    case .inside?: return SampleValue("first")
    case .links?: return SampleValue("1,2,3,4")
    case .level?: return SampleValue("5")
    case .windowScene?: return SampleValue("main")
    case .key?, .animated?, .front?, .back?, .removed?, nil: return SampleValue(nil)
    }
  }
}
