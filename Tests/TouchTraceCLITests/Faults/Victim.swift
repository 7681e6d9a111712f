import Foundation
import TerminalSupport
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//  started ──────── a moment of the generator's choice ──▶ SIGKILL
//     └─ or: the draft is there ─ a shorter one ─────────▶ SIGKILL

/// A run of the program that does not end by itself.
struct Victim {
  let folder: TemporaryDirectory
  /// What comes after the program's name.
  let words: [String]

  /// Starts the program in the folder.
  func start() throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(builtProgram("touchtrace")))
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "HOME": "/nowhere", "XDG_STATE_HOME": folder.path + "/state", "LANG": "C.UTF-8",
      "TERM": "dumb",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Lets it end; answers how many microseconds it took.
  func live() throws -> UInt32 {
    let begin = ContinuousClock.now
    let process = try start()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return UInt32((ContinuousClock.now - begin) / .microseconds(1))
  }

  /// Kills it after some microseconds, counted from when a file is there, if one is named; answers
  /// whether it came that far.
  func die(after delay: UInt32, seeing file: String? = nil) throws -> Bool {
    let process = try start()
    if let file {
      while process.isRunning, access(folder.path + "/" + file, F_OK) != 0 { usleep(100) }
    }
    usleep(delay)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }
}

/// The moments at which a program is killed: over as long a time as it lives just now, which is not
/// the same on a busy machine.
struct Moments {
  private var generator = SeededGenerator(seed: 9)
  private var span: Double

  init(upTo microseconds: UInt32) { span = Double(microseconds) }

  mutating func next() -> UInt32 { UInt32(Double.random(in: 0..<span, using: &generator)) }

  /// Learns whether the last moment came before the end.
  mutating func follow(_ died: Bool) { span = max(1000, span * (died ? 1.1 : 0.8)) }
}

extension TemporaryDirectory {
  /// Every file in it and below whose name ends in some way.
  func files(endingIn ending: String) -> [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) }.sorted()
  }

  /// Writes a scene whose record takes long enough to write that one can come in between.
  func writeLongScene(depth: Int, moves: Int) throws {
    let views = (1...depth).map { String(repeating: "  ", count: $0) + "view v\($0) 0,0 400x800" }
    let times = (1..<moves).map { "\($0) move A by \($0.isMultiple(of: 2) ? 1 : -1),0" }
    let scene =
      ["window 400x800"] + views + ["touch #t", "0 down A at 200,400"] + times + ["\(moves) up A"]
    try write(scene.joined(separator: "\n") + "\n", to: "long.scene")
  }
}
