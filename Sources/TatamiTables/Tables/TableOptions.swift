import Foundation
import TatamiListContent
import TatamiViews

/// The settings of a table that affect its layout.
struct TableOptions {
  var rowHeight = CellMetrics.automaticDimension
  var sectionHeaderHeight = CellMetrics.automaticDimension
  var sectionFooterHeight = CellMetrics.automaticDimension
  var estimatedRowHeight = CellMetrics.automaticDimension
  var estimatedSectionHeaderHeight = CellMetrics.automaticDimension
  var estimatedSectionFooterHeight = CellMetrics.automaticDimension
  var sectionHeaderTopPadding = CellMetrics.automaticDimension
  /// The insets of separators; nil for automatic ones.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  var allowsMultipleSelection = false
  var allowsMultipleSelectionDuringEditing = false
  var isEditing = false
  var sectionIndex = SectionIndexOptions()
}

/// The settings of a table's section index.
struct SectionIndexOptions {
  /// The number of rows from which the index is shown.
  var minimumRowCount = 0
  /// The color of the titles; nil for the tint color.
  var color: UIColor?
  /// The background; nil for none.
  var background: UIColor?
  /// The background while the titles are touched; nil for the normal one.
  var trackingBackground: UIColor?
}

/// The lengths of tables, in points.
enum TableMetric {
  /// The gap above each header in plain tables.
  static let headerTopPadding: CGFloat = 22
  /// The gap in place of a missing header or footer in grouped tables.
  static let groupedGap: CGFloat = 17.5
  /// The additional gap above the first section of grouped tables.
  static let firstGap: CGFloat = 17.5
  /// The radius of the cards of inset grouped tables.
  static let cardRadius: CGFloat = 10
}
