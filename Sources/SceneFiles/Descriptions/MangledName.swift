//  _Tt G C 7SwiftUI 14_UIHostingView V S_ 5Color _
//      │ │ └ context  └ name         │ │  └ name └ the last argument
//      │ └ a class                   │ └ what was named first: SwiftUI
//      └ with arguments              └ a struct

/// Resolves a name of Swift's first mangling, as the Objective-C runtime keeps it for classes.
struct MangledName {
  /// A type that is declared somewhere, or a module.
  private struct Declared {
    /// What stands before its names: the module, the function that holds it.
    var context: String
    /// The names of types within types, the outermost first, with their arguments.
    var names: [String] = []

    var text: String {
      (context.isEmpty ? names : [context] + names).joined(separator: ".")
    }

    var length: Int { names.reduce(context.utf8.count) { $0 + $1.utf8.count + 1 } }
  }

  private let bytes: [UInt8]
  private var place = 3
  /// What may be named again by its number.
  private var earlier: [Declared] = []
  // Each level within another takes some of a thread's stack.
  private var depth = 0
  // Two letters can name two thousand again.
  /// How many letters were named again.
  private var repeated = 0

  /// The longest name that is resolved, and the longest that comes of it.
  private static let longest = 4096
  private static let deepest = 64

  /// Begins with a name that starts with `_Tt`.
  init(_ name: String) { bytes = Array(name.utf8) }

  /// The readable name; nil where it is cut, or of a kind that classes are not.
  mutating func resolved() -> String? {
    guard bytes.count <= Self.longest, let name = type(), place == bytes.count,
      name.utf8.count <= Self.longest
    else { return nil }
    return name
  }

  private mutating func type() -> String? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest, let kind = next() else { return nil }
    switch kind {
    case "C", "V", "O": return declared()?.text
    case "G": return bound()
    case "S": return substitution()?.text
    case "T", "t": return tuple()
    case "F": return function()
    case "M": return type().map { $0 + ".Type" }
    case "P": return protocols()
    default: return nil
    }
  }

  private mutating func bound() -> String? {
    guard let kind = next() else { return nil }
    let type: Declared? =
      switch kind {
      case "C", "V", "O": declared()
      case "S": substitution()
      default: nil
      }
    guard var type else { return nil }
    // The outermost type's arguments come first; each type has a list, though it be empty.
    for index in type.names.indices {
      guard let arguments = list() else { return nil }
      if !arguments.isEmpty { type.names[index] += "<\(arguments.joined(separator: ", "))>" }
    }
    return type.text
  }

  /// What was named before, or what is declared in a module that was.
  private mutating func protocolSubstitution() -> Declared? {
    guard var type = substitution() else { return nil }
    guard type.names.isEmpty else { return type }
    guard let name = declaredName() else { return nil }
    type.names = [name]
    earlier.append(type)
    return type
  }

  private mutating func list() -> [String]? {
    var types: [String] = []
    while !take("_") {
      guard let type = type() else { return nil }
      types.append(type)
    }
    return types
  }

  private mutating func tuple() -> String? {
    var types: [String] = []
    while !take("_") {
      let label = peek?.isDigit == true ? identifier() : nil
      guard let type = type() else { return nil }
      types.append(label.map { "\($0): \(type)" } ?? type)
    }
    return "(\(types.joined(separator: ", ")))"
  }

  private mutating func function() -> String? {
    _ = take("z")
    guard let arguments = type(), let result = type() else { return nil }
    return "\(arguments.hasPrefix("(") ? arguments : "(\(arguments))") -> \(result)"
  }

  private mutating func protocols() -> String? {
    var names: [String] = []
    while !take("_") {
      guard let type = take("S") ? protocolSubstitution() : declared() else { return nil }
      names.append(type.text)
    }
    return names.isEmpty ? "Any" : names.joined(separator: " & ")
  }

  /// A context and a name in it.
  private mutating func declared() -> Declared? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest, var type = context(), let name = declaredName() else { return nil }
    type.names.append(name)
    earlier.append(type)
    return type
  }

  private mutating func context() -> Declared? {
    guard let byte = peek else { return nil }
    if byte.isDigit {
      guard let name = identifier() else { return nil }
      earlier.append(Declared(context: name))
      return earlier.last
    }
    switch next() {
    case "C", "V", "O": return declared()
    case "S": return substitution()
    case "s": return Declared(context: "")
    case "F": return functionContext()
    case "E":
      // What an extension declares belongs to what is extended, for a reader.
      _ = context()
      return context()
    default: return nil
    }
  }

  /// A function that holds a type: its own type only tells it from others of its name.
  private mutating func functionContext() -> Declared? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest, let owner = context(), let name = declaredName(), type() != nil
    else { return nil }
    return Declared(context: owner.text + "." + name)
  }

  private mutating func declaredName() -> String? {
    if take("P") {
      guard identifier() != nil else { return nil }
    } else if take("L") {
      guard number() != nil else { return nil }
    }
    return identifier()
  }

  private mutating func identifier() -> String? {
    var length = 0
    let start = place
    while let byte = peek, byte.isDigit, length <= Self.longest {
      length = length * 10 + Int(byte - 0x30)
      place += 1
    }
    guard place > start, length > 0, length <= bytes.count - place else { return nil }
    defer { place += length }
    return String(decoding: bytes[place..<place + length], as: UTF8.self)
  }

  /// `_` is 0, `0_` is 1.
  private mutating func number() -> Int? {
    if take("_") { return 0 }
    var number = 0
    while let byte = peek, byte.isDigit, number <= Self.longest {
      number = number * 10 + Int(byte - 0x30)
      place += 1
    }
    return take("_") ? number + 1 : nil
  }

  private mutating func substitution() -> Declared? {
    guard let byte = peek else { return nil }
    if byte == 0x5F || byte.isDigit {
      guard let number = number(), number < earlier.count else { return nil }
      repeated += earlier[number].length
      return repeated <= Self.longest ? earlier[number] : nil
    }
    guard let letter = next() else { return nil }
    if letter == "o" || letter == "C" { return Declared(context: "") }
    return Self.standard[letter].map { Declared(context: "", names: [$0]) }
  }

  private static let standard: [Unicode.Scalar: String] = [
    "a": "Array", "b": "Bool", "c": "UnicodeScalar", "d": "Double", "f": "Float", "i": "Int",
    "P": "UnsafePointer", "p": "UnsafeMutablePointer", "q": "Optional",
    "Q": "ImplicitlyUnwrappedOptional", "R": "UnsafeBufferPointer",
    "r": "UnsafeMutableBufferPointer", "S": "String", "u": "UInt", "V": "UnsafeRawPointer",
    "v": "UnsafeMutableRawPointer",
  ]

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func next() -> Unicode.Scalar? {
    guard let byte = peek else { return nil }
    place += 1
    return Unicode.Scalar(byte)
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard let byte = peek, Unicode.Scalar(byte) == letter else { return false }
    place += 1
    return true
  }
}
