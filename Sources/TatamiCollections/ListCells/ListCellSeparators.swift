import Foundation
import TatamiControls
import TatamiViews

/// The lines above and below a list cell.
@MainActor
struct ListCellSeparators {
  /// The visibility, insets and color; nil for no lines.
  var configuration: UIListSeparatorConfiguration?
  private var top: UIView?
  private var bottom: UIView?

  /// Makes, removes and places the lines.
  ///
  /// - Parameter textInset: The distance of the text from the leading edge, in points.
  mutating func place(
    in cell: UICollectionViewListCell,
    textInset: CGFloat,
    isMirrored: Bool
  ) {
    let (bounds, height) = (cell.bounds, 1 / max(1, cell.traitCollection.displayScale))
    let color = configuration?.color
    let frame = { (insets: NSDirectionalEdgeInsets, y: CGFloat) in
      let leading = insets.leading == .greatestFiniteMagnitude ? textInset : insets.leading
      let trailing = insets.trailing == .greatestFiniteMagnitude ? 0 : insets.trailing
      let width = max(0, bounds.width - leading - trailing)
      let line = CGRect(x: leading, y: y, width: width, height: height)
      return isMirrored ? line.mirrored(in: bounds) : line
    }
    Self.update(&top, isShown: configuration?.topSeparatorVisibility == .visible, color, in: cell)
    Self.update(
      &bottom,
      isShown: configuration.map { $0.bottomSeparatorVisibility != .hidden } ?? false,
      color,
      in: cell
    )
    guard let configuration else { return }
    top?.frame = frame(configuration.topSeparatorInsets, 0)
    bottom?.frame = frame(configuration.bottomSeparatorInsets, bounds.height - height)
  }

  private static func update(
    _ line: inout UIView?,
    isShown: Bool,
    _ color: UIColor?,
    in cell: UIView
  ) {
    guard isShown else {
      line?.removeFromSuperview()
      return line = nil
    }
    let view = line ?? UIView()
    if view.superview == nil {
      view.isUserInteractionEnabled = false
      cell.addSubview(view)
    }
    if view.backgroundColor !== color { view.backgroundColor = color }
    line = view
  }
}
