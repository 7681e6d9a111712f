import TouchCore

extension Reader {
  /// Reads what follows the name: frame and properties.
  mutating func properties(
    _ words: ArraySlice<Word>, of place: Property.Place, into written: inout WrittenView
  ) {
    var rest = words
    while let word = rest.popFirst() {
      if Ascii.beginsNumber(firstByte(word)) {
        readFrame(word, into: &written)
      } else {
        readProperty(word, &rest, of: place, into: &written)
      }
    }
    if let size = written.boundsSize { written.view.bounds.size = size }
  }

  private mutating func readFrame(_ word: Word, into written: inout WrittenView) {
    switch framePart(word) {
    case .origin(let origin)?:
      if written.insert(.origin) { written.view.origin = origin } else { repeated(word, word) }
    case .size(let size)?:
      if written.insert(.size) { written.view.bounds.size = size } else { repeated(word, word) }
    case nil: break
    }
  }

  private mutating func repeated(_ key: Word, _ word: Word) {
    say(.writtenTwice(text(key)), at: word)
  }

  private mutating func readProperty(
    _ word: Word, _ rest: inout ArraySlice<Word>, of place: Property.Place,
    into written: inout WrittenView
  ) {
    let (key, value) = split(word)
    guard let property = known(key, word, of: place) else { return }
    // Two animations may run at once, one of each sort.
    let isSecondSort = property == .animating && value.map(text) == "allowUserInteraction"
    guard written.insert(isSecondSort ? .interactiveAnimation : .property(property)) else {
      return repeated(key, word)
    }
    if let flag = property.flag {
      guard let isSet = isYes(value) else { return }
      written.view[keyPath: flag.property] = isSet == flag.isOn
    } else if property == .frame {
      readFrameWord(word, value, rest)
    } else if let value {
      read(property, value, &rest, into: &written)
    } else if property == .key || property == .animating {
      read(property, behind(word), &rest, into: &written)
    } else {
      say(.missing(form: property.form), at: word)
    }
  }

  private mutating func known(_ key: Word, _ word: Word, of place: Property.Place) -> Property? {
    let name = text(key)
    guard let property = Property(rawValue: name) else {
      if let later = Later.byProperty[name] {
        say(.notYet(name, later), at: key)
      } else if firstByte(key) == Ascii.at || firstByte(key) == Ascii.tilde {
        say(.unexpected(text(word)), at: word)
      } else {
        sayUnknown(
          .property, key, among: Property.words(in: place) + Later.byProperty.keys.sorted())
      }
      return nil
    }
    guard property.fits(place) else {
      let isOfWindows = property.fits(.window)
      say(isOfWindows ? .propertyOfWindows(name) : .setOnly(name), at: key)
      return nil
    }
    return property
  }

  /// The word `frame` only announces the words behind it.
  private mutating func readFrameWord(_ word: Word, _ value: Word?, _ rest: ArraySlice<Word>) {
    guard value == nil, let next = rest.first, Ascii.beginsNumber(firstByte(next)) else {
      return say(.missing(form: Property.frame.form), at: word)
    }
  }

  /// A flag stands alone; `=no` takes it back, and `=yes` says the same as nothing.
  private mutating func isYes(_ value: Word?) -> Bool? {
    guard let value, !value.range.isEmpty else { return true }
    switch text(value) {
    case "yes": return true
    case "no": return false
    default:
      say(.notA(form: "yes or no", found: text(value)), at: value)
      return nil
    }
  }

  private mutating func read(
    _ property: Property, _ value: Word, _ rest: inout ArraySlice<Word>,
    into written: inout WrittenView
  ) {
    switch property {
    case .alpha: number(value, in: Limit.alpha).map { written.view.alpha = $0 }
    case .bounds:
      guard let bounds = bounds(value) else { return }
      written.view.bounds.origin = bounds.origin
      written.boundsSize = bounds.size
    case .transform: transform(value, &rest).map { written.view.transform = $0 }
    case .anchor: point(value).map { written.view.anchorPoint = $0 }
    case .zPosition: number(value, in: Limit.coordinate).map { written.view.zPosition = $0 }
    case .tag: tag(value).map { written.view.tag = $0 }
    case .text: string(value).map { written.view.text = $0 }
    case .class: string(value).map { written.view.customClass = $0 }
    case .level: level(value).map { written.level = $0 }
    case .windowScene: written.windowScene = value
    case .key: isYes(value).map { written.isKey = $0 }
    case .animating: readAnimation(value, into: &written.view)
    case .frame, .hidden, .visible, .noninteractive, .interactive, .disabled, .enabled: break
    case .multitouch, .exclusive, .clips: break
    }
  }

  private mutating func readAnimation(_ value: Word, into view: inout View) {
    switch text(value) {
    case "", "yes": view.blocksTouchesWhileAnimating = true
    case "allowUserInteraction": view.isAnimatingInteractively = true
    case "no":
      view.blocksTouchesWhileAnimating = false
      view.isAnimatingInteractively = false
    default: say(.notA(form: Property.animating.form, found: text(value)), at: value)
    }
  }

  private mutating func tag(_ value: Word) -> Int? {
    guard let tag = Int(text(value)) else {
      say(.notA(form: "a whole number", found: text(value)), at: value)
      return nil
    }
    return tag
  }

  private mutating func level(_ value: Word) -> Double? {
    if let named = NamedLevel(rawValue: text(value)) { return named.value }
    guard Ascii.beginsName(firstByte(value)) else { return number(value, in: Limit.coordinate) }
    sayUnknown(.value, value, among: NamedLevel.allCases.map(\.rawValue))
    return nil
  }
}
