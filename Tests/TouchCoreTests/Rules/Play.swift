import TestSupport
import TouchCore

/// Records a script in a scene, both in the scene language.
func play(_ script: String, in text: String) -> Trace {
  let scene = scene(text)
  return record(touches(script, in: scene), in: scene)
}

/// A tap at a place, from 0 to 60 ms.
func tap(at x: Int, _ y: Int) -> String { "0 down A at \(x),\(y)\n60 up A" }

/// Two taps at a place, quick enough to count as two (3.7).
func doubleTap(at x: Int, _ y: Int) -> String {
  tap(at: x, y) + "\n200 down B at \(x),\(y)\n260 up B"
}
