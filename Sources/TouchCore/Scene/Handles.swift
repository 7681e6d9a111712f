/// Names a view of a scene, also a window: an index, never a reference.
public struct ViewID: Hashable, Sendable, Comparable {
  /// The place in `Scene.views`.
  public let index: UInt32

  /// Makes the handle of a place.
  public init(_ index: Int) { self.index = UInt32(index) }

  init(raw: UInt32) { index = raw }

  /// Older views come first.
  public static func < (left: ViewID, right: ViewID) -> Bool { left.index < right.index }
}

/// Names a view controller of a scene.
public struct ControllerID: Hashable, Sendable {
  /// The place in `Scene.controllers`.
  public let index: UInt32

  /// Makes the handle of a place.
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Names a window scene of a scene.
public struct WindowSceneID: Hashable, Sendable {
  /// The place in `Scene.windowScenes`.
  public let index: UInt32

  /// Makes the handle of a place.
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Names a gesture recognizer of a scene.
public struct RecognizerID: Hashable, Sendable, Comparable {
  /// The place in `Scene.recognizers`.
  public let index: UInt32

  /// Makes the handle of a place.
  public init(_ index: Int) { self.index = UInt32(index) }

  init(raw: UInt32) { index = raw }

  /// Older recognizers come first.
  public static func < (left: RecognizerID, right: RecognizerID) -> Bool {
    left.index < right.index
  }
}

/// Any object that can get a touches message.
public enum Responder: Hashable, Sendable {
  case view(ViewID)
  case controller(ControllerID)
  case windowScene(WindowSceneID)
  case application
  case delegate

  /// The responder in four bytes: three bits of kind, the rest an index.
  var packed: UInt32 {
    switch self {
    case .view(let id): id.index
    case .controller(let id): 1 << 29 | id.index
    case .windowScene(let id): 2 << 29 | id.index
    case .application: 3 << 29
    case .delegate: 4 << 29
    }
  }

  /// Undoes `packed`; nil for the mark of nobody.
  init?(packed: UInt32) {
    let index = Int(packed & (1 << 29 - 1))
    switch packed >> 29 {
    case 0: self = .view(ViewID(index))
    case 1: self = .controller(ControllerID(index))
    case 2: self = .windowScene(WindowSceneID(index))
    case 3: self = .application
    case 4: self = .delegate
    default: return nil
    }
  }

  /// Stands for nobody in a packed place.
  static let nobody = UInt32.max
}

extension RecognizerID? {
  var packed: UInt32 { self?.index ?? Responder.nobody }

  init(packed: UInt32) { self = packed == Responder.nobody ? nil : RecognizerID(raw: packed) }
}

extension ViewID? {
  var packed: UInt32 { self?.index ?? Responder.nobody }

  init(packed: UInt32) { self = packed == Responder.nobody ? nil : ViewID(raw: packed) }
}
