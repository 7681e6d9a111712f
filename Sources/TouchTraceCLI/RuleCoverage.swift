import Lessons
import TouchCore
import TouchNarration

//  Tests/**/*.swift   @Test("9.32: …")  ─▶ 9.32 is named by a test
//  lessons            scene and touches ─▶ record ─▶ the rules its steps cite

/// Which rules are named by tests, and which are shown by lessons.
struct RuleCoverage {
  /// How many tests name a rule.
  private(set) var tests: [RuleNumber: Int] = [:]
  /// How many lessons have a step that a rule decided.
  private(set) var lessons: [RuleNumber: Int] = [:]

  /// Reads the tests below a folder and delivers the touches of lessons.
  init(_ folder: String, lessons documents: [[Fence]]) throws(FileProblem) {
    let path = "\(folder)/Tests"
    if isFolder(path) {
      for file in try files(".swift", below: path) {
        count(tests: try readFoundText("\(path)/\(file)"))
      }
    }
    for fences in documents { count(lesson: fences) }
  }

  /// The rules that the model follows and no test names.
  var untested: [RuleNumber] { Rule.catalogue.map(\.number).filter { tests[$0] == nil } }

  private mutating func count(tests text: String) {
    let marker: [UInt8] = Array("@Test(".utf8)
    let bytes = Array(text.utf8)
    var place = 0
    while place + marker.count <= bytes.count {
      guard bytes[place...].starts(with: marker) else {
        place += 1
        continue
      }
      place += marker.count
      let name = Self.literal(in: bytes, after: place)
      for number in Set(Self.numbers(in: name)) { tests[number, default: 0] += 1 }
    }
  }

  /// The first string after `@Test(`, which is the test's name; empty where none comes next.
  private static func literal(in bytes: [UInt8], after start: Int) -> String {
    let rest = bytes[start...].drop { $0 == 0x20 || $0 == 0x0A }
    guard rest.first == UInt8(ascii: "\"") else { return "" }
    return String(decoding: rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// The rules a name mentions, `9.32` or `12.1 to 12.4`.
  static func numbers(in name: String) -> [RuleNumber] {
    let words = name.split { !($0.isASCII && $0.isNumber) && $0 != "." && !$0.isLetter }
    var found: [RuleNumber] = []
    var isRange = false
    for word in words {
      let trimmed = word.split(separator: ".", omittingEmptySubsequences: true)
        .joined(separator: ".")
      if word == "to" {
        isRange = true
        continue
      }
      defer { isRange = false }
      guard let number = RuleNumber(trimmed) else { continue }
      if isRange, let first = found.last, first.section == number.section,
        first.item < number.item
      {
        found += (first.item + 1..<number.item).map { RuleNumber(number.section, $0) }
      }
      found.append(number)
    }
    return found
  }

  private mutating func count(lesson written: [Fence]) {
    let fences = LessonFences(written, file: "lesson.md")
    let stages = Set(fences.claims.map(\.stage) + (fences.stage.map { [$0] } ?? []))
    var cited: Set<RuleNumber> = []
    for stage in stages {
      let trace = stage.trace()
      for index in trace.indices { cited.insert(trace.rule(of: index)) }
    }
    for number in cited { lessons[number, default: 0] += 1 }
  }
}
