import SceneFiles
import Testing
import TouchCore

@Suite("The probe's output")
struct ProbeReaderTests {
  private func read(_ windows: String) throws(ImportRefusal) -> ForeignHierarchy {
    let text = "{\"schema\": \"touchtrace-probe/1\", \"windows\": [\(windows)]}"
    return try ProbeReader(Array(text.utf8)).read()
  }

  /// What the probe writes of every view.
  private static let plain = """
    "frame": [1, 2, 3, 4], "bounds": [0, 0, 3, 4], "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, \
    "isHidden": false, "isUserInteractionEnabled": true, "overridesHitTest": false, \
    "overridesPointInside": false, "recognizers": [], "subviews": []
    """

  private func plain(_ name: String) -> ForeignView {
    var view = ForeignView(name, line: 1)
    view.frame = Rect(1, 2, 3, 4)
    view.bounds = Rect(0, 0, 3, 4)
    view.transform = .identity
    view.alpha = 1
    view.isHidden = false
    view.isUserInteractionEnabled = true
    view.overridesHitTest = false
    view.overridesPointInside = false
    return view
  }

  @Test func `Of a view of which all is told nothing is unknown`() throws {
    let screen = try read(
      "{\"class\": \"UIWindow\", \"windowLevel\": 0, \"isKey\": true, \(Self.plain)}")
    var window = plain("UIWindow")
    window.windowLevel = 0
    window.isKey = true
    #expect(screen.kind == .probe)
    #expect(screen.roots == [window])
    #expect(screen.remarks.isEmpty)
    #expect(screen.keepsCount)
  }

  @Test func `All that the probe writes is read`() throws {
    let screen = try read(
      """
      {"class": "Shop.Buy", "superclasses": ["Shop.Base", "UIButton"], "address": "0x7f80",
      "frame": [1.5, -2, 30, 40], "bounds": [0, 0, 60, 80], "transform": [0.5, 0, 0, 0.5, 0, 0],
      "anchorPoint": [0, 1], "zPosition": 3, "isHidden": true, "alpha": 0.25, "tag": 9, "value": 0.5,
      "isUserInteractionEnabled": false, "isEnabled": true, "clipsToBounds": true,
      "isExclusiveTouch": true, "isMultipleTouchEnabled": true, "isScrollEnabled": false,
      "delaysContentTouches": false, "canCancelContentTouches": false, "contentOffset": [0, 10],
      "contentSize": [320, 900], "animations": ["position"], "accessibilityIdentifier": "buy",
      "text": "Buy \\u4e70", "overridesHitTest": true, "classOfHitTest": "Shop.Base",
      "overridesPointInside": true, "classOfPointInside": "UIButton",
      "actions": [{"action": "buy:", "event": "touchUpInside", "target": "Shop.Home"}],
      "recognizers": [], "windowLevel": 2000, "isKey": false,
      "controller": {"class": "Shop.Home", "address": "0x1", "parent": "0x2", "presenter": "0x3",
        "presentedWith": "UIPresentationController"}, "subviews": []}
      """)
    var view = ForeignView("Shop.Buy", line: 1)
    view.baseClass = "UIButton"
    view.address = 0x7f80
    view.identifier = "buy"
    view.text = "Buy 买"
    view.frame = Rect(1.5, -2, 30, 40)
    view.bounds = Rect(0, 0, 60, 80)
    view.transform = .scale(0.5, 0.5)
    view.anchorPoint = Point(0, 1)
    view.zPosition = 3
    view.isHidden = true
    view.alpha = 0.25
    view.tag = 9
    view.value = 0.5
    view.isUserInteractionEnabled = false
    view.isEnabled = true
    view.clipsToBounds = true
    view.isExclusiveTouch = true
    view.isMultipleTouchEnabled = true
    view.isScrollEnabled = false
    view.delaysContentTouches = false
    view.canCancelContentTouches = false
    view.contentOffset = Point(0, 10)
    view.contentSize = Size(320, 900)
    view.isAnimating = true
    view.overridesHitTest = true
    view.overridesPointInside = false
    view.actions = [ForeignAction("buy:", event: "touchUpInside", target: "Shop.Home")]
    view.windowLevel = 2000
    view.isKey = false
    var controller = ForeignController("Shop.Home", line: screen.roots[0].controller?.line ?? 0)
    controller.address = 1
    controller.parent = 2
    controller.presenter = 3
    view.controller = controller
    #expect(screen.roots == [view])
    #expect(screen.remarks.isEmpty)
  }

  @Test func `Recognizers are read with all that decides`() throws {
    let screen = try read(
      """
      {"class": "UIView", "windowLevel": 0, "frame": [1, 2, 3, 4], "bounds": [0, 0, 3, 4],
      "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, "isHidden": false,
      "isUserInteractionEnabled": true, "overridesHitTest": false, "overridesPointInside": false,
      "recognizers": [{"class": "Shop.Tap", "superclasses": ["UITapGestureRecognizer"],
      "address": "0xa", "state": 0, "isEnabled": false, "cancelsTouchesInView": false,
      "delaysTouchesBegan": true, "delaysTouchesEnded": false, "numberOfTapsRequired": 2,
      "numberOfTouchesRequired": 3, "delegate": "Shop.Home", "mustFail": ["0xb", "x"]},
      {"class": "UIPanGestureRecognizer", "minimumNumberOfTouches": 2, "maximumNumberOfTouches": 4},
      {"class": "UILongPressGestureRecognizer", "minimumPressDuration": 0.5, "allowableMovement": 10},
      {"class": "UISwipeGestureRecognizer", "direction": 3}, {"superclasses": []}], "subviews": []}
      """)
    let view = screen.roots[0]
    var tap = ForeignRecognizer("Shop.Tap", line: 4)
    tap.baseClass = "UITapGestureRecognizer"
    tap.address = 0xa
    tap.isEnabled = false
    tap.cancelsTouchesInView = false
    tap.delaysTouchesBegan = true
    tap.delaysTouchesEnded = false
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 3
    tap.delegate = "Shop.Home"
    tap.mustFail = [0xb]
    var pan = ForeignRecognizer("UIPanGestureRecognizer", line: 8)
    pan.numberOfTouchesRequired = 2
    pan.maximumNumberOfTouches = 4
    var press = ForeignRecognizer("UILongPressGestureRecognizer", line: 9)
    press.minimumPressDuration = 0.5
    press.allowableMovement = 10
    var swipe = ForeignRecognizer("UISwipeGestureRecognizer", line: 10)
    swipe.directions = [.left, .right]
    #expect(view.recognizers == [tap, pan, press, swipe])
    #expect(view.unknown == [.delegates, .recognizers])
  }

  @Test(
    "A method that UIKit's classes override is not the class's own",
    arguments: [
      ("\"UIWindow\", \"superclasses\": []", "UIWindow", false),
      ("\"Big\", \"superclasses\": [\"UIControl\"]", "UIControl", false),
      ("\"Big\", \"superclasses\": [\"UIControl\"]", "Big", true),
      ("\"Big\", \"superclasses\": [\"Base\", \"UIControl\"]", "Base", true),
      ("\"Big\"", "Base", true),
    ])
  func overrides(name: String, owner: String, isOwn: Bool) throws {
    let screen = try read(
      "{\"class\": \(name), \"overridesHitTest\": true, \"classOfHitTest\": \"\(owner)\"}")
    #expect(screen.roots[0].overridesHitTest == isOwn)
  }

  @Test func `What is missing is unknown`() throws {
    let screen = try read("{\"class\": \"UIWindow\"}")
    #expect(
      screen.roots[0].unknown == [
        .frame, .boundsOrigin, .transform, .visibility, .interaction, .overrides, .anyRecognizers,
        .level, .tree,
      ])
    #expect(screen.remarks.map(\.reason) == [.noFrame(className: "UIWindow")])
  }

  @Test func `What makes no sense is said`() throws {
    let screen = try read(
      """
      {"class": "A", "frame": [0, 0, null, 1e999], "alpha": "x", "isHidden": 1, "isKey": null,
      "transform": [1], "colour": 1, "contentSize": [1], "subviews": [{"class": "B", "colour": 2,
      "frame": [0, 0, 1, 1]}]}
      """)
    #expect(
      screen.remarks.map(\.reason) == [
        .notANumber(property: "frame", taken: "none"),
        .notANumber(property: "alpha", taken: "none"),
        .unknownProperty("isHidden"), .notANumber(property: "transform", taken: "none"),
        .unknownProperty("colour"), .notANumber(property: "contentSize", taken: "none"),
        .noFrame(className: "A"),
      ])
  }

  @Test func `A view without a class is left out with all that is in it, and said`() throws {
    let screen = try read(
      """
      {"class": "UIWindow", "frame": [0, 0, 1, 1], "subviews": [
      {"address": "0x5", "subviews": [{"class": "UIView"}, 7]}, {"class": "UILabel"}]}
      """)
    #expect(screen.all.map(\.className) == ["UIWindow", "UILabel"])
    #expect(screen.roots[0].unknown.contains(.tree))
    #expect(screen.viewsNamed == 5)
    #expect(screen.keepsCount)
    #expect(
      screen.remarks.filter(\.skipsView).map(\.reason) == [
        .skippedView("0x5"), .skippedView("UIView"), .skippedView(""),
      ])
  }

  @Test(
    "What is no probe's output is refused",
    arguments: [
      ("", .empty), ("{}", .malformed(line: 1, column: 1, "the schema is not touchtrace-probe/1")),
      (
        "{\"schema\": \"touchtrace-probe/2\"}",
        .malformed(line: 1, column: 12, "the schema is not touchtrace-probe/1")
      ), ("{\"schema\": \"touchtrace-probe/1\"}", .noViews),
      ("{\"schema\": \"touchtrace-probe/1\", \"windows\": [7]}", .noViews),
    ] as [(String, ImportRefusal)])
  func refusals(text: String, refusal: ImportRefusal) {
    #expect(throws: refusal) { try ProbeReader(Array(text.utf8)).read() }
  }

  @Test func `The probe is in the binary, as a file and as commands`() {
    #expect(ProbeText.swiftFile.hasPrefix("import UIKit\n"))
    #expect(ProbeText.swiftFile.hasSuffix("\n}\n"))
    #expect(ProbeText.lldbCommands.hasPrefix("expr -l objc++ "))
    for text in [ProbeText.swiftFile, ProbeText.lldbCommands] {
      #expect(text.contains(ProbeReader.schema))
    }
    // Each property that the reader knows is one that the file writes.
    for key in [
      "frame", "bounds", "transform", "anchorPoint", "zPosition", "isHidden", "alpha", "tag",
      "isUserInteractionEnabled", "clipsToBounds", "isExclusiveTouch", "isMultipleTouchEnabled",
      "animations", "accessibilityIdentifier", "text", "recognizers", "controller", "windowLevel",
      "isKey", "subviews", "isEnabled", "actions", "value", "contentOffset", "contentSize",
      "isScrollEnabled", "delaysContentTouches", "canCancelContentTouches", "class", "superclasses",
      "kitSuperclasses", "address", "numberOfTapsRequired", "minimumNumberOfTouches", "direction",
      "delegate",
      "presentedWith", "minimumPressDuration", "allowableMovement",
    ] {
      #expect(ProbeText.swiftFile.contains("\"\(key)\""), "\(key)")
    }
  }
}
