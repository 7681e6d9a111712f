/// The file under a history: readable by its owner only from the moment it exists.
struct HistoryFile: Sendable {
  let path: String

  private var file: LineFile { LineFile(path, .own) }

  /// Reads all lines; what is no file has none.
  func lines() -> [String] {
    if case .done(let bytes) = file.bytes() { Self.lines(of: bytes) } else { [] }
  }

  /// Writes a line at the end, making the file and its directory if need be.
  func append(_ line: String) -> History.Failure? {
    file.append([Self.escaped(line)]).map { History.Failure(path: path, code: $0) }
  }

  /// Keeps some of the lines that are there now, in one step; on failure all of them stay.
  ///
  /// - Parameter choice: Gets the lines, those included that another session added meanwhile.
  func keep(_ choice: ([String]) -> [String]) {
    file.rewrite { bytes in choice(Self.lines(of: bytes)).map(Self.escaped) }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"))
      .map { unescaped(String(decoding: $0, as: UTF8.self)) }
  }
}

// A command of several lines is one line of the file.
extension HistoryFile {
  /// Writes line ends as `\n` and `\r`, and a backslash as two.
  static func escaped(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Undoes ``escaped(_:)``; a backslash before anything else stands for itself.
  static func unescaped(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars = line.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\\", let next = scalars.first, let meant = meanings[next] else {
        result.append(scalar)
        continue
      }
      result.append(meant)
      scalars.removeFirst()
    }
    return String(result)
  }

  private static let meanings: [Unicode.Scalar: Unicode.Scalar] = [
    "\\": "\\", "n": "\n", "r": "\r",
  ]
}
