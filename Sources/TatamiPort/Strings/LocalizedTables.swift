import Foundation
import Synchronization

/// The tables of texts with plural forms, and the formats that were given to programs.
enum LocalizedTables {
  private struct Key: Hashable {
    let bundle: String
    let table: String
  }
  /// The files of a table.
  private struct Table: Sendable {
    /// The texts of `.stringsdict` files by language.
    var dictionaries: [String: [String: PluralText]] = [:]
    var catalog: StringCatalog?
  }

  private static let tables = Mutex<[Key: Table]>([:])
  /// The texts with variables by the formats that stand for them.
  private static let formats = Mutex<[String: PluralText]>([:])

  /// Returns the text of a key in the languages of a bundle: a format with unique names of its
  /// variables, or a text without variables; nil if the table has no plural forms for the key.
  static func text(_ key: String, table: String, in bundle: Bundle) -> String? {
    let table = self.table(table, in: bundle)
    let languages = languages(of: table)
    let found =
      languages.lazy.compactMap { table.dictionaries[$0]?[key] }.first
      ?? table.catalog?.text(key, in: languages)
    guard let found else { return nil }
    return found.variables.isEmpty ? found.format : register(found, key: key)
  }

  /// Returns a format without variables: that of a text for some arguments.
  static func resolved(_ format: String, _ arguments: [any CVarArg]) -> String {
    guard format.contains("#@") else { return format }
    return formats.withLock { $0[format] }?.resolved(for: arguments) ?? format
  }

  /// Makes the names of the variables those of the key, so that the format is the only one.
  private static func register(_ text: PluralText, key: String) -> String {
    var format = text.format
    for name in text.variables.keys.sorted() {
      format = format.replacing("#@\(name)@", with: "#@\(text.language).\(key).\(name)@")
    }
    formats.withLock { $0[format] = text }
    return format
  }

  // MARK: Files

  private static func table(_ name: String, in bundle: Bundle) -> Table {
    let key = Key(bundle: bundle.bundlePath, table: name)
    if let known = tables.withLock({ $0[key] }) { return known }
    let made = read(name, in: bundle)
    tables.withLock { $0[key] = made }
    return made
  }

  private static func read(_ name: String, in bundle: Bundle) -> Table {
    var table = Table()
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for language in bundle.localizations {
      let file = folder.appending(path: "\(language).lproj/\(name).stringsdict")
      guard let data = try? Data(contentsOf: file) else { continue }
      table.dictionaries[language] = StringsDictionary.texts(in: data, language: language)
    }
    if let data = try? Data(contentsOf: folder.appending(path: "\(name).xcstrings")) {
      table.catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    }
    return table
  }

  /// The languages to look in, the preferred one first.
  private static func languages(of table: Table) -> [String] {
    let known = Set(table.dictionaries.keys).union(table.catalog?.languages ?? [])
    let preferred = Bundle.preferredLocalizations(from: known.sorted())
    return preferred + [table.catalog?.sourceLanguage, "en", "Base"].compactMap(\.self)
  }
}
