public import ArgumentParser
public import TatamiPicture

extension PictureTheme: ExpressibleByArgument {}

extension ThemeColor {
  /// Parses a color.
  ///
  /// - Throws: A `ValidationError` with the allowed form.
  init(argument: String) throws {
    guard let color = ThemeColor(argument) else {
      throw ValidationError("allowed are six hexadecimal digits, such as D62828")
    }
    self = color
  }
}

extension BracketStyle {
  /// Parses a style's name; the direction of a two-sided style is optional.
  ///
  /// - Throws: A `ValidationError` with the allowed names and the most similar one.
  init(suggestingFor argument: String) throws {
    guard let style = BracketStyle(argument) else {
      let hint = SpellingSuggestion.hint(for: argument, among: Self.names)
      throw ValidationError("allowed are \(Self.names.joined(separator: ", "))\(hint)")
    }
    self = style
  }

  private static let names = [
    "left", "right", "top", "bottom", "leftRight", "topBottom", "leftRight(top)",
    "leftRight(bottom)", "topBottom(left)", "topBottom(right)",
  ]
}

extension PhotoArrangement {
  /// Parses the name of an arrangement.
  ///
  /// - Throws: A `ValidationError` with the allowed names and the most similar one.
  init(suggestingFor argument: String) throws {
    guard let arrangement = PhotoArrangement(argument) else {
      let names = Self.allCases.map(\.name)
      let hint = SpellingSuggestion.hint(for: argument, among: names)
      throw ValidationError("allowed are \(names.joined(separator: ", "))\(hint)")
    }
    self = arrangement
  }
}
