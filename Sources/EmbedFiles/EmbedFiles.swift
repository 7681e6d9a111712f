import Foundation

/// Writes the files of a folder that are named into one Swift source file.
///
///     embed-files [--plain] OUTPUT FOLDER NAME...
///
/// Lessons, rules, styles and scripts live where people read them, and travel inside the binary, so
/// that the tool works from any folder and needs no resource bundle. They are string literals,
/// which the compiler copies; an array of bytes it checks one number after the other. They are
/// packed, unless they are to be plain: the page is packed as a whole.
@main
struct EmbedFiles {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    let isPlain = arguments.first == "--plain"
    if isPlain { arguments = arguments.dropFirst() }
    guard let output = arguments.popFirst(), let folder = arguments.popFirst() else { return }
    var source = isPlain ? plainFile : packedFile
    for (place, name) in arguments.enumerated() {
      source += "  static var \(identifier(name)): String { files[\(place)].text }\n"
    }
    source += "  /// All of them, by their path.\n"
    source += "  static let files: [File] = {\n    var files: [File] = []\n"
    for name in arguments {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let value = isPlain ? "text: \(literal(text))" : "packed: \(packed(text))"
      source += "    files.append(File(path: \(literal(name)), \(value)))\n"
    }
    source += "    return files\n  }()\n}\n"
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }

  private static let plainFile = """
    /// The files that travel inside the binary.
    enum Embedded {
      struct File: Sendable {
        let path: String
        let text: String
        func start(_ bytes: Int) -> String { text }
      }

    """

  private static let packedFile = """
    import PackedTexts

    /// The files that travel inside the binary.
    enum Embedded {
      struct File: Sendable {
        let path: String
        let packed: DeflatedText
        /// What it holds, unpacked each time it is asked for.
        var text: String { packed.text }
        /// At least what stands in its first bytes, without unpacking the rest.
        func start(_ bytes: Int) -> String { packed.start(bytes) }
      }

    """

  /// The name of a file's constant: its path, with a low line for what no identifier has.
  private static func identifier(_ path: String) -> String {
    "_" + path.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
  }

  private static func packed(_ text: String) -> String {
    "DeflatedText(\(literal(sevenBits(deflated(Array(text.utf8))))), count: \(text.utf8.count))"
  }

  /// A string literal that no text can break out of.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
