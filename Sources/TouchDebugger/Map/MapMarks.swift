/// The characters a border and the marks are drawn with.
struct Pen {
  let horizontal, vertical: Character
  /// Top left, top right, bottom left, bottom right.
  let corners: (Character, Character, Character, Character)

  static let thin = Pen(horizontal: "─", vertical: "│", corners: ("┌", "┐", "└", "┘"))
  static let double = Pen(horizontal: "═", vertical: "║", corners: ("╔", "╗", "╚", "╝"))
  static let dotted = Pen(horizontal: "┄", vertical: "┆", corners: ("┌", "┐", "└", "┘"))
  static let plainASCII = Pen(horizontal: "-", vertical: "|", corners: ("+", "+", "+", "+"))
  static let heavyASCII = Pen(horizontal: "=", vertical: "#", corners: ("#", "#", "#", "#"))
  static let dottedASCII = Pen(horizontal: ".", vertical: ":", corners: (".", ".", ".", "."))
}

/// The characters that mark what happened.
struct MapMarks {
  let finger, refused, hit, turned, unseen: Character
  let pen, current, accepting: Pen
  /// Stands between the names of views that fill the same cells.
  let within: String
  let isASCII: Bool

  init(ascii: Bool) {
    finger = ascii ? "@" : "●"
    refused = ascii ? "x" : "✗"
    hit = ascii ? "*" : "✓"
    unseen = ascii ? "o" : "◌"
    turned = ascii ? "~" : "∠"
    pen = ascii ? .plainASCII : .thin
    current = ascii ? .heavyASCII : .double
    accepting = ascii ? .dottedASCII : .dotted
    within = ascii ? " > " : " › "
    isASCII = ascii
  }
}
