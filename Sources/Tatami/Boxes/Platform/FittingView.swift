public import TatamiUIKit

#if canImport(ObjectiveC)
/// A view that is measured by `sizeThatFits(_:)` where Auto Layout would solve constraints.
///
/// A table or collection cell whose content is such a view sizes itself by returning what
/// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` of the content
/// returns.
open class FittingView: UIView {
  /// Returns the size that fits the content in a space; lengths of 0 do not limit it.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }

  /// Returns the size that fits the content.
  ///
  /// - Parameters:
  ///   - targetSize: The lengths, in points, of the axes whose priority is required; the others are
  ///     those of the content.
  ///   - horizontalFittingPriority: The priority of the width.
  ///   - verticalFittingPriority: The priority of the height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let hasWidth = horizontalFittingPriority == .required
    let hasHeight = verticalFittingPriority == .required
    let space = CGSize(
      width: hasWidth ? targetSize.width : 0,
      height: hasHeight ? targetSize.height : 0
    )
    let fitting = sizeThatFits(space)
    return CGSize(
      width: hasWidth ? targetSize.width : fitting.width,
      height: hasHeight ? targetSize.height : fitting.height
    )
  }

  /// The width in which constraints have placed the view when it was laid out last, in points.
  private(set) var placedWidth: CGFloat?

  /// Has the natural size measured again if constraints have given the view another width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = translatesAutoresizingMaskIntoConstraints ? nil : bounds.width
    guard width != placedWidth else { return }
    placedWidth = width
    invalidateIntrinsicContentSize()
  }

  /// Returns the natural size in a width that constraints determine.
  package func fittingSize(inWidth width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }
}
#else
/// A view that is measured by `sizeThatFits(_:)`, and again in the width that constraints give it.
open class FittingView: UIView, WidthMeasurable {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities.heightDependence = .allWidths
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The width in which the natural size is to be measured; nil, as constraints measure the view again
  /// in the width that they give it.
  var placedWidth: CGFloat? { nil }

  /// Returns the natural size in a width that constraints determine.
  package func fittingSize(inWidth width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }
}
#endif
