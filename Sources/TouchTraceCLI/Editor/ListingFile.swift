import TouchNarration

//   ${XDG_CACHE_HOME:-~/.cache}/touchtrace/rules/en/hit-test.uikit
//
//   The same in every session, so that a breakpoint on a rule is there again the next time.

/// The files in which an editor shows the rules of UIKit.
enum ListingFile {
  /// Writes a listing, where it is not there already; answers where, or nil where that was not
  /// possible.
  static func write(_ name: String, _ text: String, _ language: Language) -> String? {
    guard let cache = Environment.cacheFolder else { return nil }
    let path = "\(cache)/rules/\(language.rawValue)/\(name)"
    if let before = try? readFoundText(path), before == text { return path }
    do throws(FileProblem) {
      try ShownFile.write(text, to: path)
      return path
    } catch {
      return nil
    }
  }
}
