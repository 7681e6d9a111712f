//  "no scroll view scrolls", "an older view is asked"    a claim about UIKit in general
//  "by default", "UITouch", "Apple"                      another
//  "this view", "the view"                               only about the scene

extension String {
  /// The words by which a text claims something about UIKit in general; nil where it only speaks of
  /// its scene, asks, or tells what to do.
  var claim: String? {
    // What is asked claims nothing.
    let said = sentences.filter { $0.last != "?" }.joined()
    let words = said.plainWords
    for (place, word) in words.enumerated() {
      if word.text.isGeneralName { return String(word.text) }
      let row =
        [word.text] + words[(place + 1)...].prefix { $0.follows }.prefix(3).map { $0.text }
      if row.starts(with: ["by", "default"]) { return "by default" }
      guard determiners.contains(word.text) else { continue }
      for rest in [row.dropFirst(), row.dropFirst(2)] where rest.first?.isThing == true {
        return "\(word.text) \(rest[rest.startIndex])"
      }
      for rest in [row.dropFirst(), row.dropFirst(2)] where rest.first == "scroll" {
        if rest.dropFirst().first?.isThing == true { return "\(word.text) scroll view" }
      }
    }
    return nil
  }

  /// Its sentences, each with the mark that ends it.
  var sentences: [Substring] {
    var sentences: [Substring] = []
    var rest = self[...]
    while let end = rest.firstIndex(where: { ".!?:;".contains($0) }) {
      let next = rest.index(after: end)
      sentences.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? sentences : sentences + [rest]
  }

  /// Its words of plain letters and digits, and whether each follows another after one blank.
  var plainWords: [(text: Substring, follows: Bool)] {
    split { !$0.isPlain }.map { word in
      let before = self[..<word.startIndex].suffix(2)
      return (word, before.last == " " && before.first?.isPlain == true)
    }
  }
}

private let determiners: Set<Substring> = [
  "a", "an", "any", "every", "each", "no", "all", "most",
]
private let things: Set<Substring> = [
  "view", "window", "control", "button", "recognizer", "gesture", "touch", "event", "responder",
  "controller", "override", "delegate", "superview", "subview", "label", "switch", "slider",
  "finger",
]
private let generalNames: Set<Substring> = [
  "Apple", "iOS", "documentation", "documented", "Views", "Windows", "Controls", "Buttons",
  "Recognizers", "Touches", "Events", "Responders", "Controllers",
]

extension Substring {
  fileprivate var isThing: Bool {
    things.contains(self) || last == "s" && things.contains(dropLast())
  }

  fileprivate var isGeneralName: Bool {
    generalNames.contains(self)
      || hasPrefix("UI") && count > 3 && dropFirst(2).first?.isUppercase == true
  }

  /// Whether it is the number of a misconception, such as M03.
  var isBeliefNumber: Bool {
    utf8.count == 3 && first == "M" && dropFirst().allSatisfy { $0.isNumber }
  }
}

extension Character {
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber) || self == "_" }
}
