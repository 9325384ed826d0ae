public import Foundation

/// A row of segments one of which can be selected.
open class UISegmentedControl: UIControl {
  /// Stands for no selected segment.
  public nonisolated static let noSegment = -1

  var segments: [Segment] = []
  var separators: [UIView] = []
  let selectionView = UIView.controlSubview()
  var press: SegmentPress?
  var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control with a segment for each string, image or action; others are left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { append(item) }
    sizeToFit()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title at a place; beyond the end it comes last.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title ?? "", image: nil), at: segment, animated: animated)
  }

  /// Puts a segment with an image at a place; beyond the end it comes last.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment, animated: animated)
  }

  /// Takes a segment away; with the selected one goes the selection.
  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment, animated: animated)
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    for index in segments.indices.reversed() { remove(at: index, animated: false) }
  }

  /// Sets the title of a segment in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title ?? "" }
  }

  /// Returns the title of a segment; nil for an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets the image of a segment in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  /// Returns the image of a segment; nil for a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the width of a segment, in points; 0 shares what is left over.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.fixedWidth = width.isFinite ? max(0, width) : 0 }
  }

  /// Returns the width that a segment was given, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.fixedWidth ?? 0 }

  /// Sets whether a segment can be selected by the user.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be selected by the user.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  // MARK: Selection (S96)

  var selection = noSegment

  /// The selected segment, `noSegment` for none; setting it sends no event (S96).
  open var selectedSegmentIndex: Int {
    get { selection }
    set { select(newValue, animated: false) }
  }

  /// Whether segments act like buttons and none stays selected.
  open var isMomentary = false { didSet { select(Self.noSegment, animated: false) } }

  // MARK: Looks

  /// Whether wide contents get wide segments.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// The colour of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { updateAppearance() } }

  /// Sets the font and the colour of titles in a state: `.font` and `.foregroundColor`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {
    textAttributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// Returns what was set for titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  // MARK: Layout

  /// Places the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  /// The size that suits the contents.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size that suits the contents.
  open override var intrinsicContentSize: CGSize { fittingSize }

  // MARK: Tracking (S96)

  /// Begins with the segment under the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginPress(at: touch.location(in: self))
  }

  /// Goes on with the segment under the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    movePress(to: touch.location(in: self))
    return true
  }

  /// Selects the segment under the finger and tells so.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = isTouchInside ? press?.index : nil
    press = nil
    super.endTracking(touch, with: event)
    userDidSelect(chosen)
  }

  /// Forgets the segment under the finger.
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
