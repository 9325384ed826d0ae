public import Foundation

/// A spinner that turns while something goes on.
open class UIActivityIndicatorView: UIView {
  /// Sizes of wheels.
  public enum Style: Int, Sendable {
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101
  }

  private var spinner = SpinnerAnimation()

  /// Makes a medium spinner.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isHidden = true
    contentMode = .redraw
    isUserInteractionEnabled = false
    contentPriorities = .fixedSize
  }

  /// Makes a spinner of a size that suits it.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The size of the spinner.
  open var style = Style.medium {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the spinner.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .secondaryLabel { didSet { setNeedsDisplay() } }

  // MARK: Turning

  /// Whether the spinner turns.
  open private(set) var isAnimating = false
  /// Whether the view is hidden while the spinner stands still.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Starts to turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    updateSpinning()
  }

  /// Stops turning.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    updateSpinning()
  }

  /// Turns only inside windows.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateSpinning()
  }

  private func updateSpinning() {
    spinner.setSpinning(isAnimating && window != nil) { [weak self] in self?.setNeedsDisplay() }
  }

  // MARK: Looks

  /// Draws the spinner in the middle.
  open override func draw(_ rect: CGRect) {
    let length = side
    let square = CGRect(
      x: onPixel(bounds.midX - length / 2),
      y: onPixel(bounds.midY - length / 2),
      width: length,
      height: length
    )
    spinner.draw(in: square, color: color ?? .secondaryLabel)
  }

  private var side: CGFloat { style == .large ? 37 : 20 }

  /// The size of the spinner.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }

  /// The size of the spinner.
  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  override var ownAccessibility: AccessibilityContent {
    AccessibilityContent(
      isElement: true,
      value: isAnimating ? "1" : "0",
      traits: .updatesFrequently
    )
  }
}
