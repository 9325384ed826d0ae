package import TatamiGraphics
package import TatamiViews

/// A view that is lifted in front of the others: as it looks, or another one in its place, with an
/// outline and a shadow.
package final class LiftedView: UIView {
  /// The corners of previews without a path of their own, in points.
  private static let cornerRadius: CGFloat = 13

  private weak var source: UIView?
  private let sourceRadius: CGFloat
  private let parameters: UIPreviewParameters
  /// Whether the outline and the shadow are those of the parameters.
  private let isOutlined: Bool
  private let content: UIView
  private let clip = UIView()
  /// Whether the source is hidden because of this view.
  private var hidesSource = false

  /// Creates a lifted view of the size of its source.
  ///
  /// - Parameters:
  ///   - source: The view that is lifted.
  ///   - content: What is shown; nil for the source as it looks now.
  ///   - parameters: The outline, the shadow and the color behind the content.
  ///   - isOutlined: Whether the outline is that of the parameters, and not a rounded rectangle.
  package init(
    of source: UIView,
    content: UIView?,
    parameters: UIPreviewParameters,
    isOutlined: Bool
  ) {
    self.content = content ?? Self.picture(of: source)
    (self.source, self.parameters, self.isOutlined) = (source, parameters, isOutlined)
    sourceRadius = source.layer.cornerRadius
    super.init(frame: CGRect(origin: .zero, size: source.bounds.size))
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    clip.backgroundColor = parameters.backgroundColor
    clip.addSubview(self.content)
    addSubview(clip)
  }

  /// Returns a picture of a view, which may be hidden because it is lifted already.
  private static func picture(of source: UIView) -> UIView {
    let highlighted = source as? any HighlightedByTouch
    // The touch that lifts the view has highlighted it.
    let needsUpdate = highlighted?.isHighlighted == true
    if needsUpdate { highlighted?.isHighlighted = false }
    let isReplaced = source.layer.isReplaced
    source.layer.isReplaced = false
    defer { source.layer.isReplaced = isReplaced }
    return source.snapshotView(afterScreenUpdates: needsUpdate || source.window == nil) ?? UIView()
  }

  /// Returns nil: lifted views are not archived.
  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    let radius = max(Self.cornerRadius, isOutlined ? sourceRadius : 0)
    let side = min(bounds.width, bounds.height)
    let rounded = UIBezierPath(roundedRect: bounds, cornerRadius: min(radius, side / 2))
    let outline = isOutlined ? parameters.visiblePath ?? rounded : rounded
    let shape = clip.layer.mask as? CAShapeLayer ?? CAShapeLayer()
    shape.path = outline.cgPath
    clip.layer.mask = shape
    layer.shadowPath = ((isOutlined ? parameters.shadowPath : nil) ?? outline).cgPath
    content.frame = bounds
  }

  /// Whether a view is the content.
  func contains(_ view: UIView) -> Bool { view.superview === clip }

  /// Hides the source, if it is in a window, without a change that programs see.
  package func hideSource() {
    guard let source, source.window != nil, !source.layer.isReplaced else { return }
    source.layer.isReplaced = true
    hidesSource = true
  }

  /// Shows the source again.
  package func showSource() {
    if hidesSource { source?.layer.isReplaced = false }
    hidesSource = false
  }
}
