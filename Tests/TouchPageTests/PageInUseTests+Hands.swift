import Foundation
import TestSupport
import Testing

extension PageInUseTests {
  @Test("Two fingers on a touch screen are written as two") func twoFingers() throws {
    try page.open()
    let place = try page.middle(of: "first")
    let (one, other) = ((place.x - 20, place.y), (place.x + 20, place.y))
    try browser.touch([
      [one, other], [(one.0 - 10, one.1 + 20), (other.0 + 10, other.1 + 20)],
    ])
    let text = try page.text
    #expect(text.contains("down A") && text.contains(/down .*B/))
    #expect(text.contains("move") && text.contains(/up .*B/))
    page.expectPeace()
  }

  @Test("Motion leads from step to step, and is off for who wants none") func motion() throws {
    try page.open()
    let card = try page.middle(of: "card")
    try browser.drag(from: card, to: card)
    // Without motion one is at the end at once.
    let isAtEnd =
      "(([at, all]) => at === all)(document.querySelector('#count').textContent.split(' / '))"
    #expect(try browser.run(isAtEnd) as? Bool == true)
    #expect(try browser.run("document.getAnimations().length") as? Int == 0)
    try browser.show(width: 1280, moves: true)
    try browser.drag(from: card, to: card)
    #expect(try browser.run("!" + isAtEnd) as? Bool == true)
    try browser.wait(until: "document.getAnimations().length")
    try browser.wait(until: isAtEnd)
    page.expectPeace()
  }

  @Test("Each part is used with the keyboard alone") func keyboard() throws {
    try page.open()
    // The stage: from view to view, a tap, a picked view and its questions.
    try tab(to: "#stage")
    try browser.press("ArrowDown")
    try browser.press("ArrowUp")
    #expect(try browser.words("#page figcaption").hasPrefix("buy"))
    #expect(try browser.run("document.querySelectorAll('#stage .goal').length") as? Int == 1)
    try browser.press("Enter")
    #expect(try page.text.contains("80 up A"))
    try browser.press("ArrowDown")
    try browser.press("Enter", modifiers: 8)
    #expect(try browser.words("#picked-name") == "window")
    #expect(try focus() == "Why not this one?")
    try tab(to: "#picked button:nth-of-type(2)")
    try browser.press("Enter")
    #expect(try browser.words("#replies").contains("break window"))
    // The answer: an edit is tried and undone.
    try tab(to: "#verdict .try")
    try browser.press("Enter")
    #expect(try browser.words("#tried") != "")
    try tab(to: "#tried button:last-of-type")
    try browser.press("Enter")
    #expect(try browser.run("document.querySelector('#tried').hidden") as? Bool == true)
    // The bar and the keys' list.
    try tab(to: "#first")
    try browser.press("Enter")
    for key in ["ArrowRight", "ArrowRight", "ArrowLeft"] { try browser.press(key) }
    #expect(try page.count.hasPrefix("1 /"))
    try browser.press("?")
    #expect(try browser.words("#keys").contains("Shift"))
    try browser.press("Escape")
    // The prompt and the text.
    try tab(to: "#line")
    try browser.type("goto 4")
    try browser.press("Enter")
    #expect(try page.count.hasPrefix("4 /"))
    try tab(to: "#text")
    try browser.press("Home", modifiers: 2)
    try browser.type("// mine\n")
    #expect(try page.text.hasPrefix("// mine\n"))
    // The menus, the dialog and the language.
    try tab(to: "#more")
    try browser.press("Enter")
    #expect(
      try browser.run("document.querySelector('#shares').matches(':popover-open')") as? Bool == true
    )
    try browser.press("Escape")
    try tab(to: "#open")
    try browser.press("Enter")
    #expect(try focus(of: "id") == "paste")
    try browser.press("Escape")
    try tab(to: "#tongue")
    try browser.press("Enter")
    #expect(try browser.run("document.documentElement.lang") as? String == "zh-Hans")
    try browser.press("Enter")
    // A lesson: chosen, its first stop left, its question answered.
    try openLesson()
    try tab(to: "#offers button")
    try browser.press("Enter")
    try tab(to: "#offers .choice")
    try browser.press("Enter")
    #expect(try browser.words("#prose").contains("Not quite"))
    page.expectPeace()
  }

  @Test("A file that is too large is refused, and a chain without an end is an error")
  func hostileFiles() throws {
    try page.show(cardScene)
    try browser.run(
      """
      (() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(50 << 20)], 'big.txt'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      })()
      """)
    try browser.wait(until: "document.querySelector('#refused').textContent.includes('16 MiB')")
    try browser.run("document.querySelector('#mine').close()")
    #expect(try page.text == cardScene)
    try page.write(cardScene.replacing("200x200\n", with: "200x200\n        ~next card\n"))
    #expect(try browser.words("#problems").contains("cycle"))
    try page.write(cardScene)
    #expect(try page.count == "0 / 23")
    page.expectPeace()
  }

  @Test("From a plain static server it is the same, and asks for nothing else") func served() throws
  {
    let file = try #require(OpenedPage.file)
    try page.open()
    try page.leave()
    let server = Process()
    server.executableURL = URL(filePath: "/usr/bin/env")
    server.arguments = [
      "python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory",
      file.deletingLastPathComponent().path,
    ]
    let said = Pipe()
    server.standardOutput = said
    server.standardError = FileHandle.nullDevice
    try server.run()
    defer { server.terminate() }
    let words = String(decoding: said.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(words.firstMatch(of: /port (\d+)/)).1
    let address = try #require(URL(string: "http://127.0.0.1:\(port)/\(file.lastPathComponent)"))
    try browser.open(address, width: 1280)
    try browser.wait(until: "document.querySelector('#stage')")
    try page.choose("example")
    try browser.press("End")
    #expect(try page.count == "25 / 25")
    #expect(browser.requests == [address.absoluteString])
    #expect(browser.complaints == [])
    try page.leave()
  }

  /// Presses Tab until an element has the focus, which one then sees.
  private func tab(to selector: String) throws {
    for _ in 0..<140 {
      let found =
        try browser.run(
          """
          (it => !it.matches('\(selector)') ? it.id
            : getComputedStyle(it).outlineStyle !== 'none' || it.id === 'text' ? 'seen' : 'unseen')(
            document.activeElement)
          """) as? String
      guard found != "seen", found != "unseen" else {
        return #expect(found == "seen", "\(selector)")
      }
      // In the text Tab indents.
      if found == "text" { try browser.press("Escape") }
      try browser.press("Tab")
    }
    Issue.record("Tab never comes to \(selector)")
  }

  /// What has the focus.
  private func focus(of property: String = "innerText") throws -> String {
    try browser.run("document.activeElement.\(property)") as? String ?? ""
  }
}
