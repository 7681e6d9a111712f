import TouchNarration

//   ./a.xib a.xib App        a.xib, App/b.storyboard        each file once, by its plain name

/// The files of an audit: those that are named, and the storyboards and xibs in folders that are.
struct AuditPaths {
  private(set) var paths: [String] = []
  /// Those that were named one by one.
  private(set) var named: Set<String> = []
  /// The same files, links followed.
  private var seen: Set<String> = []
  private let excluded: [String]

  /// What other people wrote, or a build: nobody mends it there.
  private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData"]

  init(_ operands: [String], excluding excluded: [String], _ console: Console) throws(FileProblem) {
    self.excluded = excluded.map { plainPath($0) }
    for operand in operands {
      guard isFolder(operand) else {
        named.insert(plainPath(operand))
        add(operand)
        continue
      }
      var found: [String] = []
      for ending in [".storyboard", ".xib"] { found += try files(ending, below: operand) }
      if found.isEmpty {
        console.complain(
          en: "\(operand): no storyboard or xib in this folder; name other files one by one",
          zh: "\(operand)：里面没有 storyboard，也没有 xib；其他文件请逐个写出")
      }
      for file in found where !isForeign(file) && !isExcluded("\(operand)/\(file)") {
        add("\(operand)/\(file)")
      }
    }
  }

  private func isForeign(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { Self.foreign.contains(String($0)) }
  }

  /// Whether a path, a folder above it, or a name on it was left out.
  private func isExcluded(_ path: String) -> Bool {
    let plain = plainPath(path)
    let parts = plain.split(separator: "/")
    return excluded.contains { excluded in
      plain == excluded || plain.hasPrefix(excluded + "/")
        || parts.contains { $0 == excluded[...] }
    }
  }

  private mutating func add(_ path: String) {
    let path = plainPath(path)
    if seen.insert(resolvedPath(path)).inserted { paths.append(path) }
  }
}

/// A file's path from a folder, so that it is the same in every checkout; its own where the folder
/// does not hold it.
func path(of file: String, from folder: String) -> String {
  let (whole, top) = (resolvedPath(file), resolvedPath(folder))
  let parts = whole.split(separator: "/")
  let above = top.split(separator: "/")
  guard whole.hasPrefix("/"), top.hasPrefix("/") else { return file }
  let shared = zip(parts, above).prefix { $0 == $1 }.count
  let up = Array(repeating: ".."[...], count: above.count - shared)
  return (up + parts.dropFirst(shared)).joined(separator: "/")
}
