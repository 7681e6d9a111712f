import TouchCore

/// A name that may be declared further down: what it is for is settled after the tree is read.
struct Reference {
  /// What the name decides.
  enum Use {
    case hitTest(ViewID)
    case pointInside(ViewID)
    case outside(ViewID)
    case onlyInside(ViewID)
    /// The view for which an override of `hitTest` answers nil.
    case takenBack(by: ViewID)
    case next(Responder)
    /// Where a responder's `touchesBegan` ends editing.
    case endsEditing(Responder)
    /// The row that is selected instead of a row, or of all rows.
    case willSelect(ViewID)
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
    /// The view a delegate looks for (18.8).
    case test(
      WritableKeyPath<DelegateAnswers, DelegateTest?> & Sendable, of: RecognizerID,
      isInside: Bool, isUnless: Bool)
    /// Whom a control or recognizer calls, for which events and how; unless it `isNamed` it is
    /// some object or nobody in particular, as the word says.
    case target(Caller, ControlEvents, action: String, isNamed: Bool)
  }

  /// A list of recognizers that a recognizer has.
  enum RecognizerList {
    case requires, simultaneous, requireFailureOf, requiredToFailBy

    /// Those of it that are told by class or place; nil where none can be.
    var group: (WritableKeyPath<DelegateAnswers, RecognizerGroup> & Sendable)? {
      Self.groups[self]
    }

    private static let groups:
      [RecognizerList: WritableKeyPath<DelegateAnswers, RecognizerGroup> & Sendable] = [
        .simultaneous: \.simultaneousGroup, .requireFailureOf: \.requireFailureGroup,
        .requiredToFailBy: \.requiredToFailGroup,
      ]
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
struct ReferenceResolver {
  let draft: SceneReader

  /// Settles all references, in the order of the file.
  func resolveAll() {
    for reference in draft.references { resolve(reference) }
  }

  private func resolve(_ reference: Reference) {
    let name = reference.name
    switch reference.use {
    case .hitTest(let view):
      guard let other = draft.reader.view(name, in: draft.scene) else { return }
      draft.scene[view].hitTestOverride = .returns(other)
    case .pointInside(let view):
      guard let other = draft.reader.view(name, in: draft.scene) else { return }
      draft.scene[view].pointInsideOverride = .includes(other)
    case .outside(let view):
      guard let other = draft.reader.view(name, in: draft.scene) else { return }
      let others = draft.scene[view].pointInsideOverride?.others ?? []
      draft.scene[view].pointInsideOverride = .excludes(others + [other])
    case .onlyInside(let view):
      guard let other = draft.reader.view(name, in: draft.scene) else { return }
      let others = draft.scene[view].pointInsideOverride?.others ?? []
      draft.scene[view].pointInsideOverride = .only(others + [other])
    case .takenBack(let view):
      guard let other = draft.reader.view(name, in: draft.scene) else { return }
      draft.scene[view].hitTestOverride = .returnsNilIf(other)
    case .willSelect(let view):
      guard let other = draft.reader.view(name, in: draft.scene) else { return }
      guard draft.scene[other].kind == .cell else {
        return draft.reader.say(
          .isAnother(draft.reader.text(name), thing: "a view", expected: .row), at: name)
      }
      draft.scene[view].rowAnswers.willSelect = .other(other)
    case .next(let responder):
      guard let other = draft.reader.responder(name, in: draft.scene, as: .responder) else {
        return
      }
      draft.scene[overridesOf: responder].next = .responder(other)
    case .endsEditing(let responder):
      guard let other = draft.reader.responder(name, in: draft.scene, as: .responder) else {
        return
      }
      draft.scene[overridesOf: responder].endsEditing = other
    case .presenter(let controller):
      guard let other = draft.reader.responder(name, in: draft.scene, as: .controller),
        case .controller(let presenter) = other
      else { return }
      draft.scene.present(controller, by: presenter)
    case .root(let controller):
      guard let window = draft.reader.view(name, in: draft.scene, as: .window) else { return }
      draft.makeRoot(controller, of: window, name)
    case .passthrough(let controller):
      guard let view = draft.reader.view(name, in: draft.scene) else { return }
      let others = draft.scene[controller].presentation?.passthrough ?? []
      draft.scene.setPassthrough(others + [view], of: controller)
    case .source(let controller):
      guard let view = draft.reader.view(name, in: draft.scene) else { return }
      draft.scene.setSource(view, of: controller)
    case .selected(let container):
      guard let other = draft.reader.responder(name, in: draft.scene, as: .controller),
        case .controller(let child) = other
      else { return }
      draft.scene.select(child, in: container)
    case .attached(let id):
      guard let view = draft.reader.view(name, in: draft.scene) else { return }
      draft.scene.move(id, to: view)
    case .recognizer(let list, let id):
      guard let other = draft.reader.recognizer(name, in: draft.scene) else { return }
      add(other, to: list, of: id)
    case .group(let list, let id):
      guard let view = draft.reader.view(name, in: draft.scene), let group = list.group else {
        return
      }
      draft.scene[id].answers[keyPath: group].views.append(view)
    case .test(let question, let id, let isInside, let isUnless):
      guard let view = draft.reader.view(name, in: draft.scene) else { return }
      draft.scene[id].answers[keyPath: question] = DelegateTest(
        isInside ? .inside(view) : .view(view), isUnless: isUnless)
    case .target(let caller, let events, let action, let isNamed):
      guard let target = isNamed ? self.target(name) : .someObject else { return }
      let call = ActionTarget(events, target: target, action: action)
      switch caller {
      case .control(let view): draft.scene[view].control.add(call)
      case .recognizer(let id): draft.scene[id].targets.append(call)
      }
    }
  }

  private func target(_ word: Word) -> Target? {
    guard draft.reader.text(word) != Reserved.nil.rawValue else { return .firstToHandle }
    return draft.reader.responder(word, in: draft.scene, as: .responder).map { .responder($0) }
  }

  private func add(
    _ other: RecognizerID, to list: Reference.RecognizerList, of id: RecognizerID
  ) {
    switch list {
    case .requires: draft.scene[id].requiresToFail.append(other)
    case .requireFailureOf: draft.scene[id].answers.requireFailureOf.append(other)
    case .requiredToFailBy: draft.scene[id].answers.requiredToFailBy.append(other)
    case .simultaneous:
      guard case .some(let others) = draft.scene[id].answers.simultaneous else { return }
      draft.scene[id].answers.simultaneous = .some(others + [other])
    }
  }
}
