import Foundation

/// The texts of a `.stringsdict` file, a property list.
enum StringsDictionary {
  /// Reads the texts by their keys; entries of another form are left out.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - language: The language of the file.
  static func texts(in data: Data, language: String) -> [String: PluralText] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = list as? [String: Any] else { return [:] }
    return entries.compactMapValues { ($0 as? [String: Any]).flatMap { text($0, language) } }
  }

  private static func text(_ entry: [String: Any], _ language: String) -> PluralText? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = entry.compactMapValues { ($0 as? [String: Any]).map(variable) }
    return PluralText(format: format, variables: variables, language: language)
  }

  private static func variable(_ entry: [String: Any]) -> PluralText.Variable {
    let texts = entry.compactMapValues { $0 as? String }
    let keys = ["zero", "one", "two", "few", "many", "other"]
    return PluralText.Variable(
      conversion: texts["NSStringFormatValueTypeKey"] ?? "d",
      forms: texts.filter { keys.contains($0.key) }
    )
  }
}
