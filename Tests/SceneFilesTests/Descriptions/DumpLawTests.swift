import SceneFiles
import TestSupport
import Testing

@Suite("Whatever is pasted")
struct DumpLawTests {
  /// Every kind of line that a paste may hold.
  private static let fixture = """
    2020-01-01 10:00:00.1 App[1:2] <UIWindow: 0x1; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x60>; layer = <UIWindowLayer: 0xa>>
       | <_TtGC7SwiftUI14_UIHostingViewV4Shop4Page_: 0x2; frame = (0 0; 320 480); transform = [0.9239, 0.3827, -0.3827, 0.9239, 0, 0]; layer = <CALayer: 0xb>>
       |    | _label <UILabel: 0x3; frame = (1 2; 3 4); text = 'it's; a > b'; alpha = nan; layer = <_UILabelLayer: 0xc>>
       |    |    | <_UILabelContentLayer: 0x4> (layer)
       | Badge(3)
       | <UITableView: 0x5; frame = (0 0; 9 9); layer = <CALayer: 0xd>; contentOffset: {0, 5}; contentSize: {9, 99}>
    .......
    <UIView: 0x6; frame = (0 0; 9 9); layer = <CALayer: 0xd>> | <UIView: 0x7; frame = (0 0; 9 9); > | | <UILabel: 0x8>
    &lt;UIView: 0x9; frame = (0 0; 9 9); layer = &lt;CALayer: 0xd&gt;&gt;
    (lldb) po [0x1 gestureRecognizers]
    <UITapGestureRecognizer: 0x21; state = Possible; view = <UIWindow 0x1>; target= <(action=a:, target=<B 0x2>)>; must-fail = {
            <UITapGestureRecognizer: 0x22; state = Possible>
        }>
    <Shop.Root 0x31>, state: appeared, view: <UIView 0x2>
       + <Shop.Sheet 0x32>, state: appeared, view: <UIView 0x6>, presented with: <P 0x9>
    <UIWindow>
       | <UIView>

    """

  @Test
  func `Every view that is named is read, or skipped with a remark`() throws {
    var mutation = Mutation(seed: 16)
    let bytes = Array(Self.fixture.utf8)
    var viewCount = 0
    for _ in 0..<(isSlowRun ? 2_000 : 600) {
      let text = String(decoding: mutation.damaged(bytes, mixing: bytes), as: UTF8.self)
      guard let hierarchy = try? read(text) else { continue }
      #expect(hierarchy.losesNothing, "\(text)")
      #expect(hierarchy.remarks.allSatisfy { $0.line >= 1 && $0.column >= 1 })
      viewCount += hierarchy.viewCount
    }
    #expect(viewCount > (isSlowRun ? 10_000 : 2_000))
  }

  @Test
  func `Every beginning of a paste is read`() throws {
    let bytes = Array(Self.fixture.utf8)
    for end in stride(from: 1, to: bytes.count, by: isSlowRun ? 1 : 29) {
      guard let hierarchy = try? read(String(decoding: bytes[..<end], as: UTF8.self)) else {
        continue
      }
      #expect(hierarchy.losesNothing)
    }
  }

  @Test
  func `Any bytes are read or refused`() {
    var generator = SeededGenerator(seed: 7)
    let signs = Array("<>|:;='(){}[]\\n0x& \n\r\tUIView frame=+*M\u{2502}é".utf8)
    for _ in 0..<(isSlowRun ? 2_000 : 600) {
      let length = Int.random(in: 0...200, using: &generator)
      let text = String(
        decoding: (0..<length).map { _ in
          signs[Int.random(in: 0..<signs.count, using: &generator)]
        }, as: UTF8.self)
      if let hierarchy = try? read(text) { #expect(hierarchy.losesNothing) }
      _ = FileKind(name: "paste", text: text)
    }
  }

  @Test
  func `A dump of 5 000 views is read whole`() throws {
    let line =
      "<UIView: 0x7f0000000001; frame = (10.5 20; 300 40.3333); autoresize = W+H; userInteractionEnabled = NO; layer = <CALayer: 0x600000000001>>\n"
    var text = "<UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0xa>>\n"
    for number in 1..<5_000 {
      text += String(repeating: "   | ", count: 1 + number % 30) + line
    }
    let hierarchy = try read(text)
    #expect(hierarchy.viewCount == 5_000)
  }

  @Test(
    "A long line takes no longer than as many short ones",
    arguments: [
      "<a", "| <a", "> <a", "\\n<a", "<UIView: 0x1; frame = (0 0; 1 1)> | ", "; text = 'a'",
      "; a = <", "; text = 'a", "<UIView: 0x1; text = '", "&lt;", "| ", "   | + ", "_x <", "\\n ",
      "<UITapGestureRecognizer: 0x1; state = ", "'; hidden = YES", "(action=", "<_TtGC1A", "(((",
    ])
  func longLine(part: String) {
    let start = "<UIView: 0x1; frame = (0 0; 1 1)"
    let count = (isSlowRun ? 300_000 : 40_000) / part.utf8.count
    for text in [part, start + part] {
      for long in [
        text + String(repeating: part, count: count),
        text + String(repeating: part + "\n", count: count),
      ] {
        if let hierarchy = try? endsSoon({ try read(long) }) { #expect(hierarchy.losesNothing) }
      }
    }
  }
}
