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
    if name.lowercased().hasSuffix(".md") {
      self = .lesson
    } else if start.hasPrefix("<"), start.contains("InterfaceBuilder") {
      self = .interfaceBuilder
    } else if let kind = FileKind(markedUp: text) {
      self = kind
    } else if name.isOfInterfaceBuilder || start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE")
    {
      // Its reader says best what keeps other markup from being one.
      self = .interfaceBuilder
    } else if start.beginsJSON, !start.contains("Element subtree:") {
      self = .json
    } else if start.contains("```scene") {
      self = .lesson
    } else {
      self = PasteSigns(text).kind ?? .scene
    }
  }
}

extension String {
  fileprivate var isOfInterfaceBuilder: Bool {
    let name = lowercased()
    return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
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

extension FileKind {
  // What says so may stand behind a window's first views, where keys are sorted.
  private static let lookedAt = 64 << 10

  /// The kind of XML and JSON that others write of views; nil for all else.
  private init?(markedUp text: String) {
    let start = String(decoding: text.utf8.prefix(Self.lookedAt), as: UTF8.self)
    guard let first = start.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else {
      return nil
    }
    switch first {
    case "<": self.init(xml: start)
    case "{": self.init(object: start)
    default: return nil
    }
  }

  private init?(xml start: String) {
    let text = start.utf8
    if text.holds("<XCUIElementType") || text.holds("<AppiumAUT") {
      self = .appium
    } else if text.holds("<ViewHierarchy") {
      self = .detox
    } else {
      return nil
    }
  }

  private init?(object start: String) {
    let text = start.utf8
    if text.holds("\"touchtrace-probe/") {
      self = .probe
    } else if text.holds("\"rendering_system\"") {
      self = .sentry
    } else {
      return nil
    }
  }
}

extension String.UTF8View {
  /// Whether some letters stand in it.
  fileprivate func holds(_ letters: StaticString) -> Bool {
    let letters = UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)
    guard let first = letters.first else { return true }
    var rest = self[...]
    while let place = rest.firstIndex(of: first) {
      if rest[place...].starts(with: letters) { return true }
      rest = rest[place...].dropFirst()
    }
    return false
  }
}
