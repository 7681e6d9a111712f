import TouchCore

/// A step of the search beside the one that is told: who came before, or what follows.
enum SearchStep {
  case ask(ViewID, depth: Int)
  case answer(of: ViewID, depth: Int, ViewID?)
  case window(ViewID)

  /// Nil where it is another step or none: the search had not begun, or is over.
  init?(_ step: Step?) {
    switch step {
    case .hitAsk(let view, let depth, _, _)?: self = .ask(view, depth: depth)
    case .hitReturn(let view, let depth, let answer)?:
      self = .answer(of: view, depth: depth, answer)
    case .windowAsk(let window, _, _)?: self = .window(window)
    default: return nil
    }
  }
}

extension Telling {
  func searchStep(before index: Int) -> SearchStep? { SearchStep(step(before: index)) }

  func searchStep(after index: Int) -> SearchStep? { SearchStep(step(after: index)) }
}
