import TouchCore

//  button ok, button cancel     both log and do nothing else: one class, LoggingUIButton
//  view card ~hitTest …         Card

/// The classes that the code needs, each once.
struct ClassList {
  /// Set before it is used.
  var names = CodeNames(Scene(), inside: "")
  private(set) var lines: [String] = []
  private(set) var hasCustom = false
  private var known: [String: String] = [:]
  private var staged: Set<String> = []

  /// Whether a class speaks of others, so that its objects must know the stage.
  func needsStage(_ name: String) -> Bool { staged.contains(name) }

  mutating func name(of view: ViewID) -> String {
    let it = names.scene[view]
    let isPlain = it.customClass == nil && !overridesAnything(.view(view), it)
    let base = ClassCode.base(of: it.kind)
    return name(
      it.customClass ?? (isPlain ? "Logging\(base)" : names.scene.name(of: view)), base,
      ClassCode(names: names, responder: .view(view)).members)
  }

  private func overridesAnything(_ responder: Responder, _ view: View) -> Bool {
    view.hitTestOverride != nil || view.pointInsideOverride != nil
      || !names.scene[overridesOf: responder].isEmpty
  }

  mutating func name(of id: ControllerID) -> String {
    let it = names.scene[id]
    return name(
      it.overrides.isEmpty && it.defersEdges.isEmpty
        ? "Logging\(ControllerCode.base(of: it))" : it.name,
      ControllerCode.base(of: it), ClassCode(names: names, responder: .controller(id)).members)
  }

  mutating func name(of id: RecognizerID) -> String {
    let base = RecognizerCode.base(of: names.scene[id].kind)
    if base == "Custom" { hasCustom = true }
    let members = RecognizerCode(names: names, id: id).members
    return members.isEmpty ? base : name(names.scene.name(of: id), base, members)
  }

  /// The class of some name, superclass and members; it is written where it is new.
  private mutating func name(_ wanted: String, _ base: String, _ members: [[String]]) -> String {
    let body = members.flatMap { $0 }
    let key = ([wanted, base] + body).joined(separator: "\n")
    if let name = known[key] { return name }
    let name = names.className(wanted)
    known[key] = name
    let isStaged = body.contains { $0.has("stage?.") }
    if isStaged { staged.insert(name) }
    lines += ["", "private final class \(name): \(base) {"]
    if isStaged { lines += ["  weak var stage: Stage?", ""] }
    for (place, member) in members.enumerated() {
      if place > 0 { lines.append("") }
      lines += member.map { "  " + $0 }
    }
    lines.append("}")
    return name
  }
}
