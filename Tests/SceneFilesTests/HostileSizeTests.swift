import SceneFiles
import TestSupport
import Testing

private typealias File = InterfaceBuilderFile

/// Small files that could ask for hours, or for all the memory there is.
@Suite("Files that are larger than they look")
struct HostileSizeTests {
  // Each took many times as long before: without an optimizer, a minute and more.
  private static let longest = Duration.seconds(20 * slowdown)

  private func expectSoon(_ work: () throws -> Void) rethrows {
    let taken = try ContinuousClock().measure(work)
    #expect(taken < Self.longest)
  }

  private func dump(_ names: some Sequence<String>) -> String {
    names.reduce("<UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>\n") {
      $0 + "   | <\($1): 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x2>>\n"
    }
  }

  @Test func `A bracket in a class's name is looked into once`() throws {
    let brackets = String(repeating: "(", count: 3_900) + String(repeating: ")", count: 3_900)
    let text = dump((1...20).map { "A\($0)\(brackets)" })
    try expectSoon {
      let views = try ViewDescriptionReader(text).read().viewsNamed
      #expect(views == 21)
    }
  }

  @Test func `A mangled name does not become longer than any real one`() {
    let long = String(repeating: "m", count: 1_000)
    let name =
      "_TtGC1000\(long)1000\(long)V1000\(long)1000\(long)"
      + String(repeating: "S_", count: 40) + "_"
    #expect(SwiftName(name).readable == name)
    let arguments = String(repeating: "S0_", count: 2_000)
    let wide = "_TtGC2m11n\(arguments)_"
    #expect(SwiftName(wide).readable.utf8.count <= max(4_096, wide.utf8.count))
  }

  @Test func `A dump has at most so many bytes, and so many views`() {
    let line = "   | <A<A<A\n"
    let many = dump([]) + String(repeating: line, count: 100_001)
    expectSoon {
      #expect(throws: ImportRefusal.excessive(.views, limit: 100_000)) {
        try ViewDescriptionReader(many).read()
      }
    }
    let large = String(repeating: line, count: 1_500_000)
    let refusal = ImportRefusal.excessive(.bytes, limit: 16 << 20)
    #expect(throws: refusal) { try ViewDescriptionReader(large).read() }
    #expect(throws: refusal) { try AccessibilityReader(large).read() }
  }

  private func embedding(_ view: String, times: Int) -> String {
    let containers = (1...times).map { number in
      File.view(
        "containerView", "id=\"c\(number)\"", (0, 0, 10, 10),
        "<connections><segue destination=\"vc2\" kind=\"embed\"/></connections>")
    }
    return File.storyboard(
      File.controller(containers.joined()), File.controller(view, id: "vc2"))
  }

  @Test func `What embedding repeats counts with all that it sends`() {
    let actions = (1...3_000).map {
      "<action selector=\"a\($0):\" destination=\"vc2\" eventType=\"touchUpInside\"/>"
    }
    let button = File.view(
      "button", "id=\"b\"", (0, 0, 9, 9), "<connections>\(actions.joined())</connections>")
    let text = embedding(button, times: 300)
    expectSoon {
      #expect(throws: ImportRefusal.excessive(.views, limit: 50_000)) { try File.read(text) }
    }
  }

  @Test func `A text that embedding repeats is read once, and cut`() throws {
    let words = String(repeating: "x", count: 900_000)
    let text = embedding(File.view("label", "text=\"\(words)\""), times: 300)
    try expectSoon {
      let screen = try #require(try File.read(text).first)
      let labels = screen.all.filter { $0.className == "UILabel" }
      #expect(labels.count == 300)
      #expect(labels.allSatisfy { $0.text?.count == 401 })
    }
  }
}
