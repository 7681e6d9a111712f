import SceneLanguage
import TouchCore

//  scene ─▶ Stage        what the app makes, under its names
//        ─▶ makeViews    properties, subviews, rows
//        ─▶ connect      controllers, recognizers, delegates, targets
//        ─▶ show         windows, presentations, first responder

/// A scene as one file of UIKit code: a view controller that builds it once it is on the screen.
public struct SwiftCode {
  private let names: CodeNames
  private let scene: Scene
  /// The controller's class.
  private let name: String
  /// The classes of the app's own, by what they are below and what they do.
  private var classes = ClassList()
  private let said: [String]
  /// The touch that the code is written for, if there is one.
  private let trace: Trace?
  private var declarations: [String] = []
  private var settingUp: [String] = []

  /// Makes the code of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - file: The file that the controller is named after.
  ///   - remarks: What stands above the code besides, each in its line.
  ///   - trace: The record of a touch: the code makes its changes, and XCUITest its fingers.
  public init(_ scene: Scene, file: String, remarks: [String] = [], trace: Trace? = nil) {
    said = remarks
    self.trace = trace
    self.scene = scene.withoutPrivateContainers
    let base = file.split(separator: "/").last.map(String.init) ?? file
    let stem = base.split(separator: ".").first.map(String.init) ?? base
    let identifier = CodeNames.identifier(stem)
    name = identifier.prefix(1).uppercased() + identifier.dropFirst() + "ViewController"
    names = CodeNames(self.scene, inside: name)
    classes.names = names
    for id in self.scene.viewIDs { declare(id) }
    for index in self.scene.controllers.indices { declare(ControllerID(index)) }
    for id in self.scene.recognizerIDs { declare(id) }
  }

  /// The file.
  public var text: String {
    var code = CodeLines()
    code.put([
      "// Written by 'touchtrace convert --format swift'. Show this controller in an app",
      "// (iOS 17.4 or later) and touch: each line it prints is milliseconds, message, touches, whose",
      "// message it is, answer. 'touchtrace probe FILE --read LOG' lays them beside the record, where",
      "// FILE has the scene and the touch. touchtrace was made without a device: nobody ran this code.",
    ])
    code.put(said.map { "// " + CodeText.comment($0) } + remarks)
    code.put(["import UIKit", "import UIKit.UIGestureRecognizerSubclass", ""])
    code.put(["final class \(name): UIViewController {"])
    code.put(["private let stage = Stage()", "private var kept: [AnyObject] = []"], 1)
    if hasInteractions { code.put(["private let interactions = Interactions()"], 1) }
    let changes = trace.map { ChangeCode(names: names, trace: $0).statements } ?? []
    code.function(
      "override func viewDidAppear(_ animated: Bool)",
      Self.appearing + (changes.isEmpty ? [] : ["change()"]))
    code.function("private func makeViews()", settingUp + subviews)
    let connections = connections
    let needsCustom = classes.hasCustom || connections.contains { $0.has("other is Custom ") }
    code.function("private func connect()", connections)
    code.function("private func show(in windowScene: UIWindowScene)", showing)
    if !changes.isEmpty { code.function("private func change()", changes) }
    code.put("")
    code.put("/// What the app makes.", 1)
    code.put("@MainActor private final class Stage {", 1)
    code.put(declarations, 2)
    code.put("}", 1)
    code.put(classes.lines, 1)
    code.put("}")
    for part in [
      JournalCode.journal, JournalCode.listener, JournalCode.answers,
      ScrollCode.delegate,
      ScrollCode.rows,
    ]
      + (needsCustom ? [JournalCode.custom] : [])
      + (hasInteractions ? [JournalCode.interactions] : [])
    {
      code.put("")
      code.put(part)
    }
    if let trace { code.put(FingerCode(trace, name: name).lines) }
    return code.text
  }

  private static let appearing = [
    "super.viewDidAppear(animated)",
    "guard kept.isEmpty, let windowScene = view.window?.windowScene else { return }",
    "kept.append(stage)", "makeViews()", "connect()", "show(in: windowScene)",
  ]

  /// What lies beyond a controller's reach.
  private var remarks: [String] {
    var remarks = scene.settings.changed.map { CodeText.missing("model \($0.rawValue)") }
    let others: [Responder] =
      [.application] + (scene.delegate == nil ? [] : [.delegate])
      + scene.windowScenes.indices.map { .windowScene(WindowSceneID($0)) }
    for responder in others where !scene[overridesOf: responder].isEmpty {
      remarks.append(
        CodeText.missing("what \(scene.name(of: responder)) overrides: it is the app's"))
    }
    if scene.application.ignoringInteractionEvents != 0 {
      remarks.append(CodeText.missing("interaction events are being ignored"))
    }
    return remarks
  }

  private mutating func declare(_ id: ViewID) {
    guard let declared = names.declared(.view(id)), let spoken = names.spoken(id) else { return }
    let view = scene[id]
    let own = classes.name(of: id)
    declarations.append("let \(declared) = \(Self.made(own, view))")
    if classes.needsStage(own) { settingUp.append("\(spoken).stage = stage") }
    settingUp.append("Journal.names[ObjectIdentifier(\(spoken))] = \(literal(.view(id)))")
    settingUp += PropertyCode(view: view, name: spoken).statements
    if looksAtBackgrounds {
      let isClear = view.drawOverride == .nothing
      settingUp.append("\(spoken).backgroundColor = .\(isClear ? "clear" : "systemFill")")
    }
  }

  private var hasInteractions: Bool { scene.views.contains { !$0.interactions.isEmpty } }

  /// Whether some view's `hitTest` looks at the colour of the view that super answers.
  private var looksAtBackgrounds: Bool {
    scene.views.contains {
      if case .returnsNilIf(.clear, _)? = $0.hitTestOverride { true } else { false }
    }
  }

  /// How an object of a class is made.
  private static func made(_ own: String, _ view: View) -> String {
    switch view.kind {
    case .collection:
      "\(own)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case .segmented:
      "\(own)(items: [\((1...max(view.control.numberOfSegments, 1)).map { "\"\($0)\"" }.joined(separator: ", "))])"
    default: "\(own)()"
    }
  }

  private mutating func declare(_ id: ControllerID) {
    guard let declared = names.declared(.controller(id)) else { return }
    let own = classes.name(of: id)
    declarations.append("let \(declared) = \(own)()")
    if classes.needsStage(own) { settingUp.append("stage.\(declared).stage = stage") }
    settingUp.append(
      "Journal.names[ObjectIdentifier(stage.\(declared))] = \(literal(.controller(id)))")
  }

  private mutating func declare(_ id: RecognizerID) {
    guard let declared = names.declared(id) else { return }
    let own = classes.name(of: id)
    declarations.append("let \(declared) = \(own)()")
    if classes.needsStage(own) { settingUp.append("stage.\(declared).stage = stage") }
    settingUp.append(
      "Journal.names[ObjectIdentifier(stage.\(declared))] = \(CodeText.literal(LogLine.word(scene.name(of: id))))"
    )
  }

  private func literal(_ responder: Responder) -> String {
    CodeText.literal(LogLine.word(scene.name(of: responder)))
  }

  private var subviews: [String] {
    TreeCode(names: names).statements + ScrollCode(names: names).statements
  }

  private var connections: [String] {
    scene.controllers.indices.flatMap {
      ControllerCode(names: names, id: ControllerID($0)).statements
    }
      + scene.viewIDs.flatMap { id in
        scene[id].control.targets.flatMap {
          ActionCode(names: names).statements(ofControl: id, $0)
        }
      } + scene.recognizerIDs.flatMap { RecognizerCode(names: names, id: $0).statements }
  }

  private var showing: [String] { ShowCode(names: names).statements }
}
