import Lessons
import TouchAudit
import TouchCore
import TouchNarration

/// What a shell can offer where a value or an operand is typed.
enum CompletedValue: Hashable {
  case nothing
  case words([String])
  case files
  case folders
  /// One of some words first, files afterwards.
  case wordsThenFiles([String])
}

extension Option {
  /// What its value may be, for a subcommand; nil for a switch.
  func completedValue(of subcommand: Subcommand?) -> CompletedValue? {
    guard takesValue else { return nil }
    switch self {
    case .lang: return .words(Language.allCases.map(\.rawValue))
    case .color: return .words(["auto", "always", "never"])
    case .format: return .words(subcommand?.formats ?? [])
    case .script, .output, .transcript, .picture, .suppress, .baseline, .log, .read: return .files
    case .lessons: return .folders
    case .exclude: return .files
    case .also, .rules: return .words(AuditRule.allCases.map(\.entry.name))
    case .article: return .words(LessonCoverage.articles(of: .embedded))
    case .scene, .touch, .tap, .view, .set, .command, .batch, .quiet, .keepGoing, .ascii, .width,
      .step,
      .answers, .logging, .force, .omitted, .coverage, .strict, .weak, .noInit, .localInit, .json,
      .check, .update, .shrink, .experiment, .doubts, .listen, .installVSCode, .help, .version:
      return .nothing
    }
  }
}

extension Subcommand {
  /// What its operands may be.
  var completedOperand: CompletedValue {
    switch self {
    case .learn: .words([ReviewSchedule.lesson] + LessonLibrary.embedded.lessons)
    case .debug, .run, .page, .why, .convert, .replay, .audit, .verify, .probe: .files
    case .trace: .wordsThenFiles(["check"])
    case .lesson: .wordsThenFiles(LessonCommand.verbs)
    case .rules: .wordsThenFiles(["audit"])
    case .schema: .words(["record", "session", "audit"])
    case .help:
      .words(Subcommand.allCases.map(\.rawValue) + HelpPage.allCases.map(\.rawValue))
    case .settings, .dap, .doctor: .nothing
    }
  }
}
