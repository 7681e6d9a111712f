import TouchCore
import TouchNarration

//  ┌────────────────────────────┐
//  │ touchtrace debug shop.txt  │  a title
//  │                            │
//  │ (tap #0/22) why-not buy    │  what was typed, and a moment later
//  │ buy was never asked: …     │  what was answered
//  └────────────────────────────┘

/// Screens of a terminal, one after another, as an SVG that moves without scripts.
///
/// Viewers without animations, and readers who want none, see the last screen.
public struct MovingPicture {
  /// What a screen shows.
  public enum Content {
    /// Lines of text, with the colours of a terminal.
    case lines([String])
    /// An SVG that ``SceneSVG`` drew.
    case drawing(String)
  }

  private struct Screen {
    let title: String
    let typed: String?
    var lines: [TerminalLine] = []
    var drawing: NestedDrawing?

    /// How long the screen stays, in milliseconds.
    var time: Int { drawing == nil ? min(2500 + 250 * lines.count, 6000) : 5000 }
  }

  private var screens: [Screen] = []

  private static let most = 100
  private static let size = 12.0
  private static let cell = 7.2
  private static let rowHeight = 15.0
  private static let margin = 16.0
  private static let top = 50.0
  /// How long the reader sees a command before its answer.
  private static let pause = 900

  /// Makes a picture without screens.
  public init() {}

  /// Adds a screen.
  ///
  /// - Parameters:
  ///   - title: What stands above it.
  ///   - typed: The line that was typed; nil for the text of a file.
  ///   - content: What was answered.
  public mutating func add(title: String, typed: String?, _ content: Content) {
    var screen = Screen(title: title, typed: typed)
    switch content {
    case .lines(let lines): screen.lines = lines.map(TerminalLine.init)
    case .drawing(let text): screen.drawing = NestedDrawing(text)
    }
    screens.append(screen)
  }

  /// The picture, with its line end.
  public var text: String {
    let columns = screens.flatMap { $0.lines }.map { $0.width }.max() ?? 0
    let inner = Double(min(columns, Self.most)) * Self.cell
    let width = 2 * Self.margin + inner
    let heights = screens.map { screen in
      screen.drawing?.height(in: inner) ?? Double(screen.lines.count) * Self.rowHeight
    }
    let height = Self.top + Self.rowHeight + (heights.max() ?? 0) + Self.margin / 2
    let viewBox = "0 0 \(drawn(width.rounded(.up))) \(drawn(height.rounded(.up)))"
    var xml = XMLWriter()
    xml.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": viewBox, "role": "img",
        "aria-labelledby": "title desc",
      ]
    ) { xml in
      xml.textElement("title", ["id": "title"]) { $0.words(screens.first?.title ?? "") }
      let typed = screens.compactMap { $0.typed }.joined(separator: " · ")
      xml.textElement("desc", ["id": "desc"]) { $0.words(typed) }
      xml.textElement("style") { $0.words(StyleSheet.text + animations) }
      let paper = Rect(0.5, 0.5, width.rounded(.up) - 1, height.rounded(.up) - 1)
      xml.rect(paper, radius: 10, Paint(fill: .page, stroke: .edge))
      for number in screens.indices { draw(number, inner, &xml) }
    }
    return xml.text
  }

  private func draw(_ number: Int, _ width: Double, _ xml: inout XMLWriter) {
    let screen = screens[number]
    let isLast = number == screens.count - 1
    var row = 0
    func group(_ part: String, _ xml: inout XMLWriter, _ body: (inout XMLWriter) -> Void) {
      let hidden = isLast ? "" : "hidden"
      xml.element("g", ["class": "a \(part)\(number)", "visibility": hidden], body)
    }
    group("t", &xml) { xml in
      let title = Point(Self.margin, Self.top - Self.rowHeight * 1.6)
      xml.line(screen.title, at: title, size: Self.size, .dim, isName: true)
      guard let typed = screen.typed else { return }
      write(TerminalLine("\u{1b}[1m" + typed), row: row, &xml)
      row += 1
    }
    group("l", &xml) { xml in
      for (place, line) in screen.lines.enumerated() { write(line, row: row + place, &xml) }
      screen.drawing?.draw(at: Point(Self.margin, Self.top + Self.rowHeight / 2), width, &xml)
    }
  }

  private func write(_ line: TerminalLine, row: Int, _ xml: inout XMLWriter) {
    for run in line.runs(upTo: Self.most) {
      let place = Point(
        Self.margin + Double(run.column) * Self.cell, Self.top + Double(row) * Self.rowHeight)
      // Whatever the font, a letter takes a cell.
      xml.textElement(
        "text",
        [
          "class": "m f-" + run.ink.rawValue, "x": drawn(place.x), "y": drawn(place.y),
          "textLength": drawn(Double(displayWidth(run.text)) * Self.cell),
          "font-size": drawn(Self.size), "fill": run.ink.light,
          "font-weight": run.isBold ? "600" : "",
        ]
      ) { $0.words(run.text) }
    }
  }

  /// A rule for each part of each screen: when it is seen.
  private var animations: String {
    let total = screens.map { $0.time }.reduce(0, +)
    var start = 0
    var text = ""
    for (number, screen) in screens.enumerated() {
      let end = start + screen.time
      for (part, delay) in [("t", 0), ("l", screen.typed == nil ? 0 : Self.pause)] {
        let name = part + "\(number)"
        let moments = [(0, false), (start + delay, true), (end, false)]
          .map { "\(percent($0, of: total)){visibility:\($1 ? "visible" : "hidden")}" }.joined()
        text += "@keyframes \(name){\(moments)}"
        text += ".\(name){animation:\(name) \(drawn(Double(total) / 1000))s step-end infinite}"
      }
      start = end
    }
    return text + "@media (prefers-reduced-motion:reduce){.a{animation:none}}"
  }

  private func percent(_ time: Int, of total: Int) -> String {
    drawn(Double(time * 100) / Double(max(total, 1))) + "%"
  }
}
