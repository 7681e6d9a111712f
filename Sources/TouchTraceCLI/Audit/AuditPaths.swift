import TouchNarration

//   ./a.xib a.xib App        a.xib, App/b.storyboard        each file once, by its plain name

/// The files of an audit: those that are named, and the storyboards and xibs in folders that are.
struct AuditPaths {
  private(set) var paths: [String] = []
  /// The same files, links followed.
  private var seen: Set<String> = []

  init(_ operands: [String], _ console: Console) throws(FileProblem) {
    for operand in operands {
      guard isFolder(operand) else {
        add(operand)
        continue
      }
      var found: [String] = []
      for ending in [".storyboard", ".xib"] { found += try files(ending, below: operand) }
      if found.isEmpty {
        console.complain(
          Phrase(
            en: "\(operand): no storyboard or xib in this folder; name other files one by one",
            zh: "\(operand)：里面没有 storyboard，也没有 xib；其他文件请逐个写出"))
      }
      for file in found { add("\(operand)/\(file)") }
    }
  }

  private mutating func add(_ path: String) {
    let path = plainPath(path)
    if seen.insert(resolvedPath(path)).inserted { paths.append(path) }
  }
}
