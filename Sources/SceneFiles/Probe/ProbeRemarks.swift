import JSON

/// What a reader of the probe's output doubts; of a property that is not known, only once.
struct ProbeRemarks {
  private(set) var all: [ImportRemark] = []
  private var unknown: Set<String> = []

  /// Adds what is the matter with a value.
  mutating func add(_ reason: ImportRemark.Reason, at value: JSONValue) {
    if case .unknownProperty(let name) = reason, !unknown.insert(name).inserted { return }
    all.append(ImportRemark(line: value.line, column: value.column, reason))
  }
}
