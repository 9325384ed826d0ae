import Foundation

extension UIStackView {
  /// The size a view was given by others, for views that have no size of their own.
  struct GivenSize {
    /// What others gave it.
    var size: CGSize
    /// What the stack made of it.
    var stacked: CGSize
  }

  func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    arrangementChanged()
  }

  func stopArranging(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    givenSizes[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  func arrangementChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The least gap after a view, in points.
  func gap(after view: UIView) -> Double {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    guard gap.isFinite, gap != Self.spacingUseDefault else { return 0 }
    return gap == Self.spacingUseSystem ? 8 : Double(gap)
  }

  /// Returns the size that others gave a view; what the stack itself made of it does not count.
  func givenSize(of view: UIView) -> CGSize {
    let size = view.bounds.size
    if let given = givenSizes[ObjectIdentifier(view)], given.stacked == size { return given.size }
    givenSizes[ObjectIdentifier(view)] = GivenSize(size: size, stacked: size)
    return size
  }

  /// Gives a view its place without touching its transform.
  func place(_ view: UIView, in rect: CGRect) {
    view.bounds.size = rect.size
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: rect.minX + anchor.x * rect.width,
      y: rect.minY + anchor.y * rect.height
    )
    givenSizes[ObjectIdentifier(view)]?.stacked = view.bounds.size
  }
}
