import Foundation
import TerminalSupport
import TestSupport
import Testing

/// Which of a storyboard's scenes `why` is about.
@Suite("touchtrace why, of a storyboard with two scenes", .ownThread) struct WhySceneTests {
  private static func scene(_ id: String, _ content: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="c-\(id)" customClass="\(id)" \
    customModule="Shop"><view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="390" \
    height="844"/><subviews>\(content)</subviews></view></viewController></objects></scene>
    """
  }

  private static let buy = """
    <button id="b-uy" opaque="NO"><rect key="frame" x="20" y="100" width="100" height="50"/>\
    <state key="normal" title="Buy"/></button>
    """

  private func why(_ options: String..., content: String = Self.buy) throws -> Run {
    let folder = try TemporaryDirectory()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(Self.scene("Login", ""))\
      \(Self.scene("List", content))</scenes></document>
      """
    try folder.write(text, to: "Main.storyboard")
    return try touchtrace(["why", "Buy", "\(folder.path)/Main.storyboard"] + options)
  }

  @Test func `the one with whom one asks about is taken`() throws {
    let run = try why()
    #expect(run.errors.contains("using scene 'Shop.List', the only one with Buy"), "\(run)")
    #expect(run.status == 0, "\(run)")
  }

  @Test func `of several controls with the same words, one is to be named`() throws {
    let run = try why(content: Self.buy + Self.buy.replacing("b-uy", with: "b-uy2"))
    #expect(run.errors.contains("2 views match Buy: buy (b-uy), buy2 (b-uy2); name one"), "\(run)")
    #expect(run.status == 3, "\(run)")
  }

  @Test func `a controller's class goes without its module`() throws {
    #expect(try why("--scene", "List").status == 0)
  }

  @Test func `who asks for one that is not there is told which there are`() throws {
    let run = try why("--scene", "Checkout")
    #expect(run.status == 3 && run.output.isEmpty)
    #expect(run.errors.contains("; it has Shop.Login, Shop.List"), "\(run)")
  }
}
