import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("What the lessons cover", .ownThread) struct CoverageTests {
  @Test("names the lesson of a system and says where one is missing, in both languages")
  func systems() throws {
    let folder = try pack()
    for (language, missing) in [("en", "missing"), ("zh-Hans", "缺")] {
      let run = try touchtrace([
        "lesson", "coverage", "--lessons", folder.path, "--lang", language,
      ])
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(run.status == 0)
      #expect(lines.first == "000-01  ✓  a/02")
      #expect(lines.dropFirst().first == "000-02  ≈  a/01, a/02")
      #expect(lines.dropFirst(2).first == "003-01  ✗  \(missing)  Never")
      #expect(lines.contains { $0.hasPrefix("refuse-alpha") && $0.hasSuffix(" a/01") })
      #expect(lines.contains { $0.hasPrefix("refuse-hidden") && $0.hasSuffix(" \(missing)") })
    }
    let strict = try touchtrace(["lesson", "coverage", "--lessons", folder.path, "--strict"])
    #expect(strict.status == 1)
    let json = try touchtrace([
      "lesson", "coverage", "--lessons", folder.path, "--format", "json",
    ])
    #expect(
      json.output.hasPrefix(
        #"{"systems":[{"id":"000-01","verdict":"✓","lessons":["a/02-two"]},"#))
  }

  @Test("an article is walked in its own order, and one that nobody treats is refused")
  func article() throws {
    let folder = try pack()
    let run = try touchtrace(
      ["learn", "--article", "000", "--lessons", folder.path, "--lang", "en"],
      input: "lesson list\nlesson next\n")
    #expect(run.status == 0)
    #expect(run.output.contains("Article 000"))
    let rows = run.output.split(separator: "\n").filter {
      $0.hasPrefix("  ") && $0.contains(" a/0")
    }
    .map { $0.split(separator: " ").filter { $0 != "✓" && $0 != "…" && $0 != "←" } }
    #expect(rows.prefix(2).map { $0.last } == ["Two", "One"])
    let other = try touchtrace(["learn", "--article", "004", "--lessons", folder.path])
    #expect(other.status == 2)
    #expect(other.errors.contains("articles: 000"))
  }

  private func pack() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for name in ["a/01-one", "a/02-two"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write(
      """
      | id | system | lesson | verdict |
      |---|---|---|---|
      | 000-01 | First | L1.1 | ✓ |
      | 000-02 | Second | L1.1 | ≈ |
      | 003-01 | Never | L1.1 | ✗ |
      """, to: "systems.md")
    try folder.write(lesson("One", "000-02", "alpha=0"), to: "a/01-one/lesson.md")
    try folder.write(lesson("Two", "000-02 000-01", ""), to: "a/02-two/lesson.md")
    return folder
  }

  private func lesson(_ title: String, _ systems: String, _ property: String) -> String {
    """
    ---
    lesson: a/\(title)
    title: \(title)
    systems: \(systems)
    ---

    # \(title)

    ```scene
    window 390x844
      vc root
        view pad 0,0 390x844
          view top 0,0 390x844 \(property)
    ```

    ```touch
    0 down A at 10,10
    80 up A
    ```
    """
  }
}
