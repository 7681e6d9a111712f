import TouchCore

//  view ─┬─ button
//        └─ container ── embed ──> another controller's view, which fills it

/// The views of one screen, gathered in the order in which the file has them.
package struct ViewWalk {
  // Forty times the largest real storyboard. Embedding repeats views, so that a small file could
  // ask for any number of them.
  package static let mostViews = 50_000
  // Embedding can nest deeper than the file itself does.
  package static let deepest = 256

  /// A view that waits to be read.
  private struct Waiting {
    var element: XMLElement
    var parent: Int?
    var depth: Int
    /// Whether its superview decides where it lies: a stack view, a bar, a table its cells.
    var isPlaced = false
    /// What is not known of it for its siblings' sake.
    var unknown: UnknownFacts = []
    /// The controllers in whose containers it lies, so that none lies in itself.
    var path: [String]
    var controller: ForeignController?
    /// Where it lies in the container that it fills, or that is the bar's.
    var place: Rect?
    /// Where constraints or a stack view put it, if the file has it elsewhere.
    var laidOut: Rect?
    /// Whether it is the bar of a controller around the screen's.
    var isAround = false
    /// The controller whose items it shows, as a bar around that.
    var shown: XMLElement?
    /// Where its content begins if it is a scroll view under a bar, in its container.
    var contentStart = 0.0
    /// How wide the screen is around which it is a bar.
    var width: Double?
    /// Whether its frame does not come from its element.
    var isPlacedElsewhere: Bool {
      place != nil || laidOut != nil || isAround && element.isPlacedBar
    }
  }

  /// What is read of an element, however often embedding repeats it.
  private struct Known {
    var view: ForeignView
    var remarks: [ImportRemark]
    var nested: [XMLElement]
    /// What each of these tells of the others.
    var placed: [InterfaceBuilderSiblings.Placed]
  }

  private let document: InterfaceBuilderDocument
  private var total = 0
  private var elementsRead: [Int: Known] = [:]
  private var views = FlatViews()
  private var remarks: [ImportRemark] = []
  private var waiting: [Waiting] = []
  private var hasUnsolved = false
  /// The numbers of the elements that were read, on all screens.
  private(set) var seen: Set<Int> = []

  init(document: InterfaceBuilderDocument) { self.document = document }

  /// Reads a screen: views without a superview and all that lies in them.
  mutating func screen(
    _ scene: InterfaceBuilderScene
  ) throws(ImportRefusal) -> ForeignHierarchy {
    (views, remarks, hasUnsolved) = (FlatViews(), [], false)
    let first = scene.roots.first
    let screen = first.flatMap(document.screen)
    let size = screen?.size ?? first?.element.writtenFrame?.size ?? document.screen.size
    for root in scene.roots {
      waiting = [
        Waiting(
          element: root.element, depth: 1, path: [root.controller?["id"]].compactMap { $0 },
          controller: root.controller.map(document.controller),
          laidOut: document.screen(of: root),
          isAround: root.isAround, shown: root.shown, width: root.isAround ? size.width : nil)
      ]
      while let next = waiting.popLast() { try read(next) }
    }
    let layout = ContainerBars(document, scene)
    for bar in scene.absentBars { try read(bar, beside: layout, on: size) }
    let shown = views.rootCount
    for element in scene.unshown {
      waiting = [Waiting(element: element, depth: 1, path: [])]
      while let next = waiting.popLast() { try read(next) }
    }
    var roots = Array(views.roots.prefix(shown))
    layout.place(in: &roots)
    var hierarchy = ForeignHierarchy(.interfaceBuilder)
    hierarchy.name = scene.name
    hierarchy.purpose = document.purpose
    hierarchy.viewsNamed = views.views.count
    hierarchy.remarks = remarks.withAmbiguousOnce
    hierarchy.roots = roots
    hierarchy.unshown = Array(views.roots.dropFirst(shown))
    return hierarchy
  }

  /// Makes a bar that the file does not have, with the items that it would show.
  private mutating func read(
    _ absent: AbsentBar, beside layout: ContainerBars, on screen: Size
  ) throws(ImportRefusal) {
    let bar = absent.view(beside: layout, screen)
    if let hidden = absent.hidden { seen.insert(hidden.index) }
    let number = views.add(bar, in: nil)
    waiting = waiting(absent.items, in: bar.frame?.size ?? screen, depth: 2, path: []).map {
      var item = $0
      item.parent = number
      return item
    }.reversed()
    while let next = waiting.popLast() { try read(next) }
  }

  /// Whether a view of a screen was read already, in another one.
  func hasRead(_ scene: InterfaceBuilderScene) -> Bool {
    scene.roots.contains { seen.contains($0.element.index) }
  }

  private mutating func read(_ item: Waiting) throws(ImportRefusal) {
    guard item.depth < Self.deepest else { throw .excessive(.depth, limit: Self.deepest) }
    seen.insert(item.element.index)
    let reader = InterfaceBuilderView(item.element, of: document, isPlaced: item.isPlaced)
    let known = read(reader, laidOut: item.laidOut?.size)
    total += known.view.weight
    guard total <= Self.mostViews else { throw .excessive(.views, limit: Self.mostViews) }
    remarks += known.remarks.filter { !item.isPlacedElsewhere || !$0.isOfNoFrame }
    var view = known.view
    view.controller = item.controller
    if let place = item.place ?? item.laidOut { view.fill(place) }
    if item.contentStart > 0 { view.beginContent(below: item.contentStart) }
    view.unknown.formUnion(item.unknown)
    if item.isAround { view.standAround() }
    if item.place == nil, item.laidOut == nil { noteConstraints(reader) }
    let embedded = embeds(of: item, in: &view)
    let number = views.add(view, in: item.parent)
    var inner = zip(known.nested, known.placed).map { element, placed in
      Waiting(
        element: element, parent: number, depth: item.depth + 1,
        isPlaced: ViewTag.traits(of: item.element.name).contains(.placesSubviews),
        unknown: placed.unknown, path: item.path, laidOut: placed.frame)
    }
    inner += items(of: item, in: view).map { shown in
      var inside = shown
      inside.parent = number
      return inside
    }
    inner += (embedded + [accessory(of: item, in: view)].compactMap { $0 }).map { shown in
      var inside = shown
      inside.parent = number
      return inside
    }
    waiting += inner.reversed()
  }

  /// An element with what belongs to its view, read once.
  private mutating func read(_ reader: InterfaceBuilderView, laidOut size: Size?) -> Known {
    if let known = elementsRead[reader.element.index] { return known }
    if let item = BarControl(reader.element, of: document) {
      return Known(view: item.view, remarks: [], nested: [], placed: [])
    }
    if reader.element.name == ControllerTag.placeholder
      || reader.element.isController
    {
      return Known(view: reader.viewElsewhere, remarks: [], nested: [], placed: [])
    }
    var remarks: [ImportRemark] = []
    let view = reader.view(remarks: &remarks)
    let nested = reader.element.nestedViews.filter { document.isInstalled($0) }
    let siblings = InterfaceBuilderSiblings(
      document: document, superview: reader.element, elements: nested, size: size)
    let known = Known(view: view, remarks: remarks, nested: nested, placed: siblings.placed)
    if !document.embedded.isEmpty { elementsRead[reader.element.index] = known }
    return known
  }

  /// Says once a screen that constraints are not solved everywhere.
  private mutating func noteConstraints(_ reader: InterfaceBuilderView) {
    guard reader.isConstrained, !hasUnsolved else { return }
    hasUnsolved = true
    remarks.append(reader.element.remark(.unsolvedConstraints(device: document.device)))
  }

  /// What a bar shows: it places that itself.
  private func items(of item: Waiting, in bar: ForeignView) -> [Waiting] {
    guard ViewTag.kind(of: item.element.name) == .bar else { return [] }
    let items = BarItem.all(in: item.element, of: item.shown, document)
    let size =
      bar.frame?.size
      ?? Size(document.screen.size.width, ContainerBars.height(of: item.element.name))
    let width = item.width ?? size.width
    return waiting(
      items, in: Size(width, size.height), depth: item.depth + 1, path: item.path)
  }

  private func waiting(
    _ items: [BarItem], in bar: Size, depth: Int, path: [String]
  ) -> [Waiting] {
    zip(items, BarLayout(items, in: bar, document).frames).compactMap { item, frame in
      guard item.isShown else { return nil }
      return Waiting(
        element: item.element, depth: depth, isPlaced: true, path: path, place: frame)
    }
  }

  /// The view beside a controller that an outlet makes a row's accessory: at the row's right end.
  private func accessory(of item: Waiting, in row: ForeignView) -> Waiting? {
    guard let accessory = document.accessory(of: item.element), let id = accessory["id"],
      !item.path.contains(id), let size = row.frame?.size
    else { return nil }
    let own = accessory.writtenFrame?.size ?? Size(0, 0)
    let x = size.width - Self.accessoryMargin - own.width
    return Waiting(
      element: accessory, depth: item.depth + 1, path: item.path + [id],
      place: Rect(x, (size.height - own.height) / 2, own.width, own.height))
  }

  /// Between an accessory and the end of its row, in points.
  private static let accessoryMargin = 16.0

  /// The views of the controllers that a view is the container of.
  private mutating func embeds(
    of item: Waiting, in view: inout ForeignView
  ) -> [Waiting] {
    var found: [Waiting] = []
    for segue in item.element.children(in: "connections")
    where segue.name == "segue" && segue["kind"] == "embed" {
      guard let id = segue["destination"] else { continue }
      let chain = document.chain(from: id)
      guard let controller = chain.last, let root = controller.view,
        chain.allSatisfy({ !item.path.contains($0.id ?? "") })
      else {
        remarks.append(segue.remark(.elsewhere(document.elements[id]?.placeholderName ?? id)))
        guard let other = document.elements[id], other.name == ControllerTag.placeholder else {
          view.unknown.insert(.tree)
          continue
        }
        found.append(
          Waiting(
            element: other, depth: item.depth + 1, path: item.path,
            place: view.frame.map { Rect(origin: .zero, size: $0.size) }))
        continue
      }
      let path = item.path + chain.compactMap { $0.id }
      let bars = chain.flatMap { $0.bars }
      let layout = ContainerBars(
        document, controller: controller.element, root: root, bars: bars)
      let places = view.frame.map { layout.places(of: bars, in: $0.size) }
      found.append(
        Waiting(
          element: root, depth: item.depth + 1, path: path,
          controller: document.controller(controller.element), place: places?.content,
          contentStart: places?.start ?? 0))
      for (number, bar) in bars.enumerated() {
        found.append(
          Waiting(
            element: bar, depth: item.depth + 1, path: path, place: places?.bars[number],
            shown: controller.element))
      }
    }
    return found
  }
}

extension [ImportRemark] {
  /// The remarks with one for all ambiguous frames: a screen may have a hundred.
  fileprivate var withAmbiguousOnce: [ImportRemark] {
    let start = firstIndex { $0.isOfAmbiguity }
    let total = filter { $0.isOfAmbiguity }.count
    return enumerated().compactMap { place, remark in
      guard remark.isOfAmbiguity else { return remark }
      guard place == start else { return nil }
      return ImportRemark(line: remark.line, column: remark.column, .ambiguous(count: total))
    }
  }
}

extension ImportRemark {
  fileprivate var isOfAmbiguity: Bool { if case .ambiguous = reason { true } else { false } }
  fileprivate var isOfNoFrame: Bool { if case .noFrame = reason { true } else { false } }
}

extension ForeignView {
  /// Lies where a container puts its bar, which the file tells for its canvas alone.
  fileprivate mutating func standAround() {
    unknown.insert(.frame)
    // Old files give a bar the size of a square that no device has.
    if let frame, frame.size.height > 200 { (self.frame, bounds) = (nil, nil) }
  }

  /// How much of a screen it makes: as a view, and for what it sends, listens to and is called.
  fileprivate var weight: Int {
    let names = [identifier, outlet, className].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    return 1 + (actions?.count ?? 0) + recognizers.count + names / 256
  }

  /// Takes its place in the container that an embedded controller's view fills, or where it is laid out.
  fileprivate mutating func fill(_ place: Rect) {
    // Its subviews stand where they would in a view of the size that the file gives it.
    if frame != place { unknown.insert(.frame) }
    (frame, bounds) = (place, nil)
    unknown.remove(.place)
  }
}
