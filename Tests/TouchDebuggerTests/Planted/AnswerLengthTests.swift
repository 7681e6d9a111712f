import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

@Suite("An answer is short") struct AnswerLengthTests {
  @Test func `before its edits it has 60 words at most in the median case`() throws {
    let counts = try Plant.all.map { plant in
      let trace = try #require(Plant.record([plant], in: plant.workshop, seed: 1))
      let subject = plant.subject(in: trace.scene)
      let verdicts = Inquiry(trace, rivals: Rival.known).verdicts(on: subject)
      let told = ToldVerdict(try #require(verdicts.last), .english)
      return (told.reason + told.obstacles + [told.gradeLine]).reduce(0) { sum, line in
        sum + line.plain.split(separator: " ").count
      }
    }
    let median = counts.sorted()[counts.count / 2]
    #expect(median <= 60, "\(counts)")
  }
}
