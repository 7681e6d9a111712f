import SceneFiles
import Testing
import TouchCore

@Suite("A class of UIKit's that nobody here knows")
struct StrangeClassTests {
  /// The view of a screen that a dump shows in a window.
  private func view(_ description: String) throws -> View {
    let scene = try dump(description)
    return scene[try #require(scene.allViews.last)]
  }

  private func dump(_ description: String) throws -> Scene {
    let screens = try importScreens(
      """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0xa>>
         | <\(description); layer = <CALayer: 0xa>>
      """, .viewDescription)
    return try #require(screens.first).screen.scene
  }

  @Test(
    "but that is a usual part of a screen is known as what it is",
    arguments: [
      ("_UIModernBarButton", ViewKind.button), ("UIRoundedRectButton", .button),
      ("UISearchBarTextField", .field), ("UITableViewIndex", .control),
      ("_UIWebViewScrollView", .scroll), ("UITableViewLabel", .label),
    ])
  func parts(name: String, kind: ViewKind) throws {
    let view = try view("\(name): 0x2; frame = (0 0; 100 44)")
    #expect(view.kind == kind)
    #expect(!view.origins.missing.contains(.kind))
  }

  @Test func `is taken for a plain view, and that is a guess`() throws {
    let view = try view("_UIFancyThing: 0x2; frame = (0 0; 100 44)")
    #expect(view.kind == .view)
    #expect(view.origins.missing == .kind)
  }

  @Test func `may override the hit test though a debugger says what it is a kind of`() throws {
    let scene = try dump("_UIFancyThing: 0x2; frame = (0 0; 100 44)")
    #expect(scene[try #require(scene.allViews.last)].origins.missing == .kind)
    let told = try #require(
      try importScreens(
        """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0xa>>
           | <_UIFancyThing: 0x2; frame = (0 0; 100 44); layer = <CALayer: 0xa>>
        (lldb) po [0x2 superclass]
        UIView
        """, .viewDescription
      ).first
    ).screen.scene
    #expect(told[try #require(told.allViews.last)].origins.missing == .overrides)
  }

  @Test func `is a scroll view where its line tells of an offset`() throws {
    let scene = try #require(
      try importScreens(
        """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0xa>>
           | <_UIFancyThing: 0x2; frame = (0 0; 390 90); layer = <CALayer: 0xa>; contentOffset: {0, 50}; contentSize: {390, 2000}>
        """, .viewDescription
      ).first
    ).screen.scene
    let view = scene[try #require(scene.allViews.last)]
    #expect(view.kind == .scroll)
    #expect(!view.origins.missing.contains(.kind))
  }

  @Test func `is a control of some kind where its line tells that it is off`() throws {
    let view = try view("_UIFancyThing: 0x2; frame = (0 0; 100 44); enabled = NO")
    #expect(view.kind == .control)
    #expect(view.origins.missing.contains(.kind))
  }

  @Test(
    "is known by what it is a kind of, where the probe tells",
    arguments: [
      ("\"_UIFancyThing\", \"superclasses\": []", "\"UIButton\", \"UIControl\", \"UIView\"", false),
      ("\"Shop.Fancy\", \"superclasses\": [\"_UIFancyThing\"]", "\"UIButton\"", false),
      ("\"_UIFancyThing\", \"superclasses\": []", "\"_UIOther\", \"UIControl\"", false),
      ("\"_UIFancyThing\", \"superclasses\": []", "", true),
    ])
  func lineage(name: String, above: String, isGuess: Bool) throws {
    let screens = try importScreens(
      """
      {"schema": "touchtrace-probe/1", "windows": [{"class": \(name), "kitSuperclasses": [\(above)],
      "frame": [0, 0, 9, 9], "actions": [], "isEnabled": true}]}
      """, .probe)
    let scene = try #require(screens.first).screen.scene
    let view = scene[try #require(scene.allViews.last)]
    #expect(view.kind == (above.contains("UIButton") ? .button : .control))
    #expect(view.origins.missing.contains(.kind) == isGuess)
  }

  @Test(
    "is not meant where the dump names UIKit's class that it is a kind of",
    arguments: [
      ("CAnvasView; baseClass = UIControl", ViewKind.control, true),
      ("UIRingView; baseClass = UIView", .view, true),
      ("UIButton; baseClass = UIView", .view, true),
      ("WKScrollView; baseClass = UIScrollView", .scroll, false),
      ("MKMapView; baseClass = UIView", .view, false),
    ])
  func names(description: String, kind: ViewKind, mayOverride: Bool) throws {
    let named = description.replacing(";", with: ": 0x2;", maxReplacements: 1)
    let view = try view("\(named); frame = (0 0; 100 44)")
    #expect(view.kind == kind)
    #expect(view.origins.missing.contains(.overrides) == mayOverride)
    #expect(!view.origins.missing.contains(.kind))
  }

  @Test func `may be a window by its name, such as an alert's`() throws {
    let screens = try importScreens(
      """
      <_UIAlertOverlayWindow: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0xa>>
         | <UIView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>
      """, .viewDescription)
    let scene = try #require(screens.first).screen.scene
    #expect(scene.windows.count == 1)
    #expect(scene.allViews.count == 2)
  }
}
