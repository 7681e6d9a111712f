/// A controller's element, with what its screen is made of.
///
/// It is looked at once, however many containers the controller is embedded in.
struct InterfaceBuilderController {
  let element: XMLElement
  /// Its own view; nil where it only contains other controllers.
  let view: XMLElement?
  /// The bars, and whatever other views, that it has beside its own.
  let bars: [XMLElement]
  /// The id of the first controller that it contains.
  let inner: String?

  init(_ element: XMLElement) {
    self.element = element
    let views = element.children.filter(\.isView)
    view = views.first { $0["key"] == "view" }
    let own = view?.index
    bars = views.filter { $0.index != own }
    let segue = element.child("connections")?.children.first {
      $0.name == "segue" && $0["kind"] == "relationship"
    }
    inner = segue?["destination"]
  }

  /// Its id.
  var id: String? { element["id"] }
}
