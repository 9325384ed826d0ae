import Foundation
import TatamiViews

/// The lines of a cell and the insets that they have.
struct CellSeparators {
  /// The insets that the program has set; nil for those of the table.
  var ownInset: UIEdgeInsets?
  /// The insets that the table reports for cells without insets of their own.
  var tableInset = UIEdgeInsets(
    top: 0,
    left: CellMetrics.separatorInset,
    bottom: 0,
    right: 0
  )
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
  @MainActor mutating func place(in cell: UITableViewCell, leading: CGFloat) {
    Self.update(&bottom, isShown: hasBottom && !isBottomHidden, color, in: cell)
    Self.update(&top, isShown: hasTop, color, in: cell)
    let (bounds, line) = (cell.bounds, 1 / max(1, cell.traitCollection.displayScale))
    top?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = isBottomFull ? .zero : insets(leading: leading)
    let width = max(0, bounds.width - insets.left - insets.right)
    let frame = CGRect(x: insets.left, y: bounds.height - line, width: width, height: line)
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

  @MainActor private static func update(
    _ line: inout UIView?,
    isShown: Bool,
    _ color: UIColor?,
    in cell: UITableViewCell
  ) {
    guard isShown else {
      line?.removeFromSuperview()
      return line = nil
    }
    if line == nil {
      let view = UIView()
      view.isUserInteractionEnabled = false
      cell.addSubview(view)
      line = view
    }
    if line?.backgroundColor !== color { line?.backgroundColor = color }
  }
}
