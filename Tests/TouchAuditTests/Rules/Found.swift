import TouchCore

@testable import TouchAudit

/// What an audit of some lines finds, as `T07 error buy < overlay`.
func found(
  _ lines: String, change: (inout Scene, inout AuditOptions) throws -> Void = { _, _ in }
) throws -> [String] {
  var scene = try scene { lines }
  var options = AuditOptions()
  try change(&scene, &options)
  return Audit(scene, options: options).findings.map { finding in
    let others = finding.others.map { scene.name(of: $0) }.joined(separator: " ")
    return "\(finding.rule.rawValue) \(finding.severity.rawValue) \(scene.name(of: finding.view))"
      + (others.isEmpty ? "" : " < \(others)")
  }
}

extension AuditOptions {
  /// What the file leaves open is told of as well.
  static var doubting: AuditOptions {
    var options = AuditOptions()
    options.tellsDoubts = true
    return options
  }
}

/// A control that sends something, so that only what a test is about is found.
let window = "window w 0,0 390x844\n  view root 0,0 390x844\n"
