import TouchNarration

//  export 4..14 search.md        a part, named by its steps        the ending says what it becomes
//  export --format cast walk     the format, where no ending says it
//  export md                     shown, not written

/// What `export` writes, and where.
public struct ExportRequest: Hashable, Sendable {
  /// What the record becomes.
  public private(set) var format: ExportFormat
  /// The file; nil where the record is only shown.
  public private(set) var path: String?
  /// The first and the last step; nil for all.
  public private(set) var part: ClosedRange<Int>?
  /// Whether it may be written over an existing file.
  public private(set) var force = false

  /// Reads what stands behind `export`.
  ///
  /// - Parameter count: How many steps the record has.
  init(_ text: Substring, of count: Int) throws(Complaint) {
    var wanted: ExportFormat?
    var plain: [Substring] = []
    var words = text.split(whereSeparator: { $0.isWhitespace })[...]
    while let word = words.popFirst() {
      if word == "--force" {
        force = true
      } else if word == "--lesson" {
        wanted = .lesson
      } else if word == "--format" {
        guard let name = words.popFirst() else {
          throw Complaint(ExportWords.exportFormats(nil), at: word.endIndex)
        }
        wanted = try Self.format(name)
      } else if word.hasPrefix("--format=") {
        wanted = try Self.format(word.dropFirst("--format=".count))
      } else if part == nil, let named = try Self.part(word, of: count) {
        part = named
      } else {
        plain.append(word)
      }
    }
    guard let first = plain.first, let last = plain.last else {
      // A part alone is shown as text.
      guard let format = wanted ?? (part == nil ? nil : .text) else {
        throw Complaint(ExportWords.exportWhere)
      }
      self.format = format
      return
    }
    if wanted == nil, plain.count == 1, let shown = ExportFormat(rawValue: String(first)) {
      format = shown
    } else {
      // A name may have blanks in it, quoted or not.
      let path = text[first.startIndex..<last.endIndex].withoutQuotes
      self.path = path
      if let wanted {
        format = wanted
      } else {
        format = try Self.format(ofFile: path, at: first.startIndex)
      }
    }
    if part != nil, !format.takesParts { throw Complaint(ExportWords.noPart(of: format)) }
  }

  private static func format(_ name: Substring) throws(Complaint) -> ExportFormat {
    guard let format = ExportFormat(rawValue: String(name)) else {
      throw Complaint(ExportWords.exportFormats(String(name)), at: name.startIndex)
    }
    return format
  }

  private static func format(
    ofFile path: String, at place: String.Index
  ) throws(Complaint) -> ExportFormat {
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    guard path.contains("."), let format = ExportFormat(ending: ending) else {
      throw Complaint(ExportWords.exportFormats(path.contains(".") ? ending : nil), at: place)
    }
    return format
  }

  /// `4..14`, `4..` or `..14`; nil for any other word.
  private static func part(
    _ word: Substring, of count: Int
  ) throws(Complaint) -> ClosedRange<Int>? {
    let ends = word.split(separator: ".", omittingEmptySubsequences: false)
    guard ends.count == 3, ends[1].isEmpty, word != "..",
      (ends[0] + ends[2]).allSatisfy({ $0.isNumber })
    else { return nil }
    let first = ends[0].isEmpty ? 1 : Int(ends[0]) ?? 0
    let last = ends[2].isEmpty ? count : Int(ends[2]) ?? 0
    guard 1 <= first, first <= last, last <= count else {
      throw Complaint(ExportWords.notAPart(String(word), of: count), at: word.startIndex)
    }
    return first...last
  }
}
