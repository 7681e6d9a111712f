import SceneFiles
import Testing
import TouchCore

@Suite("Where a view stands in a dump")
struct DepthTests {
  /// A description of a view, its number for its address and its place.
  private func view(_ number: Int, _ name: String = "UIView") -> String {
    "<\(name): 0x\(number); frame = (\(number) 0; 1 1); layer = <CALayer: 0xa\(number)>>"
  }

  private let tree = "UIWindow 1,0 1x1\n  UIView 2,0 1x1\n    UIView 3,0 1x1\n  UIView 4,0 1x1"

  @Test(
    "Bars are counted, whatever stands around them",
    arguments: [
      ["", "   | ", "   |    | ", "   | "], ["", "\t| ", "\t|\t| ", "\t| "],
      ["", "    | ", "    |     | ", "    | "], ["", "| ", "| | ", "| "],
      ["// ", "//    | ", "//    |    | ", "//    | "], ["", "│ ", "│ │ ", "│ "],
      ["2020-01-01 10:00:00.1 App[1:2] ", "   | ", "   |    | ", "   | "],
      ["$3 = 0x08c5 ", "   | ", "   |    | ", "   | "],
      ["(lldb) ", "   | ", "   |    | ", "   | "],
      ["`", "   | ", "   |    | ", "   | "], ["\u{FEFF}", "   | ", "   |    | ", "   | "],
      ["", "  ", "    ", "  "], ["  ", "\t", "\t\t", "\t"],
    ])
  func prefixes(prefixes: [String]) throws {
    let lines = zip(prefixes, [view(1, "UIWindow"), view(2), view(3), view(4)]).map(+)
    for lineBreak in ["\n", "\r\n", "\r", "\n\n"] {
      let hierarchy = try read(lines.joined(separator: lineBreak))
      let isDoubleSpaced = lineBreak == "\n\n" && !prefixes[1].contains { "|│".contains($0) }
      if !isDoubleSpaced { #expect(hierarchy.outline == tree) }
      #expect(hierarchy.remarks == [])
    }
  }

  @Test(
    "A paste of one line falls into its views",
    arguments: [" | ", "|", "   | ", "\\n   | "])
  func oneLine(bar: String) throws {
    let lead = bar.hasPrefix("\\n") ? "\\n" : ""
    let one = bar.dropFirst(lead.count)
    let paste =
      view(1, "UIWindow") + bar + view(2) + lead + one + one + view(3) + " - (null)" + bar + view(4)
    let hierarchy = try read("\"" + paste + "\"")
    #expect(hierarchy.outline == tree)
    #expect(hierarchy.losesNothing)
  }

  @Test
  func `Bars that touch still count, with a remark`() throws {
    let hierarchy = try read("\(view(1, "UIWindow"))\n|\(view(2))\n||\(view(3))\n|\(view(4))")
    #expect(hierarchy.outline == tree)
    #expect(hierarchy.reasons == [.indentationLost])
    #expect(hierarchy.views.map(\.unknown) == [.tree, .tree, .tree, .tree])
  }

  @Test
  func `Without bars and blanks nobody knows what stands below what`() throws {
    let hierarchy = try read("\(view(1, "UIWindow"))\n\(view(2))\n\(view(3))")
    #expect(hierarchy.outline == "UIWindow 1,0 1x1\nUIView 2,0 1x1\nUIView 3,0 1x1")
    #expect(hierarchy.reasons == [.indentationLost])
    #expect(hierarchy.views.map(\.unknown) == [.tree, .tree, .tree])
  }

  @Test
  func `Nor does anybody know it after a view that is no window`() throws {
    let hierarchy = try read("\(view(1))\n\(view(2))\n\n\(view(3))\n   | \(view(4))")
    #expect(hierarchy.remarks == [ImportRemark(line: 2, .indentationLost)])
    #expect(hierarchy.views.map(\.unknown) == [.tree, .tree, [], []])
  }

  @Test
  func `Before iOS 4 every other bar is a colon`() throws {
    let hierarchy = try read(
      "\(view(1, "UIWindow"))\n: \(view(2))\n: | \(view(3))\n: \(view(4))\n\(view(5, "UIWindow"))")
    #expect(hierarchy.outline == tree + "\nUIWindow 5,0 1x1")
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `Several windows and dumps may follow each other`() throws {
    let hierarchy = try read(
      """
      (lldb) po [UIWindow keyWindow]
      error: expression failed
      \(view(1, "UIWindow"))
         | \(view(2))
      \(view(3, "UITextEffectsWindow"))
         | \(view(4))

      \(view(5, "UIWindow"))
      """)
    #expect(
      hierarchy.outline == """
        UIWindow 1,0 1x1
          UIView 2,0 1x1
        UITextEffectsWindow 3,0 1x1
          UIView 4,0 1x1
        UIWindow 5,0 1x1
        """)
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `A jump in depth leaves the superview in doubt`() throws {
    let hierarchy = try read("\(view(1))\n   |    |    | \(view(2))\n   | \(view(3))")
    #expect(hierarchy.outline == "UIView 1,0 1x1\n  UIView 2,0 1x1\n  UIView 3,0 1x1")
    #expect(hierarchy.remarks == [ImportRemark(line: 2, .depthJumps(by: 3))])
    #expect(hierarchy.roots[0].unknown == .tree)
  }

  @Test
  func `A paste may begin in the middle of a dump`() throws {
    let hierarchy = try read("   |    | \(view(1))\n   |    |    | \(view(2))\n   | \(view(3))")
    #expect(hierarchy.outline == "UIView 1,0 1x1\n  UIView 2,0 1x1\nUIView 3,0 1x1")
    #expect(hierarchy.roots.map(\.unknown) == [.tree, .tree])
    #expect(hierarchy.losesNothing)
  }

  @Test(arguments: [".......", "   |    ...", "…", "[...]", "   | ....."])
  func `Where dots stand for lines, what is open may lack views`(dots: String) throws {
    let hierarchy = try read("\(view(1))\n   | \(view(2))\n\(dots)\n   | \(view(3))")
    #expect(hierarchy.outline == "UIView 1,0 1x1\n  UIView 2,0 1x1\n  UIView 3,0 1x1")
    #expect(hierarchy.views.map(\.unknown) == [.tree, .tree, []])
    #expect(hierarchy.reasons == [.cutOff])
  }

  @Test
  func `A line between that is no view is left out, and said`() throws {
    let hierarchy = try read("\(view(1))\nLayout took 3 ms\n   | \(view(2))\nDone.")
    #expect(hierarchy.outline == "UIView 1,0 1x1\n  UIView 2,0 1x1")
    #expect(hierarchy.remarks == [ImportRemark(line: 2, .notAView("Layout took 3 ms"))])
  }

  @Test
  func `A view that is printed once more by itself is not there twice`() throws {
    let hierarchy = try read("\(view(1))\n   | \(view(2))\n(lldb) po 0x2\n\(view(2))")
    #expect(hierarchy.outline == "UIView 1,0 1x1\n  UIView 2,0 1x1")
    #expect(hierarchy.remarks == [ImportRemark(line: 2, .printedAgain("UIView"))])
    #expect(hierarchy.losesNothing)
  }

  @Test
  func `Views of an array stand side by side`() throws {
    let hierarchy = try read("(\n    \"\(view(1))\",\n    \"\(view(2))\"\n)")
    #expect(hierarchy.outline == "UIView 1,0 1x1\nUIView 2,0 1x1")
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `Names of variables and controllers stand before a view`() throws {
    let hierarchy = try read(
      """
      $3 = 0x08c5 'Shop.Root:0x757' \(view(1))
         | _buyButton, _primary \(view(2))
         | XX (\(view(3)))
      """)
    #expect(hierarchy.views.map(\.outlet) == [nil, "_buyButton", nil])
    #expect(hierarchy.views[0].controller?.className == "Shop.Root")
    #expect(hierarchy.views[0].controller?.address == 0x757)
    #expect(hierarchy.outline == "UIView 1,0 1x1\n  UIView 2,0 1x1\n  UIView 3,0 1x1")
    // What is wrapped like this is hidden.
    #expect(hierarchy.views.map(\.isHidden) == [nil, nil, true])
  }

  @Test
  func `Blank lines between all lines lose nothing`() throws {
    let hierarchy = try read(
      "<UIWindow>\n\n   | <UIView>\n\n   | Badge(3)\n\n   |    | <UILabel>\n")
    #expect(hierarchy.outline == "UIWindow -\n  UIView -\n  UILabel -")
    #expect(hierarchy.reasons.contains(.skippedView("Badge(3)")))
    #expect(hierarchy.viewsNamed == 4)
  }

  @Test
  func `A table after a dump is none`() throws {
    let hierarchy = try read(
      "\(view(1))\n   | \(view(2))\n\n| a | b |\n|---|---|\n| <b>1</b> | 2 |")
    #expect(hierarchy.outline == "UIView 1,0 1x1\n  UIView 2,0 1x1")
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `A line between views that has no address is a view of the tree`() throws {
    let hierarchy = try read("<UIWindow>\n   | <UIView>\nnote\n   | <UIView>\n   | <UIView 0x7>")
    #expect(hierarchy.viewCount == 4)
    #expect(hierarchy.views[3].address == 7)
  }

  @Test
  func `A controller stands before the children that it has`() throws {
    let hierarchy = try read("(id) $2 = 0x8b 'Shop.Root:0x75' 1 child[Shop.List:0x89 ] \(view(1))")
    #expect(hierarchy.roots[0].controller?.className == "Shop.Root")
  }

  @Test
  func `The end of a description whose beginning is lost is skipped`() throws {
    let hierarchy = try read(
      "(lldb) pviews 0x1\nresize = RM+BM; layer = <CALayer: 0xa>>\n   | \(view(2))\n   | \(view(3))"
    )
    #expect(hierarchy.outline == "UIView 2,0 1x1\nUIView 3,0 1x1")
    #expect(hierarchy.reasons == [.skippedView("resize = RM+BM; layer = <CALayer: 0xa>>")])
    #expect(hierarchy.roots.map(\.unknown) == [.tree, .tree])
    #expect(hierarchy.losesNothing)
  }

  @Test
  func `A view may be named after another object`() throws {
    let hierarchy = try read("App[1:2] <Popover: 0x9> dimmingViewWasTapped:\(view(1))")
    #expect(hierarchy.outline == "UIView 1,0 1x1")
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `From gdb a paste of one line falls into its views too`() throws {
    let hierarchy = try read(
      "(gdb) po [webView recursiveDescription] <UIWebView: 0x68; frame = (0 0; 320 460); > | <UIScrollView: 0x4b; frame = (0 0; 320 460); > | | <UIImageView: 0x4c; frame = (0 0; 54 54) > | | <UIImageView: 0x4d; frame = (-14.5 14.5; 30 1); >"
    )
    #expect(
      hierarchy.outline == """
        UIWebView 0,0 320x460
          UIScrollView 0,0 320x460
            UIImageView 0,0 54x54
            UIImageView -14.5,14.5 30x1
        """)
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `Entities of HTML are resolved where they stand for brackets`() throws {
    let escaped = { (view: String) in
      view.map { $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : "\($0)" }.joined()
    }
    let hierarchy = try read("\(escaped(view(1)))\n   | \(escaped(view(2)))")
    #expect(hierarchy.outline == "UIView 1,0 1x1\n  UIView 2,0 1x1")
  }
}
