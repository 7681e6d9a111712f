import Foundation
import PackagePlugin

/// Runs `embed-lessons` over the package's `lessons` folder before `Lessons` is compiled.
@main
struct EmbedLessonsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let lessons = context.package.directoryURL.appending(path: "lessons")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLessons.swift")
    return [
      .buildCommand(
        displayName: "Embedding lessons",
        executable: try context.tool(named: "embed-lessons").url,
        arguments: [lessons.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: try markdownFiles(below: lessons),
        outputFiles: [output])
    ]
  }

  private func markdownFiles(below folder: URL) throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return names.filter { $0.hasSuffix(".md") }.sorted().map { folder.appending(path: $0) }
  }
}
