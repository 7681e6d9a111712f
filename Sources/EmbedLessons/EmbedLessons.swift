import Foundation

/// Writes every Markdown file below a folder into one Swift source file.
///
/// The lessons live at the top level, where people read them, and travel inside the binary, so
/// that `touchtrace learn` works from any folder and needs no resource bundle.
@main
struct EmbedLessons {
  static func main() throws {
    let (folder, output) = (CommandLine.arguments[1], CommandLine.arguments[2])
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") && !$0.hasSuffix("transcript.md") }.sorted()
    var source = "/// The files of the lessons folder, by their path in it.\n"
    source += "let embeddedLessonFiles: [(path: String, text: String)] = [\n"
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      source += "  (\(literal(name)), \(literal(text))),\n"
    }
    source += "]\n"
    try source.write(toFile: output, atomically: true, encoding: .utf8)
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
