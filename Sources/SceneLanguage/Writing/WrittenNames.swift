import TouchCore

//  name in the scene     written as        why
//  fourthView            fourthView        it is a name of the language
//  "Sign in"             Sign_in           spaces are not
//  ""                    (nothing)         people call it view12, and it will be view 12 again
//  ""                    view12            it will get another number when it is read

/// The names under which a scene's objects are written: unique, and names of the language.
struct WrittenNames {
  private let scene: Scene
  private var used: Set<String> = []
  private var suffixes: [String: Int] = [:]
  private var views: [String]
  private var others: [Responder: String] = [:]
  private var recognizers: [String]

  init(_ scene: Scene) {
    self.scene = scene
    views = Array(repeating: "", count: scene.views.count)
    recognizers = Array(repeating: "", count: scene.recognizers.count)
    for responder in scene.responders { keep(responder) }
    for id in scene.recognizerIDs { keep(id) }
    for responder in scene.responders { invent(responder) }
    for id in scene.recognizerIDs { invent(id) }
    keepNumbers()
  }

  /// What stands where a recognizer is declared; empty for one that stays without a name.
  func declared(_ id: RecognizerID) -> String { recognizers[Int(id.index)] }

  /// What stands where a recognizer is spoken of: without a name it goes by its view's.
  func spoken(_ id: RecognizerID) -> String {
    guard declared(id).isEmpty else { return declared(id) }
    if let part = scene[id].part { return spoken(part) }
    let suffix = scene.name(of: id).split(separator: ".").last ?? ""
    return "\(spoken(.view(scene[id].scrollView ?? scene[id].view))).\(suffix)"
  }

  private mutating func keep(_ id: RecognizerID) {
    let name = scene[id].name
    // Behind `@tap` a word that is a property is no name.
    guard isName(name), Reserved(rawValue: name) == nil, RecognizerProperty.spoken(name) == nil,
      used.insert(name).inserted
    else { return }
    recognizers[Int(id.index)] = name
  }

  private mutating func invent(_ id: RecognizerID) {
    guard declared(id).isEmpty, !scene[id].name.isEmpty else { return }
    let isProperty = RecognizerProperty.spoken(scene[id].name) != nil
    let name = scene[id].name + (isProperty ? "-2" : "")
    recognizers[Int(id.index)] = unused(like: name, or: scene[id].kind.rawValue)
  }

  /// What stands where an object is declared; empty for a view that stays without a name.
  func declared(_ responder: Responder) -> String {
    switch responder {
    case .view(let id): views[Int(id.index)]
    case .controller, .windowScene, .application, .delegate: others[responder] ?? ""
    }
  }

  /// What stands where an object is spoken of.
  func spoken(_ responder: Responder) -> String {
    let name = declared(responder)
    guard name.isEmpty, case .view(let id) = responder else {
      return name.isEmpty ? scene.name(of: responder) : name
    }
    if let part = scene[id].part { return spoken(part) }
    // 16.7: a content view without a name goes by its row's, as that is written.
    if let row = scene[id].superview, scene.contentView(of: row) == id {
      return spoken(.view(row)) + ".content"
    }
    return scene.name(of: responder)
  }

  /// A part that nobody named goes by its owner's name, as that is written.
  private func spoken(_ part: Part) -> String { "\(spoken(part.owner)).\(part.role.word)" }

  private mutating func set(_ name: String, for responder: Responder) {
    switch responder {
    case .view(let id): views[Int(id.index)] = name
    case .controller, .windowScene, .application, .delegate: others[responder] = name
    }
  }

  private func original(_ responder: Responder) -> String {
    if case .view(let id) = responder { return scene[id].name }
    return scene.name(of: responder)
  }

  /// First everybody keeps the name that can be kept.
  private mutating func keep(_ responder: Responder) {
    let name = original(responder)
    guard isName(name), Reserved(rawValue: name) == nil, used.insert(name).inserted else { return }
    set(name, for: responder)
  }

  /// Then everybody left gets one, except views that nobody named.
  private mutating func invent(_ responder: Responder) {
    guard declared(responder).isEmpty else { return }
    switch responder {
    case .view(let id):
      guard scene[id].kind == .window || !scene[id].name.isEmpty else { return }
      set(unused(like: scene[id].name, or: scene[id].kind.word), for: responder)
    case .controller: set(unused(like: original(responder), or: "controller"), for: responder)
    case .windowScene: set(unused(like: original(responder), or: "scene"), for: responder)
    case .application: set(unused(like: original(responder), or: "app"), for: responder)
    case .delegate: set(unused(like: original(responder), or: "delegate"), for: responder)
    }
  }

  /// A view without a name is spoken of by its number; where reading would change the number, the
  /// number becomes its name.
  private mutating func keepNumbers() {
    for (number, id) in scene.writtenOrder.enumerated()
    where views[Int(id.index)].isEmpty && scene[id].part == nil {
      if scene[id].superview.flatMap({ scene.contentView(of: $0) }) == id { continue }
      let name = scene.name(of: .view(id))
      let isScenes = scene[id].name.isEmpty
      guard Int(id.index) != number || used.contains(name) || !isScenes else { continue }
      views[Int(id.index)] = unused(like: name, or: name)
    }
  }

  private mutating func unused(like name: String, or fallback: String) -> String {
    let own = asName(name)
    // Of a name in another script nothing is left.
    let base = own.utf8.allSatisfy { $0 == Ascii.underscore } ? asName(fallback) : own
    if Reserved(rawValue: base) == nil, used.insert(base).inserted { return base }
    while true {
      suffixes[base, default: 1] += 1
      let name = "\(base)-\(suffixes[base, default: 2])"
      if used.insert(name).inserted { return name }
    }
  }

  /// A text made a name: what cannot stand in one becomes `_`.
  private func asName(_ text: String) -> String {
    var bytes = text.unicodeScalars.map { scalar -> UInt8 in
      guard let byte = UInt8(exactly: scalar.value) else { return Ascii.underscore }
      let fits = Ascii.beginsName(byte) || Ascii.isDigit(byte) || byte == Ascii.hyphen
      return fits ? byte : Ascii.underscore
    }
    if let last = bytes.last, last == Ascii.hyphen { bytes[bytes.count - 1] = Ascii.underscore }
    if let first = bytes.first, !Ascii.beginsName(first) { bytes.insert(Ascii.underscore, at: 0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Scene {
  /// The views in the order they are written, which is the order a reader numbers them in.
  var writtenOrder: [ViewID] {
    let away = viewsAway
    var found: [ViewID] = []
    var waiting = Array(windows.map { $0.view }.reversed())
    while let id = waiting.popLast() {
      found.append(id)
      waiting += contents(of: id, away: away).reversed()
    }
    return found
  }

  /// A view's subviews in the order they are written: a row's content view comes with the row.
  func writtenSubviews(of view: ViewID) -> [ViewID] {
    guard let content = contentView(of: view) else { return self[view].subviews }
    return [content] + self[view].subviews.filter { $0 != content }
  }

  /// Whether something lies in front of a row's content view.
  func hasViewInFrontOfContent(_ row: ViewID) -> Bool {
    contentView(of: row).map { $0 != self[row].subviews.last } ?? false
  }

  /// Whether a view lies in front of the content view of the row it was added to.
  func isInFrontOfContent(_ view: ViewID) -> Bool {
    guard let row = self[view].superview, let content = contentView(of: row), content != view
    else { return false }
    let order = self[row].subviews
    return order.lastIndex(of: content) ?? 0 < order.lastIndex(of: view) ?? 0
  }
}
