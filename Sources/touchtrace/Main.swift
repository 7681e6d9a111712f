import TouchTraceCLI

/// The executable: everything is in `TouchTraceCLI`, where it can be tested.
@main
struct Main {
  static func main() {
    StandardStreams.prepare()
    TouchTrace.run(Array(CommandLine.arguments.dropFirst())).exit()
  }
}
