import TouchCore

/// A name that may be declared further down: what it is for is settled after the tree is read.
struct Reference {
  /// What the name decides.
  enum Use {
    case hitTest(ViewID)
    case pointInside(ViewID)
    case outside(ViewID)
    case onlyInside(ViewID)
    /// The view that an override of `hitTest` answers where it is seen.
    case seen(ViewID)
    /// The view for which an override of `hitTest` answers nil, or for all but which.
    case takenBack(by: ViewID, isUnless: Bool)
    case next(Responder)
    /// Where a responder's `touchesBegan` ends editing.
    case endsEditing(Responder)
    /// The row that is selected instead of a row, or of all rows.
    case willSelect(ViewID)
    /// The view that a scroll view scales when it zooms (20.6).
    case zoomed(by: ViewID)
    case presenter(of: ControllerID)
    case root(ControllerID)
    case passthrough(of: ControllerID)
    case source(of: ControllerID)
    case selected(in: ControllerID)
    /// The view to which a scroll view's pan is attached.
    case attached(RecognizerID)
    /// A recognizer in one of another one's lists.
    case recognizer(RecognizerList, of: RecognizerID)
    /// A view whose recognizers are in one of a recognizer's lists (18.12).
    case group(RecognizerList, of: RecognizerID)
    /// The view that whoever asks looks for (18.8).
    case test(TestOwner, LookWord, isUnless: Bool)
    /// Whom a control or recognizer calls, for which events and how; unless it `isNamed` it is
    /// some object or nobody in particular, as the word says.
    case target(Caller, ControlEvents, action: String, isNamed: Bool)
  }

  /// A list of recognizers that a recognizer has.
  enum RecognizerList {
    case requires, simultaneous, requireFailureOf, requiredToFailBy

    /// Those of it that are told by class or place; nil where none can be.
    var group: Field<DelegateAnswers, RecognizerGroup>? {
      Self.groups[self]
    }

    private static let groups: [RecognizerList: Field<DelegateAnswers, RecognizerGroup>] = [
      .simultaneous: Field({ $0.simultaneousGroup }, { $0.simultaneousGroup = $1 }),
      .requireFailureOf: Field({ $0.requireFailureGroup }, { $0.requireFailureGroup = $1 }),
      .requiredToFailBy: Field({ $0.requiredToFailGroup }, { $0.requiredToFailGroup = $1 }),
    ]
  }

  /// Whose answer depends on a test.
  enum TestOwner {
    case delegate(of: RecognizerID, Field<DelegateAnswers, DelegateTest?>)
    case view(ViewID)

    func keep(_ test: DelegateTest, in scene: inout Scene) {
      switch self {
      case .delegate(let id, let question): question.set(&scene[id].answers, test)
      case .view(let id):
        var refusal = scene[id].beginRefusal ?? BeginRefusal()
        refusal.test = test
        scene[id].beginRefusal = refusal
      }
    }
  }

  /// Who calls a target.
  enum Caller {
    case control(ViewID)
    case recognizer(RecognizerID)
  }

  let use: Use
  let name: Word
}

/// Settles what names that may be declared further down decide.
struct ReferenceResolver: DraftReader {
  let draft: SceneReader

  /// Settles all references, in the order of the file.
  func resolveAll() {
    for reference in draft.references { resolve(reference) }
  }

  private func resolve(_ reference: Reference) {
    let name = reference.name
    switch reference.use {
    case .hitTest(let view): onView(name) { scene[view].hitTestOverride = .returns($0) }
    case .pointInside(let view): onView(name) { scene[view].pointInsideOverride = .includes($0) }
    case .outside(let view):
      onView(name) { scene[view].pointInsideOverride = .excludes(others(of: view) + [$0]) }
    case .onlyInside(let view):
      onView(name) { scene[view].pointInsideOverride = .only(others(of: view) + [$0]) }
    case .seen(let view): onView(name) { scene[view].hitTestOverride = .returnsWhereSeen($0) }
    case .takenBack(let view, let isUnless):
      onView(name) { scene[view].hitTestOverride = .returnsNilIf(.view($0), isUnless: isUnless) }
    case .willSelect(let row): onView(name) { select($0, insteadOf: row, name) }
    case .zoomed(let scrollView):
      onView(name) {
        scene[scrollView].scrolling?.zooming.view = $0
        let scale = scene[scrollView].scrolls.zooming.scale
        if scale != 1 { scene.settleZoom(of: scrollView, from: scale) }
      }
    case .next(let responder):
      onResponder(name) { scene[overridesOf: responder].next = .responder($0) }
    case .endsEditing(let responder):
      onResponder(name) { scene[overridesOf: responder].endsEditing = $0 }
    case .presenter(let controller): onController(name) { scene.present(controller, by: $0) }
    case .root(let controller):
      onView(name, as: .window) {
        ControllerReader(draft: draft).makeRoot(controller, of: $0, name)
      }
    case .passthrough(let controller):
      let others = scene[controller].presentation?.passthrough ?? []
      onView(name) { scene.setPassthrough(others + [$0], of: controller) }
    case .source(let controller): onView(name) { scene.setSource($0, of: controller) }
    case .selected(let container): onController(name) { scene.select($0, in: container) }
    case .attached(let id): onView(name) { scene.move(id, to: $0) }
    case .recognizer(let list, let id):
      if let other = reader.recognizer(name, in: scene) { add(other, to: list, of: id) }
    case .group(let list, let id):
      guard let group = list.group else { return }
      onView(name) { view in
        group.change(in: &scene[id].answers) { $0.views.append(view) }
      }
    case .test(let owner, let word, let isUnless):
      onView(name) { view in
        guard word != .scrolled || scene[view].kind.isScrollView else {
          let owners = Property.Owners.scrollViews.rawValue
          return reader.say(.belongsTo(word.rawValue, owners: owners), at: name)
        }
        word.look(at: view).map {
          owner.keep(DelegateTest($0, isUnless: isUnless), in: &scene)
        }
      }
    case .target(let caller, let events, let action, let isNamed):
      guard let target = isNamed ? self.target(name) : .someObject else { return }
      let call = ActionTarget(events, target: target, action: action)
      switch caller {
      case .control(let view): scene[view].control.add(call)
      case .recognizer(let id): scene[id].targets.append(call)
      }
    }
  }

  private func onView(_ name: Word, as thing: Thing = .view, _ settle: (ViewID) -> Void) {
    if let view = reader.view(name, in: scene, as: thing) { settle(view) }
  }

  private func onResponder(_ name: Word, _ settle: (Responder) -> Void) {
    if let responder = reader.responder(name, in: scene, as: .responder) { settle(responder) }
  }

  private func onController(_ name: Word, _ settle: (ControllerID) -> Void) {
    if case .controller(let id)? = reader.responder(name, in: scene, as: .controller) { settle(id) }
  }

  private func others(of view: ViewID) -> [ViewID] { scene[view].pointInsideOverride?.others ?? [] }

  private func select(_ other: ViewID, insteadOf row: ViewID, _ name: Word) {
    guard scene[other].kind == .cell else {
      return reader.say(
        .isAnother(reader.text(name), thing: "a view", expected: .row), at: name)
    }
    scene[row].rowAnswers.willSelect = .other(other)
  }

  private func target(_ word: Word) -> Target? {
    guard reader.text(word) != Reserved.nil.rawValue else { return .firstToHandle }
    return reader.responder(word, in: scene, as: .responder).map { .responder($0) }
  }

  private func add(
    _ other: RecognizerID, to list: Reference.RecognizerList, of id: RecognizerID
  ) {
    switch list {
    case .requires: scene[id].requiresToFail.append(other)
    case .requireFailureOf: scene[id].answers.requireFailureOf.append(other)
    case .requiredToFailBy: scene[id].answers.requiredToFailBy.append(other)
    case .simultaneous:
      guard case .some(let others) = scene[id].answers.simultaneous else { return }
      scene[id].answers.simultaneous = .some(others + [other])
    }
  }
}
