import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//  tree list*       list       UIScrollView  window › page › list        a view: its place in
//                              0,400 390x400 of its window               the tree, its frame
//                   list.pan   UIScrollViewPanGestureRecognizer  on list

/// Finds views, controllers and recognizers.
struct ViewsCommand: InSession {
  let session: Session

  /// Finds what a part of a name or a glob fits, by name, class or text.
  func find(_ call: CommandLine) throws(Complaint) -> Reply {
    let pattern = try NamePattern(call.arguments)
    let all: [Sought] =
      sceneHere.responders.map { .responder($0) }
      + sceneHere.recognizerIDs.map { .recognizer($0) }
    let isFound = pattern.finder()
    let found = all.filter { !Interruption.isWanted && words(of: $0).contains(where: isFound) }
    guard !found.isEmpty else {
      let names = Interruption.isWanted ? [] : all.flatMap { words(of: $0) }
      let near = nearest(String(call.arguments), among: names)
      throw Complaint(
        FindWords.foundNothing(String(call.arguments), nearest: near), at: call.arguments.startIndex
      )
    }
    let shown = found.prefix(Self.mostFound).flatMap { lines(of: $0) }
    let rest = found.count - Self.mostFound
    return Reply(lines: rest > 0 ? shown + [say(FindWords.moreFound(rest))] : shown)
  }

  /// More is no help to look at.
  private static let mostFound = 40

  /// The name, class and text of something.
  private func words(of thing: Sought) -> [String] {
    switch thing {
    case .recognizer(let id): [scene.name(of: id), sceneHere[id].className]
    case .responder(.view(let id)):
      [scene.name(of: id), sceneHere[id].className] + (sceneHere[id].text.map { [$0] } ?? [])
    case .responder(let responder):
      [scene.name(of: responder), LookCommands(session: session).className(of: responder)]
    }
  }

  private func lines(of thing: Sought) -> [StyledText] {
    switch thing {
    case .recognizer(let id):
      let view = scene.name(of: sceneHere[id].view)
      return found(scene.name(of: id), sceneHere[id].className, say(FindWords.on(view)))
    case .responder(.view(let id)): return lines(of: id)
    case .responder(.controller(let id)):
      let view = sceneHere[id].view.map { say(FindWords.controls(scene.name(of: $0))) }
      return found(scene.name(of: .controller(id)), "UIViewController", view ?? "")
    case .responder(let responder):
      return found(
        scene.name(of: responder), LookCommands(session: session).className(of: responder), "")
    }
  }

  private func lines(of view: ViewID) -> [StyledText] {
    let scene = sceneHere
    let path = scene.path(from: view)
    let place = path.reversed().dropLast().map { scene.name(of: $0) + " › " }.joined()
    var facts: [StyledText] = []
    if let window = scene.window(containing: view) {
      let frame = scene.convert(scene[view].bounds, from: view, to: window)
      facts.append(say(FindWords.inItsWindow(frame.exactly)))
    } else {
      facts.append(say(FindWords.inNoWindow))
    }
    if let text = scene[view].text { facts.append("\"\(text)\"") }
    let switches = switches(of: view)
    if !switches.isEmpty { facts.append("\(dim: switches.joined(separator: " "))") }
    let path1: StyledText = "  \(dim: place + scene.name(of: view))"
    return found(scene.name(of: view), scene[view].className, "")
      + path1.wrapped(to: pictureWidth, indent: 4)
      + ("  " + facts.joined(by: "  ")).wrapped(to: pictureWidth, indent: 4)
  }

  private func found(_ name: String, _ className: String, _ fact: StyledText) -> [StyledText] {
    let line: StyledText = "\(name: name)  \(dim: className)"
    return (fact.isEmpty ? line : line + "  " + fact).wrapped(to: pictureWidth, indent: 4)
  }

  /// The switches that decide and the overrides, in words of the scene language.
  func switches(of id: ViewID) -> [String] {
    let scene = sceneHere
    let view = scene[id]
    var words: [String] = []
    if let window = scene.windows.first(where: { $0.view == id }), window.level != 0 {
      words.append("level=\(exact(window.level))")
    }
    if view.isHidden { words.append("hidden") }
    if !view.isUserInteractionEnabled {
      words.append("noninteractive")
    } else if !view.kind.isInteractiveByDefault {
      words.append("interactive")
    }
    if view.alpha != 1 { words.append("alpha=\(exact(view.alpha))") }
    if view.kind.isControl, !view.isEnabled { words.append("disabled") }
    if view.blocksTouchesWhileAnimating { words.append("animating") }
    if view.transform != .identity { words.append("transform") }
    if view.bounds.origin != .zero {
      let (name, origin) = (view.scrolling == nil ? "bounds" : "contentOffset", view.bounds.origin)
      words.append("\(name)=\(exact(origin.x)),\(exact(origin.y))")
    }
    if view.hitTestOverride != nil { words.append("~hitTest") }
    if view.pointInsideOverride != nil { words.append("~pointInside") }
    if ResponderMethod.allCases.contains(where: { view.overrides[$0] != .inherited }) {
      words.append("~touches")
    }
    if view.overrides.next != .inherited { words.append("~next") }
    return words
  }
}

/// Something a pattern can find.
private enum Sought: Hashable {
  case responder(Responder)
  case recognizer(RecognizerID)
}

extension NamePattern {
  /// Tells whether it fits a text, or a part of it where it is no glob; big and small letters are
  /// one.
  fileprivate func finder() -> (String) -> Bool {
    guard let part = name?.lowercased() else { return matcher() }
    return { $0.lowercased().has(part) }
  }
}
