import Foundation
import TerminalSupport
import TestSupport
import Testing

@testable import LineEditing

@Suite("A file of lines", .ownThread) struct LineFileTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.path + "/lines" }
  private var file: LineFile { LineFile(path, .own) }

  init() throws { directory = try TemporaryDirectory() }

  private var lines: [String] {
    get throws { try directory.contents(of: "lines").split(separator: "\n").map(String.init) }
  }

  @Test("A line that is added while another session shortens the file is not lost")
  func shortened() throws {
    #expect(file.append((1...9).map(String.init)) == nil)
    let isAdded = DispatchSemaphore(value: 0)
    file.rewrite { bytes in
      let file = file
      Thread.detachNewThread {
        _ = file.append(["late"])
        isAdded.signal()
      }
      // It has to wait until we are done; without a lock it would be done long before.
      #expect(isAdded.wait(timeout: .now() + .milliseconds(300)) == .timedOut)
      return ["8", "9"]
    }
    isAdded.wait()
    #expect(try lines == ["8", "9", "late"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["lines"])
  }

  @Test("What was added between reading and shortening is kept")
  func history() throws {
    try directory.write((1...9).map { "\($0)\n" }.joined(), to: "lines")
    let other = History(path: path)
    HistoryFile(path: path).keep { lines in
      #expect(lines.last == "9")
      return lines.suffix(3)
    }
    var mine = other
    mine.append("10")
    #expect(try lines == ["7", "8", "9", "10"])
  }

  @Test("Sessions that add and shorten at once lose no line of the newest")
  func together() throws {
    let count = 40
    DispatchQueue.concurrentPerform(iterations: 4) { session in
      for number in 0..<count {
        _ = file.append(["\(session) \(number)"])
        if number.isMultiple(of: 5) {
          file.rewrite {
            String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init)
          }
        }
      }
    }
    let found = try lines
    #expect(found.count == 4 * count && Set(found).count == 4 * count)
  }

  @Test("A link stays a link, and what it leads to is shortened")
  func link() throws {
    try directory.write("1\n2\n", to: "real")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: directory.path + "/real")
    file.rewrite { _ in ["2"] }
    #expect(try directory.contents(of: "real") == "2\n")
    let kind = try FileManager.default.attributesOfItem(atPath: path)[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("A pipe that nobody reads is a failure, not a wait")
  func pipe() {
    #expect(mkfifo(path, 0o600) == 0)
    #expect(file.append(["a"]) == ENXIO)
    guard case .failed = file.bytes() else { Issue.record("a pipe was read"); return }
  }

  @Test("What a killed run left of a draft is written over, what another writes is not")
  func drafts() throws {
    let part = directory.path + "/.lines.touchtrace.part"
    try directory.write("left", to: ".lines.touchtrace.part")
    guard case .done(let first) = DraftFile.make(beside: path),
      case .done(let second) = DraftFile.make(beside: path)
    else { Issue.record("no draft"); return }
    #expect(first.path == part && second.path == directory.path + "/.lines.touchtrace.2.part")
    #expect(try directory.contents(of: ".lines.touchtrace.part").isEmpty)
    first.close()
    second.close()
    try directory.write("precious", to: "precious")
    try FileManager.default.removeItem(atPath: part)
    try FileManager.default.createSymbolicLink(
      atPath: part, withDestinationPath: directory.path + "/precious")
    guard case .done(let third) = DraftFile.make(beside: path) else { return }
    #expect(third.path == second.path)
    #expect(try directory.contents(of: "precious") == "precious")
    third.close()
  }
}
