//  search fourthView          the next one; an empty line goes on
//  search first fourthView    from the start
//  search count fourthView    how many

/// What a search does with what it finds.
enum SearchForm: String, CaseIterable {
  case next, back, first, last, count

  /// The words that may stand before what is looked for.
  static let words = allCases.filter { $0 != .next }.map { $0.rawValue }
}

extension CommandLine {
  /// What a search does, and the line with what it looks for.
  var searchForm: (form: SearchForm, call: CommandLine) {
    if searchesBack { return (.back, self) }
    guard let form = SearchForm(rawValue: String(arguments.firstWord.word)), form != .next else {
      return (.next, self)
    }
    return (form, afterFirstWord)
  }
}
