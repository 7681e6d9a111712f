import TouchCore

//  <barButtonItem systemItem="done" id="d1">      _UIButtonBarButton d1, "Done"
//    <action selector="save:" …>                  touchUpInside: save:

/// The control that UIKit makes of a bar button item or of a tab (19.7, 19.38).
struct BarControl {
  private let element: XMLElement
  private let className: String
  private let document: InterfaceBuilderDocument

  /// The control of an element; nil if that is not an item of a bar.
  init?(_ element: XMLElement, of document: InterfaceBuilderDocument) {
    guard let className = BarItemTag.className(of: element.name) else { return nil }
    (self.element, self.className, self.document) = (element, className, document)
  }

  /// The control; its bar places it.
  var view: ForeignView {
    var view = ForeignView(className, line: element.line)
    view.column = element.column
    view.identifier = element["id"]
    view.text = ShownText(of: element).words
    view.outlet = document.name(of: element) ?? element.child("accessibility")?["identifier"]
    view.isEnabled = element["enabled"].flatMap(ForeignNumber.flag)
    view.isHidden = element["hidden"].flatMap(ForeignNumber.flag)
    view.tag = element["tag"].flatMap { Int($0) }
    RuntimeAttributes(of: element).apply(to: &view)
    view.actions = actions
    view.unknown = .frame
    if actions.isEmpty, isReachedByCode { view.unknown.insert(.actions) }
    return view
  }

  private var actions: [ForeignAction] {
    document.actions(of: element).map {
      ForeignAction($0.action, event: $0.event ?? "touchUpInside", target: $0.target)
    }
  }

  /// Whether code can give it an action that the file does not know of: by an outlet, in its class, by
  /// its tag, or because a class of the app has what holds it; that a controller has it is no sign of it.
  private var isReachedByCode: Bool {
    if let tag = element["tag"], tag != "0" { return true }
    let holders = sequence(first: element) { $0.parent }.prefix {
      !$0.isController
    }
    return document.isOfXib
      || holders.contains { document.customClass(of: $0) != nil || document.hasOutlet($0) }
  }
}
