public import Foundation
public import TatamiViews

/// A spinner that indicates that a task is in progress.
open class UIActivityIndicatorView: UIView, AccessibilityDescribing {
  /// The styles of activity indicators.
  public enum Style: Int, Sendable {
    /// A spinner of 20 points.
    case medium = 100
    /// A spinner of 37 points.
    case large = 101
    /// A white spinner of 37 points; replaced by `large` since iOS 13.
    case whiteLarge = 0
    /// A white spinner of 20 points; replaced by `medium` since iOS 13.
    case white = 1
    /// A gray spinner of 20 points; replaced by `medium` since iOS 13.
    case gray = 2

    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    fileprivate var color: UIColor {
      switch self {
      case .medium, .large: .secondaryLabel
      case .white, .whiteLarge: .white
      case .gray: .gray
      }
    }
  }

  private var spinner = SpinnerAnimation()
  /// The properties of the spinner; its color is nil for that of the style.
  private var appearance = (style: Style.medium, color: UIColor?.none, hidesWhenStopped: true)

  /// Creates a medium spinner.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isHidden = true
    contentMode = .redraw
    isUserInteractionEnabled = false
    contentPriorities = .fixedSize
  }

  /// Creates a spinner of a style at its natural size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The size of the spinner, and its color unless one is set.
  open var style: Style {
    get { appearance.style }
    set {
      appearance.style = newValue
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// The color of the spinner; nil sets that of the style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { appearance.color ?? style.color }
    set {
      appearance.color = newValue
      setNeedsDisplay()
    }
  }

  // MARK: Animation

  /// Whether the spinner is animating.
  open private(set) var isAnimating = false
  /// Whether the view is hidden while it is not animating.
  open var hidesWhenStopped: Bool {
    get { appearance.hidesWhenStopped }
    set {
      appearance.hidesWhenStopped = newValue
      isHidden = newValue && !isAnimating
    }
  }

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    updateSpinning()
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    updateSpinning()
  }

  /// Pauses the animation outside of windows.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateSpinning()
  }

  private func updateSpinning() {
    spinner.setSpinning(isAnimating && window != nil) { [weak self] in self?.setNeedsDisplay() }
  }

  // MARK: Appearance

  /// Draws the spinner in the center.
  open override func draw(_ rect: CGRect) {
    let length = side
    let square = CGRect(
      x: onPixel(bounds.midX - length / 2),
      y: onPixel(bounds.midY - length / 2),
      width: length,
      height: length
    )
    spinner.draw(in: square, color: color)
  }

  private var side: CGFloat { style.side }

  /// The size of the spinner, given by its style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }

  /// The size of the spinner, given by its style.
  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  package var ownAccessibility: AccessibilityContent {
    AccessibilityContent(
      isElement: true,
      value: isAnimating ? "1" : "0",
      traits: .updatesFrequently
    )
  }
}
