import Testing
@testable import TouchAudit
import TouchCore
import TouchInquiry
import TouchNarration

@Suite struct ReachRuleTests {
  @Test func `T01: a control beside a superview is an error, one at its edge is not`() throws {
    func at(_ x: Int) throws -> [String] {
      try found(window + "    view card 0,0 100x100\n      control c \(x),20 40x40")
    }
    #expect(try at(100) == ["T01 error c < card"])
    #expect(try at(60) == [])
  }

  @Test func `T02: a control that sticks out is a warning, with the share that is left`() throws {
    let lines = window + "    view card 0,0 100x100\n      control c 80,20 40x40"
    #expect(try found(lines) == ["T02 warning c < card"])
    let scene = try scene { lines }
    let finding = try #require(Audit(scene).findings.first)
    let card = try view("card", scene)
    #expect(finding.reachable == 0.5)
    #expect(finding.causes == [.init(reason: .outside(of: card, .right), share: 0.5)])
    #expect(finding.example == Point(110, 40))
    #expect(finding.certainty == .proved)
    #expect(try found(window + "    view card 0,0 100x100\n      control c 60,20 40.1x40") == [])
  }

  @Test func `T01 and T02 leave out what scrolling brings, and T21 says what it does not`() throws {
    func at(_ y: Int, _ height: Int, _ more: String = "") throws -> [String] {
      try found(
        window + "    scroll s 0,0 390x400 contentSize=390x\(height) \(more)\n"
          + "      control c 0,\(y) 100x50")
    }
    #expect(try at(900, 1000) == [])
    #expect(try at(980, 1000) == ["T21 warning c < s"])
    #expect(try at(500, 1000, "scrollEnabled=false") == ["T01 error c < s"])
    #expect(try at(380, 1000) == [])
    #expect(try at(900, 0) == [], "nobody knows how large the content is")
  }

  @Test func `T07 and T08 leave out what one scroll frees`() throws {
    func at(_ y: Int, _ height: Int, bar: String = "view bar 0,350 390x50") throws -> [String] {
      try found(
        window + "    scroll s 0,0 390x400 contentSize=390x\(height)\n"
          + "      control c 0,\(y) 100x50\n    \(bar)")
    }
    #expect(try at(350, 1000) == [], "it moves away from under the bar")
    #expect(try at(330, 1000) == [])
    #expect(try at(380, 1000) == [], "most of it lies below the fold")
    #expect(try at(350, 400) == ["T07 error c < bar"], "it cannot be moved")
    #expect(try at(330, 400) == ["T08 warning c < bar"])
    #expect(try at(350, 1000, bar: "view over 0,0 390x844") == ["T07 error c < over"])
    #expect(
      try at(380, 1000, bar: "view over 0,0 390x844") == ["T08 warning c < over"],
      "nobody knows of what lies below the fold")
    #expect(try at(380, 0) == [], "how far it scrolls is not known")
  }

  @Test func `T05: a superview that refuses is an error, one that is hidden a note`() throws {
    func below(_ line: String) throws -> [String] {
      try found(window + "    view v 0,0 390x400 \(line)\n      control c 0,0 100x50")
    }
    #expect(try below("noninteractive") == ["T05 error c < v"])
    #expect(try below("hidden") == ["T05 info c < v"])
    #expect(try below("alpha=0") == ["T05 info c < v"])
    #expect(try below("alpha=0.5") == [])
    #expect(try below("animating") == [], "an animation ends")
    #expect(try found(window + "    control c 0,0 100x50 hidden") == [], "it is not in use")
  }

  @Test func `T07: a control that others cover is an error that names them`() throws {
    let button = window + "    control c 20,100 120x44\n"
    #expect(
      try found(button + "    view overlay 0,0 390x844\n      view inner 0,0 390x844")
        == ["T07 error c < inner overlay"])
    #expect(try found(button + "    view overlay 0,200 390x644") == [])
    #expect(
      try found(button + "    view overlay 0,0 390x844\n      ~hitTest return passthrough") == [])
    #expect(try found(button + "    view overlay 0,0 390x844 noninteractive") == [])
  }

  @Test func `T07: what UIKit puts behind a sheet is no finding`() throws {
    #expect(
      try found(
        window + "    control c 20,100 120x44\n    view dim 0,0 390x844 class=UIDimmingView") == [])
  }

  @Test func `T08: a control that others cover in part is a warning`() throws {
    let button = window + "    control c 20,100 100x40\n"
    #expect(try found(button + "    view label 20,100 25x40") == ["T08 warning c < label"])
    #expect(try found(button + "    view label 20,100 0.5x40") == [], "less than a hundredth")
  }

  @Test func `A view that only has recognizers is found where none of it is reached`() throws {
    let card = window + "    view card 0,0 100x100\n"
    #expect(try found(card + "      view v 120,0 40x40\n        @tap t") == ["T01 error v < card"])
    #expect(try found(card + "      view v 80,0 40x40\n        @tap t") == [])
    #expect(
      try found(card + "      view v 0,0 40x40\n        @tap t\n        view in 0,0 40x40") == [])
  }

  @Test func `What is not known makes a finding likely, and says of whom`() throws {
    let scene = try scene {
      window + "    control c 120,20 40x40\n    view card 0,0 200x100 unknown=frame"
    }
    let finding = try #require(Audit(scene).findings.first)
    #expect(finding.certainty.grade == .likely)
    #expect(finding.doubts == [.init(view: try view("card", scene), facts: .frame)])
  }
}
