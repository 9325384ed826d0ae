public import Foundation

/// A bar that shows how far something has come.
open class UIProgressView: UIView {
  /// Kinds of bars.
  public enum Style: Int, Sendable {
    /// 4 points high, with round ends.
    case `default` = 0
    /// 2.5 points high, for the edge of a toolbar.
    case bar = 1
  }

  private let track = UIView.controlSubview()
  private let filled = UIView.controlSubview()

  /// Makes a bar of the default kind.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentPriorities.hugging.vertical = .defaultHigh
    addSubview(track)
    addSubview(filled)
    updateColors()
  }

  /// Makes a bar of a kind.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    updateColors()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The kind of the bar.
  open var progressViewStyle = Style.default {
    didSet {
      updateColors()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Value

  private var fraction: Float = 0

  /// How far it has come, from 0 to 1; others are clamped, what is no number counts as 0.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how far it has come, gradually if asked to.
  open func setProgress(_ progress: Float, animated: Bool) {
    fraction = progress > 0 ? min(progress, 1) : 0
    UIView.changeAppearance(animated: animated) { [self] in placeSubviews() }
  }

  // MARK: Looks

  /// The colour of what is done; nil for the tint.
  open var progressTintColor: UIColor? { didSet { updateColors() } }
  /// The colour of what is left; nil for the system's.
  open var trackTintColor: UIColor? { didSet { updateColors() } }

  private func updateColors() {
    filled.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
  }

  /// Shows the bar in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  /// Places both parts of the bar.
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

  /// The width on offer and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < 1e6 ? size.width : bounds.width, height: height)
  }

  /// The height of the bar; there is no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override var ownAccessibility: AccessibilityContent {
    let percent = Int((fraction * 100).rounded())
    return AccessibilityContent(isElement: true, value: "\(percent)%", traits: .updatesFrequently)
  }
}
