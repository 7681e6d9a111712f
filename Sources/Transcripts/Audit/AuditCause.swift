import TouchAudit
import TouchCore
import TouchInquiry

/// A reason as fields: its kind, the view whose doing it is, and what else there is to it.
struct AuditCause {
  private let cause: Finding.Cause
  private let scene: Scene

  init(_ cause: Finding.Cause, in scene: Scene) {
    self.cause = cause
    self.scene = scene
  }

  func put(into json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.word(kind)
      json.field("share", cause.share)
      switch cause.reason {
      case .offScreen(let edges): put(edges, &json)
      case .ignored, .swallowed: break
      case .windowNotShown(let view), .overridden(let view), .inside(let view):
        put("view", view, &json)
      case .refused(let view, let verdict):
        put("view", view, &json)
        json.key("verdict")
        json.word(verdict.word)
      case .outside(let view, let edges):
        put("view", view, &json)
        put(edges, &json)
      case .covered(let hit, let branch):
        put("view", hit, &json)
        put("branch", branch, &json)
      case .otherWindow(let window, let hit):
        put("view", hit, &json)
        put("window", window, &json)
      }
    }
  }

  private var kind: String {
    switch cause.reason {
    case .offScreen: "offScreen"
    case .ignored: "ignored"
    case .windowNotShown: "windowNotShown"
    case .refused: "refused"
    case .outside: "outside"
    case .overridden: "overridden"
    case .inside: "inside"
    case .covered: "covered"
    case .otherWindow: "otherWindow"
    case .swallowed: "swallowed"
    }
  }

  private func put(_ key: String, _ view: ViewID, _ json: inout JSONWriter) {
    json.key(key)
    json.value(scene.name(of: view))
  }

  private func put(_ edges: Edges, _ json: inout JSONWriter) {
    let named: [(Edges, String)] = [
      (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
    ]
    json.field("edges", named.filter { edges.contains($0.0) }.map(\.1))
  }
}
