/// The directions in which a line leaves a cell.
struct Joins: OptionSet {
  let rawValue: Int

  static let up = Joins(rawValue: 1)
  static let down = Joins(rawValue: 2)
  static let left = Joins(rawValue: 4)
  static let right = Joins(rawValue: 8)
}

/// The characters that frames are drawn with.
struct Pen {
  /// The character of each set of directions.
  private let characters: [Character]

  private init(_ characters: String) { self.characters = Array(characters) }

  subscript(joins: Joins) -> Character { characters[joins.rawValue] }

  /// The character of a line from left to right.
  var horizontal: Character { self[[.left, .right]] }

  static let thin = Pen(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")
  static let double = Pen(" ║║║═╝╗╣═╚╔╠═╩╦╬")
  static let dotted = Pen(" ┆┆┆┄┘┐┤┄└┌├┄┴┬┼")
  static let plainASCII = Pen(" |||-+++-+++-+++")
  static let heavyASCII = Pen(" ###=###=###=###")
  static let dottedASCII = Pen(" :::...........:")
}

/// The characters that mark what happened.
struct MapMarks {
  let finger, refused, hit, passed, turned, faint, unseen, small: Character
  let pen, current, accepting: Pen
  /// Stands between the names of views in each other that begin in one cell.
  let within: String
  let isASCII: Bool

  init(ascii: Bool) {
    finger = ascii ? "@" : "●"
    refused = ascii ? "x" : "✗"
    hit = ascii ? "*" : "✓"
    passed = ascii ? "^" : "↑"
    faint = ascii ? ";" : "◍"
    unseen = ascii ? "o" : "◌"
    small = ascii ? "%" : "■"
    turned = ascii ? "~" : "∠"
    pen = ascii ? .plainASCII : .thin
    current = ascii ? .heavyASCII : .double
    accepting = ascii ? .dottedASCII : .dotted
    within = ascii ? " > " : " › "
    isASCII = ascii
  }
}
