import LineEditing
import TouchCore
import TouchNarration
import Transcripts

/// The program.
public enum TouchTrace {
  /// The version, as `--version` and every record say it.
  public static let version = TranscriptContext.thisTool
  /// The day of that version, for the foot of the manual page.
  static let day = "2026-11-24"

  /// Does what a command line says and answers how it went.
  public static func run(_ words: [String]) -> ExitCode {
    do {
      let invocation = try Invocation(words)
      let console = Console(for: invocation)
      if invocation.has(.version) {
        console.put("touchtrace \(version)\n")
        return .success
      }
      if invocation.has(.help) {
        Help(console: console).show(invocation.subcommand)
        return .success
      }
      // Here Ctrl-C ends the process; but one sees that it works.
      WaitingSign.begin()
      defer { WaitingSign.end() }
      return try Interruption.asking(work) { try run(invocation, console) }
    } catch let problem as Invocation.Problem {
      let console = Console(speaking: language(in: words))
      console.complain(problem.words)
      console.complain(en: "type 'touchtrace help' for the usage", zh: "用法请看“touchtrace help”")
      return .usage
    } catch let problem as FileProblem {
      Console(speaking: language(in: words)).complain(problem.message)
      return .unreadable
    } catch {
      Console(speaking: language(in: words)).complain("\(error)")
      return .unreadable
    }
  }

  private static let work: @Sendable () -> Bool = {
    WaitingSign.work()
    return false
  }

  /// The language that is asked for, also where the rest of the words makes no sense.
  private static func language(in words: [String]) -> Language {
    let asked = zip(words, words.dropFirst()).reversed().first { $0.0 == "--lang" }?.1
    let joined = words.last { $0.hasPrefix("--lang=") }.map { String($0.dropFirst(7)) }
    return (asked ?? joined).flatMap { Language($0) } ?? Environment.language
  }

  private static func run(_ invocation: Invocation, _ console: Console) throws -> ExitCode {
    switch invocation.subcommand ?? .learn {
    case .learn: try LearnCommand(invocation: invocation, console: console).run()
    case .debug: try DebugCommand(invocation: invocation, console: console).run()
    case .run: try RunCommand(invocation: invocation, console: console).run()
    case .page: try PageCommand(invocation: invocation, console: console).run()
    case .why: try WhyCommand(invocation: invocation, console: console).run()
    case .audit: try AuditCommand(invocation: invocation, console: console).run()
    case .replay: try ReplayCommand(invocation: invocation, console: console).run()
    case .trace: try TraceCommand(invocation: invocation, console: console).run()
    case .lesson: try LessonCommand(invocation: invocation, console: console).run()
    case .convert: try ConvertCommand(invocation: invocation, console: console).run()
    case .rules: try RulesCommand(invocation: invocation, console: console).run()
    case .settings: Catalogue(console: console).showSettings(as: invocation[.format])
    case .schema: Catalogue(console: console).showSchema(of: invocation.operands.first)
    case .probe: try ProbeCommand(invocation: invocation, console: console).run()
    case .verify: try VerifyCommand(invocation: invocation, console: console).run()
    case .dap: try DapCommand(invocation: invocation, console: console).run()
    case .doctor: Doctor(console: console).run(asJSON: invocation.has(.json))
    case .help:
      Help(console: console).show(named: invocation.operands, as: invocation[.format])
    }
  }
}

extension Console {
  /// Makes a plain console for what goes wrong before anything is known.
  init(speaking language: Language) {
    self.init(colour: false, width: 10_000, language: language)
  }

  /// Makes the console a command line and the surroundings ask for.
  init(for invocation: Invocation) {
    if let rehearsal = Rehearsal.current {
      colour = rehearsal.isColoured
      width = invocation[.width].flatMap { Int($0) } ?? Self.writtenWidth
      language = invocation[.lang].flatMap { Language($0) } ?? .english
      return
    }
    let wanted = invocation[.color] ?? "auto"
    let allowed = Terminal.coloursAllowed(environment: Environment.variables)
    colour = wanted == "always" || (wanted == "auto" && allowed)
    // Where nobody's terminal is filled, lines are left whole for whatever reads them.
    let whole =
      LineEditing.Terminal.isTerminal(1) ? LineEditing.Terminal.size().columns : Self.wholeLine
    width = invocation[.width].flatMap { Int($0) } ?? whole
    language = invocation[.lang].flatMap { Language($0) } ?? Environment.language
  }

  /// How wide the lines of a session are that does not say it.
  static let writtenWidth = 80
  /// The width of lines that are not broken.
  private static let wholeLine = 10_000

  /// How wide a screen with pictures beside the text is: a pipe has none, so it gets a usual one.
  var screenWidth: Int { width == Self.wholeLine ? Self.writtenWidth : width }
}
