public import Foundation
public import TatamiViews

/// A control of several segments, one of which can be selected.
///
/// ```swift
/// let sizes = UISegmentedControl(items: ["Small", "Medium", "Large"])
/// sizes.selectedSegmentIndex = 1
/// ```
open class UISegmentedControl: UIControl {
  /// The index that stands for no selected segment.
  public nonisolated static let noSegment = -1

  var segments: [Segment] = []
  var separators: [UIView] = []
  let selectionView = UIView.controlSubview()
  var press: SegmentPress?
  private var options = SegmentOptions()
  var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control with a segment for each string, image or action; other items are ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { append(item) }
    sizeToFit()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index, clamped to the valid range.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title ?? "", image: nil), at: segment, animated: animated)
  }

  /// Inserts a segment with an image at an index, clamped to the valid range.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment, animated: animated)
  }

  /// Removes a segment.
  ///
  /// Removing the selected segment clears the selection.
  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment, animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for index in segments.indices.reversed() { remove(at: index, animated: false) }
  }

  /// Replaces the content of a segment with a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title ?? "" }
  }

  /// Returns the title of a segment; nil for a segment with an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Replaces the content of a segment with an image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  /// Returns the image of a segment; nil for a segment with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the fixed width of a segment, in points; 0 for a share of the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.fixedWidth = width.isFinite ? max(0, width) : 0 }
  }

  /// Returns the fixed width of a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.fixedWidth ?? 0 }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  // MARK: Selection (S96)

  var selection = noSegment

  /// The index of the selected segment; `noSegment` for none.
  ///
  /// Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selection }
    set { select(newValue, animated: false) }
  }

  /// Whether segments behave like buttons, so that none stays selected.
  open var isMomentary: Bool {
    get { options.isMomentary }
    set {
      options.isMomentary = newValue
      select(Self.noSegment, animated: false)
    }
  }

  // MARK: Appearance

  /// Whether the widths of segments are proportional to their content.
  open var apportionsSegmentWidthsByContent: Bool {
    get { options.apportionsSegmentWidthsByContent }
    set {
      options.apportionsSegmentWidthsByContent = newValue
      contentDidChange()
    }
  }
  /// The color of the selection; nil for the default.
  open var selectedSegmentTintColor: UIColor? {
    get { options.selectedSegmentTintColor }
    set {
      options.selectedSegmentTintColor = newValue
      updateAppearance()
    }
  }

  /// Sets the text attributes of titles in a state; `.font` and `.foregroundColor` are used.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {
    textAttributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// Returns the text attributes set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  // MARK: Layout

  /// Places the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  /// The natural size of all segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The natural size of all segments.
  open override var intrinsicContentSize: CGSize { fittingSize }

  // MARK: Tracking (S96)

  /// Starts tracking at the segment under the touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginPress(at: touch.location(in: self))
  }

  /// Continues tracking at the segment under the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    movePress(to: touch.location(in: self))
    return true
  }

  /// Selects the segment under the touch and sends actions.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = isTouchInside ? press?.index : nil
    press = nil
    super.endTracking(touch, with: event)
    userDidSelect(chosen)
  }

  /// Cancels the press.
  open override func cancelTracking(with event: UIEvent?) {
    press = nil
    super.cancelTracking(with: event)
    show(animated: true)
  }

  // MARK: Changes

  override func stateDidChange() {
    super.stateDidChange()
    updateAppearance()
  }
}

/// The settable properties of a segmented control.
private struct SegmentOptions {
  var isMomentary = false
  var apportionsSegmentWidthsByContent = false
  var selectedSegmentTintColor: UIColor?
}
