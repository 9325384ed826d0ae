import Foundation
import TatamiUIKit

/// A cell that is measured in the width of a column.
@MainActor
protocol ColumnMeasuring {
  /// Returns the width that the cell will have in place of the width given by the table, in points.
  func columnWidth(_ width: CGFloat) -> CGFloat
}
