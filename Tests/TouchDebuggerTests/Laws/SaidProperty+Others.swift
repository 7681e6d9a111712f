import TouchCore

@testable import SceneLanguage

extension SaidProperty {
  /// Every word of recognizers.
  static let ofRecognizers = RecognizerProperty.allCases.map { SaidProperty($0) }

  private init(_ property: RecognizerProperty) {
    let entry = property.entry
    let kind = entry.kinds[0]
    let value: SampleValue =
      switch property {
      case .requires: SampleValue("first", printed: "[first]")
      case .on: SampleValue("page")
      case .state: SampleValue("failed")
      default:
        property.shape(of: kind).map { SampleValue($0, unlike: Recognizer("", kind)) }
          ?? SampleValue(nil)
      }
    let said = property.rawValue + (value.written.map { "=\($0)" } ?? "")
    self.init(
      table: "recognizer", word: property.rawValue,
      uiKit: entry.uiKit.map { ($0, false) }
        + [entry.opposite].compactMap { $0 }.map { ($0, true) },
      form: entry.form, text: Self.text(of: kind, property.isSetOnly ? "" : " \(said)"),
      plain: Self.text(of: kind, ""), changes: property.isSetOnly ? said : nil,
      object: kind == .scrollPan ? "list.pan" : "it", typed: value.typed, printed: value.printed)
  }

  private static func text(of kind: RecognizerKind, _ said: String) -> String {
    let page = "window 390x844\n  vc home\n    view page 0,0 390x844\n      @tap first\n"
    guard kind == .scrollPan else { return "\(page)      @\(kind.rawValue) it\(said)" }
    return "\(page)      scroll list 0,0 390x400\n"
      + (said.isEmpty ? "" : "        @scrollPan\(said)")
  }
}

extension SaidProperty {
  /// Every word of view controllers.
  static let ofControllers = ControllerProperty.allCases.map { SaidProperty($0) }

  private init(_ property: ControllerProperty) {
    let (value, before): (SampleValue, String) =
      switch property {
      case .defers: (SampleValue("left|bottom"), "")
      case .by: (SampleValue("home"), "")
      case .rootOf: (SampleValue("other", printed: "[other]"), "")
      case .style: (SampleValue("fullScreen"), "")
      case .shouldDismiss, .scrollingExpands: (SampleValue("no"), "")
      case .detents: (SampleValue("medium|large"), "detent=large ")
      case .detent: (SampleValue("large"), "detents=medium|large ")
      case .undimmed: (SampleValue("medium"), "detents=medium|large ")
      case .cancel: (SampleValue(nil), "style=actionSheet ")
      case .passthrough: (SampleValue("page", printed: "[page]"), "style=popover ")
      case .source: (SampleValue("page"), "style=popover ")
      case .selected: (SampleValue("home"), "")
      case .firstResponder, .definesContext, .modal, .dismissed: (SampleValue(nil), "")
      case .barHidden, .backHidden: (SampleValue(nil), "")
      }
    let said = before + property.rawValue + (value.written.map { "=\($0)" } ?? "")
    self.init(
      table: "controller", word: property.rawValue,
      uiKit: property.spelledByUIKit.map { ($0, false) }, form: property.entry.form,
      text: property.text(said), plain: property.text(property == .by ? said : before),
      typed: value.typed, printed: value.printed)
  }
}

extension ControllerProperty {
  fileprivate func text(_ said: String) -> String {
    let window = "window 390x844\n"
    let home = "vc home\n"
    switch entry.owners {
    case .controllers:
      return "window other 390x844\n\(window)  vc it \(said)\n    view page 0,0 390x844"
    case .presented:
      let by = self == .by ? "" : "by=home "
      return "\(window)  \(home)    view page 0,0 390x844\n  presented vc it \(by)\(said)"
        + "\n    view sheet 0,400 390x400"
    case .navigation, .containers:
      return "\(window)  navigation it 0,0 390x844 \(said)\n    \(home)      view page 0,0 390x844"
    case .tabs:
      return "\(window)  tabs it 0,0 390x844 \(said)\n    vc second\n      view other 0,0 390x844\n"
        + "    \(home)      view page 0,0 390x844"
    }
  }
}
