import TouchCore

extension Complaint {
  /// The word that was probably meant in place of the one that is complained about.
  var meant: String? {
    switch self {
    case .unknown(_, _, let meant): meant
    case .fullWidth(let mark): mark.meant
    default: nil
    }
  }

  /// What is wrong, in a sentence.
  var message: String {
    switch self {
    case .tab: "a tab; indent by two spaces a level, and separate words by spaces"
    case .fullWidth(let mark):
      "\(mark.name) '\(mark.character)'; did you mean '\(mark.meant)'?"
    case .strayCharacter(let character): "unexpected character \(shown(character))"
    case .unclosedQuote: "the quotation mark is never closed"
    case .badEscape: "unknown escape; there are \\\" \\\\ \\n \\r \\t and \\u{1F600}"
    case .oddIndent(let meant): "a level is two spaces; \(start(meant))"
    case .tooDeep(let meant): "indented too deep; \(start(meant))"
    case .indented: "unexpected indentation; no line is inside another here"

    case .unknown(let thing, let word, let meant):
      "unknown \(thing.rawValue) '\(brief(word))'" + (meant.map { "; did you mean '\($0)'?" } ?? "")
    case .unknownValue(let word, let known):
      "unknown value '\(brief(word))'; possible values: \(known.joined(separator: ", "))"
    case .unexpected(let word): "unexpected '\(brief(word))'"
    case .missing(let form): "something is missing: \(form)"
    case .notA(let form, let found): "expected \(form), found '\(brief(found))'"
    case .notANumber(let found): "'\(brief(found))' is not a number"
    case .outOfRange(let range, let found):
      "\(brief(found)) is out of range: \(exact(range.lowerBound)) to \(exact(range.upperBound))"
    case .writtenTwice(let word): "'\(brief(word))' is written twice, or contradicts another word"

    case .needsName(let keyword): "a name is missing: \(keyword.form)"
    case .badName(let name):
      "'\(brief(name))' is not a name: letters, digits, _ and, inside, -"
    case .reserved(let name): "'\(name)' cannot be a name: it has a meaning in overrides"
    case .nameTaken(let name, let line):
      "the name '\(brief(name))' is taken" + (line.map { ", in line \($0)" } ?? "")
    case .isAnother(let name, let thing, let expected):
      "'\(brief(name))' is \(thing), not a \(expected.rawValue)"

    case .modelAfterObject: "'model' lines come before the first object"
    case .appNotFirst: "'app' comes before all other objects"
    case .second(let word): "a second '\(word)'; an app has one"
    case .secondRoot(let window, let has):
      "the window '\(window)' already has a root view controller: '\(has)'"
    case .misplaced(let word, let inside): "'\(word)' cannot stand \(inside)"
    case .noWindow:
      "a view needs a window around it; write 'window 390x844' above, and indent what is inside"
    case .byMissing: "the presenter is missing; write this line below it, or add by=VC"
    case .byOnPlain: "by= belongs to 'presented vc'"
    case .belongsTo(let word, let owners): "'\(brief(word))' belongs to \(owners)"
    case .propertyOfWindows(let word): "'\(word)' is a property of windows"
    case .setOnly(let word): "'\(word)' can be used in 'set' lines only"
    case .lineOnly(let word):
      "'\(word)' cannot change once the object is there; it belongs in the line that makes it"
    case .notWhileTouching(let word): "'\(word)' cannot change while a touch goes on"
    case .nestedTooDeep(let limit): "views are nested deeper than \(limit)"
    case .tooManyViews(let limit): "more than \(limit) views"

    case .habit(let right): right.message
    case .secondRootView(let view, let root, let controller):
      "'\(brief(controller))' has a root view, '\(brief(root))', so '\(brief(view))' becomes its "
        + "sibling; to put it inside '\(brief(root))', indent it by two more spaces"

    case .noInverse: "the transform has no inverse, so no point can be converted through it"
    case .circle(let names): "the responder chain is a cycle: \(names.joined(separator: " -> "))"
    case .waitsForEachOther(let names):
      names.count == 2 && names.first == names.last
        ? "'\(brief(names[0]))' waits for itself to fail, so it never recognizes"
        : "recognizers that wait for each other never recognize: "
          + names.joined(separator: " -> ")

    case .behindContent(let view, let row):
      "'\(brief(view))' is behind the content view of '\(brief(row))' and gets no touches; "
        + "put it below a 'content' line"

    case .fault(let fault, let finger): fault.message(finger: finger)
    case .nothingHappens: "there is no event; write a 'down', or another event"
    case .placesForFingers(let places, let fingers):
      "\(places) places for \(fingers) fingers: one for all, or one each"
    case .badID(let id): "'\(brief(id))' is not an id: write touch #name"
    case .idTaken(let id): "the id '#\(brief(id))' is taken"
    }
  }

  private func start(_ meant: Int) -> String {
    meant == 0 ? "begin at the left edge" : "write \(meant) spaces in front"
  }

  /// A quotation that cannot flood the message.
  func brief(_ text: String) -> String {
    text.count <= 60 ? text : "\(text.prefix(60))…"
  }

  /// A character in quotes; one that cannot be seen by its number.
  func shown(_ character: String) -> String {
    guard let scalar = character.unicodeScalars.first else { return "" }
    let isVisible = scalar.value > 0x20 && !(0x7F...0xA0).contains(scalar.value)
    return isVisible ? "'\(character)'" : "U+\(String(scalar.value, radix: 16, uppercase: true))"
  }
}

extension TouchScript.Fault {
  /// What a hand cannot do, in a sentence.
  func message(finger: String) -> String {
    switch self {
    case .earlierThanBefore: "earlier than the line before"
    case .downTwice: "the finger '\(finger)' is already down"
    case .notDown: "the finger '\(finger)' is not down"
    case .tooManyFingers:
      "more than \(TouchScript.mostFingers) fingers would be down at once"
    case .twiceInOneEvent: "the finger '\(finger)' changes twice in one event"
    case .downWithoutPlace: "the place is missing; write at x,y or in VIEW x,y"
    case .tooManyTouches:
      "more than \(TouchScript.mostTouches) touches: a record holds no more; "
        + "write the rest as another touch script"
    case .timeOutOfRange:
      "the time is out of range: \(TouchScript.times.lowerBound) to \(TouchScript.times.upperBound)"
    case .placeOutOfRange: "the place of the finger '\(finger)' is out of range"
    }
  }
}
