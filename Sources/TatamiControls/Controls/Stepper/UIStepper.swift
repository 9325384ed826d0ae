public import Foundation
public import TatamiViews

/// A control that increments and decrements a number, 94 by 32 points in size.
///
/// ```swift
/// let count = UIStepper()
/// (count.minimumValue, count.maximumValue, count.value) = (1, 9, 2)
/// ```
@preconcurrency @MainActor
open class UIStepper: UIControl, FocusRingShaping {
  private static let size = CGSize(width: 94, height: 32)

  var stepperValue = StepperValue()
  var views = StepperViews()
  var images = StepperImages()
  var press: StepperPress?

  /// Creates a stepper with the value 0, a range of 0...100 and a step of 1.
  ///
  /// The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
    contentPriorities = .fixedSize
    views.all.forEach(addSubview)
    updateAppearance()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  /// The value, clamped to the range; setting it sends no event.
  open var value: Double {
    get { stepperValue.range.value }
    set { change { $0.range.set(newValue) } }
  }
  /// The minimum value; maximum and value are raised to it.
  open var minimumValue: Double {
    get { stepperValue.range.minimum }
    set { change { $0.range.set(minimum: newValue) } }
  }
  /// The maximum value; minimum and value are lowered to it.
  open var maximumValue: Double {
    get { stepperValue.range.maximum }
    set { change { $0.range.set(maximum: newValue) } }
  }
  /// The difference of one step; values that are not positive and finite are reported and ignored.
  open var stepValue: Double {
    get { stepperValue.step }
    set {
      guard newValue > 0, newValue.isFinite else {
        return Diagnostics.report("a step must be above 0 and finite, found \(newValue): \(self)")
      }
      change { $0.step = newValue }
    }
  }
  /// Whether a step beyond the maximum leads to the minimum and vice versa.
  open var wraps: Bool {
    get { stepperValue.wraps }
    set { change { $0.wraps = newValue } }
  }
  /// Whether `valueChanged` is sent for each step, and not only at the end of a touch.
  open var isContinuous = true
  /// Whether the steps repeat while a half is held.
  open var autorepeat = true

  // MARK: Images

  /// Sets the image behind both halves for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    changeImages { $0.background[state] = image }
  }
  /// Returns the image behind both halves for a state.
  open func backgroundImage(for state: State) -> UIImage? { images.background[state] }

  /// Sets the image between the halves for their states.
  open func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State
  ) {
    changeImages { $0.dividers[[leftState, rightState]] = image }
  }
  /// Returns the image between the halves for their states.
  open func dividerImage(
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State
  ) -> UIImage? {
    images.dividers[[leftState, rightState]]
  }

  /// Sets the image of the half that increments for a state; nil for a plus.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    changeImages { $0.increment[state] = image }
  }
  /// Returns the image of the half that increments for a state.
  open func incrementImage(for state: State) -> UIImage? { images.increment[state] }

  /// Sets the image of the half that decrements for a state; nil for a minus.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    changeImages { $0.decrement[state] = image }
  }
  /// Returns the image of the half that decrements for a state.
  open func decrementImage(for state: State) -> UIImage? { images.decrement[state] }

  private func changeImages(_ change: (inout StepperImages) -> Void) {
    change(&images)
    updateAppearance()
  }

  // MARK: Layout

  /// Places the halves, mirrored from right to left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSubviews()
  }

  /// The rectangle in the superview's coordinates; the size cannot be changed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  /// The rectangle in the stepper's own coordinates; the size cannot be changed.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }
  /// The fixed size of steppers.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// The fixed size of steppers.
  open override var intrinsicContentSize: CGSize { Self.size }

  // MARK: Tracking

  override func touchDidBegin(at point: CGPoint) { beginPress(at: point) }
  override func touchDidMove(to point: CGPoint) { movePress(to: point) }
  override func touchDidEnd(at point: CGPoint?, isInside: Bool) { endPress() }
  override func touchDidCancel() { endPress() }

  // MARK: Keys and accessibility

  /// Whether the stepper can become first responder, for arrow keys; true while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Changes the value by one step for each arrow key.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeSteps(of: presses) { super.pressesBegan(presses, with: event) }
  }

  package var focusRingPath: FocusRingPath {
    FocusRingPath(rect: bounds, cornerRadius: Self.cornerRadius)
  }
  package override var ownAccessibility: AccessibilityContent {
    var content = super.ownAccessibility
    content.isElement = true
    content.value = value.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))
    content.traits.insert(.adjustable)
    return content
  }
  /// Increases the value by one step.
  open override func accessibilityIncrement() { if isEnabled { userDidStep(1) } }
  /// Decreases the value by one step.
  open override func accessibilityDecrement() { if isEnabled { userDidStep(-1) } }

  // MARK: Changes

  override func stateDidChange() {
    super.stateDidChange()
    updateAppearance()
  }
}
