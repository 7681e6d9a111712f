import TouchCore

//  presented vc card by=home style=pageSheet detents=medium|large detent=medium

/// What a line says of a controller behind its name.
struct ControllerWords {
  var presenter: Word?
  var roots: [Word]?
  var isFirstResponder = false
  var definesContext = false
  /// How it is presented; nil where `style=none` says that its views say it.
  var presentation: Presentation? = Presentation()
  var passthrough: [Word] = []
  var source: Word?
  var isBarHidden = false
  var isBackHidden = false
  var selected: Word?
  /// What is said of a container's own view.
  var rest: [Word] = []
  /// Whether what was read of its presentation lets touches through (19.31).
  private var undimsRead = false
  private var seen: Set<ControllerProperty> = []

  /// Reads the words behind a controller's name.
  ///
  /// - Parameter container: Which container it is; nil for a plain controller.
  init(
    _ words: ArraySlice<Word>, isPresented: Bool, container: Container.Kind?, _ reader: Reader
  ) {
    var hasDetent = false
    for word in words {
      let (key, value) = reader.split(word)
      let name = reader.text(key)
      guard let known = ControllerProperty.spoken(name)?.meant else {
        if container != nil { rest.append(word) } else { sayUnknown(key, isPresented, reader) }
        continue
      }
      guard known.fits(isPresented: isPresented, container) else {
        reader.say(
          known == .by ? .byOnPlain : .belongsTo(name, owners: known.owners.rawValue), at: word)
        continue
      }
      guard seen.insert(known).inserted else {
        reader.say(.writtenTwice(name), at: word)
        continue
      }
      guard value.map({ !$0.range.isEmpty }) ?? known.mayStandAlone else {
        reader.say(.missing(form: known.form), at: word)
        continue
      }
      if known == .detent { hasDetent = true }
      read(known, value, reader)
    }
    // The lowest one is selected until somebody selects another.
    if !hasDetent, let lowest = presentation?.detents.min() { presentation?.detent = lowest }
  }

  /// Reads what changes a controller that is there already; nil where no word is about one.
  init?(_ words: ArraySlice<Word>, of id: ControllerID, in scene: Scene, _ reader: Reader) {
    let known = words.compactMap { ControllerProperty.spoken(reader.text(reader.split($0).key)) }
    guard known.count == words.count, known.allSatisfy({ $0.meant.isChangeable }) else {
      return nil
    }
    presentation = scene[id].presentation
    isBarHidden = scene[id].container?.isBarHidden ?? false
    isBackHidden = scene[id].container?.isBackHidden ?? false
    for (word, property) in zip(words, known.map({ $0.meant })) {
      let (key, value) = reader.split(word)
      guard value.map({ !$0.range.isEmpty }) ?? property.mayStandAlone else {
        reader.say(.missing(form: property.form), at: word)
        continue
      }
      if property == .undimmed, scene.containerOfRead(id) != nil {
        undimsRead = value.flatMap { reader.choice($0, Detent.self) } != nil
        continue
      }
      guard property.fits(isPresented: presentation != nil, scene[id].container?.kind) else {
        reader.say(
          .belongsTo(reader.text(key), owners: property.owners.rawValue), at: word)
        continue
      }
      read(property, value, reader)
    }
  }

  /// Makes a controller what the words say.
  func change(_ id: ControllerID, in scene: inout Scene) {
    if let presentation { scene.represent(presentation, of: id) }
    if undimsRead { scene.undimRead(id) }
    guard scene[id].container != nil else { return }
    scene.setBar(of: id, isHidden: isBarHidden, isBackHidden: isBackHidden)
    scene.showBar(!isBarHidden, of: id)
  }

  /// The properties that such a controller may be given another value of, in every spelling.
  static func changeable(of id: ControllerID, in scene: Scene) -> [String] {
    let (presentation, container) = (scene[id].presentation, scene[id].container?.kind)
    return ControllerProperty.allCases.filter {
      $0.isChangeable && $0.fits(isPresented: presentation != nil, container)
    }.flatMap { [$0.rawValue] + $0.spelledByUIKit }
  }

  private func sayUnknown(_ key: Word, _ isPresented: Bool, _ reader: Reader) {
    let known = ControllerProperty.allCases.filter { $0.fits(isPresented: isPresented, nil) }
    reader.sayUnknown(.property, key, among: known.flatMap { [$0.rawValue] + $0.spelledByUIKit })
  }

  private mutating func read(_ property: ControllerProperty, _ value: Word?, _ reader: Reader) {
    switch property {
    case .by: presenter = value
    case .source: source = value
    case .selected: selected = value
    case .passthrough: passthrough = value.map { reader.parts($0, at: Ascii.comma) } ?? []
    case .rootOf:
      guard let value else { return }
      roots =
        reader.text(value) == Reserved.nil.rawValue ? [] : reader.parts(value, at: Ascii.comma)
    case .firstResponder: reader.isYes(value).map { isFirstResponder = $0 }
    case .definesContext: reader.isYes(value).map { definesContext = $0 }
    case .barHidden: reader.isYes(value).map { isBarHidden = $0 }
    case .backHidden: reader.isYes(value).map { isBackHidden = $0 }
    case .modal: reader.isYes(value).map { presentation?.isModal = $0 }
    case .shouldDismiss: reader.isYes(value).map { presentation?.shouldDismiss = $0 }
    case .scrollingExpands: reader.isYes(value).map { presentation?.scrollingExpands = $0 }
    case .cancel: reader.isYes(value).map { presentation?.hasCancel = $0 }
    case .dismissed: reader.isYes(value).map { presentation?.isDismissed = $0 }
    case .style: readStyle(value, reader)
    case .detents:
      guard let value else { return }
      presentation?.detents = reader.parts(value, at: Ascii.bar).compactMap {
        reader.choice($0, Detent.self)
      }
    case .detent:
      value.flatMap { reader.choice($0, Detent.self) }.map { presentation?.detent = $0 }
    case .undimmed:
      value.flatMap { reader.choice($0, Detent.self) }.map { presentation?.undimmed = $0 }
    }
  }

  private mutating func readStyle(_ value: Word?, _ reader: Reader) {
    guard let value else { return }
    guard reader.text(value) != noneWord else {
      presentation = nil
      return
    }
    guard let style = reader.choice(value, PresentationStyle.self) else { return }
    presentation?.style = style
  }
}

extension ControllerProperty {
  /// Whether it may be given another value, once the scene is there.
  fileprivate var isChangeable: Bool {
    switch self {
    case .style, .modal, .shouldDismiss, .detents, .detent, .undimmed, .scrollingExpands: true
    case .cancel, .barHidden, .backHidden: true
    case .by, .rootOf, .firstResponder, .definesContext, .passthrough, .source, .dismissed: false
    case .selected: false
    }
  }

  /// Whether a line of such a controller may say it.
  fileprivate func fits(isPresented: Bool, _ container: Container.Kind?) -> Bool {
    switch owners {
    case .controllers: true
    case .presented: isPresented
    case .navigation: container == .navigation
    case .tabs: container == .tabs
    case .containers: container != nil
    }
  }
}

extension Reader {
  /// Reads one of some words.
  func choice<Choice: WordedChoice>(_ value: Word, _: Choice.Type) -> Choice? {
    guard let choice = Choice(rawValue: text(value)) else {
      sayUnknown(.value, value, among: Choice.allCases.map { $0.rawValue })
      return nil
    }
    return choice
  }
}
