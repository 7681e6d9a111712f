import SceneFiles
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

/// Screens of apps: dumps, storyboards, a probe's output.
extension Source {
  /// Opens a file of another program; says what is wrong with it, or doubtful in it.
  static func openForeign(
    _ text: String, _ path: String, _ kind: FileKind, _ invocation: Invocation, _ console: Console
  ) -> Source? {
    var reading = ForeignReading(
      text: text, path: path, kind: kind, console: console, isLaunch: invocation.isLaunch)
    guard let imported = reading.screen(wanted: invocation[.scene], with: subject(of: invocation))
    else { return nil }
    guard let view = reading.viewOfItem else {
      return open(imported, reading, invocation, console)
    }
    var asked = invocation
    if invocation[.shrink] == nil {
      asked.operands[0] = view
    } else {
      asked.options.append((.shrink, view))
    }
    var source = open(imported, reading, asked, console)
    source?.asked = view
    return source
  }

  /// Opens a screen that was read; says what is wrong with what is asked of it.
  private static func open(
    _ imported: ImportedScene, _ reading: ForeignReading, _ invocation: Invocation,
    _ console: Console
  ) -> Source? {
    let path = reading.path
    if invocation.subcommand == .why, let reason = imported.purpose.reasonWithoutTouches {
      console.complain(
        Phrase(en: "\(path): " + reason.english, zh: "\(path)：" + reason.chinese))
      return nil
    }
    if invocation.subcommand == .why, reading.isOnNoScreen(invocation, imported.scene) {
      return nil
    }
    guard let scene = changed(imported.scene, by: invocation, console)
    else { return nil }
    let file = SceneFile(scene: scene, touches: [])
    if invocation.saysTap { return tapped(by: invocation, scene, nil, console) }
    if let supposed = supposed(in: file, path, invocation, console) { return supposed }
    // Whoever names nobody is told so, rather than that nobody touches.
    if invocation.subcommand == .why || invocation[.shrink] != nil {
      return untouched(scene)
    }
    return asked(scene, path, invocation, console)
  }

  /// A scene that nobody touches.
  private static func untouched(_ scene: Scene) -> Source {
    Source(scene: scene, script: TouchScript.none, touchID: "none", lessonID: nil)
  }
}

/// The reading of a file of another program, and what is said of it on standard error.
struct ForeignReading {
  let text: String
  let path: String
  let kind: FileKind
  let console: Console
  /// Whether an editor opens it.
  var isLaunch = false

  /// The object of the file that a command asks about, if no screen has it.
  private(set) var object: FileObject?

  /// The view that a bar shows for the item that a command asks about; nil if it asks about another
  /// thing.
  var viewOfItem: String? {
    if case .shownAs(let view)? = object?.reason { view } else { nil }
  }

  /// How many doubts are said one by one.
  private static let most = 20

  /// The screen with a name, or the only one, or of several the first with somebody of a name; nil,
  /// and said, where there is none.
  mutating func screen(wanted: String?, with subject: String? = nil) -> ImportedScene? {
    guard let screens else { return nil }
    noteItem(subject, on: screens)
    let subject = viewOfItem ?? subject
    guard screens.count > 1 || wanted != nil else {
      return screens.first.map { said($0.screen) }
    }
    let choice = Choice(
      what: .scene, path: path, wanted: wanted, console: console, isLaunch: isLaunch)
    let named = screens.map { ($0.name ?? "", $0.screen) }
    if wanted == nil, let subject, let found = screen(with: subject, among: named) {
      return said(found)
    }
    return choice.pick(named).map { said($0.1) }
  }

  /// Notes, and says, that a subject is a bar item that is shown as a view of the app.
  private mutating func noteItem(_ subject: String?, on screens: [ImportedScreen]) {
    guard let subject, !screens.contains(where: { $0.screen.scene.knows(subject) }) else { return }
    object = found(subject)
    guard let view = viewOfItem else { return }
    console.complain(
      en: "\(path): a bar shows \(subject) as the view \(view), which is asked about",
      zh: "\(path)：栏把 \(subject) 显示成视图 \(view)，这里问的是它")
  }

  /// The first screen that somebody of a name is in, which is said; nil where the first screen of all
  /// is the only one, or nobody is called so.
  private func screen(
    with subject: String, among screens: [(String, ImportedScene)]
  ) -> ImportedScene? {
    var holding = screens.filter { $0.1.scene.view(touchedFor: subject) != nil }
    // Where several are meant, the answer says which.
    if holding.isEmpty {
      holding = screens.filter { $0.1.scene.severalMeant(by: subject) != nil }
    }
    guard let first = holding.first, holding.count > 1 || first.0 != screens.first?.0 else {
      return nil
    }
    let others = holding.dropFirst().map(\.0).joined(separator: ", ")
    console.complain(
      others.isEmpty
        ? Phrase(
          en: "using scene '\(first.0)', the only one with \(subject)",
          zh: "使用场景“\(first.0)”，只有它里面有 \(subject)")
        : Phrase(
          en: "using scene '\(first.0)'; \(subject) is also in \(others) (--scene)",
          zh: "使用场景“\(first.0)”；\(others) 里也有 \(subject)（--scene）"))
    return first.1
  }

  /// Whether the subject of a command is something of the file that is on no screen, which is said.
  func isOnNoScreen(_ invocation: Invocation, _ scene: Scene) -> Bool {
    guard invocation[.scene] == nil, let subject = Source.subject(of: invocation),
      !scene.knows(subject), let object = object ?? found(subject)
    else { return false }
    console.complain(FileObjectWords(object, called: subject, in: path).phrase)
    return true
  }

  /// The object that an Interface Builder file calls by a name.
  private func found(_ subject: String) -> FileObject? {
    kind == .interfaceBuilder
      ? try? InterfaceBuilderReader(Array(text.utf8)).object(called: subject) : nil
  }

  /// Every screen in a fence of its own, as a lesson has several scenes; nil, and said, where the file
  /// is refused.
  var fences: [String]? {
    guard let screens else { return nil }
    guard screens.count > 1 else { return screens.first.map { writeScene(said($0.screen).scene) } }
    return screens.flatMap { screen in
      let name = (screen.name ?? "").map { $0.isLetter || $0.isNumber ? $0 : "-" }
      return ["```scene #" + String(name)] + writeScene(said(screen.screen).scene) + ["```", ""]
    }
  }

  /// All screens; nil, and said, where the file is refused.
  var screens: [ImportedScreen]? {
    do {
      return try importScreens(text, kind, of: path)
    } catch {
      console.complain(error, of: path)
      return nil
    }
  }

  /// The screen, once its doubts are said.
  private func said(_ screen: ImportedScene) -> ImportedScene {
    for remark in screen.remarks.prefix(Self.most) {
      let phrase = ImportRemarkWords(remark.reason).phrase
      console.complain(
        "\(path):\(remark.line):\(remark.column): warning: \(phrase[console.language].plain)")
    }
    let more = screen.remarks.count - Self.most
    if more > 0 {
      console.complain(en: "\(path): \(more) more warnings", zh: "\(path)：另有 \(more) 个警告")
    }
    return screen
  }
}

extension Console {
  /// Says why a file of another program is not read.
  func complain(_ refusal: ImportRefusal, of path: String) {
    let words = ImportRefusalWords(refusal)
    let (line, column) = words.place
    complain("\(path):\(line):\(column): error: \(words.phrase[language].plain)")
  }
}
