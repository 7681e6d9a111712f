/// Texts that try to end the string, line, cell, fence or path they stand in.
public let hostileTexts = [
  "\"quoted\\\"", "line\nend", "carriage\r\nreturn", "\u{0}\u{1b}[2J", "\u{2028}\u{2029}", "\u{85}",
  "\u{202e}backwards", "a/b", "return", "view3", "100%", "…", "| cell |", "```", "````scene", "`",
  "<script>alert(1)</script>", "<!--", "**bold** _x_ ~~y~~", "[link](https://example.org)",
  "https://example.org", "www.example.org", "@somebody", "# heading", "$x$", "&lt;", "\\", "",
  "第四个视图", "👩‍👩‍👧", "e\u{301}", "-", "> quote", "1. one", " ",
]
