import SceneFiles
import Testing
import TouchCore

@Suite("Sentry's view hierarchy")
struct SentryReaderTests {
  private static let unknown: UnknownFacts = [
    .anyRecognizers, .interaction, .enabled, .actions, .boundsOrigin,
  ]

  private func read(_ text: String) throws(ImportRefusal) -> ForeignHierarchy {
    try SentryReader(Array(text.utf8)).read()
  }

  @Test func `Windows and views are read, and what is not told is unknown`() throws {
    let screen = try read(
      """
      {"rendering_system":"UIKIT","windows":[
      {"type":"UIWindow","width":390,"height":844,"x":0,"y":0,"alpha":1,"visible":true,"children":[
      {"type":"Shop.Home","identifier":"home","width":390.5,"height":800,"x":0,"y":44,"alpha":0.5,
       "visible":false,"view_controller":"Shop.HomeController","children":[]}]}]}
      """)
    var inner = ForeignView("Shop.Home", line: 3)
    inner.identifier = "home"
    inner.frame = Rect(0, 44, 390.5, 800)
    inner.alpha = 0.5
    inner.isHidden = true
    inner.controller = ForeignController("Shop.HomeController", line: 3)
    inner.unknown = Self.unknown
    var window = ForeignView("UIWindow", line: 2)
    window.frame = Rect(0, 0, 390, 844)
    window.alpha = 1
    window.isHidden = false
    window.unknown = Self.unknown.union(.level)
    window.subviews = [inner]
    #expect(screen.kind == .sentry)
    #expect(screen.roots == [window])
    #expect(!screen.framesAreOnScreen)
    #expect(screen.remarks.isEmpty)
    #expect(screen.keepsCount)
  }

  @Test func `The object is found behind other objects and words`() throws {
    let found = try read(
      """
      {"event_id":"9ec"}
      Attachment {
        "windows": [{"type": "UIWindow", "identifier": "a } b", "x": 0, "y": 0, "width": 9,
          "height": 9, "children": []}], "rendering_system": "UIKIT"} and more
      """)
    #expect(found.outline == "UIWindow 0,0 9x9" && found.roots[0].line == 3)
  }

  @Test func `Where Sentry cut the tree off, the view above is known to have more`() throws {
    let screen = try read(
      """
      {"windows":[{"type":"UIWindow","x":0,"y":0,"width":1,"height":1,"alpha":1,"visible":true,
      "children":[{"type":"SentryTruncatedViewHierarchy"}]}]}
      """)
    #expect(screen.roots[0].unknown == Self.unknown.union([.level, .tree]))
    #expect(screen.viewCount == 1)
    #expect(screen.keepsCount)
  }

  @Test func `What is missing is unknown and said`() throws {
    let screen = try read("{\"windows\":[{\"type\":\"UIWindow\",\"children\":[{},{\"type\":3}]}]}")
    #expect(screen.roots[0].unknown == Self.unknown.union([.level, .tree, .visibility, .frame]))
    #expect(
      Set(screen.remarks.map(\.reason)) == [.noFrame(className: "UIWindow"), .skippedView("")])
    #expect(screen.viewsNamed == 3)
    #expect(screen.keepsCount)
  }

  @Test(arguments: [("flutter", ImportRefusal.notIOS("flutter")), ("uikit", .noViews)])
  func `Other systems are refused`(system: String, refusal: ImportRefusal) {
    #expect(throws: refusal) { try read("{\"rendering_system\":\"\(system)\",\"windows\":[]}") }
  }
}
