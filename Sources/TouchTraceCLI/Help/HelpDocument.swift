import TouchNarration

/// What help says of the tables of the command line, as it is written in `help.md`, beside this
/// file.
enum HelpDocument {
  private static let document = EntryDocument(Embedded._Help_help_md, file: "help.md")

  static let options = TableDocument<Option>(document, of: "option", in: "options")
  static let subcommands = TableDocument<Subcommand>(
    document, of: "subcommand", in: "subcommands")
  static let remarks = TableDocument<Remark>(document, of: "remark", in: "remarks")
  static let limits = TableDocument<ProgramLimit>(document, of: "limit", in: "limits")
}
