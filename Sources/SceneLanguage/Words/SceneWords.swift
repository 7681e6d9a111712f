import TouchCore

/// The words of the scene language, for completion and documentation.
///
/// They are made of the tables the reader and the writer use, so none is missing or too many.
public struct SceneWords: Sendable {
  /// A word, how it is written, and what it means.
  public struct Entry: Hashable, Sendable {
    /// What is typed.
    public let word: String
    /// The whole form, with its values.
    public let form: String
    /// Its title where its meaning is written: `button`, `.alpha`, `~hitTest`, `@tap`, `@.taps`,
    /// `<ms> down`.
    public let title: String
    /// UIKit's spellings, which may be written as well.
    public var uiKitNames: [String] = []
  }

  /// What a line may begin with: objects, then the kinds of views.
  public static let kinds =
    Keyword.allCases.map { Entry(word: $0.rawValue, form: $0.form, title: $0.rawValue) }
    + ViewKind.insideWindows.map {
      Entry(word: $0.rawValue, form: "\($0.rawValue) name [x,y] [WxH]", title: $0.rawValue)
    }

  /// What may follow a controller's name.
  public static let controllerProperties = ControllerProperty.allCases.map {
    Entry(
      word: $0.rawValue, form: $0.entry.form, title: "vc.\($0.rawValue)",
      uiKitNames: $0.spelledByUIKit)
  }

  /// What may follow a view's or window's name and frame.
  public static let properties = entries(of: [.view, .window])

  /// What may follow `set VIEW`.
  public static let changes = entries(of: [.setView, .setWindow])

  /// The lines below an object that say what its subclass or delegate does, and whom it calls.
  public static let overrides = Override.allCases.map {
    Entry(
      word: "~\($0.rawValue)", form: $0.entry.form, title: "~\($0.rawValue)",
      uiKitNames: $0.spelledByUIKit.map { "~\($0)" })
  }

  /// Whether a word is an override's, in our spelling or UIKit's, without the mark in front.
  public static func isOverride(_ word: some StringProtocol) -> Bool {
    Override.spoken(String(word)) != nil
  }

  /// The words of the overrides that may stand below a recognizer, or below a responder.
  public static func overrideWords(ofRecognizer: Bool) -> [String] {
    Override.allCases.filter { override in
      switch override.entry.owners {
      case .recognizers: ofRecognizer
      case .callers: true
      case .responders, .views, .controls, .rows, .tables, .collections, .texts, .scrollViews:
        !ofRecognizer
      }
    }.map { $0.rawValue }
  }

  /// Whether a word is a property's, in our spelling or UIKit's.
  public static func isProperty(_ word: some StringProtocol, ofRecognizer: Bool) -> Bool {
    ofRecognizer
      ? RecognizerProperty.spoken(String(word)) != nil
      : Property.spoken(String(word)) != nil || ControllerProperty.spoken(String(word)) != nil
  }

  /// The recognizers that may stand below a view.
  public static let recognizers =
    RecognizerKind.allCases.map {
      Entry(word: "@\($0.rawValue)", form: $0.form, title: "@\($0.rawValue)")
    }
    + Part.Role.inLines.map {
      Entry(word: "@\($0.lineWord)", form: "@\($0.lineWord)", title: "@\($0.lineWord)")
    }

  /// What may follow a recognizer's name.
  public static let recognizerProperties = RecognizerProperty.allCases.filter { !$0.isSetOnly }
    .map(entry(of:))

  /// What may follow `set RECOGNIZER`.
  public static let recognizerChanges = RecognizerProperty.allCases.map(entry(of:))

  /// What may follow `set VIEW` in a line of a touch.
  public static let changesWhileTouching = entries(of: [.changeView, .changeWindow])

  /// What may follow `model` and `set model.`; each with its range and unit.
  public static let settings = Setting.allCases.map {
    let range =
      "\(exact($0.range.lowerBound)) to \(exact($0.range.upperBound))\($0.unit.behindNumber)"
    let values = $0.unit == .onOff ? $0.unit.rawValue : range
    return Entry(word: $0.rawValue, form: "\($0.rawValue) \(values)", title: $0.rawValue)
  }

  /// What happens, behind its time.
  public static let actions = TouchAction.allCases.map {
    Entry(word: $0.rawValue, form: $0.form, title: "<ms> \($0.rawValue)")
  }

  /// Every word but the settings, each once.
  public static let all: [Entry] = {
    let ofViews =
      kinds + controllerProperties + properties + changes + changesWhileTouching + overrides
    var seen: Set<String> = []
    return (ofViews + recognizers + recognizerChanges + actions)
      .filter { seen.insert($0.title).inserted }
  }()

  /// The words that cannot be names.
  public static let reservedNames = Reserved.allCases.map { $0.rawValue }

  private static func entries(of places: [Property.LineKind]) -> [Entry] {
    Property.allCases.filter { property in places.contains { property.fits($0) } }
      .map {
        Entry(
          word: $0.rawValue, form: $0.entry.form, title: ".\($0.rawValue)",
          uiKitNames: $0.spelledByUIKit)
      }
  }

  private static func entry(of property: RecognizerProperty) -> Entry {
    Entry(
      word: property.rawValue, form: property.entry.form, title: "@.\(property.rawValue)",
      uiKitNames: property.spelledByUIKit)
  }
}
