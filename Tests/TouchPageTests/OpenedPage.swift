import Foundation
import TestSupport
import Testing

/// The page of the whole debugger in a browser, as `.ci/page` made it.
struct OpenedPage {
  /// Where it is, as `.ci/run` says, which makes it first; nil where nobody made it.
  static let file = ProcessInfo.processInfo.environment["TOUCHTRACE_PAGE"].map {
    URL(filePath: $0)
  }

  /// Whether it is there, or has to be.
  static var isExpected: Bool { Browser.isExpected && (file != nil || insistsOnPrograms) }

  let browser: Browser

  init() throws { browser = try #require(Browser.shared) }

  /// Opens it on its example; a newcomer begins with a lesson: see ``openFirst(_:width:isDark:)``.
  ///
  /// - Parameters:
  ///   - remembers: Whether the browser still has what it kept, as after a reload.
  ///   - isLoaded: Whether the page is loaded, which takes a second: one that is there is only put
  ///     back to its beginning.
  func open(
    _ fragment: String = "", width: Int = 1280, isDark: Bool = false, remembers: Bool = false,
    isLoaded: Bool = false
  ) throws {
    if fragment.isEmpty, !remembers, !isLoaded, try begin(width, isDark) { return }
    // Nothing is kept by the page that a browser begins with.
    if !remembers { _ = try? browser.run("localStorage.clear()") }
    let file = try #require(Self.file, "TOUCHTRACE_PAGE names no page; .ci/page makes one")
    try browser.open(file, fragment, width: width, isDark: isDark)
    try browser.wait(until: "document.querySelector('#stage')")
    if fragment.isEmpty, !remembers { try choose("example") }
  }

  /// Opens it as a newcomer does, who has nothing kept.
  func openFirst(_ fragment: String = "", width: Int = 1280, isDark: Bool = false) throws {
    _ = try? browser.run("localStorage.clear()")
    let file = try #require(Self.file, "TOUCHTRACE_PAGE names no page; .ci/page makes one")
    try browser.open(file, fragment, width: width, isDark: isDark)
    try browser.wait(until: "document.querySelector('#offers .choice')")
  }

  /// Chooses a lesson or an example from the list.
  func choose(_ name: String) throws {
    try browser.run(
      """
      (list => { list.value = '\(name)';
        list.dispatchEvent(new Event('change')); })(document.querySelector('#examples'))
      """)
  }

  /// Puts a page that is there back to its beginning, by its own list; says whether one was.
  private func begin(_ width: Int, _ isDark: Bool) throws -> Bool {
    let isThere = "!!window.touchtrace?.engine.memory && !window.touchtrace.engine.broken"
    guard try browser.run(isThere) as? Bool == true else { return false }
    try browser.show(width: width, isDark: isDark)
    browser.forget()
    return try browser.run(
      """
      (() => {
        const at = selector => document.querySelector(selector);
        document.querySelectorAll('dialog[open]').forEach(it => it.close());
        localStorage.clear();
        if (document.documentElement.lang !== 'en') at('#tongue').click();
        document.activeElement?.blur();
        at('#tabs [data-tab=stage]').click();
        at('#examples').value = 'example';
        at('#examples').dispatchEvent(new Event('change'));
        at('#toast').textContent = at('#line').value = at('#paste').value = '';
        return at('#count').textContent === '0 / 25' && at('#text').value.includes('vc shop');
      })()
      """) as? Bool == true
  }

  /// Leaves it, and nothing of what it kept: elsewhere that cannot be reached.
  func leave() throws {
    try browser.run("localStorage.clear()")
    try browser.call("Page.navigate", ["url": "about:blank"])
  }

  /// Opens it with a scene in place of what it shows first.
  func show(_ scene: String) throws {
    try open()
    try write(scene)
  }

  /// Types a text in place of the one that is there.
  func write(_ text: String) throws {
    try browser.run("(t => { t.focus(); t.select(); })(document.querySelector('#text'))")
    try browser.type(text)
    try browser.run("new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))")
  }

  /// The text that is in it.
  var text: String {
    get throws { try browser.run("document.querySelector('#text').value") as? String ?? "" }
  }

  /// Where one stands.
  var count: String { get throws { try browser.words("#count") } }

  /// How far below the top of the window the picture begins, where nothing is scrolled away.
  var top: Double {
    get throws {
      try browser.run("document.querySelector('#right').scrollTop = 0")
      return try browser.run("document.querySelector('#stage').getBoundingClientRect().top")
        as? Double ?? 0
    }
  }

  /// The middle of a view, as a place of the window.
  ///
  /// - Parameter view: Its name, or its number where it has none on the stage.
  func middle(of view: String) throws -> (x: Double, y: Double) {
    let place =
      try browser.run(
        """
        (() => {
          const label = [...document.querySelectorAll('#labels [data-label]')]
            .find(it => it.querySelector('.name')?.textContent.trim() === '\(view)');
          const number = label?.dataset.label ?? '\(view)';
          const shape = document.querySelector(`#shapes [data-view="${number}"]`);
          shape.scrollIntoView({ block: 'center' });
          const box = shape.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        })()
        """) as? [Double] ?? [0, 0]
    return (place[0], place[1])
  }

  /// Types a line at the prompt, and answers what was said since.
  func say(_ line: String) throws -> String {
    try browser.run("document.querySelector('#replies').replaceChildren()")
    try browser.run("document.querySelector('#line').value = ''")
    try browser.run("document.querySelector('#line').focus()")
    try browser.type(line)
    try browser.press("Enter")
    return try browser.words("#replies")
  }

  /// Asks the engine inside it.
  func ask(_ deed: String, _ request: [String: Any]) throws -> String {
    let json = String(
      decoding: try JSONSerialization.data(withJSONObject: request, options: .sortedKeys),
      as: UTF8.self)
    return try browser.run(
      "JSON.stringify(window.touchtrace.ask(\(quoted(deed)), \(json)))") as? String ?? ""
  }

  /// Expects that nothing went wrong and nothing was asked of anybody.
  func expectPeace(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(browser.complaints == [], sourceLocation: sourceLocation)
    #expect(
      browser.requests.filter { !$0.hasPrefix("file:") && !$0.hasPrefix("blob:") } == [],
      sourceLocation: sourceLocation)
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
