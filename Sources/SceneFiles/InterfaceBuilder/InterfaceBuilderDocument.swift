import TouchCore

//  <outlet property="buy" destination="b1"/>       names["b1"] = "buy"
//  <button id="b1">                                elements["b1"]
//  <outletCollection property="gestureRecognizers" destination="t1"/>   wanted: t1

/// An Interface Builder file with its cross references looked up once.
struct InterfaceBuilderDocument {
  let root: XMLElement
  /// The elements by their ids; the first where an id is there twice.
  private(set) var elements: [String: XMLElement] = [:]
  /// The controllers by their ids.
  private(set) var controllers: [String: InterfaceBuilderController] = [:]
  /// The recognizers by their ids.
  private(set) var recognizers: [String: ForeignRecognizer] = [:]
  /// The outlets' names by the id of what they lead to.
  private(set) var outletNames: [String: String] = [:]
  /// The ids of what outlets lead to.
  private var held: Set<String> = []
  /// The elements that code holds, or that hold one of those, by their numbers in the file.
  private var aroundHeld: Set<Int> = []
  /// The ids of the views that cells place at their edges.
  private(set) var accessories: Set<String> = []
  /// Those that cells show unless they are edited.
  private var shownAccessories: Set<String> = []
  /// The recognizers that some view has.
  private(set) var wantedRecognizers: Set<String> = []
  /// In which size classes views are installed, by their ids, where a variation says so.
  private var installations: [String: Installation] = [:]
  /// The ids of the constraints that are not there in all size classes.
  private var variedConstraints: Set<String> = []
  /// The controllers that lie in containers of others.
  private(set) var embedded: Set<String> = []
  /// The controllers that are presented without filling the screen: below no status bar.
  private(set) var sheets: Set<String> = []
  /// The controllers that are presented, however.
  private var presented: Set<String> = []
  /// The controllers that lie in containers of a controller's views, by its id.
  private var embeds: [String: [String]] = [:]
  /// What segues push or show, by the ids of the controllers that they begin in.
  private var pushes: [String: [String]] = [:]
  /// The controllers that contain others, by the ids of these.
  private(set) var containers: [String: InterfaceBuilderController] = [:]
  /// The pushed controllers around which no tab bar is shown.
  private var withoutTabBar: Set<String> = []
  /// The sizes of images, in points, by their names.
  private(set) var imageSizes: [String: Size] = [:]
  /// The canvas's device; nil where the file is older than that.
  let device: String?

  init(_ tree: XMLTree) throws(ImportRefusal) {
    root = tree.root
    device = root.child("device")?["id"]
    try checkSystem()
    for index in tree.nodes.indices { note(XMLElement(tree: tree, index: index)) }
    for (id, element) in elements {
      if element.isController {
        controllers[id] = InterfaceBuilderController(element)
      } else if let kind = RecognizerTag.className(of: element.name) {
        recognizers[id] = recognizer(element, kind)
      }
    }
    for container in controllers.values {
      for id in container.contained {
        // The first in the file, where there are several.
        if let other = containers[id], other.element.index < container.element.index { continue }
        containers[id] = container
      }
    }
    notePushed()
    noteAroundHeld()
    for id in embedded { embedded.formUnion(chain(from: id).compactMap({ $0.id })) }
  }

  /// What the file's screens are for.
  var purpose: ScreenPurpose {
    if root["launchScreen"] == "YES" { return .launchScreen }
    return root["targetRuntime"]?.hasPrefix("AppleTV") == true ? .television : .app
  }

  private func checkSystem() throws(ImportRefusal) {
    guard root.name != "archive" else { throw .tooOld(root["type"] ?? "archive") }
    guard root.name == "document" else { throw .noViews }
    let type = root["type"] ?? ""
    if let system = root["targetRuntime"] {
      if system.hasPrefix("MacOSX") || system.lowercased().hasPrefix("watchkit") {
        throw .notIOS(system)
      }
    } else if type.has(".Cocoa.") || type.has(".WatchKit.") {
      throw .notIOS(type)
    }
  }

  private mutating func note(_ element: XMLElement) {
    if element.name != "exclude", element.name != "include", let id = element["id"],
      elements[id] == nil
    {
      elements[id] = element
    }
    switch element.name {
    case "outlet": noteOutlet(element)
    case "outletCollection":
      if element["property"] == "gestureRecognizers", let id = element["destination"] {
        wantedRecognizers.insert(id)
      } else {
        noteOutlet(element)
      }
    case "segue":
      guard let id = element["destination"] else { return }
      switch element["kind"] {
      case "embed":
        embedded.insert(id)
        if let outer = element.controllerAround?["id"] { embeds[outer, default: []].append(id) }
      case "presentation", "modal":
        presented.insert(id)
        if element["modalPresentationStyle"] != "fullScreen" { sheets.insert(id) }
      case "popoverPresentation", "popover": presented.insert(id)
      case "show", "push":
        if let sender = element.controllerAround?["id"] { pushes[sender, default: []].append(id) }
      default: break
      }
    case "exclude", "include":
      noteVariation(element)
    case "image": noteImage(element)
    default: break
    }
  }

  /// Puts into navigation controllers what segues push there, on the way from their roots.
  private mutating func notePushed() {
    var waiting = containers.keys.compactMap { elements[$0] }.sorted { $0.index < $1.index }
      .compactMap { $0["id"] }
    var next = 0
    while next < waiting.count {
      let id = waiting[next]
      next += 1
      let stack = containersAround(id).first { $0.element.name == "navigationController" }
      guard let stack, stack.id.map(embedded.contains) == false else { continue }
      let around = [id] + containersAround(id).compactMap { $0.id }
      for pushed in senders(in: id).flatMap({ pushes[$0] ?? [] }) {
        // A container that is pushed on what it contains would lie in itself.
        guard let controller = controllers[pushed], isPushed(controller),
          !around.contains(pushed)
        else { continue }
        containers[pushed] = stack
        if controller.element["hidesBottomBarWhenPushed"] == "YES"
          || around.contains(where: withoutTabBar.contains)
        {
          withoutTabBar.insert(pushed)
        }
        waiting += [pushed] + controller.contained
      }
    }
  }

  /// A controller and those in the containers of its views, which push where it does.
  private func senders(in id: String) -> [String] {
    var senders = [id]
    var next = 0
    // A screen has a few; a hostile file may have any number.
    while next < senders.count, senders.count < 256 {
      senders += (embeds[senders[next]] ?? []).filter { !senders.contains($0) }
      next += 1
    }
    return senders
  }

  /// Whether a controller is on a screen by being pushed alone, as far as the file says.
  private func isPushed(_ controller: InterfaceBuilderController) -> Bool {
    guard let id = controller.id, id != root["initialViewController"], containers[id] == nil,
      !embedded.contains(id), !presented.contains(id)
    else { return false }
    return !["navigationController", "splitViewController"].contains(controller.element.name)
  }

  private mutating func noteImage(_ element: XMLElement) {
    guard element.parent?.name == "resources", let name = element["name"],
      let width = element["width"].flatMap(ForeignNumber.length),
      let height = element["height"].flatMap(ForeignNumber.length)
    else { return }
    imageSizes[name] = Size(width, height)
  }

  private mutating func noteVariation(_ element: XMLElement) {
    guard let mask = element.parent, mask.name == "mask", let id = element["reference"] else {
      return
    }
    if mask["key"] == "constraints" { variedConstraints.insert(id) }
    guard mask["key"] == "subviews",
      let classes = mask.parent?["key"].flatMap(SizeClasses.init(variation:))
    else { return }
    installations[id, default: Installation()].note(classes, isIn: element.name == "include")
  }

  /// The constraints that a view holds, in all size classes.
  func constraints(of view: XMLElement) -> [XMLElement] {
    view.children(in: "constraints").filter { $0["id"].map(variedConstraints.contains) != true }
  }

  /// Whether a view is installed on the canvas's device, or in some size class if there is none.
  func isInstalled(_ element: XMLElement) -> Bool {
    installation(of: element)?.isThere(on: sizeClasses) ?? true
  }

  /// Where a view is installed that is not there in all size classes; nil for any other.
  func installation(of element: XMLElement) -> Installation? {
    element["id"].flatMap { installations[$0] }
  }

  /// Why a view is on no screen: where it, or the view around it, would be installed, in the file's
  /// words; nil if it is installed.
  func absence(of element: XMLElement) -> Absence? {
    let out = sequence(first: element) { $0.parent }.first { !isInstalled($0) }
    return out.map { Absence(places: installation(of: $0)?.places) }
  }

  /// That a view is not installed on the device.
  struct Absence {
    /// The size classes that have it; nil for none.
    let places: String?
  }

  /// Whether it is a xib, whose owner's code has what is in it.
  var isOfXib: Bool { root.child("scenes") == nil }

  /// Whether an element lies in a view of a xib that has no class of its own and that no outlet leads
  /// to: the code that loads the xib looks for what it needs in the view.
  func isLoose(_ element: XMLElement) -> Bool {
    var top = element
    while let around = top.parent, around.name != "objects" { top = around }
    guard let objects = top.parent, objects.parentIndex == root.index else { return false }
    let isHeld = top["id"].map(held.contains) ?? false
    return !top.isController && customClass(of: top) == nil && !isHeld
  }

  /// Whether an element is the root view of a controller.
  func isRootView(_ element: XMLElement) -> Bool {
    element["key"] == "view"
      && element.parent.map { $0.isController } == true
  }

  /// The view that lies in no other one and that a row shows at its right end.
  func accessory(of row: XMLElement) -> XMLElement? {
    guard ViewTag.kind(of: row.name).isRow else { return nil }
    let outlet = row.children(in: "connections").first { $0["property"] == "accessoryView" }
    return outlet?["destination"].flatMap { elements[$0] }.flatMap {
      $0.isView && $0.parent?.name == "objects" ? $0 : nil
    }
  }

  /// Whether a row shows a view at its right end.
  func isAccessory(_ element: XMLElement) -> Bool {
    element["id"].map(shownAccessories.contains) ?? false
  }

  /// Whether a view lies beside a storyboard's controller without an outlet that leads to it: code has
  /// no way to show it.
  func isShownByNothing(_ element: XMLElement) -> Bool {
    guard let objects = element.parent, objects.parent?.name == "scene" else { return false }
    let isHeld = element["id"].map(held.contains) ?? false
    return !isHeld && objects.children.contains { $0.isController }
  }

  /// What the file's author calls an element: by an outlet, or in Interface Builder.
  func name(of element: XMLElement) -> String? {
    element["id"].flatMap { outletNames[$0] } ?? element["userLabel"]
  }

  /// Whether an outlet with a name leads to an element: code holds it.
  func hasOutlet(_ element: XMLElement) -> Bool {
    element["id"].map { outletNames[$0] != nil } ?? false
  }

  /// Whether an outlet leads to an element, or to one in it: code holds it, and can get to it.
  func isReachedByOutlet(_ element: XMLElement) -> Bool { aroundHeld.contains(element.index) }

  private mutating func noteAroundHeld() {
    for id in outletNames.keys {
      var next = elements[id]
      while let element = next, aroundHeld.insert(element.index).inserted { next = element.parent }
    }
  }

  private mutating func noteOutlet(_ element: XMLElement) {
    if let id = element["destination"] {
      held.insert(id)
      if ["accessoryView", "editingAccessoryView"].contains(element["property"]) {
        accessories.insert(id)
      }
      if element["property"] == "accessoryView",
        element.parent?.parent.map({ ViewTag.kind(of: $0.name).isRow }) == true
      {
        shownAccessories.insert(id)
      }
    }
    guard let id = element["destination"], let name = element["property"], name != "view",
      outletNames[id] == nil
    else { return }
    outletNames[id] = name
  }

  /// The class, or the name, of what an id leads to.
  func target(_ id: String?) -> String? {
    guard let id, let element = elements[id] else { return id }
    if let custom = customClass(of: element) { return custom }
    return ControllerTag.className(of: element.name) ?? ViewTag.className(of: element.name)
      ?? element["userLabel"] ?? element["placeholderIdentifier"] ?? id
  }

  /// The class of the app's own that an element is of, with its module.
  func customClass(of element: XMLElement) -> String? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    guard let module = element["customModule"], !module.isEmpty else { return name }
    return "\(module).\(name)"
  }

  /// A controller as its element tells of it.
  func controller(_ element: XMLElement) -> ForeignController {
    let kind = ControllerTag.className(of: element.name) ?? "UIViewController"
    var controller = ForeignController(customClass(of: element) ?? kind, line: element.line)
    controller.identifier = element["id"]
    return controller
  }

  /// A controller, and where it has no view of its own, the first controllers that lie in it.
  func chain(from id: String) -> [InterfaceBuilderController] {
    var chain: [InterfaceBuilderController] = []
    var next: String? = id
    // A tab bar's, a navigation's, its content's: deeper ones were never seen, and may be circles.
    while chain.count < 8, let id = next, let controller = controllers[id] {
      chain.append(controller)
      next = controller.view == nil ? controller.inner : nil
    }
    return chain
  }

  /// The bars of the controllers that contain one, which lie over its view, and the controller whose
  /// items each shows: the one that its container has directly (19.4).
  func barsAround(_ id: String) -> [(bar: XMLElement, shown: XMLElement?)] {
    var bars: [(bar: XMLElement, shown: XMLElement?)] = []
    var shown = elements[id]
    var hidesTabBar = withoutTabBar.contains(id)
    for container in containersAround(id) {
      for bar in container.bars where bar.name != "tabBar" || !hidesTabBar {
        bars.append((bar, shown))
      }
      hidesTabBar = hidesTabBar || container.id.map(withoutTabBar.contains) == true
      shown = container.element
    }
    return bars
  }

  /// The bar button items that outlets of an object give it as a property.
  func items(heldBy object: XMLElement, as property: String) -> [XMLElement] {
    object.children(in: "connections").filter { $0["property"] == property }
      .compactMap { $0["destination"].flatMap { elements[$0] } }
      .filter { BarItemTag.className(of: $0.name) != nil }
  }

  /// The controllers that contain one, the innermost first.
  func containersAround(_ id: String) -> [InterfaceBuilderController] {
    var containers: [InterfaceBuilderController] = []
    var next = id
    while containers.count < 8, let container = self.containers[next],
      !containers.contains(where: { $0.element.index == container.element.index })
    {
      containers.append(container)
      guard let id = container.id else { break }
      next = id
    }
    return containers
  }

  /// What an element calls, and whom; a segue and a menu by their kind.
  func actions(of element: XMLElement) -> [ForeignAction] {
    var actions: [ForeignAction] = []
    for connection in element.children(in: "connections") {
      let target = target(connection["destination"])
      if connection.name == "action", let selector = connection["selector"] {
        actions.append(ForeignAction(selector, event: connection["eventType"], target: target))
      } else if connection.name == "segue", let kind = connection["kind"], kind != "embed" {
        actions.append(ForeignAction(kind, target: target))
      }
    }
    if element.child("menu") != nil { actions.append(ForeignAction("menu")) }
    return actions
  }

  private func recognizer(_ element: XMLElement, _ kind: String) -> ForeignRecognizer {
    let reader = InterfaceBuilderRecognizer(element)
    var recognizer = reader.recognizer(className: customClass(of: element) ?? kind, kind: kind)
    recognizer.actions = actions(of: element)
    recognizer.outlet = name(of: element)
    recognizer.delegate = reader.delegateID.flatMap { target($0) }
    return recognizer
  }
}
