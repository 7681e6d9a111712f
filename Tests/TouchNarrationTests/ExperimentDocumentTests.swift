import SceneLanguage
import Testing
import TouchCore

@testable import TouchNarration

/// What a device can try where a rule is neither documented nor observed.
@Suite("The document of experiments")
struct ExperimentDocumentTests {
  private let entry = """
    # Experiments

    ## 10.13 model.panHysteresis

    ```scene
    window 10x10
    ```

    - fingers: slowly
    - see: when it begins
    """

  @Test("The document inside the binary has no faults")
  func builtIn() {
    #expect(ExperimentDocument.builtIn.faults.map(\.headline) == [])
  }

  @Test(
    "Each rule below observed and each setting has an experiment, or the reason why it has none")
  func whole() {
    let names =
      Rule.catalogue.filter { !$0.confidence.isSure }.map { "\($0.number)" }
      + Setting.allCases.map { "model.\($0.rawValue)" }
    #expect(names.filter { Experiment.named($0) == nil } == [])
    let needless = ExperimentDocument.builtIn.experiments.flatMap(\.names)
      .filter { !names.contains($0) }
    #expect(needless == [], "a rule that is observed by now needs no experiment")
  }

  @Test("An entry has its names, its scene with the indentation, and what is seen")
  func reads() throws {
    let experiment = try #require(ExperimentDocument(entry, file: "x.md").experiments.first)
    #expect(experiment.names == ["10.13", "model.panHysteresis"])
    #expect(experiment.scene == "window 10x10\n")
    #expect(experiment.fingers == "slowly")
    #expect(experiment.outcome == .log && experiment.words == "when it begins")
  }

  @Test("An entry names rules and settings, each once, and has a scene or a reason, not both")
  func faults() {
    func headlines(_ text: String) -> [String] {
      ExperimentDocument(text, file: "x.md").faults.map(\.headline)
    }
    #expect(headlines(entry) == [])
    #expect(headlines(entry.replacing("- see", with: "- look")) == [])
    #expect(
      headlines(entry.replacing("10.13", with: "99.1"))
        == ["x.md:3:4: error: '99.1' is not a rule or a setting"])
    #expect(headlines(entry.replacing("model.pan", with: "pan")).count == 1)
    #expect(headlines(entry + "\n\n" + entry.dropFirst(15)).count == 2)
    #expect(headlines(entry.replacing("- see", with: "- none")).count == 1)
    #expect(headlines(entry.replacing("window 10x10\n", with: "")).count == 1)
    #expect(headlines(entry + "\n- look: at it").count == 1)
    #expect(headlines(entry + "\nprose").count == 1)
  }
}
