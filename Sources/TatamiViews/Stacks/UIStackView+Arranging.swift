import Foundation

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
    if let arranged = arrangedIndex(of: view) { arrangedSubviews.remove(at: arranged) }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    arrangementChanged()
    if view.constraintState != nil || !view.constraintFlags.isEmpty { setNeedsArrangement() }
  }

  func stopArranging(_ view: UIView) {
    guard let index = arrangedIndex(of: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    givenSizes[ObjectIdentifier(view)] = nil
    if let stack = view as? UIStackView, stack.usesConstraints { stack.setNeedsArrangement() }
    arrangementChanged()
  }

  private func arrangedIndex(of view: UIView) -> Int? {
    for index in arrangedSubviews.indices where arrangedSubviews[index] === view { return index }
    return nil
  }

  func arrangementChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if usesConstraints { setNeedsArrangement() }
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
