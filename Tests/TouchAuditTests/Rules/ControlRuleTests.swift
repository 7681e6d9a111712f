import Testing
import TouchAudit
import TouchCore

@Suite struct ControlRuleTests {
  @Test func `T03: a superview without height is an error, told instead of T01`() throws {
    func wrap(_ height: Int) throws -> [String] {
      try found(window + "    view wrap 0,200 390x\(height)\n      control c 20,0 120x44")
    }
    #expect(try wrap(0) == ["T03 error c < wrap"])
    #expect(try wrap(44) == [])
  }

  @Test func `T04: a control without a size is a warning`() throws {
    #expect(try found(window + "    control c 20,100 0x44") == ["T04 warning c"])
    #expect(try found(window + "    control c 20,100 1x44") == [])
  }

  @Test func `T11: of a button that no touch reaches, only that is told`() throws {
    let button = "    view panel 0,0 390x400 hidden\n      button b 20,100 120x44"
    #expect(try found(window + button) == ["T05 info b < panel"])
    #expect(
      try found(window + "    button b 20,100 120x44\n    view front 0,0 390x844")
        == ["T07 error b < front"])
    #expect(
      try found(window + "    button b 20,100 120x44\n    view front 20,100 60x44")
        == ["T08 warning b < front", "T11 warning b"])
  }

  @Test func `T09: two controls that overlap are a warning`() throws {
    let first = window + "    control a 0,100 100x50\n"
    #expect(try found(first + "    control b 90,100 100x50") == ["T09 warning a < b"])
    #expect(try found(first + "    control b 100,100 100x50") == [])
    func row(_ height: Int) throws -> [String] {
      try found(
        window + "    scroll s 0,0 390x400 contentSize=390x\(height)\n"
          + "      control row 0,340 390x50\n    control add 320,330 50x50")
    }
    #expect(try row(1000) == [], "it moves away from under the other")
    #expect(try row(400) == ["T09 warning row < add"])
  }

  @Test func `T10: what can be hit is small, if asked for, and not of system sizes`() throws {
    func size(_ kind: String, _ size: String, _ least: Double = 44) throws -> [String] {
      try found(window + "    \(kind) c 50,100 \(size)") { _, options in
        options.rules = [.small]
        options.leastSide = least
      }
    }
    #expect(try size("control", "43x60") == ["T10 info c"])
    #expect(try size("control", "44x44") == [])
    #expect(try size("control", "30x30", 24) == [])
    #expect(try size("switch", "51x31") == [])
    #expect(try size("control", "24x24\n      ~pointInside expand 10") == [])
    #expect(try size("control", "24x24\n      ~pointInside expand 9") == ["T10 info c"])
    #expect(try found(window + "    control c 50,100 10x10") == [], "nobody asked")
  }

  @Test func `T11: a button that sends nothing is a warning`() throws {
    let button = window + "    button b 50,100 100x50"
    #expect(try found(button) == ["T11 warning b"])
    #expect(try found(button + "\n      ~target touchUpInside root buy") == [])
    #expect(try found(button + " menu=primary") == [])
    #expect(try found(button + " disabled") == [])
    #expect(try found(button + " unknown=actions") == [])
    #expect(try found(button + "\n      @tap t") == [])
  }

  @Test func `T11: so is an item of a bar that sends nothing`() throws {
    let item = window + "    bar n 0,50 390x44\n      barItem b 8,0 44x44"
    #expect(try found(item) == ["T11 warning b"])
    #expect(try found(item + "\n        ~target touchUpInside root buy") == [])
    #expect(try found(item + " disabled") == [])
    #expect(try found(item + " unknown=actions") == [])
    #expect(try found(item + " hidden") == [])
  }

  @Test func `T18: a control in a control is a warning, the parts of a stepper are not`() throws {
    #expect(
      try found(window + "    control outer 50,100 200x100\n      control inner 0,0 50x50")
        == ["T18 warning inner < outer"])
    #expect(try found(window + "    stepper s 50,100 94x32\n      control plus 47,0 47x32") == [])
  }

  @Test func `T19: a control at the edge, or just below a bar, is worth knowing`() throws {
    #expect(try found(window + "    control c 100,826 100x18") == ["T19 info c"])
    #expect(try found(window + "    control c 100,780 100x64") == [])
    let bar = window + "    bar n 0,50 390x44\n"
    #expect(try found(bar + "    control c 100,96 100x40") == ["T19 info c < n"])
    #expect(try found(bar + "    control c 100,110 100x40") == [])
  }

  @Test func `T20: a plain view inside a control takes its touches`() throws {
    let control = window + "    control c 50,100 200x100\n"
    #expect(try found(control + "      stack s 0,0 50x100") == ["T20 info c < s"])
    #expect(try found(control + "      stack s 0,0 200x100") == ["T20 warning c < s"])
    #expect(try found(control + "      stack s 0,0 200x100 noninteractive") == [])
    #expect(try found(control + "      label s 0,0 200x100") == [])
  }

  @Test func `T22: a copy that lies on a control is told as one`() throws {
    let button = "    button b 50,100 100x50\n      ~target touchUpInside root buy\n"
    #expect(
      try found(window + button + button.replacing("button b", with: "button copy"))
        == ["T22 warning b < copy"])
    #expect(
      try found(
        window + button
          + button.replacing("button b", with: "button copy").replacing("50,100", with: "50,150"))
        == [])
  }
}
