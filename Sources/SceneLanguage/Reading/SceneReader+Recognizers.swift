import TouchCore

//  scroll list 0,0 390x844
//    ~simultaneous swipe        what the delegate of list.pan answers (11.18)
//    @scrollPan requires=swipe  a change of list.pan, which is there without a line
//    @swipe swipe direction=up  a recognizer of its own
//      ~shouldBegin no          what the delegate of swipe answers

extension SceneReader {
  /// Reads `@kind [name] property…`.
  mutating func readRecognizer(_ line: Line, _ head: Word) {
    let name = reader.text(head.from(head.range.lowerBound + 1))
    guard let kind = RecognizerKind(rawValue: name) else {
      reader.sayUnknown(.recognizer, head, among: RecognizerKind.allCases.map { "@\($0.rawValue)" })
      open.append(OpenObject(role: .skipped, indent: line.indent))
      return
    }
    guard let view = open.last?.view else {
      misplaced(head)
      open.append(OpenObject(role: .skipped, indent: line.indent))
      return
    }
    let id =
      kind.belongsToScrollView
      ? change(kind, of: view, line, head) : add(kind, to: view, line, head)
    guard let id else {
      open.append(OpenObject(role: .skipped, indent: line.indent))
      return
    }
    open.append(OpenObject(role: .recognizer(id), indent: line.indent))
  }

  private mutating func add(
    _ kind: RecognizerKind, to view: ViewID, _ line: Line, _ head: Word
  ) -> RecognizerID? {
    var rest = line.words.dropFirst()
    var recognizer = Recognizer("", kind)
    // Most recognizers have no name, so a word that means something is no name.
    if let word = rest.first, reader.looksLikeName(word),
      RecognizerProperty.spoken(reader.text(word)) == nil
    {
      recognizer.name = freeName(word)
      rest.removeFirst()
    }
    let required = reader.recognizerProperties(rest, isSet: false, of: &recognizer)
    guard let id = try? scene.addRecognizer(recognizer, to: view) else { return nil }
    if !scene[view].subviews.isEmpty { hasLateRecognizers = true }
    linesOfRecognizers[id] = head.line
    references += required.map { Reference(use: .recognizer(.requires, of: id), name: $0) }
    return id
  }

  /// 11.3, 11.10: a scroll view's own recognizers are there already.
  private mutating func change(
    _ kind: RecognizerKind, of view: ViewID, _ line: Line, _ head: Word
  ) -> RecognizerID? {
    guard let id = scene.ownRecognizer(kind, of: view) else {
      let owners = Property.Owners.scrollViews.rawValue
      reader.say(.belongsTo(reader.text(head), owners: owners), at: head)
      return nil
    }
    guard linesOfRecognizers.updateValue(head.line, forKey: id) == nil else {
      reader.say(.writtenTwice(reader.text(head)), at: head)
      return nil
    }
    let rest = line.words.dropFirst()
    let required = reader.recognizerProperties(rest, isSet: false, of: &scene[id])
    references += required.map { Reference(use: .recognizer(.requires, of: id), name: $0) }
    return id
  }

  /// The recognizer an object is, or whose delegate it is.
  func recognizer(of object: OpenObject) -> RecognizerID? {
    object.recognizer ?? object.view.flatMap { scene.ownRecognizer(.scrollPan, of: $0) }
  }

  /// Reads what a delegate or a subclass answers.
  mutating func readAnswer(
    _ override: Override, _ words: ArraySlice<Word>, _ id: RecognizerID, _ head: Word
  ) {
    if override == .simultaneous, words.count == 1, words.first.map(isAll) == true {
      scene[id].answers.simultaneous = .all
    } else if let list = override.list {
      guard !words.isEmpty else {
        return reader.say(.missing(form: override.form), at: reader.behind(head))
      }
      if list == .simultaneous { scene[id].answers.simultaneous = .some([]) }
      references += words.map { Reference(use: .recognizer(list, of: id), name: $0) }
    } else if let property = override.answer, let answer = yesOrNo(words, override, head) {
      scene[id].answers[keyPath: property] = answer
    }
  }

  private func isAll(_ word: Word) -> Bool { reader.text(word) == Reserved.all.rawValue }

  /// Reads `EVENT[|EVENT] [NAME|nil] ACTION`.
  mutating func readTarget(_ words: ArraySlice<Word>, ofControl view: ViewID, _ head: Word) {
    guard let first = words.first else {
      return reader.say(.missing(form: Override.target.form), at: reader.behind(head))
    }
    guard let events = reader.controlEvents(first) else { return }
    readTarget(words.dropFirst(), of: .control(view), events, first)
  }

  /// Reads `[NAME|nil] ACTION`.
  mutating func readTarget(_ words: ArraySlice<Word>, _ id: RecognizerID, _ head: Word) {
    readTarget(words, of: .recognizer(id), [], head)
  }

  private mutating func readTarget(
    _ words: ArraySlice<Word>, of caller: Reference.Caller, _ events: ControlEvents, _ before: Word
  ) {
    guard let first = words.first else {
      return reader.say(.missing(form: Override.target.form), at: reader.behind(before))
    }
    let isNamed = words.count > 1
    expectEnd(words.dropFirst(2))
    guard let action = reader.string(isNamed ? words[words.startIndex + 1] : first) else { return }
    references.append(
      Reference(use: .target(caller, events, action: action, isNamed: isNamed), name: first))
  }
}

extension Override {
  /// The list of recognizers it writes; nil for other lines.
  fileprivate var list: Reference.RecognizerList? { Self.lists[self] }

  private static let lists: [Override: Reference.RecognizerList] = [
    .simultaneous: .simultaneous, .requireFailureOf: .requireFailureOf,
    .requiredToFailBy: .requiredToFailBy,
  ]

  /// The question it answers; nil for other lines.
  var answer: (WritableKeyPath<DelegateAnswers, Bool?> & Sendable)? { Self.answers[self] }

  private static let answers: [Override: WritableKeyPath<DelegateAnswers, Bool?> & Sendable] = [
    .shouldReceive: \.shouldReceive, .shouldBegin: \.shouldBegin, .canPrevent: \.canPrevent,
    .canBePrevented: \.canBePrevented,
  ]
}

extension Scene {
  /// A scroll view's own recognizer of a kind; nil for other views.
  func ownRecognizer(_ kind: RecognizerKind, of view: ViewID) -> RecognizerID? {
    self[view].recognizers.first { self[$0].kind == kind }
  }
}
