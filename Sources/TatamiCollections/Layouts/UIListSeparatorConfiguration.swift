public import TatamiViews

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is shown.
  public typealias Visibility = UIListSeparatorVisibility

  /// The insets that align a separator with the text of its row.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: 0,
    leading: .greatestFiniteMagnitude,
    bottom: 0,
    trailing: .greatestFiniteMagnitude
  )

  /// Creates the separators of an appearance of lists.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether the line above the row is shown; automatically, it is not.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is shown; automatically, below all rows but the last.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the upper line from the sides of the row, in points.
  public var topSeparatorInsets = automaticInsets
  /// The distances of the lower line from the sides of the row, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator
  /// The color of the lines of selected rows in lists with multiple selection.
  public var multipleSelectionColor = UIColor.separator
}
