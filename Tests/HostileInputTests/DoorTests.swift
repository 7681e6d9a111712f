import Foundation
import HostileDoors
import TestSupport
import Testing

//  Findings/DOOR/name.txt      what once broke a door, kept for good
//  Seeds/DOOR/name.txt         what a door is for, with some bytes changed; of some doors the gallery,
//                              the lessons and the goldens are the seeds

@Suite("Doors for strangers' bytes")
struct DoorTests {
  /// In a slow run there are many more.
  private static let mutantsOfSeed = isSlowRun ? 40 : 2
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  @Test("what once broke a door comes in and goes out", arguments: Door.allCases)
  func findings(door: Door) throws {
    for file in Self.files(in: Self.here.appending(path: "Findings/\(door.rawValue)")) {
      door.take(try Array(Data(contentsOf: file)))
    }
  }

  @Test("what is nearly right breaks no door", arguments: Door.allCases)
  func mutants(door: Door) throws {
    let seeds = try Self.seeds(of: door)
    try #require(!seeds.isEmpty)
    var mutation = Mutation(seed: 19)
    for seed in seeds {
      door.take(seed)
      for _ in 0..<Self.mutantsOfSeed {
        door.take(mutation.damaged(seed, mixing: seeds[mutation.number(below: seeds.count)]))
      }
    }
  }

  @Test("nothing at all comes through every door", arguments: Door.allCases)
  func nothing(door: Door) { door.take([]) }

  private static func files(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  /// What a door is for.
  private static func seeds(of door: Door) throws -> [[UInt8]] {
    let gallery = here.appending(path: "../TouchTraceCLITests/Gallery")
    func kept(_ folder: URL, _ ends: [String], from start: Int = 0) throws -> [[UInt8]] {
      try files(in: folder).filter { ends.contains($0.pathExtension) }.dropFirst(start).prefix(4)
        .map { try Array(Data(contentsOf: $0)).prefix(8192) }.map(Array.init)
    }
    switch door {
    case .scene, .delivery: return try kept(gallery, ["scene"])
    case .dump: return try kept(gallery, ["txt"], from: 14)
    case .storyboard: return try kept(gallery, ["storyboard", "xib"])
    case .lesson:
      return try kept(
        here.appending(path: "../../lessons/02-hit-test/03-first-to-fifth"), ["md"])
    case .record: return try kept(here.appending(path: "../TranscriptsTests/Goldens"), ["jsonl"])
    case .probe, .progress, .frames, .prompt, .log, .page, .document:
      return try files(in: here.appending(path: "Seeds/\(door.rawValue)"))
        .map { try Array(Data(contentsOf: $0)) }
    }
  }
}
