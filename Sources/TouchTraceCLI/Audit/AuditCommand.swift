import SceneFiles
import TouchAudit
import TouchCore
import TouchNarration
import Transcripts

/// `touchtrace audit FILE…`: which controls touches do not reach, in many files at once.
struct AuditCommand {
  let invocation: Invocation
  let console: Console

  /// Ends with 1 if an error is found, with `--strict` if anything is.
  func run() throws(FileProblem) -> ExitCode {
    let files = try AuditPaths(invocation.operands, excluding: invocation.all(.exclude), console)
    let paths = files.paths
    guard invocation[.baseline] != nil || !invocation.has(.update) else {
      console.complain(en: "--update needs --baseline FILE", zh: "--update 需要 --baseline FILE")
      return .usage
    }
    guard let suppressions = try suppressions, let known = try known else { return .unreadable }
    let progress = AuditProgress(of: paths.count)
    // The threads do not know by themselves that this is a rehearsal.
    let (rehearsal, options) = (Rehearsal.current, self.options)
    let readings = workedOn(paths, began: progress.show) { path in
      Rehearsal.holding(rehearsal) { AuditReading(path, options) }
    }
    progress.end()
    var report = AuditReport(suppressions: suppressions, known: known)
    var isWhole = true
    for reading in readings {
      isWhole = reading.say(console, isNamed: files.named.contains(reading.path)) && isWhole
      let lasting = lasting(reading.path)
      for screen in reading.screens {
        report.add(
          screen.audit, of: screen.scene, file: reading.path, screen: screen.name,
          remarks: screen.remarks, lost: screen.lost, lasting: lasting)
      }
    }
    try write(report, isWhole: isWhole)
    return exitCode(of: report, isWhole: isWhole)
  }

  /// What a file is called in the baseline: its path from there, as on every machine.
  private func lasting(_ path: String) -> String? {
    invocation[.baseline].map { baseline in
      let folder = plainPath(baseline).split(separator: "/").dropLast().joined(separator: "/")
      let top = baseline.hasPrefix("/") ? "/" + folder : folder.isEmpty ? "." : folder
      return TouchTraceCLI.path(of: path, from: top)
    }
  }

  private var options: AuditOptions {
    var options = AuditOptions()
    let only = invocation.all(.rules).flatMap { $0.split(separator: ",") }
    if !only.isEmpty { options.rules = Set(only.compactMap { AuditRule(named: String($0)) }) }
    options.rules.formUnion(invocation.all(.also).compactMap(AuditRule.init(named:)))
    options.tellsDoubts = invocation.has(.doubts)
    return options
  }

  /// An error that was found is never hidden by a file that could not be read.
  private func exitCode(of report: AuditReport, isWhole: Bool) -> ExitCode {
    // What was just put into the baseline is known from now on.
    let isBad = report.worst.map { $0 == .error || invocation.has(.strict) } ?? false
    if isBad, !invocation.has(.update) { return .checkFailed }
    return isWhole ? .success : .unreadable
  }

  /// What is not to be reported; nil, and said, where a line of the file is none.
  private var suppressions: Suppressions? {
    get throws(FileProblem) {
      guard let path = invocation[.suppress] else { return Suppressions() }
      let read = Suppressions(try readText(path))
      for problem in read.problems {
        let phrase =
          problem.word.map {
            Phrase(
              en: "'\($0)' is not a rule; a line has a rule (such as T07 or *) and a view",
              zh: "“\($0)”不是规则；一行是一条规则（例如 T07 或 *）和一个视图")
          } ?? Phrase(en: "the view is missing", zh: "缺少视图")
        console.complain("\(path):\(problem.line):1: error: \(phrase[console.language].plain)")
      }
      return read.problems.isEmpty ? read : nil
    }
  }

  /// The findings of a baseline that is there already; nil, and said, where it cannot be read.
  private var known: Set<FindingKey>? {
    get throws(FileProblem) {
      guard let path = invocation[.baseline], !invocation.has(.update) else { return [] }
      do {
        return Set(try AuditBaseline(try readText(path)).known)
      } catch let problem as FileProblem {
        throw problem
      } catch {
        let phrase = Phrase(en: "this is not an audit baseline", zh: "这不是审查的基线文件")
        console.complain("\(path):1:1: error: \(phrase[console.language].plain)")
        return nil
      }
    }
  }

  /// - Parameter isWhole: Whether every file was read: a baseline without one would forget it.
  private func write(_ report: AuditReport, isWhole: Bool) throws(FileProblem) {
    if let path = invocation[.baseline], invocation.has(.update), isWhole {
      try writeText(AuditBaseline(of: report).text, to: path, force: true)
    }
    if let path = invocation[.picture], !report.files.isEmpty { try draw(report, to: path) }
    switch invocation[.format] {
    case "json": console.put(AuditJSON(report, console.language, version: TouchTrace.version).text)
    case "sarif":
      console.put(AuditSARIF(report, console.language, version: TouchTrace.version).text)
    default: console.show(AuditText(report, console.language).lines)
    }
  }

  /// Draws every screen, and says which are too many.
  private func draw(_ report: AuditReport, to path: String) throws(FileProblem) {
    let left = report.files.count - AuditSVG.mostScreens
    if left > 0 {
      console.complain(
        en:
          "\(path): only the first \(AuditSVG.mostScreens) screens are drawn; \(left) are left out",
        zh: "\(path)：画出前 \(AuditSVG.mostScreens) 个界面，另有 \(left) 个没有画")
    }
    let picture = AuditSVG(report.files, console.language).text
    try writeText(picture, to: path, force: invocation.has(.force))
  }
}
