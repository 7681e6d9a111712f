import TouchCore

//  ForeignHierarchy                       Scene
//    UIWindow                               window      level as told, else 0: the later in front
//      Shop.CartView (of CartController)      vc cartController, view cartView
//        UITableViewCell                      cell, whose content view comes with it
//          UITableViewCellContentView           content

/// Makes a scene of what a file tells of a screen: names, kinds, frames, recognizers, controllers.
struct SceneAssembler {
  private(set) var scene = Scene()
  private(set) var remarks: [ImportRemark] = []
  private let hierarchy: ForeignHierarchy
  private var names = ViewNames()
  private var waiting: [Waiting] = []
  /// The rows whose content view has come: what comes later lies in front of it.
  private var rowsWithContent: Set<ViewID> = []
  private var recognizers = RecognizerJoints()
  private var keepers = RecognizerKeepers()
  private var controllers = ControllerJoints()
  /// Where the file tells of what.
  private var lines: [SceneObject: Int] = [:]
  private var columns: [ViewID: Int] = [:]
  /// The classes of the recognizers that are left out.
  private var leftOut: [ViewID: [String]] = [:]
  /// What the file calls recognizers and controllers.
  private var ids: [SceneObject: String] = [:]
  /// The controls of which the file says whether a touch in their middle hits them.
  private var hittable: [(control: ViewID, isHittable: Bool)] = []
  /// The windows of whose level the file does not tell.
  private var levelless: [ViewID] = []

  /// A view that is still to be added, and where.
  private struct Waiting {
    let view: ForeignView
    let superview: ViewID
    /// Where the superview's bounds begin on the screen, where frames are the screen's.
    let origin: Point
    let depth: Int
    var isContent = false
  }

  /// The recognizers that the file puts into the lists of several views.
  var sharedRecognizers: [ImportedScene.SharedRecognizer] { keepers.shared }

  private let file: String

  init(_ hierarchy: ForeignHierarchy, of file: String) {
    self.hierarchy = hierarchy
    self.file = file
    names.leave(hierarchy.roots + hierarchy.unshown)
    scene.reserveCapacity(hierarchy.viewsNamed)
  }

  mutating func assemble() {
    var others: [ForeignView] = []
    for root in hierarchy.rootsOnLevels {
      guard ClassTable.kind(of: root) == .window else {
        others.append(root)
        continue
      }
      addWindow(around: others)
      others = []
      addWindow(root)
    }
    addWindow(around: others)
    while let next = waiting.popLast() { add(next) }
    if hierarchy.roots.isEmpty { addWindow(forUnshown: hierarchy.unshown) }
    for view in hierarchy.unshown { addUnshown(view) }
    recognizers.settle(in: &scene)
    controllers.settle(in: &scene)
    noteLevels()
    compareHits()
    let (lines, columns) = (lines, columns)
    scene.writtenPlaces = WrittenPlaces(
      file: file,
      views: scene.viewIDs.map { Int32(clamping: lines[.responder(.view($0))] ?? 0) },
      columns: scene.viewIDs.map { Int32(clamping: columns[$0] ?? 1) },
      others: lines.filter { if case .responder(.view) = $0.key { false } else { true } },
      overrides: [:], ids: ids, leftOut: leftOut)
  }

  private mutating func addWindow(_ root: ForeignView) {
    let view = root.view(name(of: root, text: root.text), .window)
    let level = (root.windowLevel ?? 0).written
    guard let id = try? scene.addWindow(view, level: level, isKey: root.isKey ?? false) else {
      return skip(root)
    }
    if root.windowLevel == nil { levelless.append(id) }
    attach(root, to: id)
    wait(for: root, in: id, depth: 1)
  }

  /// Makes a window that fits around views that are told of side by side, without one, and around what
  /// sticks out of them.
  private mutating func addWindow(around roots: [ForeignView]) {
    guard !roots.isEmpty else { return }
    let spaces = roots.map {
      hierarchy.framesAreOnScreen ? $0.untransformedFrame : $0.space(in: hierarchy.kind)
    }
    let frame = spaces.dropFirst().reduce(spaces[0].written) { $0.union($1.written) }
    var window = View(names.name(ofClass: "UIWindow"), .window, frame: frame)
    // Nobody knows what else is on the screen, unless this is the only window.
    let windows = hierarchy.windowLevels?.count
    window.origins.unknown = windows == nil ? .level : windows == 1 ? nil : .windows
    if roots.allSatisfy({ $0.frame == nil }) {
      window.origins.unknown = window.origins.missing.union(.place)
    }
    // A test tool lists what lies in no window of the app beside its windows.
    if hierarchy.framesAreOnScreen { window.hitTestOverride = .passesThrough }
    guard let id = try? scene.addWindow(window) else {
      for root in roots { skip(root) }
      return
    }
    for root in roots.reversed() {
      var root = root
      // What a debugger prints of a view goes on below a window, of which nothing was pasted.
      if hierarchy.kind == .viewDescription { root.unknown.insert(.superviews) }
      waiting.append(Waiting(view: root, superview: id, origin: frame.origin, depth: 1))
    }
  }

  /// Makes the window of a screen of which nothing is known, as large as what is not on it.
  private mutating func addWindow(forUnshown views: [ForeignView]) {
    let frame = views.dropFirst().reduce(views[0].space(in: hierarchy.kind).written) {
      $0.union($1.space(in: hierarchy.kind).written)
    }
    var window = View(names.name(ofClass: "UIWindow"), .window, frame: frame)
    window.origins.unknown = .level
    _ = try? scene.addWindow(window)
  }

  /// Adds a view that is in no window, and what lies in it.
  private mutating func addUnshown(_ view: ForeignView) {
    guard let window = scene.windows.last?.view else { return skip(view) }
    let count = scene[window].subviews.count
    waiting.append(Waiting(view: view, superview: window, origin: .zero, depth: 1))
    while let next = waiting.popLast() { add(next) }
    guard scene[window].subviews.count > count, let added = scene[window].subviews.last else {
      return
    }
    scene.removeFromSuperview(added)
  }

  private mutating func wait(for view: ForeignView, in id: ViewID, depth: Int) {
    let origin = hierarchy.framesAreOnScreen ? view.frame?.origin ?? .zero : .zero
    let content = scene[id].kind.isRow ? view.placeOfContentView : nil
    // What is as large as the row may be its background as well, its content view not made yet.
    if content?.isGuess == true { doubt(id, .tree) }
    for (place, subview) in view.subviews.enumerated().reversed() {
      waiting.append(
        Waiting(
          view: subview, superview: id, origin: origin, depth: depth + 1,
          isContent: place == content?.place))
    }
  }

  /// Says of a view, and of each in it, that it is left out.
  private mutating func skip(_ view: ForeignView) {
    var left = [view]
    while let next = left.popLast() {
      remarks.append(ImportRemark(line: next.line, .skippedView(next.className)))
      left += next.subviews
    }
  }

  private mutating func add(_ next: Waiting) {
    var told = next.view.moved(by: .zero - next.origin)
    // A dump prints only what differs from UIView's defaults, whatever the class.
    if hierarchy.kind == .viewDescription, !told.unknown.contains(.properties) {
      told.isUserInteractionEnabled = told.isUserInteractionEnabled ?? true
    }
    guard next.depth < Scene.deepestNesting, let id = place(told, next) else {
      return skip(told)
    }
    attach(told, to: id)
    wait(for: next.view, in: id, depth: next.depth)
  }

  /// Adds a view; a row's content view is there already.
  private mutating func place(_ told: ForeignView, _ next: Waiting) -> ViewID? {
    if next.isContent, let content = scene.contentView(of: next.superview) {
      told.settle(&scene[content])
      rowsWithContent.insert(next.superview)
      return content
    }
    let kind = fitting(told, in: next.superview)
    var view = told.view(name(of: told, kind, in: next.superview), kind)
    if isPassing(told, in: next.superview) { view.hitTestOverride = .passesThrough }  // 19.2
    guard let id = try? scene.addSubview(view, to: next.superview) else { return nil }
    try? scene.addOwnRecognizers(of: id)
    if rowsWithContent.contains(next.superview) { scene.placeInFront(id) }
    return id
  }

  private mutating func name(of view: ForeignView, text: String?) -> String {
    names.name(of: view, isReadable: hierarchy.kind != .interfaceBuilder, text: text)
  }

  /// A control goes by the words in it, and what shows them by its class.
  private mutating func name(
    of view: ForeignView, _ kind: ViewKind, in superview: ViewID
  ) -> String {
    var text = scene[superview].kind.isControl && !kind.isControl ? nil : view.text
    if kind.isControl, text == nil {
      text =
        view.subviews.lazy.filter { ClassTable.kind(of: $0)?.isControl != true }
        .compactMap { $0.text }.first
    }
    return name(of: view, text: text)
  }

  /// The kind of a view, as far as it may stand where it does.
  private func fitting(_ told: ForeignView, in superview: ViewID) -> ViewKind {
    let kind = ClassTable.kind(of: told) ?? .view
    if kind == .window || kind == .content { return .view }
    if kind.isRow, told.placeOfContentView == nil { return .view }
    let isDrawn = scene[superview].kind == .hosting && told.subviews.isEmpty
    return kind == .drawn && !isDrawn ? .view : kind
  }

  /// Whether it lets through what hits nothing in it: UIKit's own containers around what windows
  /// and controllers show do, and what lies behind a presented view does not (19.2, 19.16).
  private func isPassing(_ told: ForeignView, in superview: ViewID) -> Bool {
    switch ClassTable.plain(told.className) {
    case "UITransitionView": return scene[superview].subviews.isEmpty
    case "UIDropShadowView":
      return scene[superview].className == "UITransitionView"
        && scene[superview].hitTestOverride == .passesThrough
    case "UINavigationTransitionView", "UIViewControllerWrapperView": return true
    default: return false
    }
  }

  /// Puts what belongs to a view onto it.
  private mutating func attach(_ told: ForeignView, to id: ViewID) {
    lines[.responder(.view(id))] = told.line
    columns[id] = told.column
    for recognizer in told.recognizers { attach(recognizer, told, to: id) }
    for action in told.actions ?? [] where scene[id].kind.isControl {
      scene[id].control.add(action.target(of: scene[id].kind))
    }
    noteMissing(told, id)
    // A container with an element in its middle is not hittable for a driver, and touches reach it.
    if let isHittable = told.isHittable, scene[id].kind.isControl {
      hittable.append((id, isHittable))
    }
    guard let controller = told.controller else { return }
    let name = names.name(ofClass: controller.className)
    guard let added = try? scene.addController(Controller(name)) else { return }
    scene.setView(id, of: added)
    controllers.note(controller, added)
    lines[.responder(.controller(added))] = controller.line
    ids[.responder(.controller(added))] = controller.identifier
  }

  /// Puts a recognizer onto a view, unless another one has it: the first keeps it.
  private mutating func attach(
    _ recognizer: ForeignRecognizer, _ told: ForeignView, to id: ViewID
  ) {
    if hierarchy.kind == .interfaceBuilder,
      let keeper = keepers.keeper(of: recognizer, listedBy: id, told)
    {
      guard keeper.view != id else { return }
      scene[id].origins.elsewhere.append(keeper.recognizer)
      let reason = ImportRemark.Reason.keptByAnother(
        recognizer: keeper.name, view: scene.name(of: keeper.view))
      return remarks.append(ImportRemark(line: told.line, reason))
    }
    guard !ClassTable.isOwnRecognizer(recognizer.className) else {
      return leaveOut(recognizer, of: id)
    }
    let name = names.name(of: recognizer)
    guard let added = try? scene.addRecognizer(recognizer.recognizer(name), to: id) else { return }
    recognizers.note(recognizer, added)
    lines[.recognizer(added)] = recognizer.line
    ids[.recognizer(added)] = recognizer.identifier
    keepers.note(recognizer, added, named: name, on: id, told)
  }

  /// Says of a recognizer of UIKit's own that it is left out, unless the model's view has it too, or it
  /// is switched off.
  private mutating func leaveOut(_ recognizer: ForeignRecognizer, of id: ViewID) {
    guard recognizer.isEnabled != false,
      !ClassTable.comesAlong(recognizer.className, with: scene[id])
    else { return }
    remarks.append(
      ImportRemark(line: recognizer.line, .privateRecognizer(recognizer.className)))
    leftOut[id, default: []].append(recognizer.className)
    doubt(id, .anyRecognizers)
  }

  /// Says of a view that something more is not known.
  private mutating func doubt(_ id: ViewID, _ facts: UnknownFacts) {
    scene[id].origins.unknown = scene[id].origins.missing.union(facts)
  }

  /// What a dump never tells of a control, and not always of a scroll view.
  private mutating func noteMissing(_ told: ForeignView, _ id: ViewID) {
    // Read once: what is left of a view whose reading is over may be freed already (Swift 6.3).
    let view = scene[id]
    var facts = view.origins.unknown ?? []
    if view.kind.isControl {
      if told.actions == nil { facts.insert(.actions) }
      if told.isEnabled == nil, hierarchy.kind == .viewDescription { facts.insert(.enabled) }
    }
    if view.kind == .textView, told.isEditable == nil, hierarchy.kind == .viewDescription {
      facts.insert(.enabled)
    }
    // Behind the layer a scroll view prints its offset, where the line goes on that far.
    if view.scrolling != nil, told.contentOffset == nil, !told.subviews.isEmpty,
      hierarchy.kind == .viewDescription
    {
      facts.insert(.boundsOrigin)
    }
    if !facts.isEmpty { scene[id].origins.unknown = facts }
  }

  /// Of several windows the levels decide, which a dump does not tell.
  private mutating func noteLevels() {
    let (known, windows) = (hierarchy.windowLevels?.count ?? 0, scene.windows.count)
    guard windows > 1, known <= windows else { return }
    for window in levelless { doubt(window, .level) }
  }

  /// If the file contradicts the hit test, a property decides that the file does not contain.
  private mutating func compareHits() {
    guard !hittable.isEmpty else { return }
    let taps = TapQuery(scene)
    for (control, isHittable) in hittable {
      let hit = taps.hit(at: scene.toScreen(scene[control].bounds.middle, of: control))
      let isHit = hit.map { scene.isDescendant($0, of: control) } ?? false
      if isHit != isHittable { doubt(hit ?? control, .hittable) }
    }
  }
}

extension ForeignView {
  /// The same view elsewhere in its superview.
  fileprivate func moved(by way: Point) -> ForeignView {
    guard way != .zero, let frame else { return self }
    var moved = self
    moved.frame?.origin = frame.origin + way
    return moved
  }
}

extension ForeignAction {
  /// The registration with a control; without an event it is the one that controls are mainly for.
  fileprivate func target(of kind: ViewKind) -> ActionTarget {
    let plain: ControlEvents = kind.traits.contains(.pressed) ? .touchUpInside : .valueChanged
    let known = ControlEvents.named.first { $0.name == event }?.event
    return ActionTarget(known ?? plain, target: .someObject, action: action)
  }
}
