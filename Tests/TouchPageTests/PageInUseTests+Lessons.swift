import Foundation
import Lessons
import TestSupport
import Testing
import TouchNarration

extension PageInUseTests {
  @Test("Ten lessons are played to the end, wrong answers too, and stay finished after a reload")
  func tenLessons() throws {
    try page.open()
    // Of lessons from all chapters the ten shortest ones.
    let played = LessonLibrary.embedded.lessons.sampled(5).compactMap { id in
      linesOfLearner(id).map { (id: id, lines: $0) }
    }
    let chosen = played.sorted { $0.lines.count < $1.lines.count }.prefix(10)
    #expect(chosen.count == 10)
    for (id, lines) in chosen {
      try page.choose(id)
      try browser.run(Self.player + "(\(json(lines)))")
      #expect(
        try browser.run("!document.querySelector('#offers .choice, #offers .item')") as? Bool
          == true,
        "\(id)")
    }
    try page.open(remembers: true)
    let done =
      "[...document.querySelectorAll('#examples option')]"
      + ".filter(it => /^[✓○]/.test(it.textContent)).map(it => it.value)"
    #expect(try Set(browser.run(done) as? [String] ?? []) == Set(chosen.map { $0.id }))
    page.expectPeace()
  }

  /// What somebody types from the first stop to the last who answers each question wrong first.
  private func linesOfLearner(_ id: String) -> [String]? {
    guard
      var runner = LessonRunner(
        library: .embedded, lessonID: id, language: .english, progress: Progress(log: ""), at: 1)
    else { return nil }
    _ = runner.start()
    var lines: [String] = []
    var answered: Set<[String]> = []
    while !runner.isAtEnd, lines.count < 300 {
      let right = runner.lines(typedBy: .trace)
      let choices = runner.offers.filter { $0.kind == .choice }.map { $0.line }
      let wrong = choices.first { [$0] != right }
      let typed = wrong.map { answered.insert(choices + right).inserted ? [$0] : right } ?? right
      for line in typed { _ = runner.perform(line, now: 2) }
      lines += typed
    }
    return runner.isAtEnd ? lines : nil
  }

  /// Presses what stands for each line, and types what nothing stands for.
  private static let player = """
    (lines => {
      const at = selector => [...document.querySelectorAll(selector)];
      for (const line of lines) {
        const choice = at('#offers .choice').find(it => it.querySelector('kbd').textContent === line);
        const items = at('#offers .item').length && line.split(' ').map(number => at('#offers .item')[number - 1]);
        if (choice) choice.click();
        else if (items && items.every(it => it)) {
          items.forEach(it => it.click());
          document.querySelector('#offers .main').click();
        }
        else if (!line && at('#offers .word').length === 1) at('#offers .word')[0].click();
        else {
          document.querySelector('#answer').value = line;
          document.querySelector('#learn').requestSubmit();
        }
      }
    })
    """

  private func json(_ lines: [String]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: lines), as: UTF8.self)
  }
}
