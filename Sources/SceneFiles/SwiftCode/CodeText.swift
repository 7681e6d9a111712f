import TouchCore

/// Values as Swift spells them.
enum CodeText {
  /// A text in quotation marks: nothing in it ends the literal or is read as Swift.
  static func literal(_ text: String) -> String {
    var code = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": code += "\\" + String(scalar)
      case "\n": code += "\\n"
      case _ where isControl(scalar): code += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: code.unicodeScalars.append(scalar)
      }
    }
    return code + "\""
  }

  /// A text inside a comment: it stays in its line.
  static func comment(_ text: String) -> String {
    var code = ""
    for scalar in text.unicodeScalars {
      code.unicodeScalars.append(isControl(scalar) ? " " : scalar)
    }
    return code
  }

  /// Characters that would end a line or cannot stand in a Swift file; the marks of direction, too,
  /// which make code look like other code.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// A comment that says what is missing.
  static func missing(_ what: String) -> String { "// cannot be said in UIKit: \(comment(what))" }

  static func number(_ number: Double) -> String { exact(number) }

  static func point(_ point: Point) -> String {
    "CGPoint(x: \(exact(point.x)), y: \(exact(point.y)))"
  }

  static func size(_ size: Size) -> String {
    "CGSize(width: \(exact(size.width)), height: \(exact(size.height)))"
  }

  static func rect(_ rect: Rect) -> String {
    "CGRect(x: \(exact(rect.minX)), y: \(exact(rect.minY)), "
      + "width: \(exact(rect.size.width)), height: \(exact(rect.size.height)))"
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "UIEdgeInsets(top: \(exact(insets.top)), left: \(exact(insets.left)), "
      + "bottom: \(exact(insets.bottom)), right: \(exact(insets.right)))"
  }

  static func transform(_ it: AffineTransform) -> String {
    "CGAffineTransform(a: \(exact(it.a)), b: \(exact(it.b)), c: \(exact(it.c)), "
      + "d: \(exact(it.d)), tx: \(exact(it.tx)), ty: \(exact(it.ty)))"
  }

  /// Several members of a set, or the only one; `none` and words that say none are the empty set.
  static func words(_ words: String, isSet: Bool) -> String {
    let members = words.split(separator: "|").filter { $0 != noneWord }.map { ".\($0)" }
    return isSet ? "[\(members.joined(separator: ", "))]" : members.first ?? ".\(noneWord)"
  }
}

/// The value of a property as Swift spells it; nil where it is as in everything of its kind.
func swiftValue<Root>(
  _ shape: PropertyShape<Root>, of root: Root, unlike plain: Root
) -> String? {
  func value<Value: Equatable>(
    _ field: Field<Root, Value>, _ spell: (Value) -> String?
  ) -> String? {
    let value = field.get(root)
    return value == field.get(plain) ? nil : spell(value)
  }
  return switch shape {
  case .flag(let field, _), .answer(let field, _), .part(let field): value(field) { "\($0)" }
  case .opinion(let field): value(field) { $0.map { "\($0)" } }
  case .number(let field, _): value(field, exact)
  case .bound(let field, _): value(field) { $0.map(exact) }
  case .count(let field, _): value(field) { "\($0)" }
  case .point(let field): value(field, CodeText.point)
  case .size(let field): value(field, CodeText.size)
  case .insets(let field): value(field, CodeText.insets)
  case .text(let field, _): value(field) { $0.map(CodeText.literal) }
  case .words(let path):
    path.words(root) == path.words(plain)
      ? nil : path.words(root).map { CodeText.words($0, isSet: path.isSet) }
  }
}
