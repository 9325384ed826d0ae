public import Foundation
public import TatamiControls
import TatamiGraphics
public import TatamiViews

/// A control that shows a color in a colored ring, and asks the host for another one.
///
/// Without a host that picks colors a tap has no effect.
///
/// ```swift
/// let well = UIColorWell()
/// well.title = "Accent color"
/// well.selectedColor = .systemTeal
/// well.addAction(UIAction { _ in print("changed") }, for: .valueChanged)
/// ```
open class UIColorWell: UIControl {
  private static let size = CGSize(width: 28, height: 28)
  private let drawing = ColorWellDrawing()
  private var color: UIColor?

  /// Creates a well without a color; without a size it is 28 by 28 points in size.
  public override init(frame: CGRect) {
    let isEmpty = frame.size == .zero
    super.init(frame: isEmpty ? CGRect(origin: frame.origin, size: Self.size) : frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addSubview(drawing)
    addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The title of the host's picker, and the accessibility label.
  open var title: String? {
    get { accessibilityLabel }
    set { accessibilityLabel = newValue }
  }

  /// Whether colors may be translucent.
  open var supportsAlpha: Bool = true

  /// Whether the host may offer to pick a color of the screen.
  open var supportsEyedropper: Bool = true

  /// The color; nil for none.
  open var selectedColor: UIColor? {
    get { color }
    set {
      color = newValue
      drawing.color = newValue
    }
  }

  /// Asks the host for a color.
  private func ask() {
    let question = ColorQuestion(
      title: title,
      color: color,
      supportsAlpha: supportsAlpha,
      supportsEyedropper: supportsEyedropper
    )
    ColorPickingEnvironment.current.pick?(question) { [weak self] in self?.take($0) }
  }

  private func take(_ answer: UIColor) {
    let new = supportsAlpha ? answer : answer.withAlphaComponent(1)
    guard new != color else { return }
    selectedColor = new
    sendActions(for: .valueChanged)
  }

  // MARK: State and layout

  /// Whether a person can choose a color.
  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      drawing.alpha = newValue ? 1 : 0.4
    }
  }

  /// Whether a finger is on the well.
  open override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      super.isHighlighted = newValue
      drawing.alpha = newValue ? 0.6 : isEnabled ? 1 : 0.4
    }
  }

  /// Places the ring in the center.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(0, min(bounds.width, bounds.height))
    drawing.frame = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
  }

  /// The size of wells.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// The size of wells.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Asks the host for a color.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}
