import TouchCore

//   -[UIView recursiveDescription]        <UIWindow: 0x7f8; frame = (0 0; 390 844)> …
//   Interface Builder                     <?xml … <document type="com.apple.InterfaceBuilder3…">
//   XCUITest                              →Application, 0x6, pid: 1 …   Button, 0x7, {{20, 60}, …
//   our probe                             {"schema":"touchtrace-probe/1", …
//   Appium, Detox, Sentry                 <AppiumAUT>…  <ViewHierarchy>…  {"rendering_system": …
//   our own                               window 390x844 …      or a lesson's Markdown

/// What a file is, told from how it begins or, for a paste, from what is in it.
public enum FileKind: Hashable, Sendable, CaseIterable {
  /// The scene language.
  case scene
  /// A lesson, or any Markdown with our fences.
  case lesson
  /// What `recursiveDescription` prints of views.
  case viewDescription
  /// A storyboard or xib of Interface Builder.
  case interfaceBuilder
  /// What XCUITest prints of an app's elements.
  case accessibility
  /// What our probe prints from within an app.
  case probe
  /// The page source of Appium's iOS driver.
  case appium
  /// The XML that Detox writes of views.
  case detox
  /// The view hierarchy that Sentry attaches to a report.
  case sentry
  /// Any other JSON, such as a record.
  case json

  /// Tells the kind of a file.
  ///
  /// - Parameters:
  ///   - name: Its name, whose ending counts for Markdown and for Interface Builder's files.
  ///   - text: What it holds; only the first 64 KB are looked at.
  public init(name: String, text: String) {
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(4096)
    let name = name.lowercased()
    if name.hasSuffix(".scene") {
      // Several scenes are converted to the fences of a lesson, whatever the file is called.
      self = start.has("```scene") ? .lesson : .scene
    } else if name.hasSuffix(".md") {
      // A lesson may show what a debugger prints; other people's pages show nothing else.
      let isLesson = start.hasPrefix("---") && start.has("\nlesson:") || text.has("```scene")
      self = isLesson ? .lesson : PasteSigns(text).kind ?? .lesson
    } else if let kind = FileKind(markedUp: text) {
      self = kind
    } else if name.isOfInterfaceBuilder || start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE")
    {
      // Its reader says best what keeps other markup from being one.
      self = .interfaceBuilder
    } else if start.beginsJSON, !start.has("Element subtree:") {
      // A log holds a dump as one of its strings.
      let isDump = !name.hasSuffix(".json") && PasteSigns(text).kind == .viewDescription
      self = isDump ? .viewDescription : .json
    } else if start.has("```scene") {
      self = .lesson
    } else {
      self = start.beginsScene ? .scene : PasteSigns(text).kind ?? .scene
    }
  }
}

extension String {
  fileprivate var isOfInterfaceBuilder: Bool {
    hasSuffix(".storyboard") || hasSuffix(".xib")
  }
}

extension Substring {
  /// Whether an object or an array begins, and not what a debugger or a log puts in brackets.
  fileprivate var beginsJSON: Bool {
    guard let first, first == "{" || first == "[" else { return false }
    guard let next = dropFirst().first(where: { !$0.isWhitespace }) else { return true }
    return first == "{" ? next == "\"" || next == "}" : "{[]\"-0123456789tfn".contains(next)
  }
}

extension Substring {
  /// Whether a window of the scene language comes first, or what may stand before one.
  fileprivate var beginsScene: Bool {
    for line in split(whereSeparator: { $0.isNewline }) {
      let words = line.split(whereSeparator: { $0.isWhitespace })
      guard let word = words.first, !word.hasPrefix("//") else { continue }
      switch word {
      case "model", "app", "delegate", "windowScene": continue
      // Whoever logs a window may well begin with that word, but not with its size.
      case "window": return words.dropFirst().prefix(3).contains(where: { $0.isSize })
      default: return false
      }
    }
    return false
  }

  /// `390x844`.
  private var isSize: Bool {
    let sides = split(separator: "x", omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy { Double($0) != nil }
  }
}

extension TextBytes {
  /// The name of the first element, behind declarations and comments; empty where what stands there
  /// is `<ViewHierarchyView: 0x7f8; …`, as debuggers print objects.
  fileprivate func rootTag(from first: Int) -> Range<Int> {
    var place = first
    while has("<?", at: place, before: count) || has("<!--", at: place, before: count) {
      let isComment = has("<!", at: place, before: count)
      let end =
        isComment ? find("-->", in: place..<count) : find("?>", in: place..<count)
      guard let end else { return count..<count }
      place = skipBlanks(end + (isComment ? 3 : 2), before: count)
    }
    guard has("<", at: place, before: count) else { return count..<count }
    let start = place + 1
    var end = start
    while end < count, !self[end].isBlank, ![0x2F, 0x3B, 0x3E].contains(self[end]) { end += 1 }
    return end < count && self[end] != 0x3B && self[end - 1] != 0x3A ? start..<end : start..<start
  }
}

extension FileKind {
  // What says so may stand behind a window's first views, where keys are sorted.
  private static let lookedAt = 64 << 10

  /// The kind of XML and JSON that others write of views; nil for all else.
  private init?(markedUp text: String) {
    let start = TextBytes(String(decoding: text.utf8.prefix(Self.lookedAt), as: UTF8.self))
    let all = 0..<start.count
    let first = start.skipBlanks(0, before: start.count)
    if start.has("<", at: first, before: start.count) {
      self.init(xml: start, root: start.rootTag(from: first))
    } else if !start.has("{", at: first, before: start.count) {
      return nil
    } else if start.find("\"touchtrace-probe/", in: all) != nil {
      self = .probe
    } else if start.find("\"rendering_system\"", in: all) != nil {
      self = .sentry
    } else if start.find("\"rawIdentifier\"", in: all) != nil
      || start.find("<XCUIElementType", in: all) != nil
    {
      self = .appium
    } else {
      return nil
    }
  }

  private init?(xml text: TextBytes, root: Range<Int>) {
    let all = 0..<text.count
    if text.isSame(root, "ViewHierarchy") {
      self = .detox
    } else if text.isSame(root, "document") || text.isSame(root, "archive") {
      self = .interfaceBuilder
    } else if text.find("<XCUIElementType", in: all) != nil
      || text.find("<AppiumAUT", in: all) != nil
    {
      self = .appium
    } else {
      return nil
    }
  }
}
