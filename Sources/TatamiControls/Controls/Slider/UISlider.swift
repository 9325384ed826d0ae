public import Foundation
public import TatamiViews

/// A control that selects a number with a thumb on a track.
///
/// ```swift
/// let volume = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
/// volume.maximumValue = 10
/// volume.value = 4
/// ```
open class UISlider: UIControl, FocusRingShaping {
  var sliderValue = RangedValue<Float>(0...1)
  var views = SliderViews()
  var images = SliderImages()
  /// The distance from the center of the thumb to the touch that drags it, in points.
  var grabOffset: CGFloat = 0

  /// Creates a slider with a range of 0...1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentPriorities.hugging.vertical = .defaultHigh
    views.all.forEach(addSubview)
    updateAppearance()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Value (S96)

  /// The value, clamped to the range; setting it sends no event.
  open var value: Float {
    get { sliderValue.value }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, optionally animated; sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    change(animated: animated) { $0.set(value) }
    ValueObservers.didChange(self, "value")
  }

  /// The minimum value; maximum and value are raised to it.
  open var minimumValue: Float {
    get { sliderValue.minimum }
    set { change { $0.set(minimum: newValue) } }
  }
  /// The maximum value; minimum and value are lowered to it.
  open var maximumValue: Float {
    get { sliderValue.maximum }
    set { change { $0.set(maximum: newValue) } }
  }
  /// Whether `valueChanged` is sent while the thumb moves, and not only when it is released.
  open var isContinuous = true

  // MARK: Appearance

  private var appearance = SliderAppearance()

  private func changeAppearance(_ change: (inout SliderAppearance) -> Void) {
    change(&appearance)
    updateAppearance()
  }

  /// The color of the track between minimum and thumb; nil for the tint color.
  open var minimumTrackTintColor: UIColor? {
    get { appearance.minimumTrackTintColor }
    set { changeAppearance { $0.minimumTrackTintColor = newValue } }
  }
  /// The color of the track between thumb and maximum; nil for the system fill color.
  open var maximumTrackTintColor: UIColor? {
    get { appearance.maximumTrackTintColor }
    set { changeAppearance { $0.maximumTrackTintColor = newValue } }
  }
  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    get { appearance.thumbTintColor }
    set { changeAppearance { $0.thumbTintColor = newValue } }
  }
  /// The image at the minimum end of the track.
  open var minimumValueImage: UIImage? {
    get { appearance.minimumValueImage }
    set { changeAppearance { $0.minimumValueImage = newValue } }
  }
  /// The image at the maximum end of the track.
  open var maximumValueImage: UIImage? {
    get { appearance.maximumValueImage }
    set { changeAppearance { $0.maximumValueImage = newValue } }
  }

  /// Sets the thumb's image for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state] = image
    updateAppearance()
  }

  /// Sets the minimum track's image for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimumTrack[state] = image
    updateAppearance()
  }

  /// Sets the maximum track's image for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximumTrack[state] = image
    updateAppearance()
  }

  /// Returns the thumb's image for a state, falling back to the normal state.
  open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
  /// Returns the minimum track's image for a state, falling back to the normal state.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }
  /// Returns the maximum track's image for a state, falling back to the normal state.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }
  /// The thumb's image in the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The minimum track's image in the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The maximum track's image in the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Layout

  /// Returns the frame of the minimum value image for given bounds.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, atEnd: false, in: bounds)
  }

  /// Returns the frame of the maximum value image for given bounds.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, atEnd: true, in: bounds)
  }

  /// Returns the frame of the track for given bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }

  /// Returns the frame of the thumb for a value on a track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    defaultThumbRect(in: bounds, on: rect, value: value)
  }

  /// Places track, thumb and images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSubviews()
  }

  /// The available width and the height of the control.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < 1e6 ? size.width : bounds.width, height: fittingHeight)
  }

  /// The height of the control; no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  // MARK: Tracking (S96)

  /// Grabs the thumb; touches elsewhere are not tracked.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grabThumb(at: touch.location(in: self))
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragThumb(to: touch.location(in: self))
    return true
  }

  /// Releases the thumb.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { send(.valueChanged) }
  }

  // MARK: Keys and accessibility

  /// Whether the slider can become first responder, for arrow keys; true while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Changes the value by a tenth of the range for each arrow key.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeSteps(of: presses) { super.pressesBegan(presses, with: event) }
  }

  package var focusRingPath: FocusRingPath {
    FocusRingPath(rect: bounds, cornerRadius: bounds.height / 4)
  }

  package override var ownAccessibility: AccessibilityContent {
    var content = super.ownAccessibility
    content.isElement = true
    content.value = "\(Int((sliderValue.fraction * 100).rounded()))%"
    content.traits.insert(.adjustable)
    return content
  }

  /// Increases the value by a tenth of the range.
  open override func accessibilityIncrement() { step(by: 1) }
  /// Decreases the value by a tenth of the range.
  open override func accessibilityDecrement() { step(by: -1) }

  // MARK: Changes

  override func stateDidChange() {
    super.stateDidChange()
    updateAppearance()
  }

  /// Updates the colors for the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }
}

/// The colors and images of a slider that do not depend on its state.
private struct SliderAppearance {
  var minimumTrackTintColor: UIColor?
  var maximumTrackTintColor: UIColor?
  var thumbTintColor: UIColor?
  var minimumValueImage: UIImage?
  var maximumValueImage: UIImage?
}
