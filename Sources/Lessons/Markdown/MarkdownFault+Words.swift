extension MarkdownFault {
  /// How bad the fault is.
  var severity: LessonProblem.Severity {
    switch self {
    case .misspeltKind, .noSummary, .swallowedText: .warning
    default: .error
    }
  }

  /// What is wrong, in words.
  var message: String {
    switch self {
    case .fileTooLarge(let limit): "the file is larger than \(limit / 1024) KiB"
    case .moreProblems: "too many problems; the others are not shown"
    case .frontMatterNotClosed: "the front matter is not closed"
    case .notKeyAndValue: "expected 'key: value' in the front matter"
    case .noSpaceAfterColon(let key): "expected a space after '\(key):'"
    case .repeatedKey(let key, let line): "'\(key)' is already written in line \(line)"
    case .unclosedFence: "the fence is not closed"
    case .misplacedFence(let kind):
      "a \(kind.rawValue) fence must begin at the left margin, outside lists and quotes"
    case .misspeltKind(let word, _): "unknown fence kind '\(word.shortened)'"
    case .noSpaceBeforeID: "expected a space before the id"
    case .badID(let id):
      "'\(id.shortened)' is not an id: write a letter, then letters, digits, '-' or '_'"
    case .idNotFirst(let id):
      "the id '\(id.shortened)' must come right after the kind, and only once"
    case .repeatedID(let id, let line): "the id '\(id.shortened)' is already used in line \(line)"
    case .notAnAttribute(let word): "expected 'key=value', not '\(word.shortened)'"
    case .repeatedAttribute(let key): "'\(key.shortened)' is written twice"
    case .unclosedQuotation: "the quotation mark is not closed"
    case .tab: "tab in a fence: indent with two spaces a level"
    case .control(let value): "control character U+\(hexadecimal(value)) in a fence"
    case .lookalike(let character, _, let name): "\(name) '\(character)'"
    case .notASCII(let text): "'\(text.shortened)' in a fence: use ASCII outside quotes"
    case .unclosedDetails: "<details> is not closed"
    case .strayDetailsEnd: "</details> without <details>"
    case .noSummary: "<details> without a summary"
    case .straySummary: "<summary> must come right after <details>"
    case .unclosedSummary: "<summary> is not closed"
    case .unclosedComment: "the comment is not closed"
    case .swallowedText: "text in HTML is not read as Markdown: leave a blank line before it"
    case .swallowedFence: "a fence in HTML is not read: leave a blank line before it"
    case .nestedTooDeep(let limit): "nested deeper than \(limit) levels"
    }
  }

  /// What was probably meant.
  var suggestion: String? {
    switch self {
    case .frontMatterNotClosed: "---"
    case .noSpaceAfterColon(let key): "\(key): "
    case .unclosedFence(let closing): closing
    case .misspeltKind(_, let kind): kind.rawValue
    case .noSpaceBeforeID(let kind): "\(kind.rawValue) #"
    case .tab: "  "
    case .lookalike(_, let ascii, _): String(ascii)
    case .unclosedDetails: "</details>"
    case .unclosedSummary: "</summary>"
    case .unclosedComment: "-->"
    default: nil
    }
  }
}

/// The number as at least four hexadecimal digits, as code points are written.
private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

extension String {
  /// The text, or its beginning where it is too long for a message.
  fileprivate var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
