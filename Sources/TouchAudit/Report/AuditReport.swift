import TouchCore

//   file, scene, audit ─▶ suppressed? ─▶ known already? ─▶ new: shown, and counts

/// What was found in some files, in the order they were added.
public struct AuditReport: Sendable {
  /// One file, or one of the screens in it.
  public struct File: Sendable {
    /// Its name, as the person wrote it.
    public let name: String
    /// Which of the file's screens it is; nil where the file has one.
    public let screen: String?
    /// The scene in it.
    public let scene: Scene
    /// What was looked at; with it, who is hit where.
    public let audit: Audit
    /// How much of the file was read with doubt, or not at all.
    public let remarkCount: Int
    /// How many of its views could not be read, or only in part.
    public let lostCount: Int
    /// The findings that are neither suppressed nor known.
    public let findings: [Finding]
    /// How many are suppressed.
    public let suppressedCount: Int
    /// How many a baseline knows.
    public let knownCount: Int
    fileprivate let keys: [Mark: FindingKey]

    /// The name, with that of the screen.
    public var title: String { screen.map { "\(name)#\($0)" } ?? name }

    /// The lasting name of one of the findings.
    public func key(of finding: Finding) -> FindingKey {
      keys[Mark(finding)] ?? FindingKey(title)
    }

    /// Where the file tells of the view that a finding is about; nil where it does not say.
    public func place(of finding: Finding) -> SourcePlace? {
      scene.place(of: .responder(.view(finding.view)))
    }
  }

  /// What tells the findings of one screen from each other.
  fileprivate struct Mark: Hashable {
    let view: ViewID
    let rule: AuditRule
    let recognizer: String?

    init(_ finding: Finding) {
      (view, rule, recognizer) = (finding.view, finding.rule, finding.recognizer)
    }
  }

  /// The files.
  public private(set) var files: [File] = []
  /// What is not to be reported.
  public let suppressions: Suppressions
  /// The keys of everything that is not suppressed, for a new baseline.
  public private(set) var keys: [FindingKey] = []
  private let known: Set<FindingKey>
  private var used: Set<Suppressions.Entry> = []
  private var usedKeys: Set<FindingKey> = []

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - suppressions: What is not to be reported.
  ///   - known: The keys of a baseline: only what is new counts.
  public init(suppressions: Suppressions = Suppressions(), known: Set<FindingKey> = []) {
    self.suppressions = suppressions
    self.known = known
  }

  /// Adds what an audit found in a file.
  ///
  /// - Parameters:
  ///   - audit: What was found.
  ///   - scene: Where.
  ///   - name: The file.
  ///   - screen: Which of the file's screens the scene is; nil where it has one.
  ///   - remarks: How much of the file was read with doubt, or not at all.
  ///   - lost: How many views of the file could not be read, or only in part.
  ///   - lasting: What the file is called in keys, on every machine; nil for its name.
  public mutating func add(
    _ audit: Audit, of scene: Scene, file name: String, screen: String? = nil, remarks: Int = 0,
    lost: Int = 0, lasting: String? = nil
  ) {
    let places = LastingPlaces(scene)
    var new: [Finding] = []
    var newKeys: [Mark: FindingKey] = [:]
    var (suppressed, knownCount) = (0, 0)
    for finding in audit.findings {
      let matching = suppressions.entries.filter { $0.matches(finding, in: scene) }
      used.formUnion(matching)
      guard matching.isEmpty else {
        suppressed += 1
        continue
      }
      let key = newKey(of: finding, places, scene, (lasting ?? name, screen))
      if known.contains(key) {
        knownCount += 1
      } else {
        new.append(finding)
        newKeys[Mark(finding)] = key
      }
    }
    files.append(
      File(
        name: name, screen: screen, scene: scene, audit: audit, remarkCount: remarks,
        lostCount: lost,
        findings: Finding.grouped(new, in: scene), suppressedCount: suppressed,
        knownCount: knownCount,
        keys: newKeys))
  }

  /// The key of a finding, which no other one of the report has.
  private mutating func newKey(
    of finding: Finding, _ places: LastingPlaces, _ scene: Scene,
    _ file: (name: String, screen: String?)
  ) -> FindingKey {
    let place = places.place(of: finding.view, in: scene)
    let title = file.screen.map { "\(file.name)#\($0)" } ?? file.name
    // Two screens of one file may be of one place before and after, each with that identifier.
    var key = FindingKey(
      finding, at: place.text, in: scene, file: place.isAnchored ? file.name : title)
    if usedKeys.contains(key) {
      key = FindingKey(finding, at: place.text, in: scene, file: title)
    }
    if usedKeys.insert(key).inserted { keys.append(key) }
    return key
  }

  /// The lines of the suppression file that nothing was found for.
  public var unusedSuppressions: [Suppressions.Entry] {
    suppressions.entries.filter { !used.contains($0) }
  }

  /// How many new findings matter so much.
  public func count(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// How much the worst of the new findings matters; nil where there is none.
  public var worst: Severity? { files.flatMap { $0.findings }.map { $0.severity }.max() }
}
