import Foundation
import TestSupport
import Testing

extension PageInUseTests {
  @Test("An order is pressed, dragged with mouse and finger, and moved by keys; each is the answer")
  func order() throws {
    try page.open()
    try openLesson()
    try lead(to: ".order")
    #expect(try placed() == [])
    // Pressed, and pressed again.
    try press("window")
    try press("fifthView")
    #expect(try placed() == ["window", "fifthView"])
    try press("fifthView")
    #expect(try placed() == ["window"])
    // Dragged with the mouse, to the top and between two.
    try browser.drag(from: place(of: "firstView"), to: place(of: "window", down: -8))
    #expect(try placed() == ["firstView", "window"])
    try browser.drag(from: place(of: "firstView"), to: place(of: "window", down: 12))
    #expect(try placed() == ["window", "firstView"])
    // With a finger, which does not scroll.
    let (from, to) = (try place(of: "fourthView"), try place(of: "firstView", down: 12))
    try browser.touch([[from], [(from.x, from.y - 12)], [(to.x, to.y + 4)], [to]])
    #expect(try placed() == ["window", "firstView", "fourthView"])
    // By keys, across the mark, and the focus goes along.
    try browser.run("\(Self.item)('thirdView').focus()")
    for _ in 0..<8 where try !placed().contains("thirdView") { try browser.press("ArrowUp") }
    try browser.press("ArrowUp")
    #expect(try placed() == ["window", "firstView", "thirdView", "fourthView"])
    #expect(
      try browser.run("document.activeElement === \(Self.item)('thirdView')") as? Bool == true)
    #expect(try page.count.hasPrefix("0 /") == false)
    try press("fifthView")
    try browser.run("\(Self.item)('fifthView').focus()")
    try browser.press("ArrowUp")
    try browser.click("#offers .main")
    #expect(try browser.words("#prose").contains("Right"))
    #expect(try browser.run("!document.querySelector('.order')") as? Bool == true)
    page.expectPeace()
  }

  @Test("A try is made in the text: what is changed there is the line that one would type")
  func tryInText() throws {
    try page.open()
    let own = try page.text
    try openLesson()
    try lead(to: ".trying #text")
    let text = try page.text
    #expect(text.contains("view secondView 20,80 350x200"))
    try page.write(text.replacing("view secondView", with: "viw secondView"))
    #expect(try browser.words("#problems").contains("viw"))
    try page.write(text)
    try browser.click("#attempt")
    #expect(try browser.words("#toast").contains("Change it first"))
    let half = text.replacing("350x480", with: "350x480 noninteractive")
    try page.write(half)
    try browser.click("#attempt")
    #expect(try browser.words("#prose").contains("› whatif thirdView noninteractive"))
    #expect(try page.text == half)
    // With a key, too.
    try page.write(half.replacing("350x200", with: "350x500"))
    try browser.press("Enter", modifiers: 2)
    #expect(try browser.words("#prose").contains("secondView frame 20,80 350x500"))
    #expect(
      try browser.run("document.querySelector('#lesson #text-part') === null") as? Bool == true)
    // The page's own text is untouched.
    try page.choose("example")
    #expect(try page.text == own)
    page.expectPeace()
  }

  @Test("A try that is typed stands in the text as well") func typedTry() throws {
    try page.open(width: 390)
    try openLesson()
    try lead(to: ".trying #text")
    try browser.run(
      """
      document.querySelector('#answer').value = 'set thirdView noninteractive';
      document.querySelector('#learn').requestSubmit();
      """)
    #expect(try page.text.contains("view thirdView 20,300 350x480 noninteractive"))
    #expect(try browser.run("document.documentElement.scrollWidth <= innerWidth") as? Bool == true)
    #expect(
      try browser.run("document.querySelector('#attempt').checkVisibility()") as? Bool == true)
    page.expectPeace()
  }

  /// Goes on in the lesson that is open, passing over questions, until an element is there.
  func lead(to selector: String) throws {
    let isThere =
      try browser.run(
        """
        (() => {
          const at = selector => document.querySelector(selector);
          for (let turn = 0; turn < 60 && !at('\(selector)'); turn++) {
            at('#answer').value = document.querySelectorAll('#offers button').length > 1 ? 'skip' : '';
            at('#learn').requestSubmit();
          }
          return !!at('\(selector)');
        })()
        """) as? Bool
    #expect(isThere == true, "\(selector)")
  }

  /// Finds a line of the order by its name.
  private static let item =
    "(name => [...document.querySelectorAll('.order .item')].find(it => it.innerText.includes(name)))"

  private func press(_ name: String) throws { try browser.run("\(Self.item)('\(name)').click()") }

  /// The names that are placed, in their order.
  private func placed() throws -> [String] {
    try browser.run(
      """
      [...document.querySelectorAll('.order .item[aria-pressed=true]')].map(it => it.querySelector('span').textContent)
      """) as? [String] ?? []
  }

  /// The middle of a line of the order in the window, or a place below it.
  private func place(of name: String, down: Double = 0) throws -> (x: Double, y: Double) {
    let box =
      try browser.run(
        """
        (box => [box.x + box.width / 2, box.y + box.height / 2])(
          \(Self.item)('\(name)').getBoundingClientRect())
        """) as? [Double] ?? [0, 0]
    return (box[0], box[1] + down)
  }
}
