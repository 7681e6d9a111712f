import Foundation
import TestSupport
import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite("A renderer that is not ours", .ownThread) struct RenderingTests {
  @Test(
    "librsvg draws pictures of every scene",
    .enabled(if: Renderer.isExpected, "no rsvg-convert in the path"))
  func renders() throws {
    for trace in examples + [randomTrace(seed: 1), randomTrace(seed: 3)] {
      let picture = SceneSVG.ofEnd(trace)
      let size = try Renderer.size(of: picture.text)
      let root = try #require(try picture.read().elements.first?.attributes)
      #expect(root["width"] == "\(size.width)")
      #expect(root["height"] == "\(size.height)")
    }
  }

  @Test(
    "librsvg refuses what is no picture",
    .enabled(if: Renderer.isExpected, "no rsvg-convert in the path"))
  func refuses() {
    #expect(throws: Renderer.Failure.self) { try Renderer.size(of: "<svg><g></svg>") }
  }
}

/// `rsvg-convert`, where it is installed.
private enum Renderer {
  private static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { URL(filePath: String($0)).appending(path: "rsvg-convert") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Whether it is installed, or has to be.
  static var isExpected: Bool {
    program != nil || insistsOnPrograms
  }

  struct Failure: Error {
    let words: String
  }

  /// The size of the rendered picture in pixels, from the head of the PNG.
  static func size(of picture: String) throws -> (width: Int, height: Int) {
    guard let program else { throw CocoaError(.fileNoSuchFile) }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".svg")
    try picture.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = [file.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, data.count > 24 else {
      throw Failure(words: "rsvg-convert ended with \(process.terminationStatus)")
    }
    let numbers = [16, 20].map { start in
      data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (numbers[0], numbers[1])
  }
}
