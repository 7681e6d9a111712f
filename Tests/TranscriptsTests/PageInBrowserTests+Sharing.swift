import TestSupport
import Testing
import TouchCore
import TouchNarration

/// What the page holds once and shows at many steps.
extension PageInBrowserTests {
  @Test("A scene that scrolls is drawn as it is at each step, there and back") func scrolled()
    throws
  {
    try show(drag)
    // Scrolled away it is not drawn.
    let place = "+(document.querySelector('#shapes [data-view=\"2\"]')?.getAttribute('y') ?? -1)"
    let before = try #require(try browser.run(place) as? Double)
    try browser.press("End")
    let after = try #require(try browser.run(place) as? Double)
    try browser.press("Home")
    #expect(try after != before && browser.run(place) as? Double == before)
    try expectPeace()
  }

  @Test("A step shows what it follows from, and a click goes there") func causes() throws {
    let step = try #require(drag.indices.last { drag.causes(of: $0).count > 1 })
    let because = drag.causes(of: step).map { $0 + 1 }
    try show(drag, "#\(step + 1)")
    let links = because.map { " #\($0)" }.joined()
    #expect(try browser.words("#why").contains("It follows from" + links))
    try browser.click(".causes > a:last-child")
    #expect(try count == "\(because.last ?? 0) / \(drag.count)")
    try expectPeace()
  }

  @Test("A step whose reasons were told before shows them, in both languages") func reasons() throws
  {
    try show(drag)
    let step = try #require(
      try browser.run("+document.querySelector('.as').closest('p').firstChild.id") as? Int)
    for _ in 0..<step { try browser.press("ArrowRight") }
    for language in Language.allCases {
      let told = Narrator(drag, language).explain(step - 1).long.map(\.plain)
      let why = try browser.words("#why")
      #expect(told.allSatisfy(why.contains))
      try browser.press("l")
    }
    try browser.run("navigator.clipboard.writeText = text => { window.copied = text; }")
    try browser.press("m")
    #expect((try browser.run("window.copied") as? String ?? "").contains("\n> "))
    try browser.click("li:has(a[id=\"\(step)\"]) .as")
    let teller = try browser.run("document.querySelector('li:has(a[id=\"\(step)\"]) .as').hash")
    #expect(try browser.run("location.hash") as? String == teller as? String)
    try expectPeace()
  }
}
