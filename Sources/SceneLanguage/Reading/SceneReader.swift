import TouchCore

//  line ─▶ words ─▶ whose child? ─▶ object, override or setting ─▶ … ─▶ names settled ─▶ Scene
//
//  A line that is wrong still leaves something in the scene where it can, so that what stands
//  below it, and what speaks of it, is not wrong as well.

/// How many views a scene may have.
package let mostViewsOfScene = 1_000_000

/// Reads a scene.
public func readScene(_ source: SourceLines) -> Parsed<Scene> {
  let reader = SceneReader(source)
  reader.run()
  return Parsed(reader.scene, reader.reader.diagnostics)
}

/// Builds a scene line by line.
///
/// It is one object, which those who read a kind of line share.
final class SceneReader {
  let reader: Reader
  var scene = Scene()
  /// The objects the next line may stand below, outermost first.
  var open: [OpenObject] = []
  var references: [Reference] = []
  /// Whether some object was written: settings stand before.
  var hasObjects = false
  /// The lines of all views, and of all others, for saying where a name was taken.
  var linesOfViews: [Int32] = []
  var linesOfOthers: [Responder: Int] = [:]
  var linesOfRecognizers: [RecognizerID: Int] = [:]
  var linesOfOverrides: [WrittenPlaces.OverrideLine: Int] = [:]
  /// The lines of content views that have one.
  var linesOfContents: [ViewID: Int] = [:]
  var isFull = false
  /// Whether a recognizer stands behind some subviews of its view or a row's content view, or a
  /// bar before its content.
  var isOutOfOrder = false
  /// The views that were added to rows themselves.
  var addedToRows: [AddedToRow] = []

  /// How large a scene may be.
  struct Limits {
    var views = mostViewsOfScene
    var nesting = Scene.deepestNesting
  }

  let limits: Limits

  init(_ source: SourceLines, limits: Limits = Limits()) {
    self.limits = limits
    reader = Reader(source, .scene)
    let most = min(source.places.count, limits.views)
    scene.reserveCapacity(most)
    linesOfViews.reserveCapacity(most)
  }

  func run() {
    reader.declaringLine = { self.placeOfLine(declaring: $0) }
    // Each would keep the other alive; Embedded Swift has no unowned references.
    defer { reader.declaringLine = { _ in nil } }
    var line = Line()
    for place in reader.source.places where !isFull {
      guard !Interruption.isWanted else { return }
      guard reader.cut(place, into: &line), let head = line.words.first else { continue }
      close(to: line.indent)
      guard !standsBelowSkipped else { continue }
      checkIndent(line.indent, head)
      read(line, head)
    }
    close(to: -1)
    ReferenceResolver(draft: self).resolveAll()
    scene.settleControllers()
    settleOrder()
    scene.settleKeyboard()
    scene.addEdgeGates()
    ChainCircles(draft: self).warn()
    WaitingCircles(draft: self).warn()
    RowContentReader(draft: self).warnOfCovered()
    if isOutOfOrder, !reader.hasErrors { renumber() }
    noteLines()
  }

  /// 19.17: a presentation may lie in front of what is written after it.
  private func settleOrder() {
    guard scene.controllers.contains(where: { $0.presentation?.style.staysInContext == true })
    else { return }
    let order = scene.writtenOrder
    isOutOfOrder = isOutOfOrder || zip(order, order.dropFirst()).contains { $0 > $1 }
  }

  /// Where everything was written goes along with the scene.
  private func noteLines() {
    let number = reader.source.number
    let column = reader.source.firstColumn
    var others: [SceneObject: Int] = [:]
    for (responder, line) in linesOfOthers { others[.responder(responder)] = line }
    for (recognizer, line) in linesOfRecognizers { others[.recognizer(recognizer)] = line }
    scene.writtenPlaces = WrittenPlaces(
      file: reader.source.file,
      views: linesOfViews.map { Int32(clamping: number(Int($0))) },
      columns: linesOfViews.map { Int32(clamping: column(Int($0))) },
      others: others.mapValues(number), columnsOfOthers: others.mapValues(column),
      overrides: linesOfOverrides.mapValues(number))
  }

  /// Recognizers are numbered behind their view, and a row's content view behind its row, wherever
  /// they stand, so that printing a scene and reading it back changes nothing.
  private func renumber() {
    let again = SceneReader(SourceLines(file: "", lines: writeScene(scene), firstLine: 1))
    again.run()
    let lines = linesOfRecognizers.map { (scene.name(of: $0.key), $0.value) }
    let overrides = linesOfOverrides
    let before = scene
    let order = scene.writtenOrder
    linesOfViews = order.map { linesOfViews[Int($0.index)] }
    scene = again.scene
    let responders = linesOfOthers
    linesOfOthers = [:]
    for (responder, line) in responders {
      if let now = renumbered(responder, before) { linesOfOthers[now] = line }
    }
    linesOfRecognizers = [:]
    for (name, line) in lines {
      if let id = scene.recognizer(named: name) { linesOfRecognizers[id] = line }
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, ViewID($0)) })
    linesOfOverrides = [:]
    for (override, line) in overrides {
      guard let object = renumbered(override.object, places, before) else { continue }
      linesOfOverrides[WrittenPlaces.OverrideLine(override.word, below: object)] = line
    }
  }

  private func renumbered(
    _ object: SceneObject, _ places: [ViewID: ViewID], _ before: Scene
  ) -> SceneObject? {
    switch object {
    case .responder(.view(let id)): places[id].map { .responder(.view($0)) }
    case .responder(let other): renumbered(other, before).map { .responder($0) }
    case .recognizer(let id):
      scene.recognizer(named: before.name(of: id)).map { .recognizer($0) }
    }
  }

  private func renumbered(_ other: Responder, _ before: Scene) -> Responder? {
    guard case .controller = other else { return other }
    return scene.responder(named: before.name(of: other))
  }

  /// Closes the objects a line with an indentation does not stand below.
  private func close(to indent: Int) {
    while let last = open.last, last.indent >= indent {
      if case .controller(let id) = last.kind { ContainerReader(draft: self).close(id) }
      open.removeLast()
    }
  }

  /// Whether the line stands below something that was passed over.
  private var standsBelowSkipped: Bool {
    if case .skipped? = open.last?.kind { true } else { false }
  }

  /// A wrong indentation is said once: lines below the wrong one are compared with it.
  private func checkIndent(_ indent: Int, _ head: Word) {
    let deeper = indent - (open.last?.indent ?? -2)
    let meant = 2 * open.count
    if deeper % 2 != 0 {
      reader.say(.oddIndent(meant: meant), at: head)
    } else if deeper > 2 {
      reader.say(.tooDeep(meant: meant), at: head)
    }
  }

  private func read(_ line: Line, _ head: Word) {
    switch reader.firstByte(head) {
    case Ascii.at: RecognizerReader(draft: self).read(line, head)
    case Ascii.tilde: OverrideReader(draft: self).read(line, head)
    default: readStatement(line, head)
    }
  }

  private func readStatement(_ line: Line, _ head: Word) {
    let word = reader.text(head)
    // Nearly every line of a large scene is a view's.
    if let kind = ViewKind.spoken(word)?.meant, kind != .window, kind != .drawn {
      if kind == .bar, ContainerReader(draft: self).readOwnBar(line, head) { return }
      return ViewReader(draft: self).read(kind, line, head)
    }
    guard let keyword = Keyword.spoken(word)?.meant else { return readUnknown(line, head) }
    guard keyword != .model else { return readSetting(line, head) }
    defer { hasObjects = true }
    switch keyword {
    case .model: break
    case .app: WindowReader(draft: self).readApplication(line, head)
    case .delegate: WindowReader(draft: self).readDelegate(line, head)
    case .windowScene: WindowReader(draft: self).readWindowScene(line, head)
    case .window: WindowReader(draft: self).readWindow(line, head)
    case .keyboard: KeyboardReader(draft: self).read(line, head)
    case .vc, .navigation, .tabs:
      ControllerReader(draft: self).read(line, head, keyword, isPresented: false)
    case .presented: ControllerReader(draft: self).readPresented(line, head)
    }
  }

  /// A misspelt kind declares a view all the same.
  private func readUnknown(_ line: Line, _ head: Word) {
    let ours = Keyword.allCases.map { $0.rawValue } + ViewKind.insideWindows.map { $0.rawValue }
    let uiKits = Array(Keyword.uiKitNames.keys) + Array(ViewKind.uiKitNames.keys)
    if let meant = ViewKind.byOtherWords[reader.text(head)] {
      reader.say(.unknown(.kind, reader.text(head), meant: meant.rawValue), at: head)
    } else {
      reader.sayUnknown(.kind, head, among: ours + uiKits)
    }
    ViewReader(draft: self).read(.view, line, head)
  }

  private func readSetting(_ line: Line, _ head: Word) {
    guard !hasObjects else { return reader.say(.modelAfterObject, at: head) }
    guard line.words.count == 3 else {
      let isLong = line.words.count > 3
      let word = isLong ? line.words[3] : reader.behind(line.words[line.words.count - 1])
      return reader.say(
        isLong ? .unexpected(reader.text(word)) : .missing(form: Keyword.model.form), at: word)
    }
    guard let (setting, value) = reader.setting(line.words[1], line.words[2]) else { return }
    scene.settings[setting] = value
  }
}
