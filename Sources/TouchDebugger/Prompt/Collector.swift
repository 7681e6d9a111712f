//  commands 1        collects from here …
//    why
//    map
//  end               … to here, and is then carried out as a whole

/// The lines that belong to a command typed before, up to `end`.
struct Collector: Sendable {
  /// What the lines are for.
  enum Purpose: Hashable, Sendable {
    case commands(breakpoint: Int)
    case definition(name: String)
    case documentation(name: String)
  }

  let purpose: Purpose
  private(set) var lines: [String] = []

  init(_ purpose: Purpose) { self.purpose = purpose }

  /// Takes a line; answers whether it was the last.
  mutating func take(_ line: String) -> Bool {
    let text = line[...].trimmed
    guard text != "end" else { return true }
    if !text.isEmpty { lines.append(String(text)) }
    return false
  }
}
