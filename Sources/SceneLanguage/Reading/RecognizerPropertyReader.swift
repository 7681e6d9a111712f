import TouchCore

/// Reads the properties of a recognizer.
struct RecognizerPropertyReader {
  let reader: Reader

  /// What a line about a recognizer names.
  struct Named {
    /// The recognizers it requires to fail.
    var required: [Word] = []
    /// The view it is attached to.
    var on: Word?
  }

  /// Reads the properties of a recognizer, and answers what they name.
  func properties(
    _ words: ArraySlice<Word>, isSet: Bool, of recognizer: inout Recognizer
  ) -> Named {
    var seen: Set<RecognizerProperty> = []
    var named = Named()
    var rest = words
    while let word = rest.popFirst() {
      let (key, value) = reader.assignment(word, &rest)
      guard let known = known(key, isSet: isSet, recognizer.kind) else { continue }
      let property = known.meant
      guard seen.insert(property.subject).inserted else {
        reader.say(.writtenTwice(reader.text(key)), at: word)
        continue
      }
      if let flag = property.flag {
        if let isSet = reader.isYes(value) {
          recognizer[keyPath: flag.property] = (isSet != known.isOpposite) == flag.isOn
        }
      } else if let value, !value.range.isEmpty {
        if property == .requires { named.required = reader.parts(value, at: Ascii.comma) }
        if property == .on { named.on = value }
        read(property, value, of: &recognizer)
      } else {
        reader.say(.missing(form: property.form), at: word)
      }
    }
    return named
  }

  private func known(
    _ key: Word, isSet: Bool, _ kind: RecognizerKind
  ) -> UIKitName<RecognizerProperty>? {
    let name = reader.text(key)
    guard let spoken = RecognizerProperty.spoken(name) else {
      let known = RecognizerProperty.allCases.filter { $0.fits(kind) && (isSet || !$0.isSetOnly) }
      reader.sayUnknown(.property, key, among: known.flatMap { [$0.rawValue] + $0.spelledByUIKit })
      return nil
    }
    let property = spoken.meant
    guard property.fits(kind) else {
      reader.say(.belongsTo(name, owners: property.owners ?? ""), at: key)
      return nil
    }
    guard isSet || !property.isSetOnly else {
      reader.say(.setOnly(name), at: key)
      return nil
    }
    return spoken
  }

  private func read(
    _ property: RecognizerProperty, _ value: Word, of recognizer: inout Recognizer
  ) {
    if let count = property.count(of: recognizer.kind) {
      reader.wholeNumber(value, in: count.range).map { recognizer[keyPath: count.property] = $0 }
      return
    }
    switch property {
    case .minimumPressDuration:
      reader.number(value, in: Limit.seconds).map { recognizer.minimumPressDuration = $0 }
    case .allowableMovement:
      reader.number(value, in: Limit.size).map { recognizer.allowableMovement = $0 }
    case .direction: reader.options(value, Directions.self).map { recognizer.direction = $0 }
    case .edges: reader.options(value, Edges.self).map { recognizer.edges = $0 }
    case .allowedTouchTypes:
      reader.options(value, TouchTypes.self).map { recognizer.allowedTouchTypes = $0 }
    case .recognizesAt:
      guard let moment = CustomMoment(rawValue: reader.text(value)) else {
        return reader.sayUnknown(.value, value, among: CustomMoment.allCases.map(\.rawValue))
      }
      recognizer.recognizesAt = moment
    case .failsAfter:
      reader.number(value, in: Limit.milliseconds).map { recognizer.failsAfter = $0 }
    case .failsBeyond: reader.number(value, in: Limit.size).map { recognizer.failsBeyond = $0 }
    case .state: reader.say(.belongsTo(property.rawValue, owners: "lines of a touch"), at: value)
    case .taps, .touches, .minimumTouches, .maximumTouches, .ignoresTouches, .continuous: break
    case .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .disabled: break
    case .enabled, .requires, .requiresExclusiveTouchType, .on, .detached, .attached: break
    }
  }
}
