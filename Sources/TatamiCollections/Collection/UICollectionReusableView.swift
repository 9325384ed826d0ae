public import Foundation
public import TatamiViews

/// A view that a collection view shows for an element and reuses for others.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The collection view's record of the view.
  var record = ReusableRecord()

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    solvesInLayout = true
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier with which the view was dequeued; nil for views that were not.
  open var reuseIdentifier: String? { record.pool?.identifier }

  /// Called before a used view is dequeued again.
  open func prepareForReuse() {}

  /// Applies the layout's attributes of the element.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    if bounds.size != layoutAttributes.size {
      bounds = CGRect(origin: bounds.origin, size: layoutAttributes.size)
    }
    let origin = layoutAttributes.containerOrigin
    let position = CGPoint(
      x: layoutAttributes.center.x - origin.x,
      y: layoutAttributes.center.y - origin.y
    )
    if center != position { center = position }
    if !CATransform3DEqualToTransform(transform3D, layoutAttributes.transform3D) {
      transform3D = layoutAttributes.transform3D
    }
    if alpha != layoutAttributes.alpha { alpha = layoutAttributes.alpha }
    if isHidden != layoutAttributes.isHidden { isHidden = layoutAttributes.isHidden }
    let zPosition = CGFloat(layoutAttributes.zIndex)
    if layer.zPosition != zPosition { layer.zPosition = zPosition }
  }

  /// Called before the collection view changes its layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view has changed its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes with the size that the view prefers.
  ///
  /// By default, an estimated length is replaced by that of
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`, in which
  /// the other length is required; other attributes are returned unchanged.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.estimatedAxes
    guard axes != .none else { return layoutAttributes }
    record.isMeasured = true
    let fitting = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required
    )
    record.isMeasured = false
    let preferred = layoutAttributes.duplicate()
    if axes.contains(.width) { preferred.size.width = fitting.width }
    if axes.contains(.height) { preferred.size.height = fitting.height }
    return preferred
  }

  /// Returns the size that the constraints inside determine; without constraints, a view that the
  /// collection view measures has the result of `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if record.isMeasured, !hasConstraintsInside { return sizeThatFits(targetSize) }
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}

/// The state that a collection view keeps for a reusable view.
struct ReusableRecord {
  /// The pool that the view returns to.
  var pool: ReuseKey?
  /// Whether the view shows an element or is about to show one.
  var isInUse = false
  /// The attributes applied last; a copy that the layout cannot change.
  var attributes: UICollectionViewLayoutAttributes?
  /// The position among the views of its container; nil before the view was shown.
  var rank: StackingRank?
  /// Whether the view is measured in the current pass.
  var needsMeasuring = false
  /// Whether the collection view asks for the preferred size.
  var isMeasured = false
}

/// The pool of views of one kind and identifier.
struct ReuseKey: Hashable {
  var kind: CollectionElement.Kind
  var identifier: String
}
