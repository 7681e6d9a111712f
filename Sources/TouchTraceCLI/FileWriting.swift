import TouchCore

//   text ─▶ .report.md.touchtrace.part ──── all written ───▶ report.md
//                └─ anything goes wrong, or Ctrl-C ─▶ gone; report.md is as it was

/// Writes a whole file or nothing, piece by piece: into a draft first, then over to its name.
///
/// A device, a pipe or what is open already has no draft and is written as it is.
func writeFile(
  to path: String, force: Bool, _ body: (_ put: ([UInt8]) -> Void) -> Void
) throws(FileProblem) {
  if let rehearsal = Rehearsal.current {
    if StandardStreams.number(of: path) != nil {
      return body { rehearsal.print(String(decoding: $0, as: UTF8.self)) }
    }
    guard force || rehearsal.file(path) == nil else { throw .exists(path: path) }
    var bytes: [UInt8] = []
    body { bytes += $0 }
    return rehearsal.write(String(decoding: bytes, as: UTF8.self), to: path)
  }
  let target = try FileTarget(path, force: force)
  let writer = try FileWriter(target)
  body(writer.put)
  // What was begun is no use by halves.
  guard !Interruption.isWanted else {
    writer.abandon()
    throw .interrupted(path: path)
  }
  try writer.finish()
}

/// Writes a text as a whole file, or nothing.
func writeText(_ text: String, to path: String, force: Bool) throws(FileProblem) {
  try writeFile(to: path, force: force) { put in put(Array(text.utf8)) }
}
