import TestSupport
import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite("Every picture is a document that does nothing") struct SVGSafetyTests {
  @Test("Every kind of step has a picture, in both languages") func everyKind() throws {
    var kinds: Set<String> = []
    for trace in examples {
      for index in trace.indices where kinds.insert(trace[index].kindName).inserted {
        for language in Language.allCases {
          try check(SceneSVG(of: trace, at: index, language: language))
        }
      }
    }
    #expect(kinds.count == 45)
  }

  @Test("Hostile names come out as text") func names() throws {
    let others = ["]]>", "'\"><svg onload=x>", "\u{fffe}\u{ffff}", "<![CDATA[", "&#0;"]
    for name in hostileTexts + others where !name.isEmpty {
      var scene = Scene()
      let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
      try scene.addSubview(View(name, frame: Rect(20, 80, 350, 700)), to: window)
      let picture = SceneSVG.ofEnd(record(try tap(finger: name), in: scene))
      try check(picture)
      let shown = terminalSafe(name).replacing("\u{fffe}\u{ffff}", with: "\\u{fffe}")
      #expect(try picture.read().words.contains(shown.prefix(8)), "\(name.debugDescription)")
    }
  }

  @Test("Random scenes, under random rules, at random steps") func random() throws {
    for seed in seeds(80) {
      let trace = randomTrace(seed: seed)
      guard !trace.isEmpty else { continue }
      for part in 0...3 {
        let index = (trace.count - 1) * part / 3
        try check(
          SceneSVG(of: trace, at: index, language: seed % 3 == 0 ? .simplifiedChinese : .english))
      }
    }
  }

  @Test("Gestures at every twentieth step of random records") func gestures() throws {
    for seed in seeds(8) {
      var random = SeededGenerator(seed: UInt64(seed))
      let scene = gestureScene(using: &random)
      let trace = record(gestureScript(for: scene, using: &random), in: scene)
      for index in stride(from: 0, to: trace.count, by: 20) {
        try check(SceneSVG(of: trace, at: index, language: .english))
      }
    }
  }

  @Test("Three hundred views stay below 100 KB, and as many as a picture can hold below 200 KB")
  func size() throws {
    let picture = SceneSVG.ofEnd(record(try tap(), in: try grown(to: 300)))
    try check(picture)
    #expect(picture.text.utf8.count < 100_000)
    let large = SceneSVG.ofEnd(record(try tap(), in: try grown(to: 5_000)))
    try check(large)
    #expect(large.text.utf8.count < 200_000)
    #expect(try large.read().words.contains("views are not drawn"))
  }

  @Test("A long name along a turned view is drawn at once") func longName() throws {
    var scene = Scene()
    let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
    let name = String(repeating: "x", count: 100_000)
    var turned = View(name, frame: Rect(-4e5, -4e5, 1e6, 1e6))
    turned.transform = .rotation(degrees: 30)
    try scene.addSubview(turned, to: window)
    try endsSoon { try check(SceneSVG.ofEnd(record(try tap(), in: scene))) }
  }

  @Test("A scene hundreds of views deep has a picture") func deep() throws {
    var scene = Scene()
    var here = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
    for number in 0..<(isSlowRun ? 1_000 : 300) {
      here = try scene.addSubview(View("v\(number)", frame: Rect(0, 0, 390, 844)), to: here)
    }
    try check(SceneSVG.ofEnd(record(try tap(), in: scene)))
  }

  @Test("The bytes are the same in every run") func stable() {
    for seed in seeds(20) {
      let pictures = (0..<2).map { _ in
        SceneSVG(of: randomTrace(seed: seed), at: 5, language: .english).text
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  private func grown(to count: Int) throws -> Scene {
    var random = SeededGenerator(seed: 4)
    var scene = Scene()
    var parents = [try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))]
    for number in 1..<count {
      let parent = parents[Int.random(in: 0..<parents.count, using: &random)]
      let size = scene[parent].bounds.size
      let shares = [-0.05...0.7, -0.05...0.7, 0.2...0.6, 0.1...0.5].map {
        Double.random(in: $0, using: &random)
      }
      let frame = Rect(
        (size.width * shares[0]).rounded(), (size.height * shares[1]).rounded(),
        (size.width * shares[2]).rounded(), (size.height * shares[3]).rounded())
      var view = View("view-number-\(number)", frame: frame)
      if number % 9 == 0 {
        view.transform = AffineTransform.rotation(degrees: Double(number % 40))
      }
      if number % 13 == 0 { view.isHidden = true }
      if number % 11 == 0 { view.clipsToBounds = true }
      let id = try scene.addSubview(view, to: parent)
      if scene.depth(of: id) < 5 { parents.append(id) }
    }
    return scene
  }

  /// Well-formed, described, inert, and with numbers that a person could read.
  private func check(
    _ picture: SceneSVG, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let xml = try picture.read()
    let root = try #require(xml.elements.first)
    #expect(root.name == "svg" && root.attributes["role"] == "img", sourceLocation: sourceLocation)
    let ids = xml.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, sourceLocation: sourceLocation)
    let labels = root.attributes["aria-labelledby"]?.split(separator: " ").map(String.init) ?? []
    #expect(labels.count == 2 && ids.starts(with: labels), sourceLocation: sourceLocation)
    let references = Set(ids.map { "url(#\($0))" })
    let known: Set = [
      "svg", "title", "desc", "style", "defs", "pattern", "clipPath", "g", "rect", "path", "circle",
      "text", "tspan",
    ]
    for (name, attributes) in xml.elements {
      #expect(known.contains(name), sourceLocation: sourceLocation)
      for (key, value) in attributes {
        #expect(!key.hasPrefix("on") && !key.hasSuffix("href"), sourceLocation: sourceLocation)
        guard key != "xmlns" else { continue }
        let refersInside = !value.contains("url(") || references.contains(value)
        #expect(refersInside && !value.contains("://"), sourceLocation: sourceLocation)
        #expect(hasShortNumbers(value), "\(key)=\(value)", sourceLocation: sourceLocation)
      }
    }
  }

  /// Whether no number has more than two digits after its point, or is none at all.
  private func hasShortNumbers(_ value: String) -> Bool {
    guard !value.contains("nan"), !value.contains("inf") else { return false }
    let parts: [Substring] = value.split(separator: ".").dropFirst().map { $0 }
    return parts.allSatisfy { part in part.prefix { $0.isASCII && $0.isNumber }.count <= 2 }
  }
}
