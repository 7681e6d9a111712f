import TouchNarration

/// One row of the command table: completion, did-you-mean, help and the manual read nothing else.
///
/// What help says of it stands in `commands.md`.
public struct Command: Sendable {
  /// What completes an argument.
  public enum Argument: Hashable, Sendable {
    case nothing
    /// A breakpoint's place, then perhaps a condition.
    case place
    case expression
    case view
    case responder
    case breakpoint
    case command
    case setting
    /// A view, recognizer or action.
    case subject
    /// Something that could be otherwise.
    case edit
    /// A step, or the name of a mark.
    case moment
    /// A name for a moment, or what is done with those that have one.
    case mark
    /// A form of search, then what is looked for.
    case search
    /// A file.
    case file
    /// What can be caught, one or several.
    case mishaps
    /// Something that can be told about, then perhaps a view.
    case topic
    /// A form in which the record can leave.
    case format
    /// One of some words, then perhaps a view.
    case words([String])
  }

  /// What it does.
  public let verb: Verb
  /// Other spellings that mean the same.
  public let aliases: [String]
  /// The class it belongs to.
  public let commandClass: CommandClass
  /// What may follow its name.
  public let syntax: String
  /// Commands that are near in meaning.
  public let seeAlso: [Verb]
  /// Whether `help` lists it; `help all` and completion know every command.
  public let isListed: Bool
  /// Whether an empty line does it once more.
  public let repeats: Bool
  /// What completes its arguments.
  public let argument: Argument

  /// Its name.
  public var name: String { verb.rawValue }
  /// Its name and aliases.
  public var spellings: [String] { [name] + aliases }
  /// Its name and what may follow.
  public var usage: String { syntax.isEmpty ? name : "\(name) \(syntax)" }

  init(
    _ verb: Verb, _ commandClass: CommandClass, _ syntax: String = "", aliases: [String] = [],
    seeAlso: [Verb], isListed: Bool = true, repeats: Bool = false,
    argument: Argument = .nothing
  ) {
    self.verb = verb
    self.aliases = aliases
    self.commandClass = commandClass
    self.syntax = syntax
    self.seeAlso = seeAlso
    self.isListed = isListed
    self.repeats = repeats
    self.argument = argument
  }
}

extension Command {
  /// What it does, in one line.
  public var summary: Phrase { help.summary }
  /// Lines that can be typed as they stand.
  public var examples: [String] { help.examples }
  /// What else one has to know of it; nil where one line says all.
  public var details: Phrase? { help.details }
  /// What it corresponds to for somebody who comes from lldb or gdb; nil where they have nothing like it.
  public var lldb: Phrase? { help.lldb }

  private var help: CommandDocument.Help {
    CommandDocument.builtIn.help[verb] ?? CommandDocument.Help(summary: Phrase(en: "", zh: ""))
  }
}
