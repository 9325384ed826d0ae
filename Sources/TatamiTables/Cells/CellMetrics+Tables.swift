import Foundation
import TatamiListContent
import TatamiViews

extension CellMetrics {
  /// The length that stands for a measured or chosen one.
  static let automaticDimension: CGFloat = -1
  /// The distance between the content and the accessories.
  static let accessoryGap: CGFloat = 9
  /// The distance between two accessories.
  static let accessorySpacing: CGFloat = 12
  /// The distance between the content's trailing margin and an accessory.
  static let contentTrailing: CGFloat = 8
  /// The width of the region of an editing control.
  static let editControl: CGFloat = 38
  /// The width of the region of the control for moving.
  static let reorderControl: CGFloat = 40
  /// The distance of separators from the left edge by default.
  static let separatorInset: CGFloat = 15
  /// The width of the text column in the style value2, and the gap after it.
  static let value2Column: CGFloat = 91
  static let value2Gap: CGFloat = 6

  /// Returns the layout margins of a cell.
  static func margins(side: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }
}
