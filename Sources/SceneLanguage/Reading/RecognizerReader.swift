import TouchCore

//  scroll list 0,0 390x844
//    ~simultaneous swipe        what the delegate of list.pan answers (11.18)
//    @scrollPan requires=swipe  a change of list.pan, which is there without a line
//    @swipe swipe direction=up  a recognizer of its own
//      ~shouldBegin no          what the delegate of swipe answers

/// Reads the lines of recognizers.
struct RecognizerReader: DraftReader {
  let draft: SceneReader

  /// Reads `@kind [name] property…`.
  func read(_ line: Line, _ head: Word) {
    let name = reader.text(head.from(head.range.lowerBound + 1))
    let part = Part.Role.inLines.first { $0.lineWord == name }
    let kind =
      RecognizerKind.spoken(name)?.meant ?? part.map { Recognizer(part: $0).kind }
    guard let kind else {
      let known =
        RecognizerKind.allCases.flatMap { [$0.rawValue, $0.className] }
        + Part.Role.inLines.map { $0.lineWord }
      reader.sayUnknown(.recognizer, head, among: known.map { "@\($0)" })
      return skip(line)
    }
    guard let view = viewOfRecognizer else {
      draft.misplaced(head)
      return skip(line)
    }
    let id =
      kind.belongsToScrollView || part != nil
      ? change(kind, part, of: view, line, head) : add(kind, to: view, line, head)
    guard let id else { return skip(line) }
    open.append(OpenObject(kind: .recognizer(id), indent: line.indent))
  }

  /// The view that gets a recognizer of this line: below a container, its own view.
  private var viewOfRecognizer: ViewID? {
    guard case .controller(let id)? = open.last?.kind, scene[id].container != nil else {
      return open.last?.view
    }
    return scene[id].view
  }

  private func add(
    _ kind: RecognizerKind, to view: ViewID, _ line: Line, _ head: Word
  ) -> RecognizerID? {
    var rest = line.words.dropFirst()
    var recognizer = Recognizer("", kind)
    // Most recognizers have no name, so a word that means something is no name.
    if let word = rest.first, reader.looksLikeName(word),
      RecognizerProperty.spoken(reader.text(word)) == nil
    {
      recognizer.name = draft.freeName(word)
      rest.removeFirst()
    }
    let named = RecognizerPropertyReader(reader: reader).properties(
      rest, isSet: false, of: &recognizer)
    guard let id = try? scene.addRecognizer(recognizer, to: view) else { return nil }
    if draft.hasOwnLines(in: view) { draft.isOutOfOrder = true }
    draft.linesOfRecognizers[id] = head.line
    for word in named.required { refer(.recognizer(.requires, of: id), word) }
    return id
  }

  /// 11.3, 11.10, 19.55: what UIKit makes by itself is there already.
  private func change(
    _ kind: RecognizerKind, _ part: Part.Role?, of view: ViewID, _ line: Line, _ head: Word
  ) -> RecognizerID? {
    let made =
      part.map { role in
        scene[scene.text(of: view)].recognizers.first { scene[$0].part?.role == role }
      }
      ?? scene.ownRecognizer(kind, of: view)
    guard let id = made else {
      let owners = part?.bearers ?? Property.Owners.scrollViews.rawValue
      return reader.refuse(.belongsTo(reader.text(head), owners: owners), at: head)
    }
    guard draft.linesOfRecognizers.updateValue(head.line, forKey: id) == nil else {
      return reader.refuse(.writtenTwice(reader.text(head)), at: head)
    }
    let rest = line.words.dropFirst()
    let named = RecognizerPropertyReader(reader: reader).properties(
      rest, isSet: false, of: &scene[id])
    for word in named.required { refer(.recognizer(.requires, of: id), word) }
    if let view = named.on { refer(.attached(id), view) }
    return id
  }
}
