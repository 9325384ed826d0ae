import Foundation

/// The safe area and the layout margins of a view.
@MainActor
struct ViewMargins {
  /// The safe area insets, in points.
  var safeArea = UIEdgeInsets.zero
  /// The margins set on the view, in points; nil for the standard ones.
  var own: NSDirectionalEdgeInsets?
  /// The margins of a view on which none are set, in points.
  var standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The state of a view that includes the margins of its superview; nil for other views.
  var inherited: InheritedMargins?
  /// Whether a subview has included, or includes, the margins of the view.
  var arePreservedInside = false
  /// The layout guides; nil before the first access.
  var guides: ViewGuides?
  var insetsFromSafeArea = true

  /// Sets the margins from left and right insets.
  mutating func set(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    own = NSDirectionalEdgeInsets(insets, in: direction)
  }
}

extension UIView {
  // MARK: Margins

  /// Removes the margins that the view has without being set.
  package func removeStandardMargins() { margins.standard = .zero }

  var effectiveMargins: UIEdgeInsets {
    guard margins.inherited != nil else { return marginsInside(safeArea: margins.safeArea) }
    var preserving: [UIView] = []
    var outermost = self
    while outermost.margins.inherited != nil, let superview = outermost.superview {
      preserving.append(outermost)
      outermost = superview
    }
    let margins = outermost.marginsInside(safeArea: outermost.margins.safeArea)
    return preserving.reversed().reduce(margins) { $1.marginsAtPlace(in: $0) }
  }

  /// Returns the margins at the place of the view in a superview with the given margins.
  private func marginsAtPlace(in outer: UIEdgeInsets) -> UIEdgeInsets {
    let inside = marginsInside(safeArea: margins.safeArea)
    guard let superview else { return inside }
    let place = margins.inherited?.place
    let (frame, bounds) = (place?.frame ?? frame, place?.bounds ?? superview.bounds)
    return inside.union(outer.reaching(into: frame, of: bounds))
  }

  /// Returns the margins without the superview's, in a safe area.
  func marginsInside(safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let own = ownMargins.insets(in: effectiveUserInterfaceLayoutDirection)
    return margins.insetsFromSafeArea ? own + safeArea : own
  }

  /// The margins without the safe area and the superview's margins.
  private var ownMargins: NSDirectionalEdgeInsets {
    viewController?.margins(ofView: margins) ?? margins.own ?? margins.standard
  }

  /// Changes the margins and calls `layoutMarginsDidChange()`; reports and ignores margins that are
  /// not finite.
  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    let (old, before) = (margins, layoutMargins)
    change(&margins)
    guard margins.own?.isFinite != false else {
      Diagnostics.report("margins must be finite for \(self)")
      return margins = old
    }
    if before != layoutMargins { marginsDidChange() }
  }

  /// Uses the margins, which have changed.
  func marginsDidChange() {
    useMargins()
    inheritMarginsInside()
  }

  /// Updates margins that are different at both sides.
  func directionOfMarginsDidChange() {
    if ownMargins.leading != ownMargins.trailing { marginsDidChange() }
  }

  // MARK: Safe area

  /// Updates the safe area of the view and of the affected descendants (S40).
  func updateSafeArea() {
    var waiting = [self]
    while let view = waiting.popLast() {
      guard view.setSafeArea(view.computedSafeArea) else { continue }
      waiting += view.subviews.reversed()
    }
  }

  /// Sets the safe area insets; returns whether they have changed.
  private func setSafeArea(_ insets: UIEdgeInsets) -> Bool {
    guard insets != margins.safeArea else { return false }
    margins.safeArea = insets
    updateSolverMetrics([.safeArea, .margins])
    safeAreaInsetsDidChange()
    companion?.geometryDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if margins.insetsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    inheritMarginsInside()
    return true
  }

  /// The safe area insets of the device if the view is a window.
  private var windowSafeArea: UIEdgeInsets { (self as? UIWindow)?.coveredByDevice ?? .zero }

  /// The part of the superview's safe area insets inside the view, and the controller's additional
  /// insets.
  private var computedSafeArea: UIEdgeInsets {
    let additional = viewController?.allAddedInsets ?? .zero
    guard window != nil else { return .zero }
    guard let superview else { return windowSafeArea + additional }
    let covered = superview.safeAreaOfSubviews
    guard covered != .zero else { return additional }
    return safeArea(at: frameForSafeArea, in: superview.bounds, covered)
  }

  /// The frame that determines the safe area: that of a view that a sheet has pushed back is the one
  /// without its transform, so that it keeps its insets (N151).
  private var frameForSafeArea: CGRect {
    guard superview is UIWindow || superview is PresentationContainer, !transform.isIdentity,
      isPushedBack
    else { return frame }
    let size = bounds.size
    let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    return CGRect(origin: origin, size: size)
  }

  /// Returns the safe area insets at a frame in a superview that passes on insets.
  func safeArea(at frame: CGRect, in bounds: CGRect, _ covered: UIEdgeInsets) -> UIEdgeInsets {
    let additional = viewController?.allAddedInsets ?? .zero
    return covered.reaching(into: frame, of: bounds) + additional
  }

  /// Updates the safe areas after the view or its content has moved.
  package func layerPositionDidChange() {
    if constraintState != nil { geometryDidChange() }
    defer { companion?.geometryDidChange() }
    if hasSafeAreaAround {
      updateSafeArea()
      if safeAreaOfSubviews != .zero { spreadSafeArea() }
    }
    inheritMargins()
    if margins.guides != nil { updateKeyboardGuide() }
  }

  /// Updates the safe areas of the subviews.
  package func spreadSafeArea() {
    for view in subviews { view.updateSafeArea() }
  }

  /// Whether the view's safe area can depend on its frame.
  var hasSafeAreaAround: Bool {
    if margins.safeArea != .zero { return true }
    guard let superview else { return false }
    return superview.margins.safeArea != .zero
  }
}

extension UIEdgeInsets {
  package static func + (left: Self, right: Self) -> Self {
    UIEdgeInsets(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }

  /// The insets with the opposite effect.
  var negated: Self { Self(top: -top, left: -left, bottom: -bottom, right: -right) }

  /// Returns the larger inset of each edge.
  func union(_ other: Self) -> Self {
    UIEdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }

  /// Returns the part of these insets in the given bounds that overlaps a frame: each less the distance
  /// from its edge, but at most as much as if the frame began there (AL55).
  func reaching(into frame: CGRect, of bounds: CGRect) -> Self {
    UIEdgeInsets(
      top: max(0, top - max(0, frame.minY - bounds.minY)),
      left: max(0, left - max(0, frame.minX - bounds.minX)),
      bottom: max(0, bottom - max(0, bounds.maxY - frame.maxY)),
      right: max(0, right - max(0, bounds.maxX - frame.maxX))
    )
  }
}
