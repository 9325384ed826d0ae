public import Foundation
import TatamiConstraints

/// The part of a view that the keyboard on the screen covers.
///
/// Its top is that of the docked keyboard, at most the bottom of the safe area, and moves along in
/// the keyboard's animation. A keyboard that floats does not move it unless
/// ``followsUndockedKeyboard`` is true: then its rectangle is the keyboard's.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// The part of the owning view that the keyboard covers.
  struct Cover: Equatable {
    /// The height at the bottom, in points.
    var overlap: CGFloat = 0
    /// The part of the view below a keyboard that floats; nil without one that is followed.
    var floating: CGRect?
  }

  /// The rows of the guide's edges in the engine that contains the guide.
  final var edgeRows: [ConstraintHandle] = []
  /// The part that the keyboard covered when the edges were tied.
  final var tiedCover = Cover()

  /// Whether the guide follows a keyboard that is not docked to the bottom; false by default.
  open var followsUndockedKeyboard: Bool {
    get { followsFloating }
    set {
      if exchange(&followsFloating, with: newValue) == newValue { return }
      edgeDidChange()
    }
  }

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

  /// Ties the edges anew after the keyboard or the view has moved.
  final func edgeDidChange() {
    tiedCover = cover
    engineItem?.engine?.keyboardEdgeDidChange(of: self)
    updateTrackedConstraints()
    owningView?.setNeedsLayout()
  }

  private var followsFloating = false
  private var endsAtSafeArea = true

  /// The height of the guide, in points.
  final var bottomInset: CGFloat {
    max(usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0, keyboardOverlap)
  }

  /// The height of the part of the owning view that the keyboard covers, in points.
  private var keyboardOverlap: CGFloat { owningView?.keyboardOverlap ?? 0 }

  /// The part of the owning view that the keyboard covers now.
  final var cover: Cover {
    Cover(
      overlap: keyboardOverlap,
      floating: followsFloating ? owningView?.floatingKeyboard : nil
    )
  }

  /// The bottom, or the edges in whose third of the view the middle of a floating keyboard is.
  final override var nearEdges: NSDirectionalRectEdge {
    guard let view = owningView, let frame = cover.floating else { return .bottom }
    let isLeftToRight = !view.isRightToLeft
    let thirds = view.bounds.insetBy(dx: view.bounds.width / 3, dy: view.bounds.height / 3)
    var edges: NSDirectionalRectEdge = []
    if frame.midX < thirds.minX { edges.insert(isLeftToRight ? .leading : .trailing) }
    if frame.midX > thirds.maxX { edges.insert(isLeftToRight ? .trailing : .leading) }
    if frame.midY < thirds.minY { edges.insert(.top) }
    if frame.midY > thirds.maxY { edges.insert(.bottom) }
    return edges
  }
}
