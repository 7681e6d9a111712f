import TouchCore

@testable import SceneLanguage

/// A file with one line that is written by habit.
struct HabitExample: CustomStringConvertible {
  let habit: Habit
  let form: String

  var description: String { form }

  /// The wrong line: the form with something in each place.
  var line: String {
    var line = ""
    var isFirst = true
    var rest = form[...]
    if rest.first == "_" {
      line = start
      rest.removeFirst()
    }
    while let mark = rest.popFirst() {
      let after = rest.dropFirst().first
      let isAlone = after.map { !$0.isLetter || mark == "#" && $0 == "x" } ?? true
      if mark == "$" || mark == "#", let letter = rest.first, letter.isLetter, isAlone {
        rest.removeFirst()
        line += mark == "$" ? word(letter) : number(letter)
      } else {
        line += mark == "_" ? end(isFirst) : String(mark)
        if mark == "_" { isFirst = false }
      }
    }
    // These are about blanks only.
    let isApart = form.replacingOccurrences(" x ", "x") == habit.right
    return isApart
      ? line.replacingOccurrences(",", ", ") : line.replacingOccurrences(" x ", "x")
  }

  private var start: String {
    switch habit.context {
    case .scene: habit.reason == .mark && form == "- _" ? "" : "view inner"
    case .head: "touch #tap"
    case .touch: "0 down A at 1,1"
    }
  }

  private func end(_ isFirst: Bool) -> String {
    switch habit.reason {
    case .override: form.hasPrefix("$o") ? "return nil" : "(_ point: CGPoint)"
    case .unseen: "self"
    case .recognizer: form.contains("target") ? "self" : "dismiss"
    case .comment: "a remark"
    case .mark: form == "- _" ? "view inner" : isFirst ? "clips" : "exclusive"
    case .touch: habit.context == .head ? "now" : "A at 1,1"
    case .milliseconds: "up A"
    default: ""
    }
  }

  private func word(_ letter: Character) -> String {
    switch letter {
    case "k": property == "contentSize" && habit.reason == .property ? "scroll" : "view"
    case "v": isAboutCard ? "card" : "inner"
    case "r": "tap"
    case "o": "hitTest"
    case "e": "touchUpInside"
    case "d": usesMove ? "move" : "down"
    case "f": "hidden"
    case "p": property
    case "b": "true"
    case "c": "YES"
    case "a": "save"
    case "q": "\"inner\""
    case "g": "dismissTap"
    case "n" where habit.reason == .setting: form.contains("$b") ? "alphaAsFloat32" : "tapInterval"
    case "n" where habit.context == .touch: "A"
    default: "other"
    }
  }

  private var property: String {
    if form.contains("@") { return "taps" }
    if form.contains("#w") { return "contentSize" }
    if form.contains("#x") { return "anchor" }
    return form.contains("$n") ? "class" : "alpha"
  }

  private func number(_ letter: Character) -> String {
    switch letter {
    case "x": "20"
    case "y": "100"
    case "w": "350"
    case "h": "200"
    case "m": "50"
    case "s": "0.05"
    case "n": habit.context == .head || form.contains("@") ? "1" : "0.5"
    default: "3"
    }
  }

  private var usesMove: Bool {
    form.contains(" by ") || form.contains(" to ") && !form.contains("from")
  }

  private var isAboutCard: Bool {
    habit.place == .below || habit.place == .declaration || form.contains("set $v")
      || form.contains("in $v") || form.contains(" on $v")
      || habit.context == .touch && form.contains("$v.")
  }

  /// The lines above the wrong one, and its indentation.
  private var above: (lines: [String], indent: Int) {
    let scene = ["window 390x844", "  vc root", "    button card tag=7"]
    switch habit.context {
    case .scene:
      if form.hasPrefix("model") { return ([], 0) }
      if habit.reason == .touchAtEdge { return (scene, 2) }
      if habit.reason == .touch { return (scene, 0) }
      if form.hasPrefix("window") { return ([], 0) }
      if habit.place == .parent { return (scene + ["      view parent"], 8) }
      if habit.isBelowRecognizer == true { return (scene + ["      @tap t"], 8) }
      return (scene, 6)
    case .head: return (scene, 0)
    case .touch: return (scene + ["touch #tap"] + earlier, 0)
    }
  }

  private var earlier: [String] {
    let isLater =
      usesMove || form.contains("up") || form.contains("cancel") || form.hasPrefix("move")
      || [.milliseconds, .braces, .comment].contains(habit.reason)
    return isLater ? ["0 down A at 1,1"] : []
  }

  var file: String {
    (above.lines + [String(repeating: " ", count: above.indent) + line] + below)
      .joined(separator: "\n")
  }

  private var below: [String] {
    let needsEvent = habit.context == .head && !habit.right.contains("\n")
    return needsEvent || habit.reason == .touchAtEdge || form.hasPrefix("touch=")
      ? ["0 down A at 1,1"] : []
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}

extension RightLines {
  /// A file with these lines put in their place.
  func put(into file: String, insteadOf number: Int) -> String {
    var all = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = min(number, all.count) - 1
    let indent = reason == .touchAtEdge ? "" : String(all[place].prefix { $0 == " " })
    if let inLine, let line = lines.first {
      let indent = String(all[inLine - 1].prefix { $0 == " " })
      all.remove(at: place)
      all[inLine - 1] = indent + line
    } else if let below, let parent = all[..<place].firstIndex(where: { $0.contains(" \(below) ") })
    {
      all.remove(at: place)
      let indent = String(all[parent].prefix { $0 == " " }) + "  "
      all.insert(contentsOf: lines.map { indent + $0 }, at: parent + 1)
    } else {
      all.replaceSubrange(place...place, with: lines.map { reason == .tabs ? $0 : indent + $0 })
    }
    return all.joined(separator: "\n")
  }
}

/// The first wrong line that was written by habit, put right.
func mended(_ file: String) -> String? {
  let parsed = readSceneFile(SourceLines(file: "f", text: file))
  guard let found = parsed.diagnostics.first(where: { $0.right != nil }), let right = found.right
  else { return nil }
  return right.put(into: file, insteadOf: found.line)
}
