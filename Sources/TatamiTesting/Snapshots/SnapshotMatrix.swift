import Foundation
public import TatamiUIKit

/// The environments in which a view is drawn: every combination of styles, directions, text sizes
/// and widths.
///
/// ```swift
/// var matrix = SnapshotMatrix()
/// matrix.directions = [.leftToRight]
/// matrix.textSizes = [.large]
/// let cells = matrix.rows.flatMap(\.self)
/// ```
public struct SnapshotMatrix: Sendable {
  /// One combination.
  public struct Cell: Sendable {
    /// The traits.
    public let traits: UITraitCollection
    /// The size, in points; a length of 0 is the smallest that fits the content.
    public let size: CGSize
    /// The name for files, such as "dark-right-to-left-XL-320".
    public let name: String
  }

  /// Light and dark.
  public var styles: [UIUserInterfaceStyle] = [.light, .dark]
  /// The layout directions.
  public var directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft]
  /// The text sizes.
  public var textSizes: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityLarge]
  /// The widths, in points; 0 is the smallest that fits the content.
  public var widths: [CGFloat] = [320, 390]
  /// The height, in points; 0 is the smallest that fits the content.
  public var height: CGFloat = 0
  /// The number of pixels per point.
  public var scale: CGFloat = 1

  /// Creates a matrix of 24: light and dark, both directions, three text sizes, two widths.
  public init() {}

  /// The combinations; a row of text sizes and widths for each style and direction.
  public var rows: [[Cell]] {
    styles.flatMap { style in
      directions.map { direction in
        textSizes.flatMap { text in widths.map { cell(style, direction, text, $0) } }
      }
    }
  }

  private func cell(
    _ style: UIUserInterfaceStyle,
    _ direction: UITraitEnvironmentLayoutDirection,
    _ text: UIContentSizeCategory,
    _ width: CGFloat
  ) -> Cell {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(layoutDirection: direction),
      UITraitCollection(preferredContentSizeCategory: text),
      UITraitCollection(displayScale: scale),
    ])
    let size = text.rawValue.replacing("UICTContentSizeCategory", with: "")
    let words = [
      style == .dark ? "dark" : "light",
      direction == .rightToLeft ? "right-to-left" : "left-to-right", size,
      width > 0 ? "\(Int(exactly: width).map(String.init) ?? "\(width)")" : "fitting",
    ]
    return Cell(
      traits: traits,
      size: CGSize(width: width, height: height),
      name: words.joined(separator: "-")
    )
  }
}
