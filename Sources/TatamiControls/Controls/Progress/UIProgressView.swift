public import Foundation
public import TatamiViews

/// A bar that shows the progress of a task.
///
/// ```swift
/// let progress = UIProgressView(progressViewStyle: .default)
/// progress.setProgress(0.4, animated: false)
/// ```
open class UIProgressView: UIView, AccessibilityDescribing {
  /// The styles of progress bars.
  public enum Style: Int, Sendable {
    /// A bar of 4 points in height with rounded ends.
    case `default` = 0
    /// A bar of 2.5 points in height, for the edge of a toolbar.
    case bar = 1
  }

  private let track = UIView.controlSubview()
  private let filled = UIView.controlSubview()
  private var appearance = (
    style: Style.default, progressColor: UIColor?.none, trackColor: UIColor?.none
  )

  /// Creates a bar of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentPriorities.hugging.vertical = .defaultHigh
    addSubview(track)
    addSubview(filled)
    updateColors()
  }

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The style of the bar.
  open var progressViewStyle: Style {
    get { appearance.style }
    set {
      appearance.style = newValue
      updateColors()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Value

  private var fraction: Float = 0

  /// The progress, clamped to 0...1; NaN counts as 0.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, optionally animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    fraction = progress > 0 ? min(progress, 1) : 0
    UIView.changeAppearance(animated: animated) { [self] in placeSubviews() }
  }

  // MARK: Appearance

  /// The color of the filled part; nil for the tint color.
  open var progressTintColor: UIColor? {
    get { appearance.progressColor }
    set {
      appearance.progressColor = newValue
      updateColors()
    }
  }
  /// The color of the track; nil for the default of the style.
  open var trackTintColor: UIColor? {
    get { appearance.trackColor }
    set {
      appearance.trackColor = newValue
      updateColors()
    }
  }

  private func updateColors() {
    filled.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
  }

  /// Updates the colors for the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  /// Places the track and its filled part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSubviews()
  }

  private func placeSubviews() {
    track.setCapsuleFrame(bounds)
    var done = bounds
    done.size.width = onPixel(bounds.width * CGFloat(fraction))
    filled.setCapsuleFrame(isRightToLeft ? done.mirrored(in: bounds) : done)
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  /// The available width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < 1e6 ? size.width : bounds.width, height: height)
  }

  /// The height of the bar; no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  package var ownAccessibility: AccessibilityContent {
    let percent = Int((fraction * 100).rounded())
    return AccessibilityContent(isElement: true, value: "\(percent)%", traits: .updatesFrequently)
  }
}
