#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing
import TouchNarration

/// What the surroundings say.
enum Environment {
  /// The value of a variable; nil where it is not set.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The language to speak where nobody says which.
  static var language: Language {
    guard Rehearsal.current == nil else { return .english }
    return Language(variables: value, preferred: preferredLanguages())
  }

  /// The folder for what is kept between runs: `$XDG_STATE_HOME/touchtrace`.
  static var stateFolder: String? {
    guard Rehearsal.current == nil else { return nil }
    return folder("XDG_STATE_HOME", orAtHome: ".local/state")
  }

  /// The folder for what can be made again: `$XDG_CACHE_HOME/touchtrace`.
  static var cacheFolder: String? { folder("XDG_CACHE_HOME", orAtHome: ".cache") }

  /// The folder for what a person decides: `$XDG_CONFIG_HOME/touchtrace`.
  static var configFolder: String? { folder("XDG_CONFIG_HOME", orAtHome: ".config") }

  /// A person's home; nil where nothing says which it is.
  ///
  /// A relative path would be another folder each time.
  static var home: String? { value("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } }

  /// Where a program is that is called by its name alone; nil where it is in no folder of `$PATH`.
  static func program(_ name: String) -> String? {
    let folders = value("PATH")?.split(separator: ":") ?? []
    return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Our folder in one that a variable names; without a home there is none, and not one below the
  /// root.
  ///
  /// The rules for these variables say that a relative path is to be ignored.
  private static func folder(_ name: String, orAtHome place: String) -> String? {
    let named = value(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? home.map { "\($0)/\(place)" }).map { "\($0)/touchtrace" }
  }

  /// Seconds since 1970; in a rehearsal those of the session that was written down, if it says.
  static var now: Int {
    guard let rehearsal = Rehearsal.current else { return time(nil) }
    return rehearsal.file(ProgressLog.documentPath).flatMap { ProgressLog.lastSecond(of: $0) } ?? 0
  }
}

extension Environment {
  /// The file that keeps what was typed; nil where none is wanted or none can be named.
  static var historyPath: String? { History.defaultPath(environment: variables) }

  /// The variables that decide how we look and where things are kept.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    for name in ["TOUCHTRACE_HISTFILE", "XDG_STATE_HOME", "HOME", "NO_COLOR", "TERM"] {
      variables[name] = value(name)
    }
    return variables
  }
}
