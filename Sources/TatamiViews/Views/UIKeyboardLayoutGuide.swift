public import Foundation
import TatamiConstraints

/// The part of a view that the keyboard on the screen covers.
///
/// Its top is that of the docked keyboard, at most the bottom of the safe area, and moves along in
/// the keyboard's animation.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// The row of the guide's top in the engine that contains the guide.
  final var topRow: ConstraintHandle?
  /// The height that the keyboard covered when the top was tied, in points.
  final var tiedOverlap: CGFloat = 0
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
      edgeDidChange()
    }
  }

  /// Ties the top anew after the keyboard or the view has moved.
  final func edgeDidChange() {
    tiedOverlap = keyboardOverlap
    engineItem?.engine?.keyboardEdgeDidChange(of: self)
    owningView?.setNeedsLayout()
  }

  private var endsAtSafeArea = true

  /// The height of the guide, in points.
  final var bottomInset: CGFloat {
    max(usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0, keyboardOverlap)
  }

  /// The height of the part of the owning view that the keyboard covers, in points.
  final var keyboardOverlap: CGFloat { owningView?.keyboardOverlap ?? 0 }
}
