public import Foundation
public import TatamiControls
public import TatamiViews

extension UIBarItem {
  /// Sets the attributes of the title in a state of a control; nil for those of the bar.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns the attributes of the title that were set for a state of a control.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
