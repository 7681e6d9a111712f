import TestSupport
import Testing
import TouchCore

@testable import SceneLanguage

@Suite("Lines that are written by habit")
struct HabitTests {
  @Test("Each form of the table is answered by a line that can be read in its place")
  func forms() {
    for habit in Habit.all.values.joined() {
      for form in habit.forms {
        let example = HabitExample(habit: habit, form: form.form)
        let found = read(example.file).first { $0.right != nil }
        #expect(found?.right?.reason == habit.reason, "\(example.line)")
        let errors = mended(example.file).map(read)?.filter { $0.severity == .error }
        #expect(errors?.isEmpty == true, "\(example.line): \(errors ?? [])")
      }
    }
  }

  @Test("Every reason has a habit, and both languages quote the right line")
  func reasons() {
    let habits = Habit.all.values.joined()
    let unused = Habit.Reason.allCases.filter { reason in
      reason != .tabs && !habits.contains { $0.reason == reason }
    }
    #expect(unused.isEmpty)
    let said = read("window 390x844\n  vc root\n    view card frame=20,100,350,200\n")
    #expect(said.map(\.right?.lines) == [["view card 20,100 350x200"]])
    #expect(said[0].message.hasSuffix("write 'view card 20,100 350x200'"))
    #expect(said[0].chinese?.hasSuffix("“view card 20,100 350x200”") == true)
  }

  @Test(
    "A person's own numbers and names stand in the right line",
    arguments: [
      ("view card frame=20,100,350,200 hidden", ["view card 20,100 350x200 hidden"]),
      ("button buy frame={{20, 100}, {350, 200}}", ["button buy 20,100 350x200"]),
      ("view other isHidden true", ["view other isHidden=yes"]),
      ("view \"a pin\" 20,100 350x200", ["view aPin 20,100 350x200"]),
      ("Label title {", ["label title"]),
      (
        "let other = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))", ["view other 1,2 3x4"]
      ),
      ("tap dismiss on card", ["@tap dismiss"]),
      ("card.isHidden = true", ["view card 20,100 35x20 isHidden=yes"]),
      ("\tview other", ["        view other"]),
      ("tap at 20,30", ["touch #tap", "0 down A at 20,30", "80 up A"]),
    ])
  func numbers(line: String, lines: [String]) {
    let file =
      "window 390x844\n  vc root\n    view page\n      view card 20,100 35x20\n      \(line)"
    #expect(read(file).compactMap(\.right?.lines) == [lines])
  }

  @Test(
    "Times with units, missing fingers and blanks in places are put right",
    arguments: [
      ("0.25s down 200, 300", "250 down A at 200,300"), ("80ms up", "80 up A"),
      ("5 down A at (7, 8)", "5 down A at 7,8"), ("5 tap at 7,8", "5 down A at 7,8"),
    ])
  func touches(line: String, right: String) {
    let file = "window 390x844\n  view card 0,0 9x9\ntouch #a\n\(line)\n"
    #expect(read(file).first { $0.right != nil }?.right?.lines.first == right)
  }

  @Test("A target names its event below a control only")
  func targets() {
    let button = "window 9x9\n  button buy\n    target self save"
    #expect(mended(button) == "window 9x9\n  button buy\n    ~target touchUpInside save")
    let tap = "window 9x9\n  view buy\n    @tap t\n      target self save"
    #expect(mended(tap) == "window 9x9\n  view buy\n    @tap t\n      ~target save")
  }

  @Test("Lines that are right, too long, or typed at the prompt are left alone")
  func others() {
    #expect(read("window 390x844\n  view hidden 20,100 3x4\n").isEmpty)
    let long = String(repeating: " ", count: 300)
    #expect(read("window 9x9\n  view card\(long) frame=1,2,3,4").allSatisfy { $0.right == nil })
    var scene = scene("window 9x9\n  view card")
    let said = applySet(SourceLines(file: "", text: "set card frame=1,2,3,4"), to: &scene)
    #expect(!said.isEmpty && said.allSatisfy { $0.right == nil })
  }

  @Test("A second view in a controller's line is read, with a warning that says what to write")
  func secondRoot() {
    let file = "window 9x9\n  vc root\n    view page\n    view card"
    #expect(read(file).map(\.severity) == [.warning])
    #expect(read(file)[0].message.contains("indent it by two more spaces"))
    #expect(read("window 9x9\n  vc root\n    view page\n      view card").isEmpty)
  }

  private func read(_ file: String) -> [Diagnostic] {
    readSceneFile(SourceLines(file: "f", text: file)).diagnostics
  }
}
