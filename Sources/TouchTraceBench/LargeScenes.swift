/// A short tap, and the screen that it is on.
let tap = ["touch #t", "0 down A at 200,400", "80 up A"]
let page = ["window 400x800", "  view v 0,0 400x800"]

/// So many views side by side.
func siblings(_ count: Int) -> [String] {
  page + (0..<count).map { "    view v\($0) \($0 % 380),\($0 / 380 % 780) 10x10" } + tap
}

/// So many views in each other.
func nested(_ count: Int) -> [String] {
  let views = (0..<count).map { String(repeating: "  ", count: $0 + 2) + "view n\($0) 0,0 400x800" }
  return page + views + tap
}

/// So many views that are removed, one after the other.
func removals(_ count: Int) -> [String] {
  let views = (0..<count).map { "    view v\($0) 0,0 10x10" }
  let changes = (0..<count).map { "\($0 + 1) set v\($0) removed" }
  return page + views + ["touch #t", "0 down A at 200,400"] + changes + ["\(count + 80) up A"]
}

/// So many recognizers of one view, of which none excludes another.
func simultaneousTaps(_ count: Int) -> [String] {
  page + (0..<count).flatMap { ["    @tap r\($0)", "      ~simultaneous all"] } + tap
}

/// A responder chain of so many views.
func chain(_ count: Int) -> [String] {
  let views = (1...count).flatMap { number in
    ["  view v\(number) 0,0 \(number == count ? "400x800" : "10x10")"]
      + (number > 1 ? ["    ~next v\(number - 1)"] : [])
  }
  return ["window 400x800"] + views + tap
}
