import TestSupport
import TouchCore

/// Records a script of the touch language in a scene of the scene language.
func delivered(_ script: String, in text: String) -> Trace {
  let scene = TestSupport.scene(text)
  return record(touches(script, in: scene), in: scene)
}

/// A window with one view, `pad`, that has some lines below it.
func pad(_ lines: String..., header: String = "", words: String = "") -> String {
  let head = "\(header)window 400x800\n  view pad 0,0 400x800 \(words)"
  return ([head] + lines.map { "    " + $0 }).joined(separator: "\n")
}

/// A tap of 60 ms.
let oneTap = "0 down A at 200,200\n60 up A"

/// Two taps, 140 ms apart.
let tapTwice = oneTap + "\n200 down A at 200,200\n260 up A"

/// A tap at a place, from 0 to 60 ms.
func tap(at x: Int, _ y: Int) -> String { "0 down A at \(x),\(y)\n60 up A" }

/// Two taps at a place, 140 ms apart.
func doubleTap(at x: Int, _ y: Int) -> String {
  tap(at: x, y) + "\n200 down B at \(x),\(y)\n260 up B"
}

extension Trace {
  /// What a recognizer measured at each state it came to: `20 began (2,0)`.
  func values(of name: String) -> [String] {
    indices.compactMap { index in
      guard case .recognizer(.state(let id, _, let to, _, _, let value)) = self[index],
        scene.name(of: id) == name, to != .possible
      else { return nil }
      return "\(milliseconds(at: index)) \(to) \(value.short)"
    }
  }

  /// Who got a touches message, recognizers and views alike: `0 tap touchesBegan`.
  var receptions: [String] {
    indices.compactMap { index in
      switch self[index] {
      case .recognizer(.receive(let id, let method, _)):
        "\(milliseconds(at: index)) \(scene.name(of: id)) \(method.name)"
      case .touchDeliver(let responder, let method, _, _):
        "\(milliseconds(at: index)) \(scene.name(of: responder)) \(method.name)"
      default: nil
      }
    }
  }

  /// The recognizers found at each touch-down, by name.
  var collections: [[String]] {
    indices.filter { self[$0].kindName == "gr.collect" }.map { index in
      collected(at: index).map { scene.name(of: $0) }
    }
  }
}
