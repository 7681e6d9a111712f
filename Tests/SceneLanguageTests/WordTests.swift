import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("The words of the language")
struct WordTests {
  @Test("Every word of the tables is one the reader knows")
  func known() {
    for entry in SceneWords.kinds {
      #expect(!problems(entry.word).joined().contains("unknown"), "\(entry)")
    }
    for entry in SceneWords.properties {
      #expect(
        !problems("window a \(entry.word)=1").joined().contains("unknown property"), "\(entry)")
    }
    for entry in SceneWords.overrides {
      #expect(!problems("window\n  \(entry.word)").joined().contains("unknown"), "\(entry)")
    }
    for entry in SceneWords.recognizers {
      #expect(!problems("window\n  \(entry.word)").joined().contains("unknown"), "\(entry)")
    }
    for entry in SceneWords.recognizerProperties {
      #expect(
        !problems("window\n  @tap \(entry.word)=1").joined().contains("unknown property"),
        "\(entry)")
    }
    for entry in SceneWords.settings {
      #expect(!problems("model \(entry.word) 1").joined().contains("unknown"), "\(entry)")
    }
  }

  @Test("Every word stands once, with a form that has it")
  func tables() {
    let tables = [
      SceneWords.kinds, SceneWords.properties, SceneWords.overrides, SceneWords.settings,
    ]
    for table in tables + [
      SceneWords.changes, SceneWords.actions, SceneWords.recognizers,
      SceneWords.changesWhileTouching,
      SceneWords.recognizerProperties, SceneWords.recognizerChanges,
    ] {
      #expect(Set(table.map(\.word)).count == table.count)
      for entry in table {
        #expect(entry.form.contains(entry.word))
      }
    }
    #expect(SceneWords.kinds.count == 36)
    #expect(SceneWords.changes.map(\.word).contains("visible"))
    #expect(!SceneWords.properties.map(\.word).contains("visible"))
    #expect(SceneWords.reservedNames == ["nil", "self", "super", "nobody", "passthrough", "all"])
  }
}
