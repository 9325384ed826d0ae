import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

/// The lines of a cell and the insets that they have.
///
/// A class, so that the program can read the cell while lines are added to it.
@MainActor
final class CellSeparators {
  /// The insets of separators by default.
  static let defaultInset = UIEdgeInsets(
    top: 0,
    left: CellMetrics.separatorInset,
    bottom: 0,
    right: 0
  )

  /// The insets that the program has set; nil for those of the table.
  var ownInset: UIEdgeInsets?
  /// The insets that the table reports for cells without insets of their own.
  var tableInset = CellSeparators.defaultInset
  /// Whether the insets follow the text: neither the program nor the table has set insets.
  var isAutomatic = true
  /// Whether the left inset of the table is measured from the text.
  var isRelative = false
  /// Whether a line is drawn below the content.
  var hasBottom = false
  /// Whether the lower line has the full width.
  var isBottomFull = false
  /// Whether a line of full width is drawn above the content.
  var hasTop = false
  /// Whether the row or the next one is highlighted or selected.
  var isBottomHidden = false
  var color: UIColor?
  private(set) var bottom: UIView?
  private(set) var top: UIView?

  /// Makes or removes the lines and places them.
  ///
  /// - Parameter leading: The distance of the text from the leading edge, in points.
  func place(in cell: UITableViewCell, leading: CGFloat) {
    bottom = line(bottom, isShown: hasBottom && !isBottomHidden)
    top = line(top, isShown: hasTop)
    for line in [bottom, top].compactMap(\.self) where line.superview !== cell {
      cell.addSubview(line)
    }
    let (bounds, height) = (cell.bounds, 1 / max(1, cell.traitCollection.displayScale))
    top?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = isBottomFull ? .zero : insets(leading: leading)
    let width = max(0, bounds.width - insets.left - insets.right)
    let frame = CGRect(x: insets.left, y: bounds.height - height, width: width, height: height)
    bottom?.frame = isMirrored ? frame.mirrored(in: bounds) : frame
  }

  /// The insets for a layout from left to right.
  private func insets(leading: CGFloat) -> UIEdgeInsets {
    var insets = ownInset ?? tableInset
    if ownInset == nil, isAutomatic {
      insets.left = leading
    } else if ownInset == nil, isRelative {
      insets.left += leading
    }
    if insets.left == CellMetrics.automaticDimension { insets.left = leading }
    if insets.right == CellMetrics.automaticDimension { insets.right = 0 }
    return insets
  }

  /// Returns the line to show, with the current color; nil for none.
  private func line(_ line: UIView?, isShown: Bool) -> UIView? {
    guard isShown else {
      line?.removeFromSuperview()
      return nil
    }
    let view = line ?? UIView()
    if line == nil { view.isUserInteractionEnabled = false }
    if view.backgroundColor !== color { view.backgroundColor = color }
    return view
  }
}
