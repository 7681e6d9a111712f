import TouchCore

/// A view tree and the points to hit it with, read from `$PERF_DATA`.
struct Workload {
  let scene: Scene
  let window: ViewID
  let points: [Point]

  init(named name: String, in folder: String) throws {
    (scene, window) = try Self.readTree(lines(of: "\(folder)/\(name).csv"))
    points = try lines(of: "\(folder)/\(name).pts").map { line in
      let fields = numbers(in: line)
      return Point(fields[0], fields[1])
    }
  }

  /// Rows are `parent,fx,fy,w,h,bx,by,flags,a,b,c,d,tx,ty`, parents before children.
  private static func readTree(_ rows: [Substring]) throws -> (Scene, ViewID) {
    var scene = Scene()
    var window = ViewID(0)
    for row in rows {
      let fields = numbers(in: row)
      let isWindow = fields[0] < 0
      var view = View(
        "", isWindow ? .window : .view, frame: Rect(fields[1], fields[2], fields[3], fields[4]))
      view.bounds.origin = Point(fields[5], fields[6])
      let flags = Int(fields[7])
      view.isHidden = flags & 1 != 0
      view.isUserInteractionEnabled = flags & 2 == 0
      view.alpha = flags & 4 != 0 ? 0.005 : 1
      if flags & 8 != 0 {
        view.transform = AffineTransform(
          fields[8], fields[9], fields[10], fields[11], fields[12], fields[13])
      }
      if isWindow {
        window = try scene.addWindow(view)
      } else {
        try scene.addSubview(view, to: ViewID(Int(fields[0])))
      }
    }
    return (scene, window)
  }
}

private func numbers(in row: Substring) -> [Double] {
  row.split(separator: ",").map { Double($0) ?? 0 }
}
