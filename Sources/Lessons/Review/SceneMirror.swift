import TouchCore

//  window 390                     window 390
//    a 20,0 100x50         ─▶       a 270,0 100x50          x' = 390 − 20 − 100
//  down at 30,10                  down at 359,10            x' = 390 − 1 − 30

/// A scene and its touches with left and right exchanged, as text.
///
/// A view holds its left edge and not its right one, so whole points are mirrored as the cells
/// between the edges are.
struct SceneMirror {
  /// The kinds of objects that may have a name.
  static let kinds: Set<String> = [
    "vc", "view", "button", "control", "switch", "slider", "stepper", "segmented", "stack", "image",
    "label", "field", "textView", "scroll", "table", "cell",
  ]
  /// Words that mean something themselves, whoever is called so.
  static let reserved: Set<String> = kinds.union([
    "app", "window", "windowScene", "delegate", "presented", "self", "nil", "super", "log", "all",
    "passthrough", "return", "yes", "no", "nobody", "hidden", "outside", "inside", "expand",
    "holes", "include", "at", "in", "by", "set",
  ])
  /// What has a left and a right of its own, or other coordinates inside.
  private static let sided = [
    "bounds=", "transform=", "anchor=", "content", "holes", "direction=", "edges=", "edgePan",
    "swipe", "rotation", "drag", "scroll ", "table ", "point-in",
    "ask previous", "ask translation", "ask offset", "pan", "pinch",
  ]

  private(set) var scene: [String] = []
  private(set) var touch: [String] = []
  private var widths: [String: Int] = [:]
  private var screen: Int?

  /// Fails where left and right mean something that cannot be exchanged.
  init?(_ scene: [String], _ touch: [String], _ question: [String]) {
    let text = (scene + touch + question).joined(separator: "\n")
    guard !Self.sided.contains(where: { text.has($0) }) else { return nil }
    var open: [(indent: Int, width: Int)] = []
    for line in scene {
      guard let mirrored = mirror(line, &open) else { return nil }
      self.scene.append(mirrored)
    }
    for line in touch {
      guard let mirrored = mirror(touch: line) else { return nil }
      self.touch.append(mirrored)
    }
  }

  private mutating func mirror(
    _ line: String, _ open: inout [(indent: Int, width: Int)]
  ) -> String? {
    let indent = line.prefix { $0 == " " }.count
    var words = line.split(separator: " ").map(String.init)
    guard let first = words.first, first.first != "@", first.first != "~" else { return line }
    while let last = open.last, last.indent >= indent { open.removeLast() }
    let outer = open.last?.width
    guard let place = words.firstIndex(where: { Self.pair($0, "x") != nil }) else {
      if let outer { open.append((indent, outer)) }
      return line
    }
    guard let size = Self.pair(words[place], "x") else { return nil }
    open.append((indent, size.0))
    if first == "window" {
      // Two windows, or one that is moved, would have to be mirrored on a screen nobody wrote down.
      guard screen == nil, !words.contains(where: { Self.pair($0, ",") != nil }) else { return nil }
      screen = size.0
      return line
    }
    guard let outer, place > 0, let origin = Self.pair(words[place - 1], ",") else { return nil }
    if place > 1 { widths[words[1]] = size.0 }
    words[place - 1] = "\(outer - origin.0 - size.0),\(origin.1)"
    return String(repeating: " ", count: indent) + words.joined(separator: " ")
  }

  private func mirror(touch line: String) -> String? {
    var words = line.split(separator: " ").map(String.init)
    guard let screen else { return nil }
    var width: Int? = screen
    var isBy = false
    for place in words.indices {
      if words[place] == "by" { isBy = true }
      if words[place] == "at" { (isBy, width) = (false, screen) }
      if place > 0, words[place - 1] == "in" { (isBy, width) = (false, widths[words[place]]) }
      guard words[place].contains(","), words[place].first?.isLetter == false else { continue }
      guard let point = Self.pair(words[place], ","), let width else { return nil }
      words[place] = "\(isBy ? -point.0 : width - 1 - point.0),\(point.1)"
    }
    return words.joined(separator: " ")
  }

  /// Two whole numbers with a sign between them.
  private static func pair(_ word: String, _ sign: Character) -> (Int, Int)? {
    let parts = word.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]) else {
      return nil
    }
    return (first, second)
  }
}
