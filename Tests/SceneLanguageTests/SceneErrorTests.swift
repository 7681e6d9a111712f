import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Errors in scenes")
struct SceneErrorTests {
  @Test(
    "Every error stands at its line and column", arguments: Wrong.characters + Wrong.indentation)
  func characters(example: Case) {
    #expect(problems(example.text) == [example.problem])
  }

  @Test("Misspelt words suggest the known ones", arguments: Wrong.misspelt)
  func words(example: Case) {
    #expect(problems(example.text) == [example.problem])
  }

  @Test("Values are checked where they stand", arguments: Wrong.values)
  func values(example: Case) {
    #expect(problems(example.text) == [example.problem])
  }

  @Test("Names are unique, and words that mean something are not names", arguments: Wrong.names)
  func names(example: Case) {
    #expect(problems(example.text) == [example.problem])
  }

  @Test("Everybody has a place to stand", arguments: Wrong.places)
  func places(example: Case) {
    #expect(problems(example.text) == [example.problem])
  }

  @Test("Recognizers, targets, scroll views and focus are checked", arguments: Wrong.gestures)
  func gestures(example: Case) {
    #expect(problems(example.text) == [example.problem])
  }

  @Test("All wrong lines are reported, one error each, and a wrong parent is no excuse")
  func all() {
    let text = """
      window 390x844
        veiw a 0,0 1x1
          view b alpah=1 hiden
            ~hitTest return a
        view c ~hitTest
      """
    #expect(
      problems(text) == [
        "2:3: error: unknown kind 'veiw'; did you mean 'view'?",
        "3:12: error: unknown property 'alpah'; did you mean 'alpha'?",
        "5:10: error: unexpected '~hitTest'",
      ])
  }

  @Test func `what people call things by other names is known`() {
    #expect(
      problems("window\n  table t 0,0 9x9\n    row a 0,0 9x9") == [
        "3:5: error: unknown kind 'row'; did you mean 'cell'?"
      ])
  }

  @Test("A long word does not flood the message")
  func flood() {
    let long = String(repeating: "w", count: 5000)
    let said = problems("window\n  \(long) a")
    #expect(said == ["2:3: error: unknown kind '\(long.prefix(60))…'"])
  }
}
