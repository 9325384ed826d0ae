public import Foundation

/// A wheel that turns while something goes on.
open class UIActivityIndicatorView: UIView {
  /// Sizes of wheels.
  public enum Style: Int, Sendable {
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101
  }

  private var wheel = SpinningWheel()

  /// Makes a medium wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isHidden = true
    contentMode = .redraw
    isUserInteractionEnabled = false
    contentPriorities = .fixedSize
  }

  /// Makes a wheel of a size that suits it.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The size of the wheel.
  open var style = Style.medium {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the wheel.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .secondaryLabel { didSet { setNeedsDisplay() } }

  // MARK: Turning

  /// Whether the wheel turns.
  open private(set) var isAnimating = false
  /// Whether the view is hidden while the wheel stands still.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Starts to turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    updateTurning()
  }

  /// Stops turning.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    updateTurning()
  }

  /// Turns only inside windows.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateTurning()
  }

  private func updateTurning() {
    wheel.turn(isAnimating && window != nil) { [weak self] in self?.setNeedsDisplay() }
  }

  // MARK: Looks

  /// Draws the wheel in the middle.
  open override func draw(_ rect: CGRect) {
    let length = side
    let place = CGRect(
      x: onPixel(bounds.midX - length / 2),
      y: onPixel(bounds.midY - length / 2),
      width: length,
      height: length
    )
    wheel.draw(in: place, color: color ?? .secondaryLabel)
  }

  private var side: CGFloat { style == .large ? 37 : 20 }

  /// The size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  override var ownAccessibility: AccessibilityContent {
    AccessibilityContent(
      isElement: true,
      value: isAnimating ? "1" : "0",
      traits: .updatesFrequently
    )
  }
}
