/// What makes a view a window.
public struct Window: Hashable, Sendable {
  /// The window as a view.
  public internal(set) var view: ViewID
  /// Higher levels are asked first (1.7).
  public var level = 0.0
  /// Whether it is the key window; touches do not care (1.5).
  public var isKey = false
  /// Whether it is a keyboard's: shown as long as text is edited (17.30).
  public internal(set) var isKeyboard = false
  /// The window scene it is shown in.
  public internal(set) var windowScene: WindowSceneID?
  /// The root view controller.
  public internal(set) var rootViewController: ControllerID?
}

/// A view controller.
public struct Controller: Hashable, Sendable {
  /// The name by which people speak of it.
  public var name: String
  /// Its current root view; nil while no view is loaded.
  public internal(set) var view: ViewID?
  /// The controller that presented it.
  public internal(set) var presenter: ControllerID?
  /// The controller that was asked to present it: another one does, if a container is around that
  /// one (19.17).
  public internal(set) var askedToPresent: ControllerID?
  /// How it is presented; nil where it is not, or where its views say it by themselves.
  public internal(set) var presentation: Presentation?
  /// What makes it a container; nil for others.
  public internal(set) var container: Container?
  /// `definesPresentationContext` (19.17).
  public var definesContext = false
  /// `preferredScreenEdgesDeferringSystemGestures` (22.16).
  public var defersEdges: Edges = []
  /// The overrides every responder may have.
  public var overrides = ResponderOverrides()

  /// Makes a controller without a view.
  public init(_ name: String) { self.name = name }
}

/// A window scene: an instance of the app's interface.
public struct WindowScene: Hashable, Sendable {
  /// The name by which people speak of it.
  public var name: String
  /// The overrides every responder may have.
  public var overrides = ResponderOverrides()

  /// Makes a window scene.
  public init(_ name: String) { self.name = name }
}

/// The device an application runs on, as UIDevice tells them apart.
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  case phone, pad
}

/// The application object.
public struct Application: Hashable, Sendable {
  /// The name by which people speak of it.
  public var name = "app"
  /// How often `beginIgnoringInteractionEvents` was called and not yet ended (1.10).
  public var ignoringInteractionEvents = 0
  /// The device, which decides how far around a control still counts as inside (18.27); nil where
  /// nobody says, which counts as a phone.
  public var idiom: Idiom?
  /// The edges of the screen at which the system has a gesture of its own (22.14).
  public var systemEdges: Edges = []
  /// The overrides every responder may have.
  public var overrides = ResponderOverrides()

  /// Makes an application.
  public init() {}
}

/// The application's delegate.
public struct ApplicationDelegate: Hashable, Sendable {
  /// The name by which people speak of it.
  public var name: String
  /// Whether its class is a UIResponder, which decides whether it is in the chain (5.11).
  public var isResponder = true
  /// The overrides every responder may have.
  public var overrides = ResponderOverrides()

  /// Makes a delegate.
  public init(_ name: String) { self.name = name }
}

/// Somebody in a scene.
public enum SceneObject: Hashable, Sendable {
  case responder(Responder)
  case recognizer(RecognizerID)
}
