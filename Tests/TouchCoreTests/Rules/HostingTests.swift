import TestSupport
import Testing
import TouchCore

@Suite("SwiftUI's hosting view (facts §22, from 22.21)")
struct HostingTests {
  /// Check 22-c: a window over a window, with the usual way of letting touches through.
  private static func overlay(_ system: Int, _ lines: String = "") -> String {
    """
    model iOS \(system)
    window below 400x800
      view page 0,0 400x800
    window overlay 400x800
      ~hitTest return nil if root
      hosting root 0,0 400x800
        content banner 0,0 100x100\(lines)
    """
  }

  private func search(_ text: String, at x: Double, _ y: Double) -> [String] {
    let trace = tap(text, at: x, y)
    return trace.indices.filter { trace[$0].phase == .find }.map { trace.lines[$0] }
  }

  private static let belowAnswers = """
    hit.ask 1 page PLACE inside
    hit.return 1 page page
    hit.return 0 below page
    window.choose below touch 1
    hit.result page below
    touch.bind page below
    """

  /// A first pass over what is drawn.
  private static let found = """
    window.ask overlay (50,50)
    hit.ask 0 overlay (50,50) inside
    hit.ask 1 root (50,50) inside
    hit.ask 2 banner (50,50) inside
    hit.return 2 banner banner
    hit.return 1 root banner
    hit.return 0 overlay banner

    """

  /// A first pass beside it: the hosting view is taken back.
  private static let nothingFound = """
    window.ask overlay (300,300)
    hit.ask 0 overlay (300,300) inside
    hit.ask 1 root (300,300) inside
    hit.ask 2 banner (300,300) outside
    hit.return 1 root root
    hit.return 0 overlay nil
    """

  private func below(_ place: String) -> String {
    "\n"
      + "window.ask below PLACE\nhit.ask 0 below PLACE inside\n"
      .replacing("PLACE", with: place) + Self.belowAnswers.replacing("PLACE", with: place)
  }

  @Test(
    "22.21, 22.22, 22.25: up to iOS 17 the content is hit, and empty places pass to the window below"
  )
  func iOS17() {
    expectSteps(
      search(Self.overlay(17), at: 50, 50),
      Self.found + """
        window.choose overlay touch 1
        hit.result banner overlay
        touch.bind banner overlay
        """)
    expectSteps(
      search(Self.overlay(17), at: 300, 300),
      Self.nothingFound + below("(300,300)"))
  }

  @Test("2.20, 22.23, 22.25: iOS 18 asks a window that answered again; so the content is lost, too")
  func iOS18() {
    expectSteps(
      search(Self.overlay(18), at: 50, 50),
      Self.found + """
        window.ask overlay (50,50)
        hit.ask 0 overlay (50,50) inside
        hit.ask 1 root (50,50) inside
        hit.return 1 root root
        hit.return 0 overlay nil
        """ + below("(50,50)"))
    // Without a first answer there is no second pass.
    expectSteps(
      search(Self.overlay(18), at: 300, 300),
      Self.nothingFound + below("(300,300)"))
  }

  @Test("22.21, 22.24, 22.25: on iOS 26 what is drawn is not asked, and everything passes")
  func iOS26() {
    for (x, y) in [(50.0, 50.0), (300, 300)] {
      expectSteps(
        search(Self.overlay(26), at: x, y),
        """
        window.ask overlay PLACE
        hit.ask 0 overlay PLACE inside
        hit.ask 1 root PLACE inside
        hit.return 1 root root
        hit.return 0 overlay nil
        """.replacing("PLACE", with: Point(x, y).short) + below(Point(x, y).short))
    }
  }

  private static func plain(_ system: Int, _ header: String = "", _ lines: String = "") -> String {
    """
    model iOS \(system)
    \(header)window 400x800
      hosting root 0,0 400x800
        content banner 0,0 100x100\(lines)
    """
  }

  @Test(
    "22.22 to 22.24, 22.27: by itself a hosting view takes what is drawn in it, and what is not",
    arguments: [(17, "banner"), (18, "root"), (26, "root")])
  func plain(system: Int, overContent: String) {
    #expect(hit(Self.plain(system), at: 50, 50) == overContent)
    #expect(hit(Self.plain(system), at: 300, 300) == "root")
    #expect(hit(Self.plain(system), at: 500, 300) == "nil")
    // Whoever only looks finds the same.
    let scene = TestSupport.scene(Self.plain(system))
    let found = TapQuery(scene).hit(at: Point(50, 50)).map { scene.name(of: $0) }
    #expect(found == overContent)
  }

  @Test("22.23: the second pass counts; secondPassSkipsContent off makes it as the first")
  func secondPass() {
    let asks = search(Self.plain(18), at: 50, 50).filter { $0.hasPrefix("window.ask") }
    #expect(asks.count == 2)
    let header = "model secondPassSkipsContent off\n"
    #expect(hit(Self.plain(18, header), at: 50, 50) == "banner")
    let once = search(Self.plain(18, header), at: 50, 50).filter { $0.hasPrefix("window.ask") }
    #expect(once.count == 1)
  }

  @Test(
    "22.26: a window that says where the content is keeps it on every system",
    arguments: [17, 18, 26])
  func declared(system: Int) {
    let text = Self.overlay(system).replacing(
      "~hitTest return nil if root", with: "~pointInside only banner")
    #expect(hit(text, at: 50, 50) == (system == 17 ? "banner" : "root"))
    #expect(hit(text, at: 300, 300) == "page")
    #expect(hit(text, at: 100, 50) == "page")
  }

  @Test("22.28: a view of UIKit's in a hosting view is hit itself", arguments: [17, 18, 26])
  func representable(system: Int) {
    let text = Self.plain(system, "", "\n    view map 0,0 50x50")
    #expect(hit(text, at: 20, 20) == "map")
  }

  @Test(
    "22.32: recognizers of a view around a hosting view see its touches", arguments: [17, 18, 26])
  func recognizersAround(system: Int) {
    let trace = delivered(
      oneTap.replacing("200,200", with: "50,50"),
      in: """
        model iOS \(system)
        window 400x800
          view page 0,0 400x800
            @tap t
            hosting root 0,0 400x800
              content banner 0,0 100x100
        """)
    #expect(trace.contains { $0.kindName == "gr.action" })
  }

  @Test(
    "22.31: from iOS 18 a drag gesture of SwiftUI stops the scroll view around",
    arguments: [17, 18, 26])
  func dragGesture(system: Int) {
    func scrolls(_ flag: String, from y: Int) -> Bool {
      delivered(
        "0 down A at 200,\(y)\n16 move A by 0,-20\n32 move A by 0,-20\n400 up A",
        in: """
          model iOS \(system)
          window 400x800
            scroll list 0,0 400x800 contentSize=400x2000
              hosting root 0,0 400x2000
                content card 0,100 400x100 \(flag)
          """
      ).contains { if case .scroll(let step) = $0 { step.call == .didScroll } else { false } }
    }
    #expect(scrolls("dragGesture", from: 150) == (system == 17))
    #expect(scrolls("", from: 150))
    #expect(scrolls("dragGesture", from: 400))
  }

  @Test("22.22 to 22.24, 22.27: the steps say by which rule, and what the system is held against")
  func evidence() {
    for (system, rules) in [(17, "22.22 22.27"), (18, "22.23 22.27"), (26, "22.24 22.27")] {
      let found = [(50.0, 50.0), (300, 300)].map { x, y in
        let trace = tap(Self.plain(system), at: x, y)
        let answer = trace.indices.last { index in
          if case .hitReturn(let view, _, let answer) = trace[index] {
            view == answer
          } else {
            false
          }
        }
        let checks = answer.map { trace.evidence(at: $0) } ?? []
        #expect(checks.contains { $0.name == .drawn && $0.passes } == (x == 50))
        #expect(checks.contains { $0.name == .system } == (x == 50))
        return answer.map { "\(trace.rule(of: $0))" } ?? ""
      }
      #expect(found.joined(separator: " ") == rules)
    }
  }
}
