import TouchCore

//  a paste of LLDB ──┐
//  Main.storyboard ──┼─▶ ForeignHierarchy ─▶ ImportedScene
//  a probe's JSON  ──┘     what was said        a scene that can be delivered to

/// A screen of an app that a file tells of, by its name in the file.
public struct ImportedScreen: Sendable {
  /// What tells it from the other screens of the file: a controller's class; nil for the only one.
  public let name: String?
  /// The screen as a scene.
  public let screen: ImportedScene
}

/// Reads the screens that a file of another program tells of.
///
/// - Parameters:
///   - text: What the file holds.
///   - kind: What the file is; nothing is read of our own kinds.
/// - Throws: Why nothing of it is read.
public func importScreens(
  _ text: String, _ kind: FileKind
) throws(ImportRefusal) -> [ImportedScreen] {
  var screens: [ImportedScreen] = []
  for hierarchy in try hierarchies(text, kind) {
    screens.append(ImportedScreen(name: hierarchy.name, screen: try ImportedScene(hierarchy)))
  }
  guard !screens.isEmpty else { throw .noViews }
  return screens
}

private func hierarchies(
  _ text: String, _ kind: FileKind
) throws(ImportRefusal) -> [ForeignHierarchy] {
  switch kind {
  case .scene, .lesson, .json: []
  case .accessibility: [try AccessibilityReader(text).read()]
  case .viewDescription: [try ViewDescriptionReader(text).read()]
  case .interfaceBuilder: try InterfaceBuilderReader(Array(text.utf8)).read()
  case .probe: [try ProbeReader(Array(text.utf8)).read()]
  case .appium: [try AppiumReader(Array(text.utf8)).read()]
  case .detox: [try DetoxReader(Array(text.utf8)).read()]
  case .sentry: [try SentryReader(Array(text.utf8)).read()]
  }
}
