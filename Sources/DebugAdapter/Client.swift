import TouchNarration

/// What a client says of itself: how it counts, how it names files, what it can show.
struct Client: Hashable, Sendable {
  private var firstLine = 1
  private var firstColumn = 1
  private var namesFilesByURI = false
  /// Whether it can be told that what it shows is no longer so.
  private(set) var refreshes = false
  /// Whether it shows that a request takes long.
  private(set) var showsProgress = false
  /// Whether it shows what type a value has.
  private(set) var showsTypes = false
  /// Whether it shows the colours of terminals.
  private(set) var showsColours = false
  /// Whether it shows an answer that can be opened as the root of a tree, in one line.
  private(set) var showsRootsInOneLine = false
  /// Whether it draws that tree over what it is told beside the answer.
  private(set) var losesTextBesideTrees = false
  /// Under which category it shows what matters more than the rest.
  private(set) var important = "important"
  /// Whether it takes a second thread that stops for a mistake, though the first was said to go on.
  private(set) var keepsStoppedThread = false
  /// The language to speak: the adapter's if that is kept, else the client's, else the adapter's; nil if
  /// neither says one.
  private(set) var language: Language?

  /// A client that said nothing counts from 1 and names files by their paths.
  init() {}

  /// - Parameters:
  ///   - arguments: What the client says.
  ///   - spoken: The language of the command that runs the adapter, and whether it replaces the client's:
  ///     editors send a locale whether or not a person chose one.
  init(_ arguments: Arguments, _ spoken: (language: Language, isKept: Bool)? = nil) {
    firstLine = arguments.flag("linesStartAt1") == false ? 0 : 1
    firstColumn = arguments.flag("columnsStartAt1") == false ? 0 : 1
    namesFilesByURI = arguments.text("pathFormat") == "uri"
    refreshes = arguments.flag("supportsInvalidatedEvent") ?? false
    showsProgress = arguments.flag("supportsProgressReporting") ?? false
    showsTypes = arguments.flag("supportsVariableType") ?? false
    showsColours = arguments.flag("supportsANSIStyling") ?? false
    // nvim-dap names itself by another key in older versions.
    let name = arguments.text("clientID") ?? arguments.text("clientId")
    showsRootsInOneLine = name == "dape"
    losesTextBesideTrees = name == "neovim"
    keepsStoppedThread = name == "neovim"
    // One drops what is important, the other lays it where nobody looks.
    if ["dape", "vimspector"].contains(name) { important = "console" }
    let locale = arguments.text("locale").flatMap { Language($0) }
    language = spoken?.isKept == true ? spoken?.language : locale ?? spoken?.language
  }

  /// A line as the client counts it.
  ///
  /// - Parameter line: The line, from 1.
  func shown(line: Int) -> WireValue { .whole(line - 1 + firstLine) }

  /// A line of the client's, from 1; nil where it is none of any file.
  func line(_ shown: Int?) -> Int? {
    guard let shown, shown >= firstLine, shown < 1 << 40 else { return nil }
    return shown - firstLine + 1
  }

  /// A column as the client counts it.
  ///
  /// - Parameter column: The column, from 1.
  func shown(column: Int) -> WireValue { .whole(column - 1 + firstColumn) }

  /// How many characters stand left of a column of the client's.
  func offset(_ column: Int?) -> Int? {
    guard let column, column >= firstColumn else { return nil }
    return column - firstColumn
  }

  /// A path as the client names files.
  func shown(path: String) -> WireValue {
    guard namesFilesByURI else { return .text(path) }
    return .text("file://" + FilePath.escaped(path))
  }
}
