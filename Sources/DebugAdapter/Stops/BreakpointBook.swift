/// The breakpoints by the numbers clients know them by, which are never given twice.
package struct BreakpointBook: Sendable {
  /// What a client sets at once, in place of what it set before.
  enum Group: Hashable, Sendable {
    case source(SourceName)
    case functions, data, mishaps
    /// Typed into the console.
    case console
  }

  struct Entry: Hashable, Sendable {
    let id: Int
    let group: Group
    let wish: Wish
    /// The session's number, which is the same; nil where there is no such breakpoint.
    var number: Int?
    var isVerified = false
    var message = ""
  }

  /// More at once are no help to anybody.
  package static let most = 1000

  private(set) var entries: [Entry] = []
  private(set) var nextID = 1

  /// Notes what a client sets, in place of what it set before.
  ///
  /// - Returns: The places of the new ones, and the session's numbers of those that are gone.
  mutating func replace(_ group: Group, by wishes: [Wish]) -> (places: Range<Int>, gone: [Int]) {
    let gone = entries.filter { $0.group == group }.compactMap(\.number)
    entries.removeAll { $0.group == group }
    let first = entries.count
    for wish in wishes.prefix(Self.most) {
      entries.append(Entry(id: nextID, group: group, wish: wish))
      nextID += 1
    }
    return (first..<entries.count, gone)
  }

  /// Notes one that was typed.
  mutating func add(number: Int, group: Group, _ wish: Wish) -> Int {
    entries.append(Entry(id: number, group: group, wish: wish, number: number))
    nextID = max(nextID, number + 1)
    return entries.count - 1
  }

  subscript(place: Int) -> Entry {
    get { entries[place] }
    set { entries[place] = newValue }
  }

  /// Forgets the session's numbers: another session begins.
  ///
  /// - Returns: What was typed there, and is gone with it.
  mutating func unbind() -> [Entry] {
    let typed = entries.filter { $0.group == .console }
    entries.removeAll { $0.group == .console }
    for place in entries.indices {
      entries[place].number = nil
      entries[place].isVerified = false
    }
    return typed
  }

  /// Takes out those that the session has no longer.
  ///
  /// - Returns: What they were.
  mutating func removeMissing(from numbers: Set<Int>) -> [Entry] {
    let isGone = { (entry: Entry) in entry.number.map { !numbers.contains($0) } ?? false }
    let gone = entries.filter(isGone)
    entries.removeAll(where: isGone)
    return gone
  }

  /// The number a client knows a breakpoint by.
  func id(of number: Int) -> WireValue? {
    entries.first { $0.number == number }.map { .whole($0.id) }
  }

  /// Whether a breakpoint of the session is known.
  func knows(_ number: Int) -> Bool { entries.contains { $0.number == number } }

  /// The session's numbers of those that were set by name.
  var functions: Set<Int> {
    Set(entries.filter { $0.group == .functions }.compactMap(\.number))
  }
}
