import TouchCore

extension SceneWriter {
  /// Writes a controller's line and its overrides.
  mutating func writeController(_ id: ControllerID, _ level: Int, in parent: ViewID?) {
    let controller = scene[id]
    let keyword = controller.container.map { $0.kind.rawValue } ?? Keyword.vc.rawValue
    var words = controller.presenter == nil ? [] : [Keyword.presented.rawValue]
    words += [keyword, names.declared(.controller(id))]
    words += presentation(of: id)
    let isInWindow = parent.map { scene.home(of: $0) == nil } ?? false
    let expected = isInWindow && controller.presenter == nil ? parent.map { [$0] } ?? [] : []
    let windows = roots[id] ?? []
    if windows != expected {
      let list = windows.map { names.spoken(.view($0)) }.joined(separator: ",")
      words.append("\(.rootOf)=\(list.isEmpty ? Reserved.nil.rawValue : list)")
    }
    words += container(of: id, in: parent)
    words += [.firstResponder, .definesContext, .defers].compactMap { word($0, of: id) }
    put(words.joined(separator: " "), level)
    writeOverrides(of: .controller(id), level + 1)
  }

  /// What is said of how it is presented; the rest is as always.
  private func presentation(of id: ControllerID) -> [String] {
    guard let asked = scene[id].askedToPresent else { return [] }
    var words = ["\(.by)=\(names.spoken(.controller(asked)))"]
    guard let it = scene[id].presentation else { return words + ["\(.style)=\(noneWord)"] }
    words += ControllerProperty.allCases.filter {
      $0.entry.owners == .presented && $0 != .dismissed
    }
    .compactMap { word($0, of: id) }
    if !it.passthrough.isEmpty {
      let list = it.passthrough.map { names.spoken(.view($0)) }.joined(separator: ",")
      words.append("\(.passthrough)=\(list)")
    }
    if let source = it.source { words.append("\(.source)=\(names.spoken(.view(source)))") }
    return words + [word(.dismissed, of: id)].compactMap { $0 }
  }

  /// What is said of it without naming anybody; nil where it is as always.
  private func word(_ property: ControllerProperty, of id: ControllerID) -> String? {
    let said = SaidOfController(scene[id])
    var plain = SaidOfController()
    // The lowest one is selected until somebody selects another.
    plain.presentation?.detent = said.presentation?.detents.min() ?? .large
    return property.entry.shape.flatMap {
      written(property.rawValue, $0, of: said, unlike: plain)
    }
  }

  /// What is said of a container; the rest is as always.
  private func container(of id: ControllerID, in parent: ViewID?) -> [String] {
    guard let container = scene[id].container, let view = scene[id].view else { return [] }
    var words: [String] = []
    let frame = scene[view].frame
    if frame != parent.map({ scene[$0].bounds }) {
      words += [spelled(frame.origin), spelled(frame.size)]
    }
    words += PropertyWriter(scene[view]).words.split(separator: " ").map(String.init)
    if let selected = container.selected {
      words.append("\(.selected)=\(names.spoken(.controller(selected)))")
    }
    return words + [.barHidden, .backHidden].compactMap { word($0, of: id) }
  }

  /// Writes a container's bar where it is not as UIKit lays it out; false where it is.
  mutating func writeBar(_ id: ViewID, _ level: Int) -> Bool {
    guard !scene.isPlainBar(id) else { return false }
    put(line(of: id), level)
    writeOverrides(of: .view(id), level + 1)
    writeRecognizers(of: id, level + 1)
    return true
  }
}

extension DefaultStringInterpolation {
  /// The word of a controller's property.
  fileprivate mutating func appendInterpolation(_ property: ControllerProperty) {
    appendLiteral(property.rawValue)
  }
}

extension Scene {
  /// The views that are away, by whom they are away from, in the order they were made.
  var viewsAway: [ViewID: [ViewID]] {
    var away: [ViewID: [ViewID]] = [:]
    for id in viewIDs {
      if let superview = self[id].awayFrom { away[superview, default: []].append(id) }
    }
    return away
  }

  /// The superview a view is in, or would be in if it were shown.
  func home(of view: ViewID) -> ViewID? { self[view].superview ?? self[view].awayFrom }

  /// What lies in a view, with what is away from it, each in front of those made before.
  func contents(of view: ViewID, away: [ViewID: [ViewID]]) -> [ViewID] {
    guard let missing = away[view] else { return writtenSubviews(of: view) }
    var all = writtenSubviews(of: view)
    for id in missing { all.insert(id, at: all.firstIndex { $0 > id } ?? all.endIndex) }
    return all
  }
}
