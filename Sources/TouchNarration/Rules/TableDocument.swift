import SceneLanguage

//  # options                              a chapter for a table
//
//  ## tap                                 a key of the table, a line in each language
//
//  use a tap at a point of the screen instead
//
//  改为在屏幕上的某点点击一次

/// What a document says of each key of a table.
package struct TableDocument<Key: RawRepresentable<String> & CaseIterable & Hashable & Sendable>:
  Sendable
{
  /// By key; in a document without faults every key has one.
  package private(set) var entries: [Key: EntryDocument.Entry] = [:]
  package internal(set) var document: EntryDocument

  /// What is wrong with it; nothing in the ones that travel inside the binary, as tests prove.
  package var faults: [Diagnostic] { document.faults }

  /// Takes the entries of a chapter, or of the whole document.
  ///
  /// - Parameters:
  ///   - thing: What a key is, in errors.
  ///   - chapter: The chapter's title; nil for all chapters.
  package init(_ document: EntryDocument, of thing: String, in chapter: String? = nil) {
    self.document = document
    for entry in document.entries where chapter == nil || entry.chapter == chapter {
      if let key = Key(rawValue: entry.title), entries[key] == nil {
        entries[key] = entry
      } else {
        refuse(entry.line, 4, "'\(entry.title)' is no \(thing), or described already")
      }
    }
    for key in Key.allCases where entries[key] == nil {
      refuse(1, 1, "\(key.rawValue) is not described")
    }
  }

  /// Notes what is wrong at a place.
  package mutating func refuse(_ line: Int, _ column: Int, _ message: String) {
    document.refuse(line, column, message)
  }

  /// What the document says of a key.
  package func words(of key: Key) -> Phrase { entries[key]?.words ?? Phrase(en: "", zh: "") }

  /// What a fact says of a key, by its names in both languages.
  package func fact(_ english: String, _ chinese: String, of key: Key) -> Phrase {
    entries[key]?.phrase(english, chinese) ?? Phrase(en: "", zh: "")
  }
}

extension EntryDocument.Entry {
  /// The value of a fact; nil where it has none of the name.
  package func value(_ name: String) -> String? { facts.first { $0.name == name }?.value }

  /// A fact in both languages.
  package func phrase(_ english: String, _ chinese: String) -> Phrase? {
    guard let english = value(english), let chinese = value(chinese) else { return nil }
    return Phrase(en: StyledText(english, .plain), zh: StyledText(chinese, .plain))
  }
}
