import SceneFiles
import Testing
import TestSupport

private typealias File = InterfaceBuilderFile

@Suite("Files that are no Interface Builder files for iOS")
struct InterfaceBuilderRefusalTests {
  @Test(
    "Each is refused for its reason",
    arguments: [
      ("", .empty), (" \n", .empty), ("\u{FEFF}", .empty), ("bplist00\u{1}", .binary),
      ("NIBArchive\u{1}", .binary), ("<a>\0</a>", .binary),
      ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>", .encoding("ISO-8859-1")),
      (
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
        .tooOld("com.apple.InterfaceBuilder3.CocoaTouch.XIB")
      ),
      ("<document targetRuntime=\"MacOSX.Cocoa\"/>", .notIOS("MacOSX.Cocoa")),
      ("<document targetRuntime=\"watchKit\"/>", .notIOS("watchKit")),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        .notIOS("com.apple.InterfaceBuilder3.Cocoa.XIB")
      ),
      ("<document targetRuntime=\"iOS.CocoaTouch\"/>", .noViews), ("<plist/>", .noViews),
      ("<document><scenes><scene/></scenes></document>", .noViews),
      ("<!DOCTYPE x [<!ENTITY a \"aa\">]><document/>", .declaresEntities(line: 1)),
      (
        "<?xml version=\"1.0\"?>\n<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><d/>",
        .declaresEntities(line: 2)
      ),
    ] as [(String, ImportRefusal)])
  func refusals(text: String, refusal: ImportRefusal) {
    #expect(throws: refusal) { try File.read(text) }
  }

  @Test func `What is for a television is read`() throws {
    let text = File.storyboard(File.controller("")).replacing("iOS.CocoaTouch", with: "AppleTV")
    #expect(try File.read(text)[0].viewCount == 1)
  }

  @Test func `Nothing is so large or deep that it takes long`() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let deep = String(repeating: "<view>", count: 100_000)
    #expect(throws: ImportRefusal.excessive(.depth, limit: 512)) { try File.read(deep) }
    let views = "<document>" + String(repeating: "<view/>", count: 400_001)
    #expect(throws: ImportRefusal.excessive(.elements, limit: 400_000)) { try File.read(views) }
    let value = "<a b=\"" + String(repeating: "x", count: 2 << 20)
    #expect(throws: ImportRefusal.excessive(.value, limit: 1 << 20)) { try File.read(value) }
    let large = "<a b=\"" + String(repeating: "x", count: 17 << 20) + "\"/>"
    #expect(throws: ImportRefusal.excessive(.bytes, limit: 16 << 20)) { try File.read(large) }
    let wide = "<a " + (0..<200).map { "a\($0)=\"\"" }.joined(separator: " ")
    #expect(throws: ImportRefusal.excessive(.attributes, limit: 128)) { try File.read(wide) }
    #expect(clock.now - start < .seconds((isSlowRun ? 60 : 30) * slowdown))
  }

  @Test func `What refers to each other a great many times takes no longer`() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let count = isSlowRun ? 10_000 : 4_000
    let views = String(repeating: "<view><rect key=\"frame\"/></view>", count: 2 * count)
    #expect(try File.subviews(views).count == 2 * count)
    let collection = "<outletCollection property=\"gestureRecognizers\" destination=\"t\"/>"
    let tapped = String(
      repeating: "<view><connections>\(collection)</connections></view>", count: count)
    let action = "<action selector=\"a\" destination=\"vc\"/>"
    let tap = """
      <tapGestureRecognizer id="t"><connections>\(String(repeating: action, count: 2 * count))\
      </connections></tapGestureRecognizer>
      """
    #expect(try File.subviews(tapped, also: tap).count == count)
    let embedding = String(
      repeating:
        "<view><connections><segue kind=\"embed\" destination=\"n0\"/></connections></view>",
      count: count)
    let chain = (0..<count).map { number in
      """
      <navigationController id="n\(number)"><connections><segue kind="relationship" \
      destination="n\(number + 1)"/></connections></navigationController>
      """
    }
    #expect(try File.subviews(embedding, also: chain.joined()).count == count)
    #expect(clock.now - start < .seconds((isSlowRun ? 60 : 15) * slowdown))
  }

  @Test func `Scenes that embed each other over and over come to an end`() throws {
    let scenes = (0..<40).map { number in
      let boxes = (0..<4).map { _ in
        "<view><connections><segue kind=\"embed\" destination=\"c\(number + 1)\"/></connections></view>"
      }
      return File.controller(boxes.joined(), id: "c\(number)")
    }
    let text = File.storyboard(scenes.joined(), initial: "c0")
    #expect(throws: ImportRefusal.excessive(.views, limit: 50_000)) { try File.read(text) }
    let chain = (0..<400).map { number in
      File.controller(
        "<view><connections><segue kind=\"embed\" destination=\"c\(number + 1)\"/></connections></view>",
        id: "c\(number)")
    }
    #expect(throws: ImportRefusal.excessive(.depth, limit: 256)) {
      try File.read(File.storyboard(chain.joined(), initial: "c0"))
    }
  }
}
