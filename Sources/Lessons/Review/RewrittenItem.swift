//  view top 20,80 100x200          view amber 270,80 100x200
//  0 down A at 30,100       ─▶     0 down A at 359,100
//  choice top                      choice amber

/// A question moved to a scene that looks new: other names, and left for right where nothing
/// depends on it.
struct RewrittenItem {
  private static let names = [
    "amber", "birch", "cedar", "dune", "ember", "fjord", "grove", "heath", "iris", "jade", "kelp",
    "lake", "moss", "north", "oak", "pine", "quartz", "reed", "sand", "tide", "umber", "vale",
    "wren", "yew", "zinc",
  ]

  private let item: ReviewItem
  private var renamed: [String: String] = [:]

  /// - Parameter turn: Which names to begin with, so that a second review looks different.
  init(_ item: ReviewItem, turn: Int) {
    self.item = item
    var place = turn * 7
    for line in item.scene {
      guard let name = Self.declaredName(in: line), renamed[name] == nil else { continue }
      let round = (place - turn * 7) / Self.names.count
      renamed[name] = Self.names[place % Self.names.count] + (round > 0 ? "\(round + 1)" : "")
      place += 1
    }
  }

  /// The names that are replaced.
  var names: Set<String> { Set(renamed.keys) }

  /// The question with other names, and mirrored if wanted; nil where it cannot be.
  func rewritten(mirrored: Bool) -> ReviewItem? {
    var result = item
    if mirrored {
      let touches = item.touch + item.otherTouches.flatMap { $0.body }
      let asked = item.question + item.solutions.flatMap { $0.self }
      guard let mirror = SceneMirror(item.scene, touches, asked) else { return nil }
      result.scene = mirror.scene
      var rest = mirror.touch[...]
      result.touch = Array(rest.prefix(item.touch.count))
      rest = rest.dropFirst(item.touch.count)
      for place in item.otherTouches.indices {
        let count = item.otherTouches[place].body.count
        result.otherTouches[place].body = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
    }
    result.scene = result.scene.map(renaming)
    result.touch = result.touch.map(renaming)
    for place in result.otherTouches.indices {
      result.otherTouches[place].body = result.otherTouches[place].body.map(renaming)
    }
    result.question = result.question.map(renaming)
    result.solutions = result.solutions.map { $0.map(renaming) }
    return result
  }

  /// The name of a view or controller that a line of a scene declares.
  private static func declaredName(in line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    let start = words.first == "presented" ? 1 : 0
    guard words.count > start + 1, SceneMirror.kinds.contains(words[start]) else { return nil }
    let name = words[start + 1]
    guard name.first?.isLetter == true, !name.contains("="), !SceneMirror.reserved.contains(name)
    else { return nil }
    return name
  }

  /// A line with the names in it replaced, as whole words between spaces, `=`, commas and dots: a
  /// scroll view's own recognizers are called after it, `list.pan`.
  private func renaming(_ line: String) -> String {
    var result = ""
    var word = ""
    var isFirst = true
    func replaced() -> String { isFirst ? word : renamed[word] ?? word }
    for character in line {
      if " =,.".contains(character) {
        result += replaced() + String(character)
        if !word.isEmpty { isFirst = false }
        word = ""
      } else {
        word.append(character)
      }
    }
    return result + replaced()
  }
}
