import Foundation

/// Whether there is time for everything: with `TOUCHTRACE_SLOW=1`, as `.ci/run` sets it.
///
/// A quick run takes some of the random cases, and some of all lessons.
public let isSlowRun = ProcessInfo.processInfo.environment["TOUCHTRACE_SLOW"] != nil
