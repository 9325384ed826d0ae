import Foundation
package import TatamiViews

extension UIStackView: SubviewArranging {
  package func visibilityChanged(of subview: UIView) {
    arrangementChanged()
    ViewAnimationBlock.current?.layOutAtEnd(outermostStack)
  }

  package func mentionsChanged() { setNeedsArrangement() }

  package func naturalSizeChanged(of subview: UIView) {
    generated?.naturalSizeDidChange(of: subview)
  }
}

extension UIStackView {
  /// The sizes of a view without a natural size.
  struct GivenSize {
    /// The size set by the program.
    var size: CGSize
    /// The size set by the stack.
    var arranged: CGSize
  }

  func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self {
      addSubview(view)
      guard view.superview === self else { return }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    let mayBeConstrained = view.constraintState != nil || !view.constraintFlags.isEmpty
    if arranges(view) { arrangedSubviews.removeChild(view) }
    view.constraintFlags.insert(.isArranged)
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    arrangementChanged()
    if mayBeConstrained { setNeedsArrangement() }
  }

  func stopArranging(_ view: UIView) {
    guard arranges(view) else { return }
    arrangedSubviews.removeChild(view)
    view.constraintFlags.remove(.isArranged)
    view.stopBeingPlacedByStack()
    customSpacings[ObjectIdentifier(view)] = nil
    givenSizes[ObjectIdentifier(view)] = nil
    generated?.forgetSize(of: view)
    if let stack = view as? UIStackView, stack.usesConstraints { stack.setNeedsArrangement() }
    arrangementChanged()
  }

  /// Whether a view is one of `arrangedSubviews`.
  func arranges(_ view: UIView) -> Bool {
    view.superview === self && view.constraintFlags.contains(.isArranged)
  }

  func arrangementChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    guard let generated else { return }
    generated.noteChange()
    setNeedsArrangement()
  }

  /// Returns the minimum gap after a view, in points.
  func gap(after view: UIView) -> Double {
    gap(of: customSpacings[ObjectIdentifier(view)] ?? spacing)
  }

  /// Returns the gap that a spacing stands for, in points.
  func gap(of gap: CGFloat) -> Double {
    guard gap.isFinite, gap != Self.spacingUseDefault else { return 0 }
    return gap == Self.spacingUseSystem ? 8 : Double(gap)
  }

  /// Returns the size set by the program, even after the stack has resized the view.
  func givenSize(of view: UIView) -> CGSize {
    let size = view.bounds.size
    if let given = givenSizes[ObjectIdentifier(view)], given.arranged == size { return given.size }
    givenSizes[ObjectIdentifier(view)] = GivenSize(size: size, arranged: size)
    return size
  }

  /// Sets the frame of a view without changing its transform.
  func place(_ view: UIView, in rect: CGRect) {
    view.bounds.size = rect.size
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: rect.minX + anchor.x * rect.width,
      y: rect.minY + anchor.y * rect.height
    )
    givenSizes[ObjectIdentifier(view)]?.arranged = view.bounds.size
  }
}
