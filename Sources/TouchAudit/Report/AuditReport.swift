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
    /// The findings that are neither suppressed nor known.
    public let findings: [Finding]
    /// How many are suppressed.
    public let suppressedCount: Int
    /// How many a baseline knows.
    public let knownCount: Int
    let places: LastingPlaces

    /// The name, with that of the screen.
    public var title: String { screen.map { "\(name)#\($0)" } ?? name }

    /// A finding's lasting name.
    public func key(of finding: Finding) -> FindingKey {
      FindingKey(finding, at: places, in: scene, file: title)
    }
  }

  /// The files.
  public private(set) var files: [File] = []
  /// What is not to be reported.
  public let suppressions: Suppressions
  private let known: Set<FindingKey>
  private var used: Set<Suppressions.Entry> = []
  private var allKeys: [FindingKey] = []

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
  public mutating func add(
    _ audit: Audit, of scene: Scene, file name: String, screen: String? = nil, remarks: Int = 0
  ) {
    let title = screen.map { "\(name)#\($0)" } ?? name
    let places = LastingPlaces(scene)
    var new: [Finding] = []
    var (suppressed, knownCount) = (0, 0)
    for finding in audit.findings {
      let matching = suppressions.entries.filter { $0.matches(finding, in: scene) }
      used.formUnion(matching)
      guard matching.isEmpty else {
        suppressed += 1
        continue
      }
      let key = FindingKey(finding, at: places, in: scene, file: title)
      allKeys.append(key)
      if known.contains(key) { knownCount += 1 } else { new.append(finding) }
    }
    files.append(
      File(
        name: name, screen: screen, scene: scene, audit: audit, remarkCount: remarks, findings: new,
        suppressedCount: suppressed, knownCount: knownCount, places: places))
  }

  /// The lines of the suppression file that nothing was found for.
  public var unusedSuppressions: [Suppressions.Entry] {
    suppressions.entries.filter { !used.contains($0) }
  }

  /// The keys of everything that is not suppressed, each once, for a new baseline.
  public var keys: [FindingKey] {
    var seen: Set<FindingKey> = []
    return allKeys.filter { seen.insert($0).inserted }
  }

  /// How many new findings matter so much.
  public func count(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// How much the worst of the new findings matters; nil where there is none.
  public var worst: Severity? { files.flatMap(\.findings).map(\.severity).max() }
}
