public import Foundation
import TatamiConstraints

/// The part of a view that the keyboard on the screen covers.
///
/// This kit shows no such keyboard: the guide is near the bottom, and its top is the bottom of the
/// safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// The row of the guide's top in the engine that contains the guide.
  final var topRow: ConstraintHandle?
  /// Whether the guide follows a keyboard that is not docked to the bottom.
  open var followsUndockedKeyboard = false
  /// The distance above the keyboard at which a drag begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  /// Whether the top is the bottom of the safe area while there is no keyboard; otherwise it is the
  /// bottom of the view.
  open var usesBottomSafeArea: Bool {
    get { endsAtSafeArea }
    set {
      if exchange(&endsAtSafeArea, with: newValue) == newValue { return }
      engineItem?.engine?.keyboardEdgeDidChange(of: self)
    }
  }
  private var endsAtSafeArea = true

  /// The height of the guide, in points.
  final var bottomInset: CGFloat {
    usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0
  }
}
