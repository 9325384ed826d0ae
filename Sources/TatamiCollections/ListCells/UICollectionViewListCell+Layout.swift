import Foundation
import TatamiControls
import TatamiGraphics
import TatamiListContent
import TatamiViews

/// The views and settings of a list cell apart from its content.
@MainActor
struct ListCellState {
  /// The role of the element that the cell shows; nil outside of lists.
  var row: ListRow?
  var accessories = ListCellAccessories()
  var separators = ListCellSeparators()
  /// Whether the program has set the background.
  var hasOwnBackground = false
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  var indentsAccessories = true

  var appearance: UICollectionLayoutListConfiguration.Appearance? {
    row?.style.configuration.appearance
  }

  var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
}

extension UICollectionViewListCell {
  /// The radius of the corners of groups, in points.
  private static let cornerRadius: CGFloat = 10

  func changeList(_ change: (inout ListCellState) -> Void) {
    change(&list)
    setNeedsLayout()
  }

  /// Adopts the role of an element: separators, corners, and the background unless the program has
  /// set one.
  func adopt(_ row: ListRow?) {
    guard row != list.row else { return }
    list.row = row
    list.separators.configuration = row.flatMap(Self.separators)
    roundCorners(row)
    if !list.hasOwnBackground { showBackground(row.map { _ in defaultBackgroundConfiguration() }) }
    setNeedsLayout()
  }

  /// Returns the separators of a row; nil for none.
  private static func separators(of row: ListRow) -> UIListSeparatorConfiguration? {
    let configuration = row.style.configuration
    guard configuration.showsSeparators, row.role == .row else { return nil }
    var separators = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler {
      separators = handler(row.path, separators)
    }
    if separators.bottomSeparatorVisibility == .automatic, row.isLast {
      separators.bottomSeparatorVisibility = .hidden
    }
    return separators
  }

  private func roundCorners(_ row: ListRow?) {
    var corners: CACornerMask = []
    if let row, row.style.configuration.appearance == .insetGrouped, row.role == .row {
      if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : Self.cornerRadius
    clipsToBounds = !corners.isEmpty
  }

  /// The distances of the content from the leading and the trailing edge, in points.
  var contentInsets: (leading: CGFloat, trailing: CGFloat) {
    let insets = list.accessories.insets(isEditing: state.isEditing)
    return (insets.leading + list.indentation, insets.trailing)
  }

  func layOutList() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let indentation = list.indentsAccessories ? list.indentation : 0
    list.accessories.place(in: self, indentation: indentation, isMirrored: isMirrored)
    let insets = contentInsets
    let frame = CGRect(
      x: insets.leading,
      y: 0,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: bounds.height
    )
    contentView.frame = isMirrored ? frame.mirrored(in: bounds) : frame
    // Works on a copy: adding a subview may call overrides that read the cell's properties.
    var separators = list.separators
    separators.place(in: self, textInset: textInset, isMirrored: isMirrored)
    list.separators = separators
  }

  /// The distance of the text from the leading edge, in points.
  private var textInset: CGFloat {
    guard let view = contentView as? UIListContentView else {
      return contentInsets.leading + CellMetrics.side
    }
    view.layoutIfNeeded()
    let text = view.convert(view.textFrame, to: self)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? bounds.maxX - text.maxX : text.minX
  }
}
