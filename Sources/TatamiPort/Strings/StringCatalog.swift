import Foundation

/// A `.xcstrings` file: the texts of a table in all languages, as JSON.
struct StringCatalog: Decodable, Sendable {
  /// A text, or its forms.
  struct Text: Decodable, Sendable {
    struct Unit: Decodable, Sendable {
      let value: String
    }
    struct Variations: Decodable, Sendable {
      let plural: [String: Text]?
      let device: [String: Text]?
    }
    struct Substitution: Decodable, Sendable {
      let argNum: Int?
      let formatSpecifier: String?
      let variations: Variations?
    }

    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }
  struct Entry: Decodable, Sendable {
    let localizations: [String: Text]?
  }

  let sourceLanguage: String
  let strings: [String: Entry]

  /// The languages of the texts.
  var languages: Set<String> {
    Set(strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] })
      .union([sourceLanguage])
  }

  /// Returns a text in the first of some languages that has it; nil if none has.
  func text(_ key: String, in languages: [String]) -> PluralText? {
    guard let entry = strings[key] else { return nil }
    for language in languages {
      if let text = entry.localizations?[language] {
        return text.plural(key: key, language: language)
      }
      if language == sourceLanguage {
        return PluralText(format: key, variables: [:], language: language)
      }
    }
    return nil
  }
}

extension StringCatalog.Text {
  /// The text for a phone.
  private var value: String? {
    stringUnit?.value ?? variations?.device?["iphone"]?.value ?? variations?.device?["other"]?.value
  }

  fileprivate func plural(key: String, language: String) -> PluralText? {
    if let forms = variations?.plural {
      let variable = PluralText.Variable(
        conversion: Self.conversion(in: key) ?? "lld",
        forms: forms.compactMapValues(\.value)
      )
      return PluralText(format: "%#@value@", variables: ["value": variable], language: language)
    }
    guard let value else { return nil }
    let variables = (substitutions ?? [:]).mapValues { substitution in
      PluralText.Variable(
        position: substitution.argNum,
        conversion: substitution.formatSpecifier ?? "lld",
        forms: (substitution.variations?.plural ?? [:]).compactMapValues(\.value)
      )
    }
    return PluralText(format: value, variables: variables, language: language)
  }

  /// The first conversion of a format without `%`.
  private static func conversion(in format: String) -> String? {
    ["lld", "ld", "d", "lu", "u", "@"].first { format.contains("%" + $0) }
  }
}
