import TouchCore

//  why oRA-Uj-d0v Main.storyboard     <constraint id="oRA-Uj-d0v" …>       lays out views
//  why "Compose" Main.storyboard      <barButtonItem title="Compose" …>    no bar shows it

/// Something that a file of Interface Builder has and that is not asked about touches: it is not a view,
/// or on no screen.
public struct FileObject: Hashable, Sendable {
  /// The name of its element, such as `constraint`.
  public let tag: String
  /// Where the element is, from 1.
  public let line: Int, column: Int
  /// Why it is not asked.
  public let reason: Reason

  /// Why something is not asked about touches.
  public enum Reason: Hashable, Sendable {
    /// It is a view, or what a view is made of, that is called otherwise: by an id.
    case calledByID(String)
    /// It is a bar item that has a custom view: the id of that view, which the bar shows.
    case shownAs(String)
    /// It is a view that is not on the canvas's device; the size classes that have it, nil for none.
    case notInstalled(places: String?)
    /// It is a view that nothing in the file shows.
    case unshown
    /// It is an item that no bar of the file shows.
    case withoutBar
    /// It leads back from the next controller to its own.
    case back
    /// It keeps the items of a bar apart.
    case space
    /// It is a recognizer that no view on a screen has.
    case withoutView
    /// It is a controller, whose view is touched: by its id, if it has one.
    case controller(view: String?)
    /// It stands for a controller of another file.
    case elsewhere(String)
    /// It is a segue, an outlet or an action of another object: by its id.
    case connection(of: String)
    /// It describes another object.
    case description(of: String?)
  }

  init(_ element: XMLElement, _ reason: Reason) {
    (tag, line, column) = (element.name, element.line, element.column)
    self.reason = reason
  }
}

extension InterfaceBuilderReader {
  /// The object that a file calls by an id, an outlet, or what its author sees of it; nil for none.
  public func object(called name: String) throws(ImportRefusal) -> FileObject? {
    let document = try document()
    var walk = ViewWalk(document: document)
    _ = try screens(of: document, by: &walk)
    let object = document.elements[name] ?? document.element(called: name)
    return object.map { FileObject($0, document.reason(of: $0, called: name, walk.seen)) }
  }
}

extension InterfaceBuilderDocument {
  /// What else than ids an author knows an object by.
  private static let names = [
    "userLabel", "title", "identifier", "storyboardIdentifier", "reuseIdentifier", "selector",
    "customClass",
  ]

  /// The element with an outlet of a name, or the first with an attribute that says it.
  fileprivate func element(called name: String) -> XMLElement? {
    let outlets = outletNames.filter { $0.value == name }.compactMap { elements[$0.key] }
    if let held = outlets.min(by: { $0.index < $1.index }) { return held }
    let all = root.tree.nodes.indices.lazy.map { XMLElement(tree: root.tree, index: $0) }
    return all.first { element in Self.names.contains { element[$0] == name } }
  }

  /// Why an element is not asked about touches.
  fileprivate func reason(
    of element: XMLElement, called name: String, _ seen: Set<Int>
  ) -> FileObject.Reason {
    let id = element["id"]
    if let id, id != name, seen.contains(element.index) || wantedRecognizers.contains(id) {
      return .calledByID(id)
    }
    if element.isView {
      return absence(of: element).map { .notInstalled(places: $0.places) } ?? .unshown
    }
    if BarItemTag.className(of: element.name) != nil {
      if element.isSpace { return .space }
      let view = element.children.first { $0.isView }
      if let view, let id = view["id"], seen.contains(view.index) { return .shownAs(id) }
      return element["key"] == "backBarButtonItem" ? .back : .withoutBar
    }
    if RecognizerTag.className(of: element.name) != nil { return .withoutView }
    if element.name == ControllerTag.placeholder { return .elsewhere(element.placeholderName) }
    if element.isController {
      return .controller(view: id.flatMap { chain(from: $0).last?.view?["id"] })
    }
    var holder = element.parent
    while let around = holder, around["id"] == nil { holder = around.parent }
    let holderID = holder?["id"]
    if let holderID, element.parent?.name == "connections" { return .connection(of: holderID) }
    return .description(of: holderID)
  }
}
