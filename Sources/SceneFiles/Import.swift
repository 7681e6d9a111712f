import TouchCore

//  a paste of LLDB ──┐
//  Main.storyboard ──┼─▶ ForeignHierarchy ─▶ ImportedScene
//  a probe's JSON  ──┘     what was said        a scene that can be delivered to

/// A screen of an app that a file tells of, by its name in the file.
public struct ImportedScreen: Sendable {
  /// What tells it from the other screens of the file, of which none is called the same: a
  /// controller's class, a scene's id; may be nil for the only one.
  public let name: String?
  /// The screen as a scene.
  public let screen: ImportedScene
}

/// Reads the screens that a file of another program tells of.
///
/// - Parameters:
///   - text: What the file holds.
///   - kind: What the file is; nothing is read of our own kinds.
///   - file: The file, as the person named it: each scene's objects know their lines in it.
/// - Throws: Why nothing of it is read.
public func importScreens(
  _ text: String, _ kind: FileKind, of file: String = ""
) throws(ImportRefusal) -> [ImportedScreen] {
  var screens: [ImportedScreen] = []
  let found = try hierarchies(text, kind)
  let names = distinct(found)
  for (place, hierarchy) in found.enumerated() {
    let name = found.count > 1 ? names[place] : hierarchy.name
    screens.append(ImportedScreen(name: name, screen: try ImportedScene(hierarchy, of: file)))
  }
  guard !screens.isEmpty else { throw .noViews }
  return screens
}

/// Names by which several screens can be told apart: two may be of one class, or have none.
private func distinct(_ hierarchies: [ForeignHierarchy]) -> [String] {
  let own = hierarchies.map { $0.name ?? "scene" }
  var used = Set(own)
  var seen: [String: Int] = [:]
  return own.map { name in
    var number = seen[name, default: 0] + 1
    guard number > 1 else {
      seen[name] = number
      return name
    }
    while !used.insert("\(name)\(number)").inserted { number += 1 }
    seen[name] = number
    return "\(name)\(number)"
  }
}

extension ForeignHierarchy {
  /// The windows as one screen, and each tree without a window as one of its own: what lies in no common
  /// superview is not in front of each other.
  fileprivate var separated: [ForeignHierarchy] {
    let windows = roots.filter { ClassTable.kind(of: $0) == .window }
    let others = roots.filter { ClassTable.kind(of: $0) != .window }
    let trees = others.filter { !$0.subviews.isEmpty }
    guard windows.isEmpty ? trees.count > 1 : !others.isEmpty else { return [self] }
    let alone = others.filter { $0.subviews.isEmpty }
    let groups = [windows] + trees.map { [$0] } + [alone]
    return groups.filter { !$0.isEmpty }.enumerated().map { place, group in
      var screen = ForeignHierarchy(kind)
      (screen.roots, screen.windowLevels) = (group, windowLevels)
      if place == 0 { (screen.unshown, screen.remarks) = (unshown, remarks) }
      screen.viewsNamed = screen.viewCount
      return screen
    }
  }

  /// The hierarchy, unless no line of it has a frame, as of Chisel's `pviews -s`: nothing is answered
  /// about views of which nobody knows where they lie.
  fileprivate func withFrames() throws(ImportRefusal) -> ForeignHierarchy {
    var waiting = roots + unshown
    while let view = waiting.popLast() {
      if view.frame != nil { return self }
      waiting += view.subviews
    }
    throw .withoutFrames("pviews -s")
  }
}

private func hierarchies(
  _ text: String, _ kind: FileKind
) throws(ImportRefusal) -> [ForeignHierarchy] {
  switch kind {
  case .scene, .lesson, .json: []
  case .accessibility: [try AccessibilityReader(text).read()]
  case .viewDescription: try ViewDescriptionReader(text).read().withFrames().separated
  case .interfaceBuilder: try InterfaceBuilderReader(Array(text.utf8)).read()
  case .probe: [try ProbeReader(Array(text.utf8)).read()]
  case .appium: [try AppiumReader(Array(text.utf8)).read()]
  case .detox: [try DetoxReader(Array(text.utf8)).read()]
  case .sentry: [try SentryReader(Array(text.utf8)).read()]
  }
}
