import Foundation

/// The JSON Schema validator of the Python package index, where it is installed.
public enum Validator {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let python = root.appending(path: ".build/ci-venv/bin/python")

  /// Whether it is installed, or has to be.
  public static var isExpected: Bool {
    FileManager.default.isExecutableFile(atPath: python.path)
      || insistsOnPrograms
  }

  private static let program = """
    import json, sys
    import jsonschema_rs
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    jsonschema_rs.meta.validate(schema)
    validator = jsonschema_rs.Draft202012Validator(schema)
    for place, line in enumerate(open(sys.argv[2], encoding="utf-8", newline="\\n")):
        if not validator.is_valid(json.loads(line)):
            print(place)
    """

  /// The places of the lines that are not valid by a schema.
  public static func rejected(_ lines: [String], by schema: String) throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "schema.json")
    let records = folder.appending(path: "records.jsonl")
    try schema.write(to: file, atomically: true, encoding: .utf8)
    try lines.map { $0 + "\n" }.joined().write(to: records, atomically: true, encoding: .utf8)
    let output = try run(["-c", program, file.path, records.path])
    return output.split(separator: "\n").compactMap { Int($0) }
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = python
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }

  struct Failure: Error {
    let status: Int32
  }
}
