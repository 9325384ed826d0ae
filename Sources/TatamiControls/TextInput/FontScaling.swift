import Foundation
package import TatamiViews

extension UITextField: FontScaling {
  /// The font.
  package var scalableFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}

extension UITextView: FontScaling {
  /// The font.
  package var scalableFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}
