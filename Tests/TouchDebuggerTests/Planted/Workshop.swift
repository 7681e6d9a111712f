import SceneLanguage
import TestSupport
import TouchCore
import TouchInquiry

//  text with holes ──seed──▶ a scene that works ──plant──▶ one in which something is in the way
//
//    {it}       words behind the line of the one that is asked about
//    {it:}      lines below it
//    {A}        what the fingers do

/// A scene that works, as a text with holes.
struct Workshop {
  let name: String
  /// What is asked about: an action, unless it is said otherwise.
  var subject: String = "act"
  /// The scene and, behind an empty line, the fingers.
  let text: String

  /// The scene and its fingers with something put into the holes; nil where a word is written twice.
  func filled(_ holes: [String: String], seed: UInt64) -> (scene: Scene, script: TouchScript)? {
    var generator = SeededGenerator(seed: seed)
    let (dx, dy) = (
      Int.random(in: 0...40, using: &generator), Int.random(in: 0...200, using: &generator)
    )
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let indent = String(line.prefix { $0 == " " })
      let content = line.dropFirst(indent.count)
      if content.hasPrefix("{"), content.hasSuffix(":}") {
        let hole = String(content.dropFirst().dropLast())
        let inner = holes[hole] ?? ""
        lines += inner.split(separator: "\n").map { indent + $0 }
        continue
      }
      lines.append(
        line.filling(holes).replacing("DX", with: "\(dx)").replacing("DY", with: "\(dy)"))
    }
    let parts = lines.joined(separator: "\n").split(separator: "\n\n", maxSplits: 1)
    guard
      let scene = readScene(SourceLines(file: name, text: String(parts[0]))).value,
      let script = readTouches(SourceLines(file: name, text: String(parts[1])), in: scene).value
    else { return nil }
    return (scene, script)
  }
}

extension String {
  /// A line with its holes filled: `{word=usual}` has something in it already.
  fileprivate func filling(_ holes: [String: String]) -> String {
    guard let open = firstIndex(of: "{"), let close = self[open...].firstIndex(of: "}") else {
      return self
    }
    let parts = self[index(after: open)..<close].split(separator: "=", maxSplits: 1)
    let value = holes[String(parts[0])] ?? (parts.count > 1 ? String(parts[1]) : "")
    let rest = String(self[index(after: close)...]).filling(holes)
    let before = self[..<open].trimmingEnd
    let isFirst = before.allSatisfy { $0 == " " }
    return before + (value.isEmpty ? "" : isFirst ? value : " \(value)") + rest
  }
}

extension Substring {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text.isEmpty ? String(self) : String(text)
  }
}

extension Workshop {
  /// A control of the app's own in two containers: its action is sent.
  static let control = Workshop(
    name: "control",
    text: """
      app {app}
      window window 390x844 {window}
        vc home
          ~handles act
          view root {root}
            {root:}
            view outer DX,DY {outerSize=350x500} {outer}
              {outer:}
              view inner 10,10 {innerSize=320x400} {inner}
                {inner:}
                control it 20,20 120x60 {it}
                  ~target touchUpInside {target=home} act
                  {it:}
            {front:}
      {windows:}

      {before:}
      100 down A in it 30,30
      {during:}
      180 up A
      """)

  /// A button in a list that scrolls.
  static let listed = Workshop(
    name: "listed",
    text: """
      window window 390x844
        vc home
          ~handles act
          view root {root}
            {root:}
            scroll list 0,DY 390x600 contentSize=390x2000 {list}
              {list:}
              control it 20,20 120x60 {it}
                ~target touchUpInside home act
                {it:}
            {front:}

      100 down A in it 30,30
      {during:}
      400 up A
      """)

  /// A slider in a page: its value changes.
  static let slider = Workshop(
    name: "slider", subject: "it",
    text: """
      window window 390x844
        vc home
          view root {root}
            {root:}
            slider it DX,DY 300x40 value=0.5 {it}
              {it:}
            {front:}

      100 down A in it {from=150,20}
      140 move A by 30,0
      {during:}
      400 up A
      """)

  /// A field in a page: a tap begins to edit it.
  static let field = Workshop(
    name: "field", subject: "it",
    text: """
      window window 390x844
        vc home
          view root {root}
            {root:}
            field it DX,DY 300x40 {it}
              {it:}
            {front:}

      100 down A in it 30,20
      180 up A
      """)

  /// A text view in a page.
  static let textView = Workshop(
    name: "text view", subject: "it",
    text: """
      window window 390x844
        vc home
          view root {root}
            textView it DX,DY 300x140 {it}
              {it:}
            {front:}

      100 down A in it 30,20
      180 up A
      """)
}
