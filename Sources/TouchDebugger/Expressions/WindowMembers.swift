import TouchCore
import TouchInquiry

/// What can be read off windows, controllers and the application that no line of a scene says.
enum WindowMembers {
  static let ofWindows = [
    Member("rootViewController", shape: .responder) { value, here in
      window(value, here.scene)?.rootViewController.map { .responder(.controller($0)) } ?? .nothing
    }
  ]

  /// Of view controllers.
  static let ofControllers = [
    controller("view") { controller, _, _ in .responder(controller.view) },
    controller("presentedViewController", "presented") { _, id, scene in
      scene.controllers.firstIndex { $0.presenter == id }
        .map { .responder(.controller(ControllerID($0))) } ?? .nothing
    },
    // 5.7: the container is the controller in whose views its view lies.
    controller("parent") { controller, _, scene in
      let above = controller.view.map { scene.path(from: $0).dropFirst() } ?? []
      return above.lazy.compactMap { scene[$0].controller }.first
        .map { .responder(.controller($0)) } ?? .nothing
    },
  ]

  static let ofApplication = [
    application("windows", shape: .list) { scene in
      .list(scene.windows.map { .responder(.view($0.view)) })
    },
    application("keyWindow", shape: .responder) { .responder($0.keyWindow) },
    application("delegate", shape: .responder) {
      $0.delegate == nil ? .nothing : .responder(.delegate)
    },
    Member(
      ["edges"], shape: .word, usual: .word(noneWord),
      read: { value, here in
        guard value == .responder(.application) else { return .nothing }
        return .word(here.scene.application.systemEdges.words)
      },
      write: Member.assigning("edges")),
    Member(
      ["isIgnoringInteractionEvents"], shape: .truth, usual: .truth(false),
      read: { value, here in
        guard value == .responder(.application) else { return .nothing }
        return .truth(here.scene.application.ignoringInteractionEvents > 0)
      },
      write: Member.assigning("isIgnoringInteractionEvents")),
  ]

  /// Whether a property is one that the application alone has, and not a recognizer or a view.
  static func isOfApplication(_ name: String) -> Bool {
    let isOfOthers = Member.named(name, of: .recognizer) != nil || name == "delegate"
    return !isOfOthers && ofApplication.contains { $0.names.contains(name) }
  }

  private static func window(_ value: Value, _ scene: Scene) -> Window? {
    if case .responder(.view(let id)) = value { scene.window(of: id) } else { nil }
  }

  private static func controller(
    _ names: String..., read: @escaping @Sendable (Controller, ControllerID, Scene) -> Value
  ) -> Member {
    Member(names, shape: .responder) { value, here in
      guard case .responder(.controller(let id)) = value else { return .nothing }
      return read(here.scene[id], id, here.scene)
    }
  }

  private static func application(
    _ name: String, shape: Shape, read: @escaping @Sendable (Scene) -> Value
  ) -> Member {
    Member([name], shape: shape) { value, here in
      value == .responder(.application) ? read(here.scene) : .nothing
    }
  }
}
