import SceneLanguage
import TestSupport
import Testing
import TouchCore

private let truths = [
  ("yes", true), ("true", true), ("on", true), ("no", false), ("false", false), ("off", false),
]

@Suite("UIKit's names in the scene language")
struct UIKitNameTests {
  private func read(_ lines: [String]) -> Scene? {
    readScene(SourceLines(file: "f", lines: lines, firstLine: 1)).value
  }

  /// Expects a word and UIKit's spelling of it to say the same, whatever is said of them.
  private func compare(
    _ entry: SceneWords.Entry, _ uiKit: String, around lines: (String) -> [String]
  ) {
    let isOpposite = entry.word == "disabled"
    let value = entry.form.split(separator: "=").dropFirst().first ?? "yes|no"
    guard value == "yes|no" else {
      let sample = [
        "N|normal|statusBar|alert|keyboard": "alert", "NAME[,NAME]": "other",
        "primary|press": "primary",
        "primary|secondary": "secondary", "discrete|continuous|all": "all",
        "none|disclosure|checkmark|detail|detailDisclosure": "detail",
      ][value]
      let same = read(lines("\(entry.word)=\(sample ?? String(value))"))
      #expect(same != nil, "\(entry)")
      for sign in ["=", " = "] {
        #expect(read(lines("\(uiKit)\(sign)\(sample ?? String(value))")) == same, "\(uiKit)\(sign)")
      }
      return
    }
    for (word, isYes) in truths {
      let same = read(lines("\(entry.word)=\(isYes != isOpposite ? "yes" : "no")"))
      #expect(same != nil, "\(entry)")
      #expect(read(lines("\(entry.word)=\(isYes != isOpposite)")) == same, "\(entry)")
      for sign in ["=", " = "] {
        #expect(read(lines("\(uiKit)\(sign)\(word)")) == same, "\(uiKit)\(sign)\(word)")
      }
    }
  }

  @Test("An object may begin with UIKit's class, and a misspelt class is put right")
  func classes() {
    let ours = ["window w 9x9", "  vc v", "    button b", "      @pan p", "    scroll s"]
    let uiKits = [
      "UIWindow w 9x9", "  UIViewController v", "    UIButton b",
      "      @UIPanGestureRecognizer p", "    UIScrollView s",
    ]
    #expect(read(uiKits) == read(ours) && read(ours) != nil)
    let wrong = readScene(
      SourceLines(
        file: "f", lines: ["window", "  UIButon b", "    @UITapRecognizer"], firstLine: 1))
    #expect(
      wrong.diagnostics.map(\.headline).joined().contains("did you mean 'UIButton'?"))
  }

  @Test("A property of a view or window is the same in every spelling")
  func views() {
    let entries = SceneWords.properties.filter { !$0.uiKitNames.isEmpty }
    #expect(entries.count >= 12)
    for entry in entries {
      let kinds = [
        "selected": "cell", "accessory": "cell", "editing": "table",
        "selectionInEditing": "table", "multipleSelection": "table",
        "segments": "segmented", "value": "segmented", "momentary": "segmented",
        "minimum": "stepper", "maximum": "stepper", "step": "stepper", "continuous": "stepper",
        "pages": "pageControl", "menu": "button", "editable": "textView",
        "selectable": "textView", "cancelButton": "searchBar", "refreshing": "refresh",
      ]
      let kind = kinds[entry.word] ?? "scroll"
      let isOfWindows = ["level", "key"].contains(entry.word)
      for uiKit in entry.uiKitNames {
        compare(entry, uiKit) { words in
          isOfWindows ? ["window a 9x9 \(words)"] : ["window 9x9", "  \(kind) b \(words)"]
        }
      }
    }
  }

  @Test("A property of a recognizer is the same in every spelling")
  func recognizers() {
    let entries = SceneWords.recognizerProperties.filter { !$0.uiKitNames.isEmpty }
    #expect(entries.count >= 6)
    for entry in entries {
      let kind = entry.word.hasSuffix("imumTouches") || entry.word == "scrollTypes" ? "pan" : "tap"
      for uiKit in entry.uiKitNames {
        compare(entry, uiKit) { ["window 9x9", "  @pan other", "  @\(kind) \($0)"] }
      }
    }
  }

  @Test("An override is the same by its selector")
  func overrides() {
    let values = [
      "log", "return yes", "return nil", "go", "go no", "touchUpInside go", "other", "nothing",
      "yes", "l",
    ]
    let entries = SceneWords.overrides.filter { !$0.uiKitNames.isEmpty }
    #expect(entries.count >= 25)
    for entry in entries {
      let lines = ["  button b", "  @tap t", "  table l", "  collection c", "  field f"].flatMap {
        owner in
        values.map { value in
          { (word: String) in ["window 9x9", "  @pan other", owner, "    \(word) \(value)"] }
        }
      }
      let readable = lines.filter { read($0(entry.word)) != nil }
      #expect(!readable.isEmpty, "\(entry)")
      for (lines, uiKit) in readable.flatMap({ lines in entry.uiKitNames.map { (lines, $0) } }) {
        #expect(read(lines(uiKit)) == read(lines(entry.word)), "\(uiKit)")
      }
    }
  }

  @Test("One name of UIKit means the delegate below a recognizer, the view below a view")
  func shouldBegin() throws {
    let name = "~gestureRecognizerShouldBegin(_:) return false"
    let scene = try #require(read(["window 9x9", "  \(name)", "  @tap t", "    \(name)"]))
    let tap = try #require(scene.recognizer(named: "t"))
    #expect(scene[ViewID(0)].gestureRecognizerShouldBegin == false)
    #expect(scene[tap].answers.shouldBegin == false)
  }

  @Test("Settings, answers and changes take true and false too, and the writer keeps its words")
  func values() throws {
    let lines = [
      "model alphaAsFloat32 false", "window 9x9",
      "  view a isHidden = true isEnabled=false animating=true",
      "    ~pointInside return false", "    ~canPerformAction go false",
      "    @tap numberOfTapsRequired = 2 isEnabled=false",
    ]
    let scene = try #require(read(lines))
    #expect(
      writeScene(scene) == [
        "model alphaAsFloat32 off", "window 9x9", "  view a 0,0 0x0 hidden disabled animating",
        "    ~pointInside return no", "    ~canPerformAction go no", "    @tap taps=2 disabled",
      ])
    var changed = scene
    let set =
      "set a isHidden = false isEnabled=true userInteractionEnabled = false\nset a.tap isEnabled = true"
    #expect(applySet(SourceLines(file: "f", text: set), to: &changed) == [])
    let a = changed[ViewID(1)]
    #expect(!a.isHidden && a.isEnabled && !a.isUserInteractionEnabled)
    #expect(changed[try #require(changed.recognizer(named: "a.tap"))].isEnabled)
  }

  @Test("Scripts take them, and errors suggest them")
  func scriptsAndErrors() throws {
    let scene = try #require(read(["window 9x9", "  vc root", "    view a", "      @tap t"]))
    func script(_ text: String) -> TouchScript? {
      readTouches(SourceLines(file: "f", text: "0 down A at 1,1\n\(text)\n9 up A"), in: scene).value
    }
    for (ours, uiKit) in [
      ("hidden", "isHidden = true"), ("noninteractive", "isUserInteractionEnabled=off"),
      ("disabled", "isEnabled=false"), ("visible", "isHidden=no"),
    ] {
      let read = script("5 set a \(uiKit)")
      #expect(read != nil && read == script("5 set a \(ours)"), "\(uiKit)")
    }
    #expect(script("5 set t isEnabled = no") == script("5 set t disabled"))
    #expect(script("5 set root isFirstResponder = true") == script("5 set root firstResponder"))
    #expect(
      problems("window 9x9\n  view a isUserInteractionEnable=no").joined()
        .contains("did you mean 'isUserInteractionEnabled'?"))
    #expect(
      problems("window 9x9\n  @tap numberOfTapRequired=2").joined()
        .contains("did you mean 'numberOfTapsRequired'?"))
  }
}
