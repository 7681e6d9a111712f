import TouchCore

//  name in the scene    in the code          why
//  card                 stage.card
//  my-button            stage.my_button      a hyphen is minus
//  class                stage.class_         a word of Swift
//  row.content          stage.row.contentView   UIKit makes it

/// The names under which a scene's objects stand in code: each is one identifier, and nobody else's.
struct CodeNames {
  let scene: Scene
  private var used: Set<String> = []
  private var responders: [Responder: String] = [:]
  private var recognizers: [RecognizerID: String] = [:]
  private var classes: Set<String>

  init(_ scene: Scene, inside controller: String) {
    self.scene = scene
    classes = Self.taken.union([controller])
    for id in scene.viewIDs where isMade(id) {
      responders[.view(id)] = Self.unused(scene.name(of: id), in: &used)
    }
    for index in scene.controllers.indices {
      let responder = Responder.controller(ControllerID(index))
      responders[responder] = Self.unused(scene.name(of: responder), in: &used)
    }
    for id in scene.recognizerIDs where !scene.isMadeByUIKit(id) {
      recognizers[id] = Self.unused(scene.name(of: id), in: &used)
    }
  }

  /// Whether the app makes a view: all but what UIKit makes, and a row's content view.
  func isMade(_ id: ViewID) -> Bool { scene[id].part == nil && !isContent(id) }

  /// Whether a view's class is UIScrollView: its delegate may be of any class then.
  func isPlainScrollView(_ id: ViewID) -> Bool {
    ClassCode.base(of: scene[id].kind) == "UIScrollView"
  }

  func isContent(_ id: ViewID) -> Bool {
    guard let row = scene[id].superview else { return false }
    return scene.contentView(of: row) == id
  }

  /// What a view, or a controller, is called where it is declared; nil where UIKit makes it.
  func declared(_ responder: Responder) -> String? { responders[responder] }
  func declared(_ id: RecognizerID) -> String? { recognizers[id] }

  /// How code speaks of a responder; nil where no public property leads to it.
  func spoken(_ responder: Responder, from stage: String = "stage") -> String? {
    if let name = responders[responder] { return "\(stage).\(name)" }
    guard case .view(let id) = responder else { return nil }
    if isContent(id), let row = scene[id].superview {
      return spoken(.view(row), from: stage).map { $0 + ".contentView" }
    }
    guard let part = scene[id].part, let owner = spoken(part.owner, from: stage) else { return nil }
    switch part.role {
    case .view, .rootView: return owner + ".view"
    case .navigationBar: return owner + ".navigationBar"
    case .tabBar: return owner + ".tabBar"
    case .searchField: return owner + ".searchTextField"
    default: return nil
    }
  }

  func spoken(_ view: ViewID, from stage: String = "stage") -> String? {
    spoken(.view(view), from: stage)
  }

  /// How code speaks of a recognizer; nil where no public property leads to it.
  func spoken(_ id: RecognizerID) -> String? {
    if let name = recognizers[id] { return "stage.\(name)" }
    let it = scene[id]
    if it.kind == .scrollPan, let scroll = it.scrollView {
      return spoken(scroll).map { $0 + ".panGestureRecognizer" }
    }
    guard it.part?.role == .edgePop, let owner = it.part?.owner else { return nil }
    return spoken(owner).map { $0 + ".interactivePopGestureRecognizer" }
  }

  /// A class's name that no other class has, and none of UIKit's.
  mutating func className(_ wanted: String) -> String {
    let name = Self.identifier(wanted)
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    let isUIKits = ["UI", "NS", "CG", "CA"].contains { capital.hasPrefix($0) }
    return Self.unused(isUIKits ? capital + "_" : capital, in: &classes)
  }

  private static func unused(_ wanted: String, in used: inout Set<String>) -> String {
    let name = identifier(wanted)
    if used.insert(name).inserted { return name }
    var number = 2
    while !used.insert("\(name)_\(number)").inserted { number += 1 }
    return "\(name)_\(number)"
  }

  /// A text made an identifier: what cannot stand in one becomes `_`, and no word of Swift is one.
  static func identifier(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let fits = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      name.unicodeScalars.append(fits ? scalar : "_")
    }
    if name.allSatisfy({ $0 == "_" }) { name = "object" }
    if name.first?.isNumber == true { name = "_" + name }
    return words.contains(name) ? name + "_" : name
  }

  /// Words of Swift that are no names.
  private static let words: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break",
    "case", "catch", "class", "continue", "convenience", "default", "defer", "deinit", "didSet",
    "do", "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
    "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout",
    "internal", "is", "lazy", "let", "mutating", "nil", "none", "nonmutating", "open", "operator",
    "optional", "override", "postfix", "precedencegroup", "prefix", "private", "protocol", "public",
    "repeat", "required", "rethrows", "return", "self", "set", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var",
    "weak", "where", "while", "willSet",
  ]

  /// Types that the code uses: a nested class of that name would hide them.
  private static let taken: Set<String> = [
    "Stage", "Journal", "Answers", "Listener", "Rows", "Scrolls", "Custom", "Bool", "Set", "String",
    "Int",
    "Double", "AnyObject", "Selector", "IndexPath", "ObjectIdentifier", "ProcessInfo", "Task",
    "Float", "Any", "Never", "Optional", "Array", "Sendable", "MainActor", "UIView", "TimeInterval",
  ]
}
