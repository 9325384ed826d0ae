public import Foundation

/// A control with a thumb that is moved along a track.
open class UISlider: UIControl {
  var sliderValue = SliderValue()
  var views = SliderViews()
  var images = SliderImages()
  /// How far the finger is from the middle of the thumb that it moves.
  var grabOffset: CGFloat = 0

  /// Makes a slider from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentPriorities.hugging.vertical = .defaultHigh
    views.all.forEach(addSubview)
    updateAppearance()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Value (S96)

  /// The number, clamped between the ends; setting it sends no event (S96).
  open var value: Float {
    get { sliderValue.value }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the number, gradually if asked to; sends no event (S96).
  open func setValue(_ value: Float, animated: Bool) {
    change(animated: animated) { $0.set(value) }
  }

  /// The least number; a greater maximum and value make way.
  open var minimumValue: Float {
    get { sliderValue.minimum }
    set { change { $0.set(minimum: newValue) } }
  }
  /// The greatest number; a smaller minimum and value make way.
  open var maximumValue: Float {
    get { sliderValue.maximum }
    set { change { $0.set(maximum: newValue) } }
  }
  /// Whether the value is told while the thumb moves, not only when it is let go.
  open var isContinuous = true

  // MARK: Looks

  /// The colour of the track before the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { updateAppearance() } }
  /// The colour of the track after the thumb; nil for the system's.
  open var maximumTrackTintColor: UIColor? { didSet { updateAppearance() } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { updateAppearance() } }
  /// The image before the track.
  open var minimumValueImage: UIImage? { didSet { updateAppearance() } }
  /// The image after the track.
  open var maximumValueImage: UIImage? { didSet { updateAppearance() } }

  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state] = image
    updateAppearance()
  }

  /// Sets the image of the track before the thumb for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimumTrack[state] = image
    updateAppearance()
  }

  /// Sets the image of the track after the thumb for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximumTrack[state] = image
    updateAppearance()
  }

  /// Returns the image of the thumb in a state, or else in the normal one.
  open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
  /// Returns the image of the track before the thumb in a state, or else in the normal one.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }
  /// Returns the image of the track after the thumb in a state, or else in the normal one.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }
  /// The image of the thumb that is shown.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track before the thumb that is shown.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track after the thumb that is shown.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Layout

  /// Returns where the image before the track stands in some bounds.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, atEnd: false, in: bounds)
  }

  /// Returns where the image after the track stands in some bounds.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, atEnd: true, in: bounds)
  }

  /// Returns where the track stands in some bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }

  /// Returns where the thumb stands for a value on a track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    defaultThumbRect(in: bounds, on: rect, value: value)
  }

  /// Places track, thumb and images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSubviews()
  }

  /// The width on offer and the height of the thumb with its surroundings.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < 1e6 ? size.width : bounds.width, height: fittingHeight)
  }

  /// The height of the thumb with its surroundings; there is no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  // MARK: Tracking (S96)

  /// Takes hold of the thumb; fingers elsewhere do nothing.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grabThumb(at: touch.location(in: self))
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragThumb(to: touch.location(in: self))
    return true
  }

  /// Lets go of the thumb.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { send(.valueChanged) }
  }

  // MARK: Keys and readers

  /// A slider in use takes the arrow keys.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Arrow keys move the thumb by a tenth of the way.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let steps = presses.compactMap { $0.key.flatMap(steps(for:)) }
    guard isEnabled, !steps.isEmpty else { return super.pressesBegan(presses, with: event) }
    step(by: steps.reduce(0, +))
  }

  override var focusRingPath: FocusRingPath {
    FocusRingPath(rect: bounds, cornerRadius: bounds.height / 4)
  }

  override var ownAccessibility: AccessibilityContent {
    var content = super.ownAccessibility
    content.isElement = true
    content.value = "\(Int((sliderValue.fraction * 100).rounded()))%"
    content.traits.insert(.adjustable)
    return content
  }

  /// Moves the thumb a tenth of the way towards the maximum.
  open override func accessibilityIncrement() { step(by: 1) }
  /// Moves the thumb a tenth of the way towards the minimum.
  open override func accessibilityDecrement() { step(by: -1) }

  // MARK: Changes

  override func stateDidChange() {
    super.stateDidChange()
    updateAppearance()
  }

  /// Shows the track in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }
}
