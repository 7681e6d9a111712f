import TouchCore

//  form     $k $v frame=(#x,#y,#w,#h) _       $ a word, # a number, _ anything
//  line     view card frame=(20,100,350,200) hidden
//  right    $k $v #x,#y #wx#h _
//           view card 20,100 350x200 hidden

/// The form of a line that is written by habit.
///
/// Blanks do not matter.
struct HabitForm: Sendable {
  private enum Piece: Hashable {
    case literal(String)
    case word(Character)
    case number(Character)
    case rest
  }

  /// The form as the table has it.
  let form: String
  private let pieces: [Piece]
  /// The words and marks that a line in this form has; nearly all lines lack one.
  private let literals: [String]

  init(_ form: String) {
    self.form = form
    let cut = Pieces(form.utf8)
    var pieces: [Piece] = []
    for place in cut.ranges.indices {
      let text = cut.texts[place]
      // A single letter behind # or $ is a placeholder: #selector is not.
      if text.count == 1, let letter = text.first, letter.isLetter {
        if pieces.last == .literal("$") {
          pieces[pieces.count - 1] = .word(letter)
          continue
        }
        if pieces.last == .literal("#") {
          pieces[pieces.count - 1] = .number(letter)
          continue
        }
      }
      pieces.append(text == "_" ? .rest : .literal(text))
    }
    self.pieces = pieces
    literals = pieces.compactMap { piece in
      if case .literal(let text) = piece, text != "=" { text } else { nil }
    }
  }

  /// What the placeholders stand for in a line.
  struct Found {
    var texts: [Character: String] = [:]
    var rests: [String] = []
  }

  /// The first way to read a line in this form that is accepted; nil if there is none.
  func find<Result>(in line: Pieces, _ accept: (Found) -> Result?) -> Result? {
    guard literals.allSatisfy(line.texts.contains) else { return nil }
    return match(0, line, 0, Found(), accept)
  }

  private func match<Result>(
    _ piece: Int, _ line: Pieces, _ place: Int, _ found: Found, _ accept: (Found) -> Result?
  ) -> Result? {
    let count = line.ranges.count
    guard piece < pieces.count else { return place == count ? accept(found) : nil }
    if pieces[piece] == .rest {
      // A line does not begin with nothing.
      for end in (piece == 0 ? place + 1 : place)..<max(count + 1, place + 1) where end <= count {
        var found = found
        found.rests.append(line.text(place..<end))
        if let result = match(piece + 1, line, end, found, accept) { return result }
      }
      return nil
    }
    guard place < count else { return nil }
    let text = line.texts[place]
    var found = found
    switch pieces[piece] {
    case .literal(let literal):
      guard text == literal || (literal == "=" && text == ":") else { return nil }
    case .word(let letter):
      guard let word = HabitWord.meaning(of: text, letter) else { return nil }
      found.texts[letter] = word
    case .number(let letter):
      guard let digit = text.utf8.last, Ascii.isDigit(digit),
        !Ascii.beginsName(text.utf8.first ?? 0)
      else { return nil }
      found.texts[letter] = text
    case .rest: return nil
    }
    return match(piece + 1, line, place + 1, found, accept)
  }
}

/// What a placeholder for a word takes, by its letter.
enum HabitWord {
  /// The word that stands for it in the right line; nil if it is not one of those meant.
  static func meaning(of text: String, _ letter: Character) -> String? {
    switch letter {
    case "k": kind(text)
    case "r": RecognizerKind.spoken(text).map { $0.meant.rawValue }
    case "o": Override.spoken(text) == nil ? nil : text
    case "e": isEvent(text) ? text : nil
    case "d": TouchAction(rawValue: text) == nil ? nil : text
    case "f": isProperty(text) { $0 } ? text : nil
    case "p": isProperty(text) { !$0 } ? text : nil
    case "b": truth(text.lowercased()).map { $0 ? "yes" : "no" }
    case "c": truth(text) == nil ? truth(text.lowercased()).map { $0 ? "yes" : "no" } : nil
    case "a": isName(text) && !isEvent(text) && nearest(text, among: events) == nil ? text : nil
    case "q": quotedName(text)
    default: isName(text) && Reserved(rawValue: text) == nil ? text : nil
    }
  }

  private static let events = ControlEvents.named.map { $0.name }

  private static func isEvent(_ text: String) -> Bool { events.contains(text) }

  /// A kind of view, or a window, also as UIKit and others call it, and with a capital.
  private static func kind(_ text: String) -> String? {
    let small = text.prefix(1).lowercased() + text.dropFirst()
    for word in [text, small] {
      if let kind = ViewKind.spoken(word)?.meant ?? ViewKind.byOtherWords[word] {
        return kind.rawValue
      }
      if let keyword = Keyword.spoken(word)?.meant, keyword == .window { return keyword.rawValue }
    }
    return nil
  }

  private static func isProperty(_ text: String, _ fits: (_ mayStandAlone: Bool) -> Bool) -> Bool {
    if let property = Property.spoken(text)?.meant {
      return property != .frame && fits(property.entry.mayStandAlone)
    }
    return RecognizerProperty.spoken(text).map { fits($0.meant.entry.shape?.mayStandAlone == true) }
      ?? false
  }

  private static func quotedName(_ text: String) -> String? {
    guard text.utf8.count > 2, text.utf8.first == Ascii.quote else { return nil }
    let words = text.dropFirst().dropLast().split(separator: " ")
    guard let first = words.first else { return nil }
    let name = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return isName(String(name)) ? String(name) : nil
  }
}
