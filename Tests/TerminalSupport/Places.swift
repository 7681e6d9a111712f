import CPseudoTerminal
import Foundation

/// The path of a program of this package, built beside the tests.
///
/// - Returns: Nothing if no directory above the tests has it.
public func builtProgram(_ name: String) -> String? {
  guard let path = pt_image_path() else { return nil }
  // On macOS the tests are a bundle, some directories below the programs.
  var directory = URL(fileURLWithPath: String(cString: path)).deletingLastPathComponent()
  while directory.path != "/" {
    let program = directory.appendingPathComponent(name).path
    if FileManager.default.isExecutableFile(atPath: program) { return program }
    directory = directory.deletingLastPathComponent()
  }
  return nil
}

/// An empty directory that goes away with its owner.
public final class TemporaryDirectory: Sendable {
  /// Where it is.
  public let path: String

  /// Makes the directory.
  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchtrace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The text of a file in it.
  public func contents(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// Writes a file in it.
  public func write(_ text: String, to name: String) throws {
    try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
  }

  /// The permissions of a file in it.
  public func mode(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}
