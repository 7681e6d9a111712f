import SceneFiles
import Testing

@Suite("XML that is not well formed")
struct XMLWellFormednessTests {
  @Test(
    "Each mistake has its place",
    arguments: [
      ("<document>", 1, 11, "an element is not closed"),
      ("<document>\n  <a></b></document>", 2, 6, "an end tag without a start tag"),
      ("<a/><b/>", 1, 5, "a second root"), ("x<a/>", 1, 1, "text outside the root"),
      ("<a b=1/>", 1, 6, "a value without quotes"),
      ("<a b/>", 1, 5, "an attribute without a value"),
      ("<a b=\"1\" b=\"2\"/>", 1, 10, "an attribute is written twice"),
      ("<a b=\"1\"c=\"2\"/>", 1, 9, "no space before an attribute"),
      ("<a b=\"<\"/>", 1, 7, "< in a value"), ("<a b=\"", 1, 7, "a value is not closed"),
      ("<a>&nbsp;</a>", 1, 4, "an unknown reference"),
      ("<a b=\"&#0;\"/>", 1, 7, "an unknown reference"),
      ("<a><!-- </a>", 1, 4, "a comment is not closed"),
      ("<a><![CDATA[ </a>", 1, 4, "a CDATA section is not closed"),
      ("<?xml ", 1, 1, "an instruction is not closed"),
      ("< a/>", 1, 2, "a name is missing"),
      ("<a", 1, 3, "a tag is not closed"), ("<a /b>", 1, 5, "a tag is not closed"),
      ("<!-- only -->", 1, 14, "no element"),
    ])
  func mistakes(text: String, line: Int, column: Int, trouble: String) {
    #expect(throws: ImportRefusal.malformed(line: line, column: column, trouble)) {
      try InterfaceBuilderReader(Array(text.utf8)).read()
    }
  }

  @Test func `Comments, instructions and references are no trouble`() throws {
    let text = """
      \u{FEFF}<?xml version='1.0' encoding='utf-8' standalone="no"?>
      <!-- <view/> --><document ><?x y?><objects
      ><label text='&lt;&gt;&quot;&apos;&#65;&#x42;' /></objects></document ><!-- -->

      """
    let screens = try InterfaceBuilderReader(Array(text.utf8)).read()
    #expect(screens.map { $0.roots[0].text } == ["<>\"'AB"])
    #expect(screens[0].roots[0].line == 3)
  }
}
