import TestSupport
import TouchCore

@testable import SceneLanguage
@testable import TouchDebugger

/// A scene in which one word says something of one object, and what it says.
struct SaidProperty {
  /// Whose table has the word, for telling words of the same spelling apart.
  let table: String
  /// The word of the scene language.
  let word: String
  /// UIKit's spellings; where one is the opposite, yes of it is no of the word.
  let uiKit: [(spelling: String, isOpposite: Bool)]
  /// How the word is written.
  let form: String
  /// The scene in which the word stands.
  let text: String
  /// The scene without the word, where the word is one of a property that can be left out.
  let plain: String
  /// What a program does first, in lines of a touch or of `set`.
  var changes: String?
  /// The name of the object.
  var object = "it"
  /// The value as it is typed behind `=`, and as it is printed.
  let typed: String
  let printed: String

  /// How a condition asks whether it has the value; of a transform or a list it asks a part.
  var comparison: String {
    if printed.hasPrefix("[") { return word == "transform" ? ".a == 2" : ".count == 1" }
    if printed.contains(" ") { return " == (\(printed))" }
    // A text of the app's own is no word of the language.
    let isBare = printed.hasPrefix("(") || printed.allSatisfy { $0.isLetter } || isNumber
    return isBare && printed != "hello" ? " == \(printed)" : " == \"\(printed)\""
  }

  private var isNumber: Bool {
    !printed.hasPrefix("0x") && printed.allSatisfy { $0.isNumber || $0 == "." || $0 == "x" }
  }

  /// What is printed under a spelling of UIKit's.
  func printed(_ isOpposite: Bool) -> String {
    isOpposite ? (printed == "yes" ? "no" : "yes") : printed
  }
}

/// A value that is not a property's default.
struct SampleValue {
  /// As it stands behind the word in a scene; nil where the word stands alone.
  let written: String?
  /// As it is typed behind `=`.
  let typed: String
  let printed: String

  init(_ written: String?, typed: String? = nil, printed: String? = nil) {
    self.written = written
    self.typed = typed ?? written ?? "yes"
    self.printed = printed ?? self.typed
  }

  /// A value of a shape, unlike what something plain has.
  init<Root>(_ shape: PropertyShape<Root>, unlike plain: Root) {
    switch shape {
    case .flag(let field, let isOn):
      self.init(field.get(plain) == isOn ? "no" : nil)
    case .answer(let field, _), .part(let field): self.init(field.get(plain) ? "no" : "yes")
    case .opinion: self.init("yes")
    case .number(let field, let range):
      let number = [0.5, 3].first { range.contains($0) && $0 != field.get(plain) }
      self.init(exact(number ?? range.upperBound))
    case .bound(_, let range): self.init(exact([3].first(where: range.contains) ?? 1))
    case .count(let field, let range):
      let number = [2, 3].first { range.contains(Double($0)) && $0 != field.get(plain) }
      self.init("\(number ?? 1)")
    case .point: self.init("3,4", printed: "(3,4)")
    case .size: self.init("30x40")
    case .insets: self.init("1,2,3,4")
    case .text: self.init("\"hello\"", printed: "hello")
    case .words(let path):
      self.init(
        path.known.first { word in
          var other = plain
          path.put([word], &other)
          return path.words(other) != path.words(plain)
        } ?? "none")
    }
  }
}
