import TouchCore

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
      let shape = property.shape(of: recognizer.kind)
      let hasValue = value.map { !$0.range.isEmpty } ?? false
      guard hasValue || shape?.mayStandAlone == true else {
        reader.say(.missing(form: property.entry.form), at: word)
        continue
      }
      let said = value ?? reader.behind(word)
      if let shape {
        reader.read(shape, known.isOpposite, said, into: &recognizer)
      } else if property == .requires {
        named.required = reader.parts(said, at: Ascii.comma)
      } else if property == .on {
        named.on = said
      } else {
        reader.say(.belongsTo(property.rawValue, owners: "lines of a touch"), at: said)
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
      return reader.refuse(.belongsTo(name, owners: property.owners ?? ""), at: key)
    }
    guard isSet || !property.isSetOnly else { return reader.refuse(.setOnly(name), at: key) }
    return spoken
  }
}
