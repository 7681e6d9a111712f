/// What a name has to look like.
public enum NamePattern: Hashable, Sendable {
  /// This name.
  case exact(String)
  /// A name with `*` for any letters and `?` for one.
  case glob(String)

  /// Reads a name or a glob.
  init(_ text: Substring) throws(Complaint) {
    guard text.between("/") == nil else {
      throw Complaint(Words.noRegularExpressions, at: text.startIndex)
    }
    self = text.contains { $0 == "*" || $0 == "?" } ? .glob(String(text)) : .exact(String(text))
  }

  /// As commands spell it.
  var spelling: String {
    switch self {
    case .exact(let name), .glob(let name): name
    }
  }

  /// The one name that is meant, where one is.
  var name: String? {
    if case .exact(let name) = self { name } else { nil }
  }

  /// Those of some things whose names fit.
  func pick<Thing>(_ things: some Sequence<Thing>, named name: (Thing) -> String) -> [Thing] {
    let fits = matcher()
    return things.filter { fits(name($0)) }
  }

  /// Those of some things of whose names one fits.
  func pick<Thing>(_ things: some Sequence<Thing>, named names: (Thing) -> [String]) -> [Thing] {
    let fits = matcher()
    return things.filter { names($0).contains(where: fits) }
  }

  /// Tells whether a name fits, and is made ready once for however many are asked about.
  func matcher() -> (String) -> Bool {
    switch self {
    case .exact(let wanted): return { $0 == wanted }
    case .glob(let glob):
      let pattern = Array(glob)
      return { Self.fits(Array($0), pattern) }
    }
  }

  // Where letters do not fit, the last star takes one more, so that it ends in n · m steps.
  private static func fits(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (here, there) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while here < name.count {
      if there < pattern.count, pattern[there] == "*" {
        star = (there, here)
        there += 1
      } else if there < pattern.count, pattern[there] == "?" || pattern[there] == name[here] {
        here += 1
        there += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        here = last.name + 1
        there = last.pattern + 1
      } else {
        return false
      }
    }
    return pattern[there...].allSatisfy { $0 == "*" }
  }
}
