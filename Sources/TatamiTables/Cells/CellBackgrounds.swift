import Foundation
import TatamiViews

/// The views behind the content of a cell.
struct CellBackgrounds {
  var normal: UIView?
  var selected: UIView?
  var multipleSelection: UIView?
  var selectionStyle = UITableViewCell.SelectionStyle.default
  /// Whether the program has set a background color.
  var hasOwnColor = false
  /// The background color of the table's style.
  var defaultColor: UIColor?
  /// The gray view of selected cells without a view of their own.
  var standardSelection: UIView?
  /// The view that is shown while the cell is highlighted or selected.
  var shown: UIView?
}

extension UITableViewCell {
  func setBackgroundView(_ view: UIView?) {
    backgrounds.normal?.removeFromSuperview()
    backgrounds.normal = view
    guard let view else { return }
    dropBackgroundConfiguration()
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  /// Removes the background configuration, which a background view or color replaces.
  func dropBackgroundConfiguration() {
    if content.background != nil { content.setBackground(nil, in: self) }
  }

  func changeBackgrounds(_ change: (inout CellBackgrounds) -> Void) {
    change(&backgrounds)
    updateSelectedBackground()
  }

  /// Sets the background color of the table's style unless the program has set one.
  func setDefaultBackground(_ color: UIColor?) {
    backgrounds.defaultColor = color
    if !backgrounds.hasOwnColor { backgroundColor = nil }
  }

  /// Shows or removes the selected background, directly above the background view.
  func updateSelectedBackground() {
    let view = cellState.isActive ? selectionView : nil
    guard view !== backgrounds.shown else { return }
    backgrounds.shown?.removeFromSuperview()
    backgrounds.shown = view
    guard let view else { return }
    view.frame = bounds
    if let normal = backgrounds.normal ?? content.backgroundView {
      insertSubview(view, aboveSubview: normal)
    } else {
      insertSubview(view, at: 0)
    }
  }

  /// The view behind a highlighted or selected cell; nil for none.
  private var selectionView: UIView? {
    guard selectionStyle != .none else { return nil }
    if cellState.isMultipleSelection, let view = backgrounds.multipleSelection { return view }
    if let view = backgrounds.selected { return view }
    guard content.background == nil else { return nil }
    if let view = backgrounds.standardSelection { return view }
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = .systemGray4
    backgrounds.standardSelection = view
    return view
  }
}
