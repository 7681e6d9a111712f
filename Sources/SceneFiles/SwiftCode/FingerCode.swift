import TouchCore

// Of Darwin only this: it has a `Point` of its own.
#if canImport(Glibc)
  import func Glibc.atan2
#elseif canImport(Darwin)
  import func Darwin.atan2
#else
  import func WASILibc.atan2
#endif

//  one finger          tap, doubleTap, press, press and drag
//  two, together       twoFingerTap, pinch, rotate
//  anything else       a comment that says why not

/// A touch as a test of XCUITest, as far as XCUITest can do it.
struct FingerCode {
  private typealias Place = (milliseconds: Int, point: Point)
  private typealias Contact = [Place]

  /// Why XCUITest cannot do a touch.
  private struct Problem: Error { let words: String }

  private let trace: Trace
  private let name: String
  private let contacts: [Contact]

  init(_ trace: Trace, name: String) {
    self.trace = trace
    self.name = name
    var contacts: [Int: Contact] = [:]
    for moment in trace.moments where moment.event != nil {
      for touch in moment.touches where touch.phase != .stationary {
        contacts[touch.number, default: []].append((moment.milliseconds, touch.screenLocation))
      }
    }
    self.contacts = contacts.sorted { $0.key < $1.key }.map { $0.value }
  }

  /// A test case, or a comment that says why there is none.
  var lines: [String] {
    let body: [String]
    do throws(Problem) {
      body = try statements()
    } catch {
      return ["", "// XCUITest cannot do this: \(error.words)."]
    }
    return [
      "",
      "// For a target of UI tests that has this file, too. XCUITest decides how long a tap lasts",
      "// and when the next one comes; the log appears in the console of the app.",
      "#if canImport(XCTest)", "import XCTest", "",
      "final class \(name)UITests: XCTestCase {", "  @MainActor func testTouch() {",
      "    let app = XCUIApplication()", "    app.launch()",
    ] + (body.contains { $0.has("point(") } ? Self.point : [])
      + body.map { "    " + $0 } + ["  }", "}", "#endif"]
  }

  private static let point = [
    "    func point(_ x: CGFloat, _ y: CGFloat) -> XCUICoordinate {",
    "      app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: x, dy: y))", "    }",
  ]

  private let middle = "  // around the middle of the screen"

  private func statements() throws(Problem) -> [String] {
    let isPlain = trace.script.events.allSatisfy {
      switch $0.input {
      case .touches(let changes):
        changes.allSatisfy { $0.type == .direct && $0.action != .cancel }
      case .changes, .wait: true
      default: false
      }
    }
    guard isPlain, !contacts.isEmpty else {
      throw Problem(words: "it has more than fingers that go down, move and are lifted")
    }
    var code: [String] = []
    var place = 0
    while place < contacts.count {
      let end = contacts[place].last?.milliseconds ?? 0
      let together = contacts[place...].prefix { ($0.first?.milliseconds ?? 0) < max(end, 1) }
      switch together.count {
      case 1:
        let next = place + 1 < contacts.count ? contacts[place + 1] : nil
        if let next, isDouble(contacts[place], next) {
          code.append("\(spell(contacts[place][0].point)).doubleTap()")
          place += 1
        } else {
          code.append(try single(contacts[place]))
        }
      case 2: code.append(try pair(contacts[place], contacts[place + 1]))
      default: throw Problem(words: "it needs more than two fingers")
      }
      place += together.count
    }
    return code
  }

  private func isDouble(_ first: Contact, _ second: Contact) -> Bool {
    isTap(first) && isTap(second) && first[0].point == second[0].point
      && second[0].milliseconds - last(first).milliseconds < 350
  }

  private func isTap(_ it: Contact) -> Bool { !moves(it) && time(it) <= 200 }
  private func last(_ it: Contact) -> Place { it[it.count - 1] }
  private func time(_ it: Contact) -> Int { last(it).milliseconds - it[0].milliseconds }
  private func moves(_ it: Contact) -> Bool { it.contains { $0.point != it[0].point } }
  private func rounded(_ number: Double) -> String { exact((number * 1000).rounded() / 1000) }
  private func seconds(_ milliseconds: Int) -> String { exact(Double(milliseconds) / 1000) }
  private func spell(_ point: Point) -> String { "point(\(exact(point.x)), \(exact(point.y)))" }

  private func single(_ it: Contact) throws(Problem) -> String {
    let place = spell(it[0].point)
    guard moves(it) else {
      return isTap(it) ? "\(place).tap()" : "\(place).press(forDuration: \(seconds(time(it))))"
    }
    let end = last(it).point
    let rest = (it.firstIndex { $0.point != it[0].point } ?? 1) - 1
    let arrival = (it.lastIndex { $0.point != end } ?? 0) + 1
    // A finger that moves late has rested until then.
    let start = max(it[rest].milliseconds, it[rest + 1].milliseconds - 100)
    guard isSteady([(start, it[0].point)] + it[(rest + 1)...arrival]) else {
      throw Problem(words: "it drags along straight lines at one speed only")
    }
    let drag = max(it[arrival].milliseconds - start, 1)
    let speed = distance(end - it[0].point) * 1000 / Double(drag)
    return """
      \(place).press(forDuration: \(seconds(start - it[0].milliseconds)), thenDragTo: \(spell(end)), \
      withVelocity: XCUIGestureVelocity(rawValue: \(exact(speed.rounded()))), \
      thenHoldForDuration: \(seconds(last(it).milliseconds - it[arrival].milliseconds)))
      """
  }

  private func distance(_ way: Point) -> Double { (way.x * way.x + way.y * way.y).squareRoot() }

  /// Whether each place lies on one line, within a point, and roughly where one speed would have it.
  private func isSteady(_ places: [Place]) -> Bool {
    let (first, end) = (places[0], places[places.count - 1])
    let way = end.point - first.point
    let length = distance(way)
    guard length > 0 else { return false }
    return places.allSatisfy { place in
      let here = place.point - first.point
      let along = (here.x * way.x + here.y * way.y) / (length * length)
      let time =
        Double(place.milliseconds - first.milliseconds)
        / Double(max(end.milliseconds - first.milliseconds, 1))
      return abs(along - time) < 0.3 && abs(here.x * way.y - here.y * way.x) <= length
    }
  }

  /// Two fingers that come and go together; XCUITest puts them around the middle of the screen.
  private func pair(_ one: Contact, _ other: Contact) throws(Problem) -> String {
    guard one[0].milliseconds == other[0].milliseconds,
      last(one).milliseconds == last(other).milliseconds
    else { throw Problem(words: "two fingers act independently of each other") }
    guard moves(one) || moves(other) else { return "app.twoFingerTap()" + middle }
    let (before, after) = (other[0].point - one[0].point, last(other).point - last(one).point)
    let angle = atan2(
      before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y)
    let duration = Double(max(time(one), 1)) / 1000
    if abs(angle) > 0.05 {
      return
        "app.rotate(\(rounded(angle)), withVelocity: \(rounded(angle / duration)))\(middle)"
    }
    let scale = distance(after) / max(distance(before), 1)
    guard abs(scale - 1) > 0.02 else {
      throw Problem(words: "two fingers move side by side")
    }
    return """
      app.pinch(withScale: \(rounded(scale)), \
      velocity: \(rounded((scale - 1) / duration)))\(middle)
      """
  }

}
