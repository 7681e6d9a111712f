import Foundation
import PackagePlugin

/// Runs `embed-files` before a target is compiled: over the package's `lessons` folder for
/// `Lessons`, over what is not Swift in its own folder for any other.
@main
struct EmbedFilesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let isLessons = target.name == "Lessons"
    let folder =
      isLessons
      ? context.package.directoryURL.appending(path: "lessons") : target.directoryURL
    let names = try FileManager.default
      .subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter(isLessons ? Self.isLesson : Self.isProse).sorted()
    let output = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
    return [
      .buildCommand(
        displayName: "Embedding files of \(target.name)",
        executable: try context.tool(named: "embed-files").url,
        arguments: [output.path(percentEncoded: false), folder.path(percentEncoded: false)]
          + names,
        inputFiles: names.map { folder.appending(path: $0) }, outputFiles: [output])
    ]
  }

  private static func isLesson(_ name: String) -> Bool {
    // Pages for those who read the folder itself stay outside.
    name.hasSuffix(".md") && !name.hasSuffix("transcript.md") && !name.hasPrefix("README")
  }

  private static func isProse(_ name: String) -> Bool {
    // A catalogue of documentation is for docc.
    !name.contains(".docc/") && ["md", "json", "css", "js"].contains { name.hasSuffix(".\($0)") }
  }
}
