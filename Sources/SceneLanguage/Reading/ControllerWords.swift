import TouchCore

//  presented vc card by=home style=pageSheet detents=medium|large detent=medium

/// What a line says of a controller behind its name.
struct ControllerWords {
  var presenter: Word?
  var roots: [Word]?
  /// What is said without naming anybody.
  var said = SaidOfController()
  var passthrough: [Word] = []
  var source: Word?
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
          known == .by ? .byOnPlain : .belongsTo(name, owners: known.entry.owners.rawValue),
          at: word)
        continue
      }
      guard seen.insert(known).inserted else {
        reader.say(.writtenTwice(name), at: word)
        continue
      }
      guard value.map({ !$0.range.isEmpty }) ?? known.entry.mayStandAlone else {
        reader.say(.missing(form: known.entry.form), at: word)
        continue
      }
      if known == .detent { hasDetent = true }
      read(known, value ?? reader.behind(word), reader)
    }
    // The lowest one is selected until somebody selects another.
    if !hasDetent, let lowest = said.presentation?.detents.min() {
      said.presentation?.detent = lowest
    }
  }

  /// Reads what changes a controller that is there already; nil where no word is about one.
  init?(_ words: ArraySlice<Word>, of id: ControllerID, in scene: Scene, _ reader: Reader) {
    let known = words.compactMap { ControllerProperty.spoken(reader.text(reader.split($0).key)) }
    guard known.count == words.count, known.allSatisfy({ $0.meant.entry.isChangeable }) else {
      return nil
    }
    said = SaidOfController(scene[id])
    for (word, property) in zip(words, known.map({ $0.meant })) {
      let (key, value) = reader.split(word)
      guard value.map({ !$0.range.isEmpty }) ?? property.entry.mayStandAlone else {
        reader.say(.missing(form: property.entry.form), at: word)
        continue
      }
      if property == .undimmed, scene.containerOfRead(id) != nil {
        var other = SaidOfController()
        if let value { read(property, value, reader, into: &other) }
        undimsRead = other.presentation?.undimmed != nil
        continue
      }
      guard property.fits(scene[id]) else {
        reader.say(
          .belongsTo(reader.text(key), owners: property.entry.owners.rawValue), at: word)
        continue
      }
      read(property, value ?? reader.behind(word), reader)
    }
  }

  /// Makes a controller what the words say.
  func change(_ id: ControllerID, in scene: inout Scene, _ reader: Reader) {
    if let presentation = said.presentation { scene.represent(presentation, of: id) }
    if !passthrough.isEmpty {
      let views = passthrough.compactMap { reader.view($0, in: scene, as: .view) }
      scene.setPassthrough(views, of: id)
    }
    if let selected,
      case .controller(let shown)? = reader.responder(selected, in: scene, as: .controller)
    {
      let children = scene[id].container?.children ?? []
      guard children.contains(shown) else {
        return reader.sayUnknown(
          .controller, selected, among: children.map { scene.name(of: .controller($0)) })
      }
      scene.show(shown, in: id)
    }
    if undimsRead { scene.undimRead(id) }
    scene[id].defersEdges = said.defers
    guard scene[id].container != nil else { return }
    scene.setBar(of: id, isHidden: said.isBarHidden, isBackHidden: said.isBackHidden)
    scene.showBar(!said.isBarHidden, of: id)
  }

  /// The properties that such a controller may be given another value of, in every spelling.
  static func changeable(of id: ControllerID, in scene: Scene) -> [String] {
    ControllerProperty.allCases.filter { $0.entry.isChangeable && $0.fits(scene[id]) }
      .flatMap { [$0.rawValue] + $0.spelledByUIKit }
  }

  private func sayUnknown(_ key: Word, _ isPresented: Bool, _ reader: Reader) {
    let known = ControllerProperty.allCases.filter { $0.fits(isPresented: isPresented, nil) }
    reader.sayUnknown(.property, key, among: known.flatMap { [$0.rawValue] + $0.spelledByUIKit })
  }

  private mutating func read(_ property: ControllerProperty, _ value: Word, _ reader: Reader) {
    switch property {
    case .by: presenter = value
    case .source: source = value
    case .selected: selected = value
    case .passthrough: passthrough = reader.parts(value, at: Ascii.comma)
    case .rootOf:
      roots =
        reader.text(value) == Reserved.nil.rawValue ? [] : reader.parts(value, at: Ascii.comma)
    case .firstResponder, .definesContext, .defers, .style, .modal, .shouldDismiss, .detents,
      .detent,
      .undimmed, .scrollingExpands, .cancel, .dismissed, .barHidden, .backHidden:
      read(property, value, reader, into: &said)
    }
  }

  private func read(
    _ property: ControllerProperty, _ value: Word, _ reader: Reader,
    into said: inout SaidOfController
  ) {
    if let shape = property.entry.shape { reader.read(shape, false, value, into: &said) }
  }
}

extension ControllerProperty {
  /// Whether a controller that is there has it.
  package func fits(_ controller: Controller) -> Bool {
    fits(isPresented: controller.presentation != nil, controller.container?.kind)
  }

  /// Whether a line of such a controller may say it.
  fileprivate func fits(isPresented: Bool, _ container: Container.Kind?) -> Bool {
    switch entry.owners {
    case .controllers: true
    case .presented: isPresented
    case .navigation: container == .navigation
    case .tabs: container == .tabs
    case .containers: container != nil
    }
  }
}
