import Foundation
import TatamiUIKit

/// A cell that is measured in the width of a column.
@MainActor
protocol ColumnMeasuring {
  /// Returns the width that the cell will have if the table gives it another one, in points.
  func columnWidth(_ width: CGFloat) -> CGFloat
}
