import TatamiControls
import TatamiViews

/// The values of a search bar.
struct SearchBarValues {
  /// An icon in a state.
  struct IconKey: Hashable {
    let icon: UISearchBar.Icon
    let state: UInt
  }

  var prompt: String?
  var isEnabled = true
  var showsBookmarks = false
  var showsResults = false
  var isResultsSelected = false
  var showsCancel = false
  var scopes: [String]?
  /// The index of the selected scope.
  var scope = 0
  var showsScopes = false
  var style = UISearchBar.Style.default
  var barStyle = UIBarStyle.default
  var barTint: UIColor?
  var isTranslucent = true
  var background: UIImage?
  var scopeBackground: UIImage?
  var fieldBackgrounds: [UInt: UIImage] = [:]
  var icons: [IconKey: UIImage] = [:]
  var adjustments: [UISearchBar.Icon: UIOffset] = [:]
  var textAdjustment = UIOffset.zero

  /// Whether scopes are shown: one alone is none (N127).
  var hasScopeRow: Bool { showsScopes && (scopes?.count ?? 0) > 1 }

  /// Returns the image of an icon, in the normal state if the current one has none.
  func image(_ icon: UISearchBar.Icon) -> UIImage? {
    let isSelected = icon == .resultsList && isResultsSelected
    let state: UIControl.State = isEnabled ? isSelected ? .selected : .normal : .disabled
    return icons[IconKey(icon: icon, state: state.rawValue)]
      ?? icons[IconKey(icon: icon, state: UIControl.State.normal.rawValue)]
  }

  /// The image behind the text.
  var fieldBackground: UIImage? {
    let state: UIControl.State = isEnabled ? .normal : .disabled
    return fieldBackgrounds[state.rawValue] ?? fieldBackgrounds[UIControl.State.normal.rawValue]
  }
}

extension UIOffset {
  /// The distances, with zero for those that are not finite.
  var finite: UIOffset {
    UIOffset(
      horizontal: horizontal.isFinite ? horizontal : 0,
      vertical: vertical.isFinite ? vertical : 0
    )
  }
}
