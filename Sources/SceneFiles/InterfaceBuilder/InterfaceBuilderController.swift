/// A controller's element, with what its screen is made of.
///
/// It is looked at once, however many containers the controller is embedded in.
struct InterfaceBuilderController {
  let element: XMLElement
  /// Its own view; nil where it only contains other controllers.
  let view: XMLElement?
  /// The bars, and whatever other views, that it has beside its own, and shows.
  let bars: [XMLElement]
  /// The bars that it has without showing them.
  let hiddenBars: [XMLElement]
  /// The ids of the controllers that it contains.
  let contained: [String]

  init(_ element: XMLElement) {
    self.element = element
    let views = element.children.filter { $0.isView }
    view = views.first { $0["key"] == "view" }
    let own = view?.index
    let others = views.filter { $0.index != own && !$0.isRefreshControl }
    bars = others.filter { !element.hides(bar: $0) }
    hiddenBars = others.filter { element.hides(bar: $0) }
    contained = element.children(in: "connections")
      .filter { $0.name == "segue" && $0["kind"] == "relationship" }
      .compactMap { $0["destination"] }
  }

  /// The id of the first controller that it contains.
  var inner: String? { contained.first }

  var id: String? { element["id"] }
}

extension XMLElement {
  /// Whether a navigation controller has a bar without showing it: its toolbar unless it is told to.
  fileprivate func hides(bar: XMLElement) -> Bool {
    guard name == "navigationController" else { return false }
    return bar["key"] == "navigationBar" && self["navigationBarHidden"] == "YES"
      || bar["key"] == "toolbar" && self["toolbarHidden"] != "NO"
  }
}
