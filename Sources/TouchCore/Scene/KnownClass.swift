/// A class of views, as files from elsewhere name it.
public struct KnownClass: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The class's name.
  public let name: String
  /// How Interface Builder writes such views.
  public let tags: [String]
  /// What XCUITest and Appium call such elements.
  public let elements: [String]
  /// What is known of it besides.
  public let traits: Traits

  init(
    _ name: String, _ tag: String? = nil, _ elements: String..., also tags: String...,
    traits: Traits = []
  ) {
    self.name = name
    self.tags = [tag].compactMap { $0 } + tags
    self.elements = elements
    self.traits = traits
  }

  /// A class that only dumps name.
  public init(stringLiteral name: String) { self.init(name) }

  /// What is known of a class besides the kind of its views.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It places its subviews itself, whatever a file says of their frames.
    public static let placesSubviews = Traits(rawValue: 1 << 0)
    /// It makes subviews of its own that an Interface Builder file does not mention.
    public static let makesSubviews = Traits(rawValue: 1 << 1)
    /// Its default of `isUserInteractionEnabled` is not established.
    public static let mayIgnoreTouches = Traits(rawValue: 1 << 2)
    /// It comes with recognizers of its own.
    public static let recognizing = Traits(rawValue: 1 << 3)
    /// It lets through what hits nothing in it (17.32, 19.2).
    public static let passing = Traits(rawValue: 1 << 4)
  }
}

extension KnownClass {
  /// A class, and the kind of its views.
  public typealias Entry = (known: KnownClass, kind: ViewKind)

  /// All classes by their names.
  public static let named = table { [$0.name] }

  /// All classes by what a file calls them.
  public static func table(by names: (KnownClass) -> [String]) -> [String: Entry] {
    var table: [String: Entry] = [:]
    for kind in ViewKind.allCases {
      for known in kind.knownClasses {
        for name in names(known) { table[name] = (known, kind) }
      }
    }
    return table
  }
}

extension View {
  /// What is known of its class, which is another kind's where a file has the parts of a bar and so
  /// a plain view; nil for a class of the app's.
  public var knownClass: KnownClass.Entry? { KnownClass.named[className] }
}
