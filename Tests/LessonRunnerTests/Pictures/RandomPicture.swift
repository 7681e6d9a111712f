import TestSupport
import TouchCore

/// A screen as apps have them: some views in each other and over each other, many edges shared and
/// many a few points apart, and a finger that is often on an edge or next to one.
func randomPicture(seed: UInt64) -> (scene: Scene, script: TouchScript) {
  var g = SeededGenerator(seed: seed)
  let size = [Size(390, 844), Size(844, 390), Size(320, 480), Size(1024, 768), Size(100, 100)]
  let screen = size.randomElement(using: &g) ?? Size(390, 844)
  var lines = ["window \(short(screen.width))x\(short(screen.height))"]
  var open = [(depth: 0, size: screen)]
  for number in 1...Int.random(in: 1...14, using: &g) {
    let around = open.removeLastRandom(using: &g)
    let (x, width) = span(within: around.size.width, using: &g)
    let (y, height) = span(within: around.size.height, using: &g)
    let names = ["v", "row", "button", "longNameOfView", "wide"]
    let flags = ["", "", "", " clips", " hidden", " noninteractive", " transform=rotate(30)"]
    lines.append(
      String(repeating: "  ", count: around.depth + 1)
        + "view \(names.randomElement(using: &g) ?? "v")\(number) "
        + "\(short(x)),\(short(y)) \(short(width))x\(short(height))"
        + (flags.randomElement(using: &g) ?? ""))
    open.append((around.depth + 1, Size(width, height)))
  }
  var scene = TestSupport.scene(lines.joined(separator: "\n"))
  // Names as a dump of a real app may bring them.
  for view in scene.viewIDs where scene.name(of: view).hasPrefix("wide") {
    scene[view].name = "页面" + scene.name(of: view).dropFirst(4)
  }
  let finger = Point(
    place(near: scene.viewIDs.map { scene.toScreen(.zero, of: $0).x }, screen.width, using: &g),
    place(near: scene.viewIDs.map { scene.toScreen(.zero, of: $0).y }, screen.height, using: &g))
  let script = touches(
    "0 down A at \(short(finger.x)),\(short(finger.y))\n60 up A", in: scene)
  return (scene, script)
}

private func short(_ number: Double) -> String { "\(Int(number))" }

/// Where a view begins and how long it is: on an edge, a few points from one, or anywhere.
private func span(
  within length: Double, using g: inout SeededGenerator
) -> (start: Double, length: Double) {
  let gaps: [Double] = [0, 0, 1, 2, 8, 16, 20, 44]
  let most = Int(max(length, 1))
  let start =
    Bool.random(using: &g)
    ? gaps.randomElement(using: &g) ?? 0 : Double(Int.random(in: -20...most, using: &g))
  let rest = Double(Int(max(length - start, 1)))
  switch Int.random(in: 0..<5, using: &g) {
  case 0: return (start, rest)
  case 1: return (start, max(rest - start, 1))
  case 2: return (start, [0, 1, 3, 10, 44].randomElement(using: &g) ?? 1)
  default: return (start, Double(Int.random(in: 1...max(Int(rest), 2), using: &g)))
  }
}

private func place(
  near edges: [Double], _ length: Double, using g: inout SeededGenerator
) -> Double {
  let offset: Double = [-30, -2, -1, 0, 1, 2, 30].randomElement(using: &g) ?? 0
  let edge = (edges.randomElement(using: &g) ?? 0) + offset
  let isNear = Bool.random(using: &g) && edge >= 0 && edge < length
  return isNear ? Double(Int(edge)) : Double(Int.random(in: 0..<Int(length), using: &g))
}

extension [(depth: Int, size: Size)] {
  /// One of the views that may get another: those it is not in are closed.
  fileprivate mutating func removeLastRandom(using g: inout SeededGenerator) -> Element {
    let place = Int.random(in: 0..<count, using: &g)
    removeSubrange((place + 1)...)
    return self[place]
  }
}
