import Foundation

/// Writes the files of a folder that are named into one Swift source file.
///
/// Lessons, rules, styles and scripts live where people read them, and travel inside the binary, so
/// that the tool works from any folder and needs no resource bundle. They are string literals,
/// which the compiler copies; an array of bytes it checks one number after the other.
@main
struct EmbedFiles {
  static func main() throws {
    let (output, folder) = (CommandLine.arguments[1], CommandLine.arguments[2])
    let names = CommandLine.arguments.dropFirst(3)
    var source = "/// The files that travel inside the binary.\nenum Embedded {\n"
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      source += "  static let \(identifier(name)): String = \(literal(text))\n"
    }
    source += "  /// All of them, by their path.\n"
    source += "  static var files: [(path: String, text: String)] {\n"
    source += "    var files: [(path: String, text: String)] = []\n"
    for name in names { source += "    files.append((\(literal(name)), \(identifier(name))))\n" }
    source += "    return files\n  }\n}\n"
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// The name of a file's constant: its path, with a low line for what no identifier has.
  private static func identifier(_ path: String) -> String {
    "_" + path.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
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
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
