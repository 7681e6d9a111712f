/// The views of a file that are one screen, before they are read.
struct InterfaceBuilderScene {
  /// A view without a superview, and the controller whose root view it is.
  struct Root {
    let element: XMLElement
    let controller: ForeignController?

    /// The id of that controller.
    var controllerID: String? { controller == nil ? nil : element.parent?["id"] }
  }

  /// Its controller's class where that is the app's own, or its id.
  var name: String?
  var roots: [Root]

  /// The screens of a file that have views, the one that the app begins with first.
  static func all(of document: InterfaceBuilderDocument) -> [InterfaceBuilderScene] {
    guard let scenes = document.root.child("scenes") else {
      guard let objects = document.root.child("objects") else { return [] }
      return screens(in: objects, named: nil, document)
    }
    let first = document.root["initialViewController"].flatMap {
      document.chain(from: $0).last?["id"]
    }
    var screens: [InterfaceBuilderScene] = []
    var leading: [InterfaceBuilderScene] = []
    for scene in scenes.children where scene.name == "scene" {
      guard let objects = scene.child("objects") else { continue }
      let found = Self.screens(in: objects, named: scene["sceneID"], document)
      if leading.isEmpty, objects.children.contains(where: { $0["id"] == first && first != nil }) {
        leading = found
      } else {
        screens += found
      }
    }
    return leading + screens
  }

  private static func screens(
    in objects: XMLElement, named sceneID: String?, _ document: InterfaceBuilderDocument
  ) -> [InterfaceBuilderScene] {
    var screens: [InterfaceBuilderScene] = []
    let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    for object in objects.children {
      if ControllerTag.className(of: object.name) != nil {
        if let id = object["id"], document.embedded.contains(id),
          id != document.root["initialViewController"]
        {
          continue
        }
        let screen = InterfaceBuilderScene(of: object, sceneID, document)
        if !screen.roots.isEmpty { screens.append(screen) }
      } else if object.isView {
        let controller = owner.flatMap { $0.owns(object) ? document.controller($0) : nil }
        let name = document.customClass(of: object) ?? object["userLabel"] ?? object["id"]
        screens.append(
          InterfaceBuilderScene(
            name: name, roots: [Root(element: object, controller: controller)]))
      }
    }
    return screens
  }

  /// The screen of a controller: its view, then the bars that lie over it.
  init(of controller: XMLElement, _ sceneID: String?, _ document: InterfaceBuilderDocument) {
    name = document.customClass(of: controller) ?? sceneID ?? controller["id"]
    roots = []
    if let view = controller.mainView {
      roots.append(Root(element: view, controller: document.controller(controller)))
    }
    roots += controller.bars.map { Root(element: $0, controller: nil) }
  }

  private init(name: String?, roots: [Root]) {
    self.name = name
    self.roots = roots
  }
}

extension InterfaceBuilderDocument {
  /// A controller, and where it has no view of its own, the first controllers that lie in it.
  func chain(from id: String) -> [XMLElement] {
    var chain: [XMLElement] = []
    var seen: Set<String> = []
    var next: String? = id
    while let id = next, seen.insert(id).inserted, let controller = elements[id] {
      chain.append(controller)
      guard controller.mainView == nil else { break }
      let inner = controller.child("connections")?.children.first {
        $0.name == "segue" && $0["kind"] == "relationship"
      }
      next = inner?["destination"]
    }
    return chain
  }

  /// A controller as its element tells of it.
  func controller(_ element: XMLElement) -> ForeignController {
    let kind = ControllerTag.className(of: element.name) ?? "UIViewController"
    return ForeignController(customClass(of: element) ?? kind, line: element.line)
  }
}

extension XMLElement {
  /// Whether an outlet of a file's owner says that a view is its controller's.
  fileprivate func owns(_ view: XMLElement) -> Bool {
    guard let outlets = child("connections")?.children, let id = view["id"] else { return false }
    return outlets.contains {
      $0.name == "outlet" && $0["property"] == "view" && $0["destination"] == id
    }
  }
}
