import SceneLanguage
import TouchNarration

/// Chooses among the scenes or touches of a file.
struct Choice {
  enum What: String { case scene, touch }

  let what: What
  let path: String
  /// The id that was asked for.
  let wanted: String?
  let console: Console
  /// Whether an editor asked, by a key of its launch.
  var isLaunch = false

  /// The one that was asked for, or the first; says which it took where there are several.
  func pick<Value>(_ choices: [(String, Value)]) -> (String, Value)? {
    guard let wanted else { return first(of: choices) }
    if let found = choices.first(where: { $0.0 == wanted }) { return found }
    // A controller's class is written with its module.
    let unqualified = choices.filter { $0.0.split(separator: ".").last.map(String.init) == wanted }
    if unqualified.count == 1 { return unqualified[0] }
    let hint = hint(wanted, choices.map(\.0))
    let key: StyledText = isLaunch ? "\(what.rawValue): " : ""
    return console.refuse(
      en: key + "\(path) has no \(name.english) '\(wanted)'; " + hint.english,
      zh: key + "\(path) 中没有\(name.chinese)“\(wanted)”；" + hint.chinese)
  }

  private func hint(_ wanted: String, _ names: [String]) -> Phrase {
    if let near = nearest(wanted, among: names) {
      return Phrase(en: "did you mean '\(near)'?", zh: "你是不是想写“\(near)”？")
    }
    guard !names.isEmpty else {
      return Phrase(en: "its only one has no name: do not name it", zh: "唯一的一个没有名字：不用写")
    }
    return Phrase(en: "it has \(listed(names))", zh: "有 \(listed(names))")
  }

  private func listed(_ names: [String]) -> String {
    names.prefix(Self.mostListed).joined(separator: ", ")
      + (names.count > Self.mostListed ? " …" : "")
  }

  /// So many names are told of.
  private static let mostListed = 12

  private func first<Value>(of choices: [(String, Value)]) -> (String, Value)? {
    guard let first = choices.first else {
      return console.refuse(en: "\(path) has no \(name.english)", zh: "\(path) 中没有\(name.chinese)")
    }
    if choices.count > 1 {
      let others = choices.dropFirst().map(\.0).joined(separator: ", ")
      console.complain(
        en: "using \(name.english) '\(first.0)'; the file also has \(others)",
        zh: "使用\(name.chinese)“\(first.0)”；文件中还有 \(others)")
    }
    return first
  }

  private var name: Phrase {
    switch what {
    case .scene: Phrase(en: "scene", zh: "场景")
    case .touch: Phrase(en: "touch", zh: "触摸")
    }
  }
}

extension Choice {
  /// A choice by what the command line, or an editor's launch, names.
  init(_ what: What, of path: String, _ invocation: Invocation, _ console: Console) {
    self.init(
      what: what, path: path, wanted: invocation[what == .scene ? .scene : .touch],
      console: console, isLaunch: invocation.isLaunch)
  }
}
