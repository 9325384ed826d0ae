public import Foundation
public import TatamiViews

/// A control that is on or off, 51 by 31 points in size.
///
/// ```swift
/// let sounds = UISwitch()
/// sounds.isOn = true
/// sounds.addAction(UIAction { _ in print(sounds.isOn) }, for: .valueChanged)
/// ```
open class UISwitch: UIControl, FocusRingShaping {
  private static let size = CGSize(width: 51, height: 31)

  private let track = UIView.controlSubview()
  private let thumb = UIView.controlSubview()
  private var drag: SwitchDrag?

  /// Creates a switch that is off; the size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
    contentPriorities = .fixedSize
    addSubview(track)
    addSubview(thumb)
    thumb.addThumbShadow()
    updateColors()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Value (S96)

  private var value = false

  /// Whether the switch is on; setting it sends no event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the value, optionally animated; sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    show(animated: animated)
  }

  // MARK: Appearance

  private var colors = (on: UIColor?.none, thumb: UIColor?.none)

  /// The color of a switch that is on; nil for the system green.
  open var onTintColor: UIColor? {
    get { colors.on }
    set {
      colors.on = newValue
      updateColors()
    }
  }
  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    get { colors.thumb }
    set {
      colors.thumb = newValue
      updateColors()
    }
  }

  private var displayedValue: Bool { drag?.displayedValue ?? value }

  private func show(animated: Bool) {
    UIView.changeAppearance(animated: animated) { [self] in
      updateColors()
      placeSubviews()
    }
  }

  private func updateColors() {
    track.backgroundColor = displayedValue ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    for view in [track, thumb] { view.alpha = isEnabled ? 1 : 0.5 }
  }

  private func placeSubviews() {
    track.setCapsuleFrame(bounds)
    let inset: CGFloat = 2
    let length = bounds.height - 2 * inset
    let pressed: CGFloat = isHighlighted ? 6 : 0
    let isRight = displayedValue != isRightToLeft
    let x = isRight ? bounds.width - inset - length - pressed : inset
    thumb.setCapsuleFrame(
      CGRect(
        x: bounds.minX + x,
        y: bounds.minY + inset,
        width: length + pressed,
        height: length
      )
    )
  }

  /// Places track and thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSubviews()
  }

  override func stateDidChange() {
    super.stateDidChange()
    show(animated: window != nil)
  }

  // MARK: Size (S45)

  /// The rectangle in the superview's coordinates; the size cannot be changed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The rectangle in the switch's own coordinates; the size cannot be changed.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The fixed size of switches.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The fixed size of switches.
  open override var intrinsicContentSize: CGSize { Self.size }

  // MARK: Tracking (S96)

  override func touchDidBegin(at point: CGPoint) {
    drag = SwitchDrag(start: point.x, displayedValue: value)
  }

  /// Moves the thumb to the side of the touch.
  override func touchDidMove(to point: CGPoint) {
    let isRight = point.x > bounds.midX
    if drag?.move(to: point.x, isOn: isRight != isRightToLeft) == true { show(animated: true) }
  }

  /// Sets the value to the side of the thumb, or toggles it after a tap, and sends `valueChanged`.
  override func touchDidEnd(at point: CGPoint?, isInside: Bool) {
    let isTap = drag?.isDragged != true
    let new = isTap ? value != isInside : displayedValue
    drag = nil
    userDidSet(new)
  }

  /// Moves the thumb back.
  override func touchDidCancel() {
    drag = nil
    show(animated: true)
  }

  private func userDidSet(_ new: Bool) {
    let isChange = new != value
    setOn(new, animated: true)
    if isChange { send(.valueChanged) }
  }

  // MARK: Focus and accessibility

  package var focusRingPath: FocusRingPath {
    FocusRingPath(rect: bounds, cornerRadius: bounds.height / 2)
  }

  package override var ownAccessibility: AccessibilityContent {
    var content = super.ownAccessibility
    content.isElement = true
    content.value = isOn ? "1" : "0"
    content.traits.formUnion([.button, .toggleButton])
    return content
  }

  /// Performs the action of a tap.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    userDidSet(!isOn)
    return true
  }
}

/// A touch on a switch.
struct SwitchDrag {
  /// The distance beyond which a touch becomes a drag, in points.
  private static let threshold: CGFloat = 8

  var start: CGFloat
  var displayedValue: Bool
  var isDragged = false

  init(start: CGFloat, displayedValue: Bool) {
    self.start = start
    self.displayedValue = displayedValue
  }

  /// Updates the drag after a move; returns whether the thumb changes sides.
  mutating func move(to x: CGFloat, isOn: Bool) -> Bool {
    if abs(x - start) > Self.threshold { isDragged = true }
    guard isDragged, isOn != displayedValue else { return false }
    displayedValue = isOn
    return true
  }
}
