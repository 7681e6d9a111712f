/// What the word left of the cursor may become.
public struct Completion: Sendable, Hashable {
  /// How many characters before the cursor a candidate takes the place of.
  public var replacing: Int

  /// The whole words to choose from, in the order to list them.
  public var candidates: [String]

  /// Makes a completion.
  public init(replacing: Int, candidates: [String]) {
    self.replacing = replacing
    self.candidates = candidates
  }

  /// What a press of Tab does.
  enum Action: Hashable {
    /// Nothing fits: the terminal beeps.
    case refuse

    /// Scalars before the cursor go, a text comes.
    case replace(scalars: Int, with: String)

    /// Several fit and nothing more is certain: they are shown.
    case list([String])
  }

  /// Decides what Tab does after a text: the only candidate, the beginning all share, or a list.
  func action(after text: String) -> Action {
    let word = String(text.suffix(max(0, replacing)))
    // libedit deletes by scalar, where `é` may be two.
    let scalars = word.unicodeScalars.count
    var seen: Set<String> = []
    let distinct = candidates.filter { seen.insert($0).inserted }
    guard let first = distinct.first else { return .refuse }
    if distinct.count == 1 { return .replace(scalars: scalars, with: first + " ") }
    let shared = distinct.dropFirst().reduce(first, commonPrefix)
    return shared.count > word.count ? .replace(scalars: scalars, with: shared) : .list(distinct)
  }
}

/// The characters with which both texts begin.
private func commonPrefix(_ left: String, _ right: String) -> String {
  String(zip(left, right).prefix { $0 == $1 }.map(\.0))
}
