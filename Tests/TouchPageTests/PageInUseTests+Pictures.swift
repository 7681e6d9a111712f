import Foundation
import TestSupport
import Testing

//  a part ─ half as large, WebP ─▶ Pictures/NAME.webp     looked at before it is kept

extension PageInUseTests {
  /// The parts, each with its width, light, language, and what leads to it from the example; nil for
  /// what a newcomer sees.
  private static let parts:
    [(name: String, width: Int, isDark: Bool, isChinese: Bool, deeds: [String]?)] = [
      ("newcomer", 1280, false, false, nil),
      ("phone-newcomer-dark-chinese", 390, true, true, nil),
      ("first", 1280, false, false, []),
      ("answer-dark-chinese", 1280, true, true, [tap, "keys('ArrowLeft', 6)"]),
      ("wrong-text", 1280, false, false, ["write('20,500', '20;500')"]),
      ("dialog", 1280, false, false, ["click('#open')"]),
      ("lesson", 1280, false, false, [lesson, "click('#offers .word')"]),
      ("order", 1280, false, false, [lesson, until(".order"), "at('.order .item').click()"]),
      ("try-dark-chinese", 1280, true, true, [lesson, until(".trying")]),
      ("phone-try", 390, false, false, [lesson, until(".trying")]),
      ("phone-first", 390, false, false, []),
      ("phone-answer-dark", 390, true, false, [tap]),
      ("phone-steps-chinese", 390, false, true, [tap, tab("now")]),
      ("phone-text-dark", 390, true, false, ["write('20,500', '20;500')", tab("text")]),
      ("phone-prompt", 390, false, false, [tab("console"), "say('why-not buy')"]),
      ("phone-lesson-dark-chinese", 390, true, true, [lesson, "click('#offers .word')"]),
    ]

  private static let tap = "tap('buy')"
  private static let lesson = "choose('02-hit-test/03-first-to-fifth')"
  private static func until(_ selector: String) -> String { "goOn('\(selector)')" }
  private static func tab(_ name: String) -> String { "click('#tabs [data-tab=\(name)]')" }

  @Test(
    "Every part looks as it did when a person looked at it; RECORD_GOLDENS=1 takes new pictures")
  func pictures() throws {
    let folder = packageRoot.appending(path: "Tests/TouchPageTests/Pictures")
    var pictures: [(name: String, seen: Data, kept: Data)] = []
    for part in Self.parts {
      if part.deeds == nil {
        try page.openFirst(width: part.width, isDark: part.isDark)
      } else {
        try page.open(width: part.width, isDark: part.isDark)
      }
      if part.isChinese { try browser.click("#tongue") }
      for deed in part.deeds ?? [] { try browser.run("(() => {\(Self.hands)\(deed);})()") }
      let settled =
        "new Promise(done => setTimeout(() => requestAnimationFrame(() => done(true)), 80))"
      try browser.run(settled)
      let seen = try browser.smallPicture(width: part.width, height: 900)
      let file = folder.appending(path: part.name + ".webp")
      if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
        try seen.write(to: file)
      } else {
        pictures.append((part.name, seen, try Data(contentsOf: file)))
      }
    }
    page.expectPeace()
    try page.leave()
    for (name, seen, kept) in pictures {
      let unlike = try browser.run(
        Self.comparison + "('\(seen.base64EncodedString())', '\(kept.base64EncodedString())')")
      #expect(try #require(unlike as? Double) < 0.01, "\(name) looks different")
    }
  }

  /// What a person does, said shortly.
  private static let hands = """
    const at = selector => document.querySelector(selector);
    const click = selector => at(selector).click();
    const choose = name => { at('#examples').value = name; at('#examples').dispatchEvent(new Event('change')); };
    const keys = (key, times) => { for (; times; times--) dispatchEvent(new KeyboardEvent('keydown', { key })); };
    const say = line => { at('#line').value = line; at('#ask').requestSubmit(); };
    const goOn = selector => {
      for (let turn = 0; turn < 60 && !at(selector); turn++) {
        at('#answer').value = document.querySelectorAll('#offers button').length > 1 ? 'skip' : '';
        at('#learn').requestSubmit();
      }
    };
    const write = (old, words) => {
      at('#text').value = at('#text').value.replace(old, words);
      at('#text').dispatchEvent(new Event('input'));
    };
    const tap = name => {
      const stage = at('#stage');
      const hit = key => stage.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      do hit('ArrowUp'); while (!at('#page figcaption').textContent.startsWith(name));
      hit('Enter');
      // Whether the focus is seen depends on what was used before.
      document.activeElement.blur();
    };

    """

  /// How much of two pictures differs, by squares of eight points.
  private static let comparison = """
    (async (...both) => {
      const [one, other] = await Promise.all(both.map(async text => {
        const image = new Image();
        image.src = 'data:image/webp;base64,' + text;
        await image.decode();
        const [width, height] = [image.width, image.height].map(length => Math.ceil(length / 4));
        const drawing = new OffscreenCanvas(width, height).getContext('2d');
        drawing.drawImage(image, 0, 0, width, height);
        return drawing.getImageData(0, 0, width, height).data;
      }));
      if (one.length !== other.length) return 1;
      let unlike = 0;
      for (let place = 0; place < one.length; place += 4) {
        unlike += [0, 1, 2].some(part => Math.abs(one[place + part] - other[place + part]) > 48);
      }
      return unlike * 4 / one.length;
    })
    """
}
