import TouchCore

extension Reader {
  /// Reads the value of a property, as its shape says, into what has it.
  ///
  /// - Parameter isOpposite: Whether yes is no.
  func read<Root>(
    _ shape: PropertyShape<Root>, _ isOpposite: Bool = false, _ value: Word, into root: inout Root
  ) {
    switch shape {
    // A flag stands alone; `=no` takes it back, and `=yes` says the same as nothing.
    case .flag(let field, let isOn):
      isYes(value).map { field.set(&root, ($0 != isOpposite) == isOn) }
    case .answer(let field, _), .part(let field): isYes(value).map { field.set(&root, $0) }
    case .opinion(let field): isYes(value).map { field.set(&root, $0) }
    case .number(let field, let range): number(value, in: range).map { field.set(&root, $0) }
    case .bound(let field, let range): number(value, in: range).map { field.set(&root, $0) }
    case .count(let field, let range): wholeNumber(value, in: range).map { field.set(&root, $0) }
    case .point(let field): point(value).map { field.set(&root, $0) }
    case .size(let field): size(value).map { field.set(&root, $0) }
    case .insets(let field): insets(value).map { field.set(&root, $0) }
    case .text(let field, _): string(value).map { field.set(&root, $0) }
    case .words(let path): words(value, of: path).map { path.put($0, &root) }
    }
  }

  /// One of some words, or several joined by `|`, or `none`.
  private func words<Root>(_ value: Word, of path: WordPath<Root>) -> [String]? {
    if path.isSet, path.mayBeNone, text(value) == noneWord { return [] }
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
