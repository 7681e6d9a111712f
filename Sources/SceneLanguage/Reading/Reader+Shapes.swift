import TouchCore

extension Reader {
  /// Reads the value of a property, as its shape says, into what has it.
  ///
  /// - Parameter isOpposite: Whether yes is no.
  func read<Root>(
    _ shape: Shape<Root>, _ isOpposite: Bool = false, _ value: Word, into root: inout Root
  ) {
    switch shape {
    // A flag stands alone; `=no` takes it back, and `=yes` says the same as nothing.
    case .flag(let path, let isOn):
      isYes(value).map { root[keyPath: path] = ($0 != isOpposite) == isOn }
    case .answer(let path, _), .part(let path): isYes(value).map { root[keyPath: path] = $0 }
    case .opinion(let path): isYes(value).map { root[keyPath: path] = $0 }
    case .number(let path, let range): number(value, in: range).map { root[keyPath: path] = $0 }
    case .bound(let path, let range): number(value, in: range).map { root[keyPath: path] = $0 }
    case .count(let path, let range): wholeNumber(value, in: range).map { root[keyPath: path] = $0 }
    case .point(let path): point(value).map { root[keyPath: path] = $0 }
    case .size(let path): size(value).map { root[keyPath: path] = $0 }
    case .insets(let path): insets(value).map { root[keyPath: path] = $0 }
    case .text(let path, _): string(value).map { root[keyPath: path] = $0 }
    case .words(let path): words(value, of: path).map { path.put($0, &root) }
    }
  }

  /// One of some words, or several joined by `|`, or `none`.
  private func words<Root>(_ value: Word, of path: WordPath<Root>) -> [String]? {
    if path.isSet, text(value) == noneWord { return [] }
    var words: [String] = []
    for part in path.isSet ? parts(value, at: Ascii.bar) : [value] {
      let word = text(part)
      guard let known = path.known.contains(word) ? word : path.others[word] else {
        sayUnknown(.value, part, among: path.known)
        return nil
      }
      words.append(known)
    }
    return words
  }
}
