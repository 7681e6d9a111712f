import SceneLanguage
import TouchCore
import TouchNarration

extension Debugger {
  /// Takes over what another session of the same scene, before it was edited, stops at.
  public mutating func takeBreakpoints(of other: Debugger) {
    session.nextBreakpointNumber = other.session.nextBreakpointNumber
    session.breakpoints = other.session.breakpoints.map { breakpoint in
      var unbound = breakpoint.reading(session.lines)
      unbound.binding = nil
      return unbound
    }
  }
}

extension Breakpoint {
  /// The same on its line of a file, which may say something else by now: a breakpoint on a line
  /// stays there, as in gdb and in editors.
  func reading(_ lines: LineIndex?) -> Breakpoint {
    guard case .place(.line(let file, let number, _)) = subject else { return self }
    var read = self
    read.subject = .place(.line(file: file, number, lines?.subjects[number] ?? []))
    return read
  }
}

extension Session {
  /// Where a breakpoint stops here.
  ///
  /// - Throws: The remark, where the person does not want to wait for it.
  func binding(
    of breakpoint: Breakpoint, ifInterrupted remark: Phrase
  ) throws(Complaint) -> Breakpoint.Binding {
    let world = worlds.here.number
    if let binding = breakpoint.binding, binding.world == world { return binding }
    return try breakpoint.bound(to: trace, world: world, expectations, patience(remark))
  }

  /// Binds all breakpoints to the record at hand; those that are bound stay so, whatever comes.
  mutating func bindBreakpoints() throws(Complaint) {
    for place in breakpoints.indices {
      breakpoints[place].binding = try binding(
        of: breakpoints[place], ifInterrupted: Words.interrupted(at: cursor))
    }
  }
}
