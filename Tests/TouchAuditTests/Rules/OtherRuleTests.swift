import Testing
import TouchAudit
import TouchCore

@Suite struct OtherRuleTests {
  @Test func `T06: a recognizer on a label that is off is an error`() throws {
    let label = window + "    label l 50,100 100x50"
    #expect(try found(label + "\n      @tap t") == ["T06 error l"])
    #expect(try found(label + " interactive\n      @tap t") == [])
    #expect(try found(label + " unknown=recognizers") == ["T06 error l"])
    #expect(try found(label + " unknown=interaction\n      @tap t") == [])
    #expect(try found(label) == [])
  }

  @Test func `T12: one recognizer of several views is an error that only the caller can know`()
    throws
  {
    let views = window + "    view a 0,0 50x50\n    view b 0,100 50x50"
    #expect(
      try found(views) { scene, options in
        options.sharedRecognizers = [
          SharedRecognizer("tap", views: [try view("a", scene), try view("b", scene)])
        ]
      } == ["T12 error a < b"])
    #expect(
      try found(views) { scene, options in
        options.sharedRecognizers = [SharedRecognizer("tap", views: [try view("a", scene)])]
      } == [])
  }

  @Test func `T13: a tap that cancels, above a list, is a warning`() throws {
    func root(_ tap: String, _ list: String = "table list 0,100 390x500") throws -> [String] {
      try found("window w 0,0 390x844\n  view root 0,0 390x844\n    \(tap)\n    \(list)")
    }
    #expect(try root("@tap t") == ["T13 warning root < list"])
    #expect(try root("@tap t cancelsTouchesInView=false") == [])
    #expect(try root("@tap t taps=2") == [])
    #expect(try root("@pan t") == [])
    #expect(try root("@tap t", "control c 0,100 100x50") == ["T13 warning root < c"])
    #expect(try root("@tap t", "switch c 0,100 51x31") == [])
  }

  @Test func `T14: a control behind a row's content view is told once, as covered`() throws {
    func row(_ inner: String) throws -> [String] {
      try found(window + "    table list 0,0 390x500\n      cell row 0,0 390x50\n" + inner)
    }
    let behind = try row("        control c 0,0 40x50")
    #expect(behind.contains { $0.hasPrefix("T07") } && !behind.contains { $0.hasPrefix("T14") })
    #expect(try row("        view v 0,0 40x50") == [])
    #expect(try row("        content in 0,0 390x50\n          control c 0,0 50x50") == [])
  }

  @Test func `T15: a clear or hosting view in front of all is a warning that lists what it takes`()
    throws
  {
    let control = window + "    control c 50,100 100x50\n"
    #expect(
      try found(control + "    view clear 0,0 390x844\n      ~draw nothing")
        == ["T07 error c < clear", "T15 warning clear < c"])
    #expect(
      try found(control + "    hosting h 0,0 390x844")
        == ["T07 error c < h", "T15 warning h < c"])
    #expect(try found(control + "    view clear 0,200 390x644\n      ~draw nothing") == [])
  }

  @Test func `T16: a window over all of the key window is a warning, and is told once`() throws {
    let key = "window w 0,0 390x844 key\n  view root 0,0 390x844\n    control c 50,100 100x50\n"
    #expect(try found(key + "window hud 0,0 390x844 level=1") == ["T16 warning hud < w"])
    #expect(try found(key + "window hud 0,0 390x50 level=1") == [])
    #expect(try found(key + "window hud 0,0 390x844 level=1\n  ~hitTest return passthrough") == [])
    #expect(try found(key + "window hud 0,0 390x844 level=-1") == [])
  }

  @Test func `T17: a class that may decide by itself is told of on asking, once`() throws {
    let bar =
      window + "    view v 0,0 390x400 class=MyBar unknown=overrides\n"
      + "      control a 0,0 50x50\n      control b 100,0 50x50"
    #expect(try found(bar) == [])
    #expect(try found(bar) { $1.tellsDoubts = true } == ["T17 info v < a b"])
    #expect(try found(window + "    view v 0,0 390x400 class=MyBar unknown=overrides") == [])
  }

  @Test func `Every rule has a name of its own, and is found by it and by its number`() {
    #expect(AuditRule.allCases.map(\.rawValue) == (1...22).map { "T\($0 < 10 ? "0" : "")\($0)" })
    #expect(Set(AuditRule.allCases.map(\.entry.name)).count == 22)
    for rule in AuditRule.allCases {
      #expect(AuditRule(named: rule.rawValue.lowercased()) == rule)
      #expect(AuditRule(named: rule.entry.name) == rule)
    }
    #expect(AuditRule(named: "T23") == nil)
  }
}
