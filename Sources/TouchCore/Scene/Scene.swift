//  Who belongs to whom:
//
//    app ── delegate
//     └ windowScene
//        └ window ─────────── rootViewController
//           └ rootView ◀───── controller.view
//              ├ first   (oldest, at the back)
//              └ second  (newest, in front: asked first, 2.5)

/// An app's interface at one moment, as a value: copying it is cheap, comparing it is exact.
public struct Scene: Hashable, Sendable {
  /// The application.
  public var application = Application()
  /// The application's delegate, where one is written.
  public var delegate: ApplicationDelegate?
  /// The window scenes; none in an app from before scenes.
  public internal(set) var windowScenes: [WindowScene] = []
  /// The windows, in the order they were shown.
  public internal(set) var windows: [Window] = []
  /// The controllers, in the order they were made.
  public internal(set) var controllers: [Controller] = []
  /// The views, windows among them, in the order they were made.
  public internal(set) var views = Views()
  /// The gesture recognizers, in the order they were made.
  public internal(set) var recognizers: [Recognizer] = []
  /// What Apple leaves open.
  public var settings = Settings()

  private var places = Beside<WrittenPlaces?>(nil)
  // They say what the objects say: to compare them as well would take as long as those.
  private var names = Beside<[String: Responder]>(["app": .application])
  private var recognizerNames = Beside<[String: RecognizerID]>([:])

  /// Where its objects were written; nil where no file was read.
  public package(set) var writtenPlaces: WrittenPlaces? {
    get { places.value }
    set { places.value = newValue }
  }

  /// Makes an empty app.
  public init() {}

  /// The view of a handle, with UIKit's property names.
  public subscript(id: ViewID) -> View {
    _read { yield views[Int(id.index)] }
    _modify { yield &views[Int(id.index)] }
  }

  /// The controller of a handle.
  public subscript(id: ControllerID) -> Controller {
    _read { yield controllers[Int(id.index)] }
    _modify { yield &controllers[Int(id.index)] }
  }

  /// The window scene of a handle.
  public subscript(id: WindowSceneID) -> WindowScene {
    _read { yield windowScenes[Int(id.index)] }
    _modify { yield &windowScenes[Int(id.index)] }
  }

  /// The recognizer of a handle.
  public subscript(id: RecognizerID) -> Recognizer {
    _read { yield recognizers[Int(id.index)] }
    _modify { yield &recognizers[Int(id.index)] }
  }

  /// Every recognizer's handle, in the order they were made.
  public var recognizerIDs: [RecognizerID] { recognizers.indices.map(RecognizerID.init) }

  /// Every view's handle, in the order they were made.
  public var viewIDs: [ViewID] { views.indices.map(ViewID.init) }

  /// The responder with a name.
  public func responder(named name: String) -> Responder? {
    if let responder = names.value[name] { return responder }
    guard name.hasSuffix(contentSuffix),
      let row = view(named: String(name.dropLast(contentSuffix.count)))
    else { return nil }
    return contentView(of: row).flatMap { self[$0].name.isEmpty ? .view($0) : nil }
  }

  /// The view or window with a name.
  public func view(named name: String) -> ViewID? {
    if case .view(let id)? = responder(named: name) { id } else { nil }
  }

  /// Every name, sorted.
  public var allNames: [String] {
    let contents = viewIDs.filter { self[$0].name.isEmpty && self[$0].kind == .content }
    return (names.value.keys + contents.map { self.name(of: $0) }).sorted()
  }

  /// The window of which a view is the root of the tree, if it is one.
  public func window(of id: ViewID) -> Window? { windows.first { $0.view == id } }

  /// Makes room for a number of views, so that adding them moves nothing.
  public mutating func reserveCapacity(_ count: Int) {
    views.reserveCapacity(count)
    names.value.reserveCapacity(count)
  }

  /// Registers a name, or says that it is taken.
  mutating func claim(_ name: String, for responder: Responder) throws(SceneError) {
    guard !name.isEmpty else { return }
    // Looking up and setting at once: in a large scene the names are most of the work.
    guard let owner = names.value.updateValue(responder, forKey: name) else {
      guard recognizerNames.value[name] != nil else { return }
      names.value[name] = nil
      throw .nameTaken(name)
    }
    names.value[name] = owner
    throw .nameTaken(name)
  }

  /// Registers a recognizer's name, which no responder may have.
  mutating func claim(_ name: String, for recognizer: RecognizerID) throws(SceneError) {
    guard !name.isEmpty else { return }
    guard names.value[name] == nil, recognizerNames.value[name] == nil else {
      throw .nameTaken(name)
    }
    recognizerNames.value[name] = recognizer
  }

  /// The recognizer with a name; one that nobody named is called by its view and kind, as in
  /// `list.pan`, where the view has one of that kind.
  public func recognizer(named name: String) -> RecognizerID? {
    if let id = recognizerNames.value[name] { return id }
    guard let dot = name.lastIndex(of: "."),
      case .view(let view)? = responder(called: String(name[..<dot]))
    else { return nil }
    return unnamedRecognizers(of: view).first { self.name(of: $0) == name }
  }

  /// The recognizers that go by a view's name: those attached to it without a name, and a scroll
  /// view's own wherever they are attached (20.37).
  public func unnamedRecognizers(of view: ViewID) -> [RecognizerID] {
    let own = [RecognizerKind.scrollDelay, .scrollPan].compactMap { ownRecognizer($0, of: view) }
    return own
      + self[view].recognizers.filter { self[$0].scrollView == nil && self[$0].name.isEmpty }
  }

  /// The name of a recognizer, as people speak of it.
  public func name(of recognizer: RecognizerID) -> String {
    let it = self[recognizer]
    guard it.name.isEmpty else { return it.name }
    if let part = it.part { return name(of: part) }
    let view = it.scrollView ?? it.view
    // A pan that somebody added to a scroll view is the second one.
    let alike = unnamedRecognizers(of: view).filter {
      // 20.5: so is a pinch beside the one with which it zooms.
      self[$0].kind.spokenWord == it.kind.spokenWord
        && (self[$0].part == nil || self[$0].part?.role == .pinch)
    }
    let number = (alike.firstIndex(of: recognizer) ?? 0) + 1
    return name(of: view) + "." + it.kind.spokenWord + (number > 1 ? "\(number)" : "")
  }

  /// Every recognizer's name, sorted.
  public var allRecognizerNames: [String] { recognizerIDs.map { name(of: $0) }.sorted() }

  /// Gives the application another name.
  public mutating func renameApplication(_ name: String) throws(SceneError) {
    guard name != application.name else { return }
    try claim(name, for: .application)
    names.value[application.name] = nil
    application.name = name
  }
}

/// What a row's content view that nobody named is called behind its row: `row.content`.
let contentSuffix = ".content"

/// Why something cannot be added to a scene.
public enum SceneError: Error, Hashable, Sendable {
  /// Another responder has the name.
  case nameTaken(String)
  /// A window has one root view controller.
  case secondRootViewController(window: String)
}
