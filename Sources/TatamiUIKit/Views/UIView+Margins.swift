import Foundation

/// What a view keeps clear of at its edges.
struct ViewMargins {
  /// How much of each edge is covered.
  var safeArea = UIEdgeInsets.zero
  /// The margins the view was given.
  var own = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var preservesSuperview = false
  var insetsFromSafeArea = true

  /// Takes margins given from left and right.
  mutating func set(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    own = NSDirectionalEdgeInsets(insets, in: direction)
  }
}

extension UIView {
  // MARK: Margins

  var effectiveMargins: UIEdgeInsets {
    let own = margins.own.insets(in: effectiveUserInterfaceLayoutDirection)
    let inside = margins.insetsFromSafeArea ? own + margins.safeArea : own
    guard margins.preservesSuperview, let superview else { return inside }
    return inside.union(superview.effectiveMargins.reaching(into: frame, of: superview.bounds))
  }

  /// Changes the margins and tells the view; numbers that are not finite are refused.
  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    let (old, before) = (margins, layoutMargins)
    change(&margins)
    guard margins.own.isFinite else {
      Diagnostics.report("margins must be finite for \(self)")
      return margins = old
    }
    if before != layoutMargins { marginsChanged() }
  }

  private func marginsChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
    for view in subviews where view.margins.preservesSuperview { view.marginsChanged() }
  }

  // MARK: Safe area

  /// Finds out anew how much is covered, here and below where that changes something (S40).
  func updateSafeArea() {
    var waiting = [self]
    while let view = waiting.popLast() {
      guard view.takeSafeArea(view.coveredEdges) else { continue }
      waiting += view.subviews.reversed()
    }
  }

  /// Takes other insets; returns whether they differ from the old ones.
  private func takeSafeArea(_ insets: UIEdgeInsets) -> Bool {
    guard insets != margins.safeArea else { return false }
    margins.safeArea = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if margins.insetsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    return true
  }

  /// What covers the edges of the window, if this is one.
  private var windowSafeArea: UIEdgeInsets { (self as? UIWindow)?.coveredByDevice ?? .zero }

  /// What the superview's covered edges leave covered here, and what the controller adds.
  private var coveredEdges: UIEdgeInsets {
    let additional = viewController?.additionalSafeAreaInsets ?? .zero
    guard window != nil else { return .zero }
    guard let superview else { return windowSafeArea + additional }
    let covered = superview.safeAreaOfSubviews
    guard covered != .zero else { return additional }
    return covered.reaching(into: frame, of: superview.bounds) + additional
  }

  /// Finds the safe area out anew after the view or its contents have moved.
  package func layerPositionDidChange() {
    guard hasSafeAreaAround else { return }
    updateSafeArea()
    if safeAreaOfSubviews != .zero { spreadSafeArea() }
  }

  /// Finds the safe areas below out anew.
  func spreadSafeArea() {
    for view in subviews { view.updateSafeArea() }
  }

  /// Whether the place of the view may decide about its safe area.
  var hasSafeAreaAround: Bool {
    margins.safeArea != .zero || superview.map { $0.margins.safeArea != .zero } ?? false
  }
}

extension UIEdgeInsets {
  static func + (left: Self, right: Self) -> Self {
    UIEdgeInsets(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }

  /// Returns the larger inset of each edge.
  fileprivate func union(_ other: Self) -> Self {
    UIEdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }

  /// Returns how far these insets of some bounds reach into a frame inside.
  fileprivate func reaching(into frame: CGRect, of bounds: CGRect) -> Self {
    UIEdgeInsets(
      top: max(0, bounds.minY + top - frame.minY),
      left: max(0, bounds.minX + left - frame.minX),
      bottom: max(0, frame.maxY - (bounds.maxY - bottom)),
      right: max(0, frame.maxX - (bounds.maxX - right))
    )
  }
}
