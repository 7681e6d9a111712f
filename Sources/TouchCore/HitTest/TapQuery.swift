/// Answers who would be hit by a touch at any place of the screen, as a scene is now.
///
/// The windows are arranged once, so that asking many places costs little more than the walks.
public struct TapQuery: Sendable {
  private let rules: HitTestRules
  private let layouts: [HitTestLayout]

  /// Arranges a scene's windows.
  public init(_ scene: Scene, rules: HitTestRules = .uikit) {
    self.rules = rules
    var scene = scene
    scene.settleContentViews()
    // 1.10: while interaction events are ignored, nobody is asked.
    let asked = scene.application.ignoringInteractionEvents > 0 ? [] : scene.windowsTopmostFirst
    layouts = asked.filter { scene.isShown($0) }.map { HitTestLayout(scene, window: $0.view) }
  }

  /// The view a touch at a point of the screen hits; nil where nobody answers.
  public func hit(at screenPoint: Point) -> ViewID? {
    for layout in layouts {
      // 1.6: the first window that answers a view has the touch.
      if let view = layout.searchSilently(screenPoint, rules: rules) { return view }
      if layout.swallows(screenPoint, rules) { return nil }
    }
    return nil
  }
}
