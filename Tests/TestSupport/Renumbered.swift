import TouchCore

/// The same scene, built depth first: two scenes that differ in handles only become equal.
///
/// It goes from value to value through the public interface, never through text, so that it can
/// judge what the writer and the reader do. Views that nobody named get the names people use.
public func renumbered(_ scene: Scene) -> Scene {
  var renumbering = Renumbering(scene)
  do {
    try renumbering.run()
  } catch {
    fatalError("a scene that exists cannot be built again: \(error)")
  }
  return renumbering.new
}

private struct Renumbering {
  let old: Scene
  var new = Scene()
  var views: [ViewID: ViewID] = [:]
  var controllers: [ControllerID: ControllerID] = [:]
  var recognizers: [RecognizerID: RecognizerID] = [:]

  init(_ old: Scene) { self.old = old }

  mutating func run() throws(SceneError) {
    new.settings = old.settings
    try new.renameApplication(old.application.name)
    new.application.ignoringInteractionEvents = old.application.ignoringInteractionEvents
    if var delegate = old.delegate {
      delegate.overrides = ResponderOverrides()
      try new.setDelegate(delegate)
    }
    for windowScene in old.windowScenes {
      try new.addWindowScene(WindowScene(windowScene.name))
    }
    let byName = old.controllers.indices.map { ControllerID($0) }
      .sorted { old[$0].name < old[$1].name }
    for id in byName { controllers[id] = try new.addController(Controller(old[id].name)) }
    for window in old.windows { try add(window) }
    for (id, copy) in controllers {
      if let presenter = old[id].presenter, let who = controllers[presenter] {
        new.present(copy, by: who)
      }
      if let view = old[id].view, let what = views[view] { new.setView(what, of: copy) }
    }
    for responder in old.responders { copyOverrides(of: responder) }
    for id in old.viewIDs { if let copy = views[id] { new[copy].control = control(of: id) } }
    for (id, copy) in recognizers { connect(id, copy) }
    movePans()
  }

  /// 20.37: a scroll view's pan may sit on another view; where several sit on one, by their order.
  private mutating func movePans() {
    for (pan, id) in recognizers.map({ ($0.value, $0.key) }).sorted(by: { $0.0.index < $1.0.index })
    {
      guard old[id].scrollView != nil, let view = views[old[id].view] else { continue }
      new.move(pan, to: view)
    }
  }

  private mutating func add(_ window: Window) throws(SceneError) {
    let root = try new.addWindow(
      plain(window.view), level: window.level, isKey: window.isKey, in: window.windowScene)
    views[window.view] = root
    try addRecognizers(of: window.view, to: root)
    for id in subtree(of: window.view).dropFirst() {
      guard let superview = old[id].superview, let parent = views[superview] else { continue }
      let copy = try add(id, in: superview, to: parent)
      views[id] = copy
      try addRecognizers(of: id, to: copy)
    }
    if let controller = window.rootViewController, let copy = controllers[controller] {
      try new.setRootViewController(copy, of: root)
    }
  }

  /// Adds a copy of a view; a row's content view is there with the row.
  private mutating func add(
    _ id: ViewID, in superview: ViewID, to parent: ViewID
  ) throws(SceneError) -> ViewID {
    guard old.contentView(of: superview) == id, let content = new.contentView(of: parent) else {
      return try new.addSubview(plain(id), to: parent)
    }
    fill(&new[content], from: old[id])
    try new.rename(content, old[id].name)
    return content
  }

  /// The views as they are written: a row's content view comes right behind the row.
  private func subtree(of view: ViewID) -> [ViewID] {
    var order: [ViewID] = []
    var waiting = [view]
    while let id = waiting.popLast() {
      order.append(id)
      let content = old.contentView(of: id)
      waiting += old[id].subviews.filter { $0 != content }.reversed() + (content.map { [$0] } ?? [])
    }
    return order
  }

  /// The view without its place in the tree and its overrides.
  private func plain(_ id: ViewID) -> View {
    var copy = View(old.name(of: id), old[id].kind)
    fill(&copy, from: old[id])
    return copy
  }

  private func fill(_ copy: inout View, from view: View) {
    copy.list = view.list
    copy.row = view.row
    copy.customClass = view.customClass
    copy.origin = view.origin
    copy.bounds = view.bounds
    copy.anchorPoint = view.anchorPoint
    copy.transform = view.transform
    copy.zPosition = view.zPosition
    copy.isHidden = view.isHidden
    copy.isUserInteractionEnabled = view.isUserInteractionEnabled
    copy.alpha = view.alpha
    copy.blocksTouchesWhileAnimating = view.blocksTouchesWhileAnimating
    copy.isAnimatingInteractively = view.isAnimatingInteractively
    copy.animator = view.animator
    copy.seenFrame = view.seenFrame
    copy.isEnabled = view.isEnabled
    copy.isMultipleTouchEnabled = view.isMultipleTouchEnabled
    copy.isExclusiveTouch = view.isExclusiveTouch
    copy.clipsToBounds = view.clipsToBounds
    copy.tag = view.tag
    copy.text = view.text
    copy.scrolling = view.scrolling
    copy.value = view.value
    copy.gestureRecognizerShouldBegin = view.gestureRecognizerShouldBegin
    copy.beginRefusal = view.beginRefusal
    copy.drag = view.drag
  }

  /// A scroll view has its own recognizers already; the others are added behind them.
  private mutating func addRecognizers(of id: ViewID, to copy: ViewID) throws(SceneError) {
    for kind in [RecognizerKind.scrollDelay, .scrollPan] {
      guard let own = old.ownRecognizer(kind, of: id) else { continue }
      recognizers[own] = new.ownRecognizer(kind, of: copy)
    }
    for recognizer in old[id].recognizers {
      let kind = old[recognizer].kind
      if !kind.belongsToScrollView {
        let plain = Recognizer(old[recognizer].name, kind)
        recognizers[recognizer] = try new.addRecognizer(plain, to: copy)
      }
    }
  }

  /// Gives a copied recognizer everything but its view, which it has.
  private mutating func connect(_ id: RecognizerID, _ copy: RecognizerID) {
    let it = old[id]
    new[copy].isEnabled = it.isEnabled
    new[copy].cancelsTouchesInView = it.cancelsTouchesInView
    new[copy].delaysTouchesBegan = it.delaysTouchesBegan
    new[copy].delaysTouchesEnded = it.delaysTouchesEnded
    new[copy].allowedTouchTypes = it.allowedTouchTypes
    new[copy].requiresExclusiveTouchType = it.requiresExclusiveTouchType
    new[copy].numberOfTapsRequired = it.numberOfTapsRequired
    new[copy].numberOfTouchesRequired = it.numberOfTouchesRequired
    new[copy].minimumPressDuration = it.minimumPressDuration
    new[copy].allowableMovement = it.allowableMovement
    new[copy].minimumNumberOfTouches = it.minimumNumberOfTouches
    new[copy].maximumNumberOfTouches = it.maximumNumberOfTouches
    new[copy].direction = it.direction
    new[copy].edges = it.edges
    new[copy].recognizesAt = it.recognizesAt
    new[copy].failsAfter = it.failsAfter
    new[copy].failsBeyond = it.failsBeyond
    new[copy].reportsChanges = it.reportsChanges
    new[copy].ignoresTouches = it.ignoresTouches
    new[copy].requiresToFail = copies(of: it.requiresToFail)
    var answers = it.answers
    answers.requireFailureOf = copies(of: answers.requireFailureOf)
    answers.requiredToFailBy = copies(of: answers.requiredToFailBy)
    if case .some(let others) = answers.simultaneous {
      answers.simultaneous = .some(copies(of: others))
    }
    answers.receiveTest = answers.receiveTest.map(copy(of:))
    answers.beginTest = answers.beginTest.map(copy(of:))
    answers.cancelTest = answers.cancelTest.map(copy(of:))
    answers.failTest = answers.failTest.map(copy(of:))
    for group in [
      \DelegateAnswers.simultaneousGroup, \.requireFailureGroup, \.requiredToFailGroup,
    ] {
      answers[keyPath: group].views = answers[keyPath: group].views.compactMap { views[$0] }
    }
    new[copy].answers = answers
    new[copy].targets = it.targets.map(copy(of:))
  }

  private func copy(of test: DelegateTest) -> DelegateTest {
    guard let view = test.view.flatMap({ views[$0] }) else { return test }
    if case .view = test.look { return DelegateTest(.view(view), isUnless: test.isUnless) }
    if case .scrolled = test.look { return DelegateTest(.scrolled(view), isUnless: test.isUnless) }
    return DelegateTest(.inside(view), isUnless: test.isUnless)
  }

  private func copies(of ids: [RecognizerID]) -> [RecognizerID] {
    ids.compactMap { recognizers[$0] }
  }

  private func control(of id: ViewID) -> ControlProperties {
    var control = old[id].control
    control.targets = control.targets.map(copy(of:))
    return control
  }

  private func copy(of call: ActionTarget) -> ActionTarget {
    guard case .responder(let responder) = call.target else { return call }
    var copy = call
    copy.target =
      new.responder(named: old.name(of: responder)).map { .responder($0) } ?? .someObject
    return copy
  }

  private mutating func copyOverrides(of responder: Responder) {
    guard let copy = new.responder(named: old.name(of: responder)) else { return }
    var overrides = old[overridesOf: responder]
    if case .responder(let next) = overrides.next {
      overrides.next = new.responder(named: old.name(of: next)).map { .responder($0) } ?? .nobody
    }
    new[overridesOf: copy] = overrides
    guard case .view(let id) = responder, case .view(let place) = copy else { return }
    new[place].hitTestOverride = old[id].hitTestOverride
    if case .returns(let other)? = old[id].hitTestOverride, let there = views[other] {
      new[place].hitTestOverride = .returns(there)
    }
    if case .returnsNilIf(.view(let other), let isUnless)? = old[id].hitTestOverride,
      let there = views[other]
    {
      new[place].hitTestOverride = .returnsNilIf(.view(there), isUnless: isUnless)
    }
    if case .returnsWhereSeen(let other)? = old[id].hitTestOverride, let there = views[other] {
      new[place].hitTestOverride = .returnsWhereSeen(there)
    }
    if case .other(let other)? = old[id].row?.answers.willSelect, let there = views[other] {
      new[place].row?.answers.willSelect = .other(there)
    }
    if let zoomed = old[id].scrolling?.zooming.view {
      new[place].scrolling?.zooming.view = views[zoomed]
    }
    if case .other(let other)? = old[id].list?.answers.willSelect, let there = views[other] {
      new[place].list?.answers.willSelect = .other(there)
    }
    new[place].pointInsideOverride = old[id].pointInsideOverride
    if case .includes(let other)? = old[id].pointInsideOverride, let there = views[other] {
      new[place].pointInsideOverride = .includes(there)
    }
    if case .only(let others)? = old[id].pointInsideOverride {
      new[place].pointInsideOverride = .only(others.compactMap { views[$0] })
    }
  }
}
