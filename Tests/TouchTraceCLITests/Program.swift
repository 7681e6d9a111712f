import Foundation
import TerminalSupport
import TestSupport

/// What a run of the built program came to.
struct Run {
  var output: String
  var errors: String
  var status: Int32
}

/// Runs the built program with its standard input from a string, away from any terminal.
func touchtrace(
  _ arguments: [String], input: String = "", home: String? = nil,
  environment: [String: String] = [:]
) throws -> Run {
  guard let program = builtProgram("touchtrace") else { throw CocoaError(.fileNoSuchFile) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.currentDirectoryURL = packageRoot
  process.environment = ["HOME": home ?? "/nowhere", "LANG": "C.UTF-8", "TERM": "dumb"]
    .merging(environment) { $1 }
  let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
  process.standardInput = stdin
  process.standardOutput = stdout
  process.standardError = stderr
  try process.run()
  try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
  try stdin.fileHandleForWriting.close()
  let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
  let errors = try stderr.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return Run(
    output: String(decoding: output, as: UTF8.self),
    errors: String(decoding: errors, as: UTF8.self), status: process.terminationStatus)
}

/// Runs the built program on a text, which lies in a file of its own.
func touchtrace(_ words: [String], on text: String, named name: String) throws -> Run {
  let folder = try TemporaryDirectory()
  try folder.write(text, to: name)
  return try touchtrace(words + ["\(folder.path)/\(name)"])
}

/// The catalogue of the program's manual, and its page of causes, by their paths from the package's folder.
let manualFolder = "Sources/TouchTraceCLI/TouchTraceCLI.docc/"
let deadButtonPage = manualFolder + "DeadButton.md"

/// Article 000's lesson, by its path from the package's folder.
let firstToFifth = "lessons/02-hit-test/03-first-to-fifth/lesson.md"

/// Article 004's double tap, both flags.
let doubleTapLesson = "lessons/06-gestures/05-double-tap/lesson.md"
