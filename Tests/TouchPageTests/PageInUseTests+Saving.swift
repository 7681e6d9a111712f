import Foundation
import TestSupport
import Testing

extension PageInUseTests {
  @Test("What is saved is what the engine says: scene, picture, page, report and record")
  func saving() throws {
    try page.show(cardScene)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try browser.call(
      "Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path])
    _ = try page.say("goto 9")
    for kind in ["scene", "svg", "html", "md", "jsonl"] {
      let file = folder.appending(path: "page.\(kind)")
      try browser.click("#more")
      try browser.click("#shares [data-save=\(kind)]")
      #expect(try browser.words("#toast").contains("page.\(kind)"))
      let wanted = kind == "scene" ? cardScene : try exported("page.\(kind)")
      for _ in 0..<200 where (try? Data(contentsOf: file))?.isEmpty ?? true {
        Thread.sleep(forTimeInterval: 0.05)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == wanted, "\(kind)")
    }
    #expect(try page.count == "9 / 23")
    page.expectPeace()
  }

  /// What the engine in the page writes into a file.
  private func exported(_ name: String) throws -> String? {
    let answer = try page.ask("perform", ["line": "export \(name)"])
    let files =
      try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    return (files?["files"] as? [[String: Any]])?.first?["text"] as? String
  }

  @Test("A scene of 100 000 views is drawn or refused with a reason, and the page goes on")
  func manyViews() throws {
    try page.show(cardScene)
    try browser.run(
      """
      (() => {
        let text = 'window 390x844\\n';
        for (let view = 0; view < 100000; view++) text += `  view v${view} ${view % 380},${view % 830} 10x10\\n`;
        text += 'touch #tap\\n0 down A at 200,300\\n80 up A\\n';
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'many.scene'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      })()
      """)
    try browser.wait(
      until: """
        document.querySelector('#refused').textContent
          || document.querySelector('#text').value.includes('v99999')
        """, seconds: 150)
    // What is drawn is what a person can look through; the lines are numbered without an element each.
    #expect(try browser.run("document.querySelectorAll('*').length < 30000") as? Bool == true)
    _ = try page.say("goto 7")
    #expect(try browser.words("#count").hasPrefix("7 /"))
    try page.choose("example")
    try page.write(cardScene)
    #expect(try page.count == "0 / 23")
    page.expectPeace()
  }
}
