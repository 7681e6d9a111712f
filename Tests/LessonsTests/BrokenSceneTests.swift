import TestSupport
import Testing

@testable import Lessons

@Suite("A lesson whose finger goes astray")
struct BrokenSceneTests {
  @Test("is reported: what it claims hangs on its scene", arguments: LessonFiles.ids.sampled(3))
  func astray(id: String) {
    let text = LessonFiles.lesson(id)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.astray)
    let broken = lines.joined(separator: "\n")
    #expect(broken != text)
    #expect(!check(broken).isSound)
  }

  /// `0 down A at 200,420` with the finger far outside every window.
  private static func astray(_ line: Substring) -> String {
    let words = line.split(separator: " ")
    guard words.count > 4, Int(words[0]) != nil, words[1] == "down" else { return String(line) }
    let head = words.prefix { $0 != "at" && $0 != "in" }
    guard head.count < words.count else { return String(line) }
    let place = words[head.count] == "in" ? "in \(words[head.count + 1])" : "at"
    let count = words.count { $0.contains(",") && $0.first?.isLetter == false }
    let points = Array(repeating: "9000,9000", count: max(1, count)).joined(separator: " ")
    return head.joined(separator: " ") + " \(place) \(points)"
  }
}
