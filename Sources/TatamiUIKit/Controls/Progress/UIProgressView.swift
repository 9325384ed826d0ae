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

  private let track = UIView.controlPart()
  private let filled = UIView.controlPart()

  /// Makes a bar of the default kind.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentPriorities.hugging.vertical = .defaultHigh
    addSubview(track)
    addSubview(filled)
    showColors()
  }

  /// Makes a bar of a kind.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    showColors()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The kind of the bar.
  open var progressViewStyle = Style.default {
    didSet {
      showColors()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Value

  private var share: Float = 0

  /// How far it has come, from 0 to 1; others are clamped, what is no number counts as 0.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how far it has come, gradually if asked to.
  open func setProgress(_ progress: Float, animated: Bool) {
    share = progress > 0 ? min(progress, 1) : 0
    UIView.changeControl(animated: animated) { [self] in placeParts() }
  }

  // MARK: Looks

  /// The colour of what is done; nil for the tint.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The colour of what is left; nil for the system's.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  private func showColors() {
    filled.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
  }

  /// Shows the bar in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// Places both parts of the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    track.place(capsule: bounds)
    var done = bounds
    done.size.width = onPixel(bounds.width * CGFloat(share))
    filled.place(capsule: isRightToLeft ? done.mirrored(in: bounds) : done)
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
    let percent = Int((share * 100).rounded())
    return AccessibilityContent(isElement: true, value: "\(percent)%", traits: .updatesFrequently)
  }
}
