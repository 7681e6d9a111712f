import Foundation
import Lessons
import TestSupport
import Testing

extension PageInUseTests {
  /// What a newcomer reads before the first thing to do: the lesson's panel above the answers.
  private static let wordsBefore = """
    (() => {
      const lesson = document.querySelector('#lesson');
      const parts = [...lesson.children];
      return parts.slice(0, parts.indexOf(document.querySelector('#offers')))
        .map(it => it.innerText).join(' ');
    })()
    """

  /// Whether the picture with its finger, the question, its answers and the door are in the window.
  private static let isInSight = """
    ['#stage', '#fingers .finger', '#prose > p:last-child', '#offers .choice', '#offers .word', '#door']
      .filter(it => {
        const box = document.querySelector(it).getBoundingClientRect();
        return !document.querySelector(it).checkVisibility() || box.width + box.height === 0
          || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
      })
    """

  @Test(
    "A newcomer sees the first lesson's picture, finger and question, forty words before the answer",
    arguments: [1280, 390])
  func newcomer(width: Int) throws {
    try page.openFirst(width: width)
    try browser.show(width: width, height: width == 390 ? 844 : 800)
    for language in ["en", "zh-Hans"] {
      let words = try #require(try browser.run(Self.wordsBefore) as? String)
      // Of Chinese two characters count as a word.
      let chinese = words.count { ("\u{4e00}"..."\u{9fff}").contains($0) }
      let other = words.split { $0.isWhitespace || ("\u{4e00}"..."\u{9fff}").contains($0) }
      #expect(other.count + chinese / 2 <= 40, "\(language): \(words)")
      #expect(words.contains("hitTest"))
      #expect(try browser.run(Self.isInSight) as? [String] == [], "\(language)")
      #expect(
        try browser.run("document.documentElement.scrollHeight <= innerHeight") as? Bool == true)
      #expect(
        try browser.words("#door").contains(language == "en" ? "Why does my button" : "为什么我的按钮"))
      try browser.click("#tongue")
    }
    let first = try #require(LessonLibrary.embedded.core.first)
    #expect(try browser.run("document.querySelector('#examples').value") as? String == first)
    // Nothing was done, so nothing is kept.
    #expect(try browser.run("localStorage.length") as? Int == 0)
    // What is unfolded scrolls by itself, and the answers stay.
    try browser.click("#prose summary")
    #expect(try browser.words("#prose").contains("firstView 0,0"))
    #expect(
      try (browser.run(Self.isInSight) as? [String])?.filter { $0 != "#prose > p:last-child" } == []
    )
    try browser.click("#door")
    #expect(try browser.run("document.querySelector('#mine').open") as? Bool == true)
    try browser.run("document.querySelector('#mine').close()")
    page.expectPeace()
  }

  @Test("The first answer begins the lesson, and a reload goes on with it") func begun() throws {
    try page.openFirst()
    try browser.click("#offers .choice")
    #expect(try browser.words("#prose").contains("Not quite"))
    #expect(
      try browser.run("document.querySelector('#learn').checkVisibility()") as? Bool == true)
    #expect(
      try browser.run("document.querySelector('#door').checkVisibility()") as? Bool == false)
    try page.open(remembers: true)
    #expect(try browser.words("#prose").contains("You were here"))
    // Without what was open last the progress says where to go on.
    try browser.run("localStorage.removeItem('touchtrace.last')")
    try page.open(remembers: true)
    #expect(try browser.words("#prose").contains("You were here"))
    // The example is found again, too.
    try page.choose("example")
    try page.open(remembers: true)
    #expect(try page.text.contains("vc shop"))
    page.expectPeace()
  }
}
