import Foundation

/// The folder of Package.swift.
public let packageRoot = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// A script that a Python package brings along, of those that `.ci/setup --ci` installs.
public struct InstalledScript: Sendable {
  private static let packages = packageRoot.appending(path: ".build/ci-venv/lib")

  /// Where it is; nil where it is not installed.
  public let file: URL?

  /// Looks for it.
  ///
  /// - Parameter path: The package and the path in it, such as `mermaidx/assets/mermaid.js`.
  public init(_ path: String) {
    let found = try? FileManager.default.contentsOfDirectory(
      at: Self.packages, includingPropertiesForKeys: nil)
    file = found?.map { $0.appending(path: "site-packages/" + path) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Whether it and a browser are installed, or have to be.
  public var isExpected: Bool { (file != nil && Browser.isExpected) || insistsOnPrograms }
}
