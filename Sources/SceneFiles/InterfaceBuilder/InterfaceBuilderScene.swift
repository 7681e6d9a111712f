/// The views of a file that are one screen, before they are read.
struct InterfaceBuilderScene {
  /// A view without a superview, and the controller whose root view it is.
  struct Root {
    let element: XMLElement
    let controller: XMLElement?
    /// Whether it is the bar of a controller around it.
    var isAround = false
    /// The controller whose items it shows, as a bar around that.
    var shown: XMLElement?
  }

  /// Its controller's class where that is the app's own, or its id.
  let name: String?
  /// Its views without a superview.
  let roots: [Root]
  /// The bars that would show items of its controller.
  var absentBars: [AbsentBar] = []
  /// The views beside its controller that nothing shows.
  var unshown: [XMLElement] = []
  /// Whether its controller lies in a container of another one.
  let isEmbedded: Bool

  /// The screens of a file that have views, the one that the app begins with first.
  static func all(of document: InterfaceBuilderDocument) -> [InterfaceBuilderScene] {
    guard let scenes = document.root.child("scenes") else {
      guard let objects = document.root.child("objects") else { return [] }
      return screens(in: objects, named: nil, document)
    }
    let initial = document.root["initialViewController"]
    let first = initial.flatMap { document.chain(from: $0).last?.element.parent?.index }
    var screens: [InterfaceBuilderScene] = []
    var leading: [InterfaceBuilderScene] = []
    for scene in scenes.children where scene.name == "scene" {
      guard let objects = scene.child("objects") else { continue }
      let found = Self.screens(in: objects, named: scene["sceneID"], document)
      if objects.index == first { leading = found } else { screens += found }
    }
    return leading + screens
  }

  private static func screens(
    in objects: XMLElement, named sceneID: String?, _ document: InterfaceBuilderDocument
  ) -> [InterfaceBuilderScene] {
    var screens: [InterfaceBuilderScene] = []
    let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let owned = owner?.ownedViews ?? []
    let unshown = objects.children.filter { $0.isView && document.isShownByNothing($0) }
    for object in objects.children {
      if object.isController {
        let screen = InterfaceBuilderScene(of: object, sceneID, document)
        if !screen.roots.isEmpty { screens.append(screen) }
      } else if object.isView, !document.isShownByNothing(object), !document.isAccessory(object) {
        let isOwned = object["id"].map(owned.contains) ?? false
        let name = document.customClass(of: object) ?? object["userLabel"] ?? object["id"]
        let root = Root(element: object, controller: isOwned ? owner : nil)
        screens.append(InterfaceBuilderScene(name: name, roots: [root], isEmbedded: false))
      }
    }
    if !screens.isEmpty { screens[0].unshown = unshown }
    return screens
  }

  private init(name: String?, roots: [Root], isEmbedded: Bool) {
    self.name = name
    self.roots = roots
    self.isEmbedded = isEmbedded
  }

  /// The screen of a controller: its view, then the bars that lie over it, its own and those of the
  /// navigation and tab bar controllers that it is in.
  private init(
    of element: XMLElement, _ sceneID: String?, _ document: InterfaceBuilderDocument
  ) {
    let controller = InterfaceBuilderController(element)
    let id = controller.id
    let own = controller.view.map { Root(element: $0, controller: element) }
    name = document.customClass(of: element) ?? sceneID ?? id
    // What only contains others is on the screen of what it contains.
    let isAround = own == nil && id.flatMap { document.chain(from: $0).last?.view } != nil
    let around = isAround ? [] : id.map(document.barsAround) ?? []
    // The controller stands for what it contains if the file does not have that.
    let content = own ?? (around.isEmpty ? nil : Root(element: element, controller: element))
    roots =
      [content].compactMap { $0 } + controller.bars.map { Root(element: $0, controller: nil) }
      + around.map { Root(element: $0.bar, controller: nil, isAround: true, shown: $0.shown) }
    if own != nil {
      let hidden = id.map(document.containersAround)?.flatMap { $0.hiddenBars } ?? []
      absentBars = AbsentBar.all(
        of: element, beside: controller.bars + around.map { $0.bar }, hidden, document)
    }
    isEmbedded =
      isAround
      || id.map(document.embedded.contains) == true && id != document.root["initialViewController"]
  }
}

extension XMLElement {
  /// The ids of the views that outlets of a file's owner make its own.
  fileprivate var ownedViews: Set<String> {
    Set(
      children(in: "connections").lazy.filter { $0.name == "outlet" && $0["property"] == "view" }
        .compactMap { $0["destination"] })
  }
}
