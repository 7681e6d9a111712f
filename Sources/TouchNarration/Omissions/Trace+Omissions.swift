import TouchCore
import TouchInquiry

extension Omission {
  /// Something that is left out, and who in the scene it is about.
  public struct Finding: Hashable, Sendable {
    /// What is left out.
    public let omission: Omission
    /// Views, recognizers or fingers, by name.
    public let names: [String]
    /// Whether no answer can be given without it: who is hit can be told of any view.
    var isDecisive = false
  }
}

extension Trace {
  /// What is left out of the model and could change the answer to a question about a touch.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - touch: The number of the touch; nil for every one.
  public func omissions(
    weakening question: Basis.Question, touch: Int? = nil
  ) -> [Omission.Finding] {
    let touches = touch.map { [$0] } ?? outcomes.map { $0.touch }
    let circumstances = touches.compactMap { Circumstances($0, in: self) }
    return Omission.all.compactMap { omission in
      guard omission.weakens.contains(question) else { return nil }
      // Who taps the status bar touches nothing that the model follows.
      let names =
        circumstances.compactMap { $0.meet(omission.condition) }.first
        ?? (omission.condition == .tapsStatusBar ? windowBelowStatusBar : nil)
      let isDecisive = omission.isDecisive && question != .hit
      return names.map {
        Omission.Finding(omission: omission, names: $0, isDecisive: isDecisive)
      }
    }
  }
}

extension Trace {
  /// 20.42: the window that may get a tap on the status bar, by name; nil if nobody taps that.
  var windowBelowStatusBar: [String]? {
    guard script.events.contains(where: { $0.input == .statusBar }) else { return nil }
    return scene.windowsTopmostFirst.last.map { [scene.name(of: $0.view)] }
  }
}
