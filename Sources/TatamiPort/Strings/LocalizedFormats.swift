public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// Returns a text in the user's language from the strings of the calling module.
///
/// A text of a `.stringsdict` or `.xcstrings` file with plural forms is a format for
/// `String.localizedStringWithFormat` and `String(format:)`.
public func _localizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle? = nil,
  value: String = "",
  comment: String,
  file: String = #fileID
) -> String {
  let bundle = bundle ?? Bundle._ofFile(file)
  return LocalizedTables.text(key, table: tableName ?? "Localizable", in: bundle)
    ?? bundle.localizedString(forKey: key, value: value, table: tableName)
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns a formatted text in the user's locale, with the plural forms of its numbers.
public func _localizedFormat(_ format: String, _ arguments: any CVarArg...) -> String {
  String(
    format: LocalizedTables.resolved(format, arguments),
    locale: .current,
    arguments: arguments
  )
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns a formatted text with the plural forms of its numbers, as `String(format:)` does.
public func _string(format: String, _ arguments: any CVarArg...) -> String {
  _string(format: format, arguments: arguments)
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns a formatted text with the plural forms of its numbers, as `String(format:arguments:)` does.
public func _string(format: String, arguments: [any CVarArg]) -> String {
  String(format: LocalizedTables.resolved(format, arguments), arguments: arguments)
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns a formatted text with the plural forms of its numbers, as `String(format:locale:)` does.
public func _string(format: String, locale: Locale?, _ arguments: any CVarArg...) -> String {
  _string(format: format, locale: locale, arguments: arguments)
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns a formatted text with the plural forms of its numbers, as
/// `String(format:locale:arguments:)` does.
public func _string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
  String(
    format: LocalizedTables.resolved(format, arguments),
    locale: locale,
    arguments: arguments
  )
}
