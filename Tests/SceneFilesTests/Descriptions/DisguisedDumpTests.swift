import Foundation
import Testing
import TouchCore

@testable import SceneFiles

/// One dump, as mail programs, browsers and terminals leave it: read as it was.
@Suite("A dump that others have changed") struct DisguisedDumpTests {
  private static let dump = """
    <UIWindow: 0x1a; frame = (0 0; 375 812); gestureRecognizers = <NSArray: 0x60>; layer = <UIWindowLayer: 0x71>>
       | <Shop.Page: 0x1b; baseClass = UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer: 0x72>>
       |    | <UIView: 0x1c; frame = (0 600; 375 60); layer = <CALayer: 0x73>>
       |    |    | <UIButton: 0x1d; frame = (20 100; 335 50); opaque = NO; autoresize = RM+BM; layer = <CALayer: 0x74>>
       |    |    |    | <UIButtonLabel: 0x1e; frame = (150 14; 35 22); text = 'Let's go & buy'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x75>>
    """

  private static var lines: [String] { dump.components(separatedBy: "\n") }

  /// The dump with a line feed wherever a way of breaking lines puts one.
  private static func broken(_ line: (String) -> [String]) -> String {
    lines.flatMap(line).joined(separator: "\n")
  }

  /// A line broken at blanks, of which each gives way to the break.
  private static func wrapped(_ line: String, at width: Int) -> [String] {
    var lines: [String] = []
    var rest = line[...]
    while rest.count > width,
      let blank = rest.prefix(width).dropFirst(line.prefix { " |".contains($0) }.count + 8)
        .lastIndex(of: " ")
    {
      lines.append(String(rest[..<blank]))
      rest = rest[rest.index(after: blank)...]
    }
    return lines + [String(rest)]
  }

  private static func cut(_ line: String, at width: Int) -> [String] {
    stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
  }

  private static var escaped: String {
    dump.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("'", with: "&#x27;")
  }

  private static let disguises: [(name: String, text: String)] = [
    ("mail", broken { wrapped($0, at: 78) }),
    ("narrow mail", broken { wrapped($0, at: 58) }),
    (
      "quoted mail",
      "> " + broken { wrapped($0, at: 72) }.replacing("\n", with: "\n> ") + "\n>\n> A"
    ),
    ("an answer to an answer", ">> " + dump.replacing("\n", with: "\n>> ")),
    (
      "quoted-printable",
      dump.replacing("=", with: "=3D").replacing("; layer", with: ";=\n layer")
    ),
    ("a terminal of 80 columns", broken { cut($0, at: 80) }),
    ("a terminal of 60 columns", broken { cut($0, at: 60) }),
    ("blanks that do not break", dump.replacing(" ", with: "\u{A0}")),
    ("other blanks before the bars", dump.replacing("   |", with: "\u{3000}\u{200B}|")),
    ("dots for blanks", dump.replacing("   |", with: "...|")),
    ("wide bars", dump.replacing("|", with: "｜")),
    ("entities", escaped),
    ("pre and code", "<pre><code>\(escaped)\n</code></pre>"),
    ("br", escaped.replacing("\n", with: "<br>\n") + "<br/>"),
    ("br alone", escaped.replacing("\n", with: "<br />")),
    ("p", "<p>\(escaped.replacing("\n", with: "</p>\n<p>"))</p>"),
    ("tags around what is not escaped", "<pre>\n\(dump)\n</pre>"),
  ]

  @Test("Views, superviews and texts are the same", arguments: disguises.indices)
  func same(place: Int) throws {
    let (name, text) = Self.disguises[place]
    let plain = try read(Self.dump)
    let found = try read("Here it is:\n\n" + text + "\n\nThanks, Anna\n")
    #expect(FileKind(name: "mail.txt", text: text) == .viewDescription, "\(name)")
    #expect(found.outline == plain.outline, "\(name)")
    #expect(found.remarks.filter { $0.reason == .cutOff || $0.skipsView } == [], "\(name)")
    #expect(found.views.last?.address == 0x1e, "\(name)")
  }

  @Test("A line that is cut takes nothing of the next ones") func cut() throws {
    let found = try read(
      """
      <UIWindow: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 9 9); autores
         | <UIView: 0x4; frame = (0 0; 8 8); autores
      (lldb) po [0x4 nextResponder]
      <Page: 0x5>
      """)
    #expect(found.outline == "UIWindow 0,0 9x9\n  UIView 0,0 9x9\n  UIView 0,0 8x8")
    #expect(found.reasons.filter { $0 == .cutOff }.count == 2)
  }

  @Test("Indentation by tabs leaves nothing open") func tabs() throws {
    let found = try read(
      "<UIWindow: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>\n"
        + "\t<UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x2>>\n"
        + "\t\t<UIView: 0x4; frame = (0 0; 8 8); layer = <CALayer: 0x2>>")
    #expect(found.outline == "UIWindow 0,0 9x9\n  UIView 0,0 9x9\n    UIView 0,0 8x8")
    #expect(found.views.allSatisfy { !$0.unknown.contains(.tree) })
  }
}
