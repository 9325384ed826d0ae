public import ArgumentParser
import Foundation
public import TatamiPicture

extension MatchDetail: ExpressibleByArgument {}
extension TournamentLanguage: ExpressibleByArgument {}

extension ValidationError {
  /// Checks that the value of an option is in a range.
  ///
  /// - Parameters:
  ///   - value: The value, nil without the option.
  ///   - unit: The unit after the limits, with a space before it.
  static func check(
    _ name: String,
    _ value: Double?,
    in range: ClosedRange<Double>,
    _ unit: String = ""
  ) throws(ValidationError) {
    guard let value, !range.contains(value) else { return }
    let (low, high) = (text(range.lowerBound), text(range.upperBound))
    throw ValidationError("--\(name) is \(text(value)); allowed are \(low) to \(high)\(unit).")
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? String(format: "%.0f", value) : "\(value)"
  }
}

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

extension PictureTheme {
  /// Parses a theme's name.
  ///
  /// - Throws: A `ValidationError` with the allowed names and the most similar one.
  init(suggestingFor argument: String) throws {
    guard let theme = PictureTheme(rawValue: argument) else {
      let hint = SpellingSuggestion.hint(for: argument, among: Self.names)
      throw ValidationError("allowed are \(Self.names.joined(separator: ", "))\(hint)")
    }
    self = theme
  }

  /// The names of all themes.
  static let names = allCases.map(\.rawValue)
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

extension PosterCanvas {
  /// Parses the value of `--size`.
  init(size argument: String) throws {
    let sides = argument.lowercased().split { "x×".contains($0) }.compactMap { Double($0) }
    let range = Self.allowedSides
    guard sides.count == 2, sides.allSatisfy(range.contains) else {
      throw ValidationError(
        "--size is \(quoted: argument); allowed are a width and a height of \(Int(range.lowerBound))"
          + " to \(Int(range.upperBound)), such as 1920x1080."
      )
    }
    self = .size(width: sides[0].rounded(), height: sides[1].rounded())
  }

  /// Parses the value of `--aspect`.
  init(aspect argument: String) throws {
    let sides = argument.split { ":/".contains($0) }.compactMap { Double($0) }
    guard sides.count == 2, sides[1] > 0, Self.allowedAspects.contains(sides[0] / sides[1]) else {
      throw ValidationError(
        "--aspect is \(quoted: argument); allowed are a width and a height in relation, such as 16:9,"
          + " from 1:10 to 10:1."
      )
    }
    self = .aspect(sides[0] / sides[1])
  }
}

extension TablePoints {
  /// Reads the value of `--points`.
  init(argument: String) throws {
    guard let points = TablePoints(argument) else {
      throw ValidationError(
        "--points is \(quoted: argument); allowed are the points for a win, a draw and a loss, such as"
          + " 3,1,0 or 1,0.5,0."
      )
    }
    self = points
  }
}

extension ColumnChoice {
  /// Reads the value of `--column`.
  init(argument: String) throws {
    guard let choice = ColumnChoice(argument) else {
      let hint = SpellingSuggestion.hint(
        for: String(argument.prefix { $0 != "=" }),
        among: Self.names
      )
      throw ValidationError(
        "--column is \(quoted: argument)\(hint); allowed is a column and its header, such as"
          + " home='Fencer 1'; columns are \(Self.names.joined(separator: ", "))."
      )
    }
    self = choice
  }
}

extension MatchLinkTemplate {
  /// Reads the value of `--link`.
  init(argument: String) throws {
    guard let template = MatchLinkTemplate(argument) else {
      let allowed = MatchLinkTemplate.placeholders.joined(separator: ", ")
      throw ValidationError(
        "--link is \(quoted: argument); it needs a placeholder for what differs: \(allowed)."
      )
    }
    self = template
  }
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
