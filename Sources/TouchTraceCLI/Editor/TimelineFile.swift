import DebugAdapter
import Synchronization
import TouchDebugger
import Transcripts

//   ${XDG_CACHE_HOME:-~/.cache}/touchtrace/timelines/8f0c…/login.timeline         as it is launched
//                                                    8f0c…/login.svg              the stop
//                                                    8f0c…/77ab…/login.timeline   another world
//
//   The same launch has the same path, so that breakpoints in it are there again the next time. What
//   a change brings is another file: under an editor's hands none becomes another.

//
//   Of all launches and worlds those used last stay; who reads another has it open.

/// The files in which an editor shows records as lines; they lie in a folder of ours, never beside
/// somebody's file.
final class TimelineFile: Sendable {
  private let name: String
  /// Where those of all launches are.
  private let shelf: String
  private let folder: String
  /// What was written first.
  private let first = Mutex<String?>(nil)

  /// Names them; nil where there is no place for them.
  ///
  /// - Parameters:
  ///   - name: What each is called, without the ending.
  ///   - parts: What tells this launch from others: the program, the touch.
  init?(named name: String, of parts: [String]) {
    guard let cache = Environment.cacheFolder else { return nil }
    self.name = name + ".timeline"
    shelf = "\(cache)/timelines"
    folder = shelf + "/" + Self.mark(of: parts.joined(separator: "\0"))
  }

  /// The picture of where the session stands; all worlds of a launch have one, so that it can stay
  /// open.
  var picture: Opened.Picture {
    let path = "\(folder)/\(FileName.withoutEnding(name)).svg"
    return Opened.Picture(path: path) { debugger in
      let picture = SceneSVG(
        of: debugger.trace, at: debugger.cursor - 1, language: debugger.language)
      // Without it the session goes on all the same.
      try? ShownFile.write(picture.text, to: path)
    }
  }

  /// Writes the lines; answers where, or nil where that was not possible.
  func write(_ lines: [String]) -> String? {
    let text = lines.map { $0 + "\n" }.joined()
    let isLaunched = first.withLock { first in
      first = first ?? text
      return first == text
    }
    let path = folder + (isLaunched ? "/" : "/\(Self.mark(of: text))/") + name
    // An editor that shows the file need not read it again for nothing.
    if let before = try? readFoundText(path), before == text {
      TimelineSweep.noteUse(of: path)
      return path
    }
    do throws(FileProblem) {
      try ShownFile.write(text, to: path)
      TimelineSweep(shelf).run()
      return path
    } catch {
      return nil
    }
  }

  /// A word that is the same in every run (FNV-1a).
  private static func mark(of text: String) -> String {
    let number = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(number, radix: 16)
  }
}

/// The last part of a path.
enum FileName {
  static func withoutEnding(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
