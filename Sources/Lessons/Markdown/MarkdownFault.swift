/// What can be wrong with the Markdown of a lesson; the words are beside it.
enum MarkdownFault: Sendable, Hashable {
  /// The file is larger than the limit, in bytes, and was not read.
  case fileTooLarge(limit: Int)
  /// More problems than the limit were found; the rest is not told.
  case moreProblems

  /// The front matter has no second `---`.
  case frontMatterNotClosed
  /// A line of the front matter is no `key: value`.
  case notKeyAndValue
  /// No space follows the colon.
  case noSpaceAfterColon(key: String)
  /// The front matter has the key already.
  case repeatedKey(String, firstLine: Int)

  /// A fence has no closing line, so it holds the rest of the file.
  case unclosedFence(closing: String)
  /// A machine fence stands in a list, a quote, or not at the left margin.
  case misplacedFence(FenceKind)
  /// An info string is nearly the name of a machine fence.
  case misspeltKind(String, FenceKind)
  /// The `#` of an id touches the kind.
  case noSpaceBeforeID(FenceKind)
  /// The text after `#` is no id.
  case badID(String)
  /// A second id, or one behind the attributes.
  case idNotFirst(String)
  /// Another fence has the id already.
  case repeatedID(String, firstLine: Int)
  /// A word of the info string is no `key=value`.
  case notAnAttribute(String)
  /// The fence has the attribute already.
  case repeatedAttribute(String)
  /// A quotation mark has no partner on its line.
  case unclosedQuotation

  /// A tab in a machine fence.
  case tab
  /// A control character in a machine fence.
  case control(UInt32)
  /// A character that looks like an ASCII one, and its name.
  case lookalike(Character, ascii: Character, name: String)
  /// Text in a machine fence that is not ASCII.
  case notASCII(String)

  /// `<details>` without `</details>` at the same level.
  case unclosedDetails
  /// `</details>` without `<details>` at the same level.
  case strayDetailsEnd
  /// `<details>` without a summary.
  case noSummary
  /// `<summary>` that does not directly follow `<details>`.
  case straySummary
  /// `<summary>` without `</summary>` before the next blank line.
  case unclosedSummary
  /// `<!--` without `-->`.
  case unclosedComment
  /// Markdown that HTML right above it has swallowed.
  case swallowedText
  /// A fence that HTML right above it has swallowed.
  case swallowedFence
  /// Blocks inside blocks, deeper than the limit.
  case nestedTooDeep(limit: Int)
}
