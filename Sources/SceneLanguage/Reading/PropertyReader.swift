import TouchCore

//  20,80 350x200 alpha=0.5 hidden transform=rotate(30)
//  └── frame ──┘ └──── properties, each at most once

/// Reads what stands behind the name of a view or window: its frame and its properties.
struct PropertyReader {
  let reader: Reader

  /// Reads what follows the name: frame and properties.
  func properties(
    _ words: ArraySlice<Word>, of place: Property.LineKind, into written: inout WrittenView
  ) {
    var rest = words
    while let word = rest.popFirst() {
      if Ascii.beginsNumber(reader.firstByte(word)) {
        readFrame(word, into: &written)
      } else {
        readProperty(word, &rest, of: place, into: &written)
      }
    }
    if let size = written.boundsSize { written.view.bounds.size = size }
    if let seen = written.seen {
      written.view.seenFrame = Rect(
        origin: seen.origin, size: seen.size ?? written.view.bounds.size)
    }
  }

  private func readFrame(_ word: Word, into written: inout WrittenView) {
    switch framePart(word) {
    case .origin(let origin)?:
      if written.insert(.origin) { written.view.origin = origin } else { repeated(word, word) }
    case .size(let size)?:
      if written.insert(.size) { written.view.bounds.size = size } else { repeated(word, word) }
    case nil: break
    }
  }

  private func repeated(_ key: Word, _ word: Word) {
    reader.say(.writtenTwice(reader.text(key)), at: word)
  }

  private func readProperty(
    _ word: Word, _ rest: inout ArraySlice<Word>, of place: Property.LineKind,
    into written: inout WrittenView
  ) {
    let (key, value) = reader.assignment(word, &rest)
    guard let known = known(key, word, of: place, written.view.kind) else { return }
    let property = known.meant
    let entry = property.entry
    // Animations may run at once, one of each sort.
    let sort = property == .animating ? value.flatMap { animation(reader.text($0)) } : nil
    if sort != nil, place.isWhileTouching {
      return reader.say(.notWhileTouching(reader.text(word)), at: key)
    }
    guard written.insert(sort ?? .property(property)) else { return repeated(key, word) }
    if property == .frame {
      readFrameWord(word, value, rest, into: &written)
    } else if property == .inside, value == nil, let name = rest.popFirst() {
      written.inside = name
    } else if value == nil, !entry.mayStandAlone {
      reader.say(.missing(form: entry.form), at: word)
    } else if let own = entry.own {
      readOwn(own, value ?? reader.behind(word), &rest, into: &written)
    } else if let shape = entry.shape {
      reader.read(shape, known.isOpposite, value ?? reader.behind(word), into: &written.view)
    }
  }

  private func known(
    _ key: Word, _ word: Word, of place: Property.LineKind, _ kind: ViewKind
  ) -> UIKitName<Property>? {
    let name = reader.text(key)
    guard let spoken = Property.spoken(name) else {
      let isLine = reader.firstByte(key) == Ascii.at || reader.firstByte(key) == Ascii.tilde
      if isLine { reader.say(.unexpected(reader.text(word)), at: word) }
      if RecognizerProperty.spoken(name) != nil {
        reader.say(.belongsTo(name, owners: "recognizers"), at: key)
      } else {
        reader.sayUnknown(.property, key, among: Property.words(in: place))
      }
      return nil
    }
    let property = spoken.meant
    guard property.fits(place) else {
      return reader.refuse(refusal(of: property, name, at: place), at: key)
    }
    if let owners = property.entry.owners, !owners.include(kind) {
      return reader.refuse(.belongsTo(name, owners: owners.rawValue), at: key)
    }
    return spoken
  }

  private func refusal(
    of property: Property, _ name: String, at place: Property.LineKind
  ) -> Complaint {
    if property == .removed { return .belongsTo(name, owners: "lines of a touch, about views") }
    if property.fits(.window), !place.isWindow, !property.fits(.view) {
      return .propertyOfWindows(name)
    }
    if place.isWhileTouching { return .notWhileTouching(name) }
    return Property.LineKind.lines.contains(place) ? .setOnly(name) : .lineOnly(name)
  }

  /// The word `frame` only announces the words behind it; `frame=1,2,30x40` says all at once.
  private func readFrameWord(
    _ word: Word, _ value: Word?, _ rest: ArraySlice<Word>, into written: inout WrittenView
  ) {
    if let value {
      guard let frame = bounds(value) else { return }
      guard let size = frame.size else {
        return reader.say(.missing(form: Property.frame.entry.form), at: word)
      }
      _ = (written.insert(.origin), written.insert(.size))
      written.view.origin = frame.origin
      written.view.bounds.size = size
      return
    }
    guard let next = rest.first, Ascii.beginsNumber(reader.firstByte(next)) else {
      return reader.say(.missing(form: Property.frame.entry.form), at: word)
    }
  }

  /// What is more than a value of the view.
  private func readOwn(
    _ own: PropertyEntry.Own, _ value: Word, _ rest: inout ArraySlice<Word>,
    into written: inout WrittenView
  ) {
    switch own {
    case .bounds:
      guard let bounds = bounds(value) else { return }
      written.view.bounds.origin = bounds.origin
      written.boundsSize = bounds.size
    case .transform: transform(value, &rest).map { written.view.transform = $0 }
    case .tag: tag(value).map { written.view.tag = $0 }
    case .address: address(value).map { written.view.origins.address = $0 }
    case .level: level(value).map { written.level = $0 }
    case .windowScene: written.windowScene = value
    case .key: reader.isYes(value).map { written.isKey = $0 }
    case .animating: readAnimation(value, into: &written.view)
    case .seen: written.seen = bounds(value)
    case .inside: written.inside = value
    case .offset:
      written.saysOffset = true
      reader.point(value).map { written.view.bounds.origin = $0 }
    case .links: links(value).map { written.view.textInput.links = $0 }
    case .frame: break
    case .animated, .front, .back, .removed:
      guard value.range.isEmpty || truth(reader.text(value)) == true else {
        return reader.say(.unexpected("=\(reader.text(value))"), at: value)
      }
    }
  }

  private func readAnimation(_ value: Word, into view: inout View) {
    let word = reader.text(value)
    switch word.isEmpty ? true : truth(word) {
    case true?: view.blocksTouchesWhileAnimating = true
    case false?:
      view.blocksTouchesWhileAnimating = false
      view.isAnimatingInteractively = false
      view.animator = nil
    case nil:
      switch animation(word) {
      case .interactiveAnimation?: view.isAnimatingInteractively = true
      case .animator?: view.animator = AnimatorHitTesting(rawValue: word)
      case .origin?, .size?, .property?, nil:
        reader.say(.notA(form: Property.animating.entry.form, found: word), at: value)
      }
    }
  }

  /// The sort of an animation during which a view takes touches.
  private func animation(_ word: String) -> WrittenView.Item? {
    if word == "allowUserInteraction" { return .interactiveAnimation }
    return AnimatorHitTesting(rawValue: word) == nil ? nil : .animator
  }

  private func links(_ value: Word) -> [Rect]? {
    let areas = reader.parts(value, at: Ascii.bar).compactMap { reader.rect($0) }
    return areas.isEmpty ? nil : areas
  }

  private func tag(_ value: Word) -> Int? {
    Int(reader.text(value))
      ?? reader.refuse(.notA(form: "a whole number", found: reader.text(value)), at: value)
  }

  private func address(_ value: Word) -> UInt64? {
    let text = reader.text(value)
    return Origins.address(text)
      ?? reader.refuse(.notA(form: "an address like 0x7f8e2a40", found: text), at: value)
  }

  private func level(_ value: Word) -> Double? {
    guard Ascii.beginsName(reader.firstByte(value)) else {
      return reader.number(value, in: Limit.coordinate)
    }
    return reader.choice(value, among: NamedLevel.allCases)?.value
  }
}
