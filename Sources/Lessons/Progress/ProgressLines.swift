import JSON

//  {"at":1,"event":"opened",…}                       whole
//  {"at":2,"event":"answ{"at":3,"event":"stop",…}    cut by a full disk; what follows is whole
//  {"at":4,"event":"danced",…}                       whole, of a later version

/// The lines of a progress log, read from bytes: whatever happened to some of them, the others are
/// what they were.
public struct ProgressLines: Hashable, Sendable {
  /// A line that is whole.
  public struct Line: Hashable, Sendable {
    /// The line as JSON.
    public let text: String
    /// What it tells; nil where it tells of something unknown here.
    public let event: ProgressEvent?
  }

  /// What is whole, in the order of the file.
  public private(set) var whole: [Line] = []
  /// The numbers of the lines that are damaged, from 1.
  public private(set) var damaged: [Int] = []

  /// Reads the bytes of a log, or of several put behind each other.
  public init(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() { read(line, number: place + 1) }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) {
    var bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    // Some editors put a mark at the beginning of a file.
    if bytes.starts(with: Self.byteOrderMark) { bytes = bytes.dropFirst(Self.byteOrderMark.count) }
    guard !bytes.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return }
    if let line = Line(bytes) { return whole.append(line) }
    damaged.append(number)
    // A line that was added to a torn one is whole; quotes in texts are escaped, so only a line
    // begins like this.
    let places = bytes.indices.reversed()
    guard let start = places.first(where: { bytes[$0...].starts(with: Self.beginning) }) else {
      return
    }
    if let line = Line(bytes[start...]) { whole.append(line) }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let beginning = Array("{\"at\":".utf8)
}

extension ProgressLines.Line {
  /// Reads a line; nil where it is no JSON object in UTF-8, or tells of a known event wrongly.
  fileprivate init?(_ bytes: ArraySlice<UInt8>) {
    guard let json = try? JSONValue(Array(bytes)), json.kind == .object else { return nil }
    event = ProgressEvent(json)
    guard event != nil || ProgressEvent.isForeign(json) else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
