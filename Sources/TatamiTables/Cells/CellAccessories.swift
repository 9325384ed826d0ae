import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

/// The views at the trailing edge of a cell.
///
/// A class, so that the program can read the cell while views are added to it.
@MainActor
final class CellAccessories {
  var type = UITableViewCell.AccessoryType.none
  var view: UIView?
  var editingType = UITableViewCell.AccessoryType.none
  var editingView: UIView?
  /// The views that are shown, from the content to the edge.
  private(set) var shown: [UIView] = []

  /// The width of the shown views with the gaps between them, in points.
  var width: CGFloat {
    let spacing = CellMetrics.accessorySpacing * CGFloat(max(0, shown.count - 1))
    return shown.reduce(spacing) { $0 + $1.bounds.width }
  }

  /// Shows the views of the cell's state.
  func update(for cell: UITableViewCell) {
    let (views, old) = (views(for: cell), shown)
    shown = views
    for old in old where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
    for view in views where view.superview !== cell { cell.addSubview(view) }
  }

  private func views(for cell: UITableViewCell) -> [UIView] {
    let isEditing = cell.cellState.isEditing
    if let view = isEditing ? editingView : view { return [view] }
    let symbols = Self.symbols(of: isEditing ? editingType : type)
    let existing = shown.compactMap { $0 as? CellSymbolView }
    return symbols.map { symbol in
      existing.first { $0.symbol == symbol } ?? Self.makeView(symbol, for: cell)
    }
  }

  private static func symbols(
    of type: UITableViewCell.AccessoryType
  ) -> [CellSymbolView.Symbol] {
    switch type {
    case .none: []
    case .disclosureIndicator: [.disclosure]
    case .detailDisclosureButton: [.detail, .disclosure]
    case .checkmark: [.checkmark]
    case .detailButton: [.detail]
    }
  }

  private static func makeView(
    _ symbol: CellSymbolView.Symbol,
    for cell: UITableViewCell
  ) -> CellSymbolView {
    let view = CellSymbolView(symbol)
    guard symbol == .detail else { return view }
    let action = UIAction { [weak cell] _ in
      if let cell { cell.host?.accessoryButtonTapped(in: cell) }
    }
    view.addAction(action, for: .touchUpInside)
    return view
  }
}
