import JSON
import SceneLanguage
import TouchCore
import TouchInquiry

/// Why a part of a view is not where it is hit, as fields: what `why` and an audit write alike.
public struct AreaLossFields {
  private let reason: AreaLossReason
  private let view: ViewID
  private let scene: Scene

  /// Makes the fields of a reason that has to do with a view.
  public init(_ reason: AreaLossReason, of view: ViewID, in scene: Scene) {
    self.reason = reason
    self.view = view
    self.scene = scene
  }

  /// Adds them to an object: the kind, the rule, the view whose doing it is, and what else there is.
  public func put(into json: inout JSONWriter) {
    json.key("kind")
    json.word(kind)
    json.field("rule", reason.rule(of: view)?.description)
    switch reason {
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

  private var kind: String {
    switch reason {
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
    json.field("edges", Edges.worded.filter { edges.contains($0.member) }.map { $0.word })
  }
}
