import Foundation
import TatamiListContent
import TatamiViews

extension UITableViewCell {
  /// Updates the appearance after a change of selection or highlight.
  func stateDidChange() {
    updateSelectedBackground()
    labels.setHighlighted(cellState.isActive && selectionStyle != .none)
    controls.update(for: self)
    setNeedsUpdateConfiguration()
    host?.stateDidChange(of: self)
  }

  func changeLayout(_ change: (inout CellState) -> Void) {
    change(&cellState)
    setNeedsLayout()
  }

  /// Enters or leaves editing mode.
  func changeEditing(to editing: Bool, animated: Bool) {
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    cellState.isEditing = editing
    let change = {
      self.controls.update(for: self)
      self.accessories.update(for: self)
      self.layoutParts()
    }
    setNeedsUpdateConfiguration()
    guard animated, UIView.areAnimationsEnabled else {
      change()
      return didTransition(to: mask)
    }
    UIView.animate(withDuration: 0.3, animations: change) { [weak self] _ in
      self?.didTransition(to: mask)
    }
  }

  func changeAccessories(_ change: (CellAccessories) -> Void) {
    change(accessories)
    accessories.update(for: self)
    setNeedsLayout()
  }

  func changeControls(_ change: (CellControls) -> Void) {
    change(controls)
    controls.update(for: self)
    setNeedsLayout()
  }

  /// The texts of the cell, separated by commas.
  var spokenText: String? {
    var texts = content.isConfigured ? [] : labels.texts
    if let configuration = content.content as? UIListContentConfiguration {
      texts = [configuration.shownText?.string, configuration.shownSecondaryText?.string]
        .compactMap(\.self)
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
