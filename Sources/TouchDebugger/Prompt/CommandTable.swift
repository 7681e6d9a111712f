/// The one table of the prompt's commands.
public enum CommandTable {
  /// Every command, class by class.
  public static let commands = move + stop + inspect + ask + change + keep + tool

  /// The commands that `help` lists.
  public static let listed = commands.filter { $0.isListed }

  /// The commands of a class, in the order of `help`.
  public static func rows(of commandClass: CommandClass) -> [Command] {
    commands.filter { $0.commandClass == commandClass }
  }

  /// The row of a command.
  public static func command(_ verb: Verb) -> Command {
    commands.first { $0.verb == verb } ?? commands[0]
  }
}
