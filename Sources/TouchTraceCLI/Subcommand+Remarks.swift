import TouchNarration

extension Subcommand {
  /// What its help says below the options.
  var remarks: [Remark] {
    switch self {
    case .debug: [.initFiles, .batch, .exitCodes, .deterministic]
    case .replay: [.agreement, .initFiles, .batch, .exitCodes]
    case .trace: [.agreement, .traceCodes]
    case .learn: [.batch, .exitCodes, .deterministic]
    case .why: [.whyQuestions, .whyCodes, .deterministic]
    case .run: [.deterministic]
    case .page: [.pageFile]
    case .verify: [.sessions, .exitCodes]
    case .audit: [.auditInputs, .auditCodes]
    case .dap: [.editors, .extensionFolder, .dapCodes]
    case .doctor: [.doctorCodes]
    case .probe: [.deviceLogs, .logCodes, .deterministic]
    case .lesson, .convert, .rules, .settings, .schema, .help: []
    }
  }
}

/// A paragraph that the help of one or several subcommands has.
enum Remark: String, CaseIterable {
  case auditInputs, auditCodes, initFiles, pageFile, batch, sessions, exitCodes, agreement,
    traceCodes,
    whyQuestions, whyCodes, editors, extensionFolder, dapCodes, doctorCodes, deviceLogs,
    logCodes, deterministic

  var text: Phrase { HelpDocument.remarks.words(of: self) }
}
