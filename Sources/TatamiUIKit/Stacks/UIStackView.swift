public import Foundation

/// A view that arranges other views in a row or a column (S61).
///
/// There are no constraints in this kit: the stack sets frames. A view's natural size is the result
/// of its `sizeThatFits(_:)`; a view that does not override it has its `intrinsicContentSize`, or
/// else the size that the program gave it.
///
/// `.fill` stretches the view with the lowest content hugging priority, the first of several. A
/// view without a natural length, and in a row a text field whose priority was not changed, are
/// stretched before all others. Where views do not fit, those with the lowest compression
/// resistance priority are compressed first. Between equal priorities, scroll views come before
/// labels, labels before nested stacks, and those before other views, each from the last one on.
/// Switches, activity indicators and views of priority `required` keep their length.
open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// One view is stretched, or the last ones shortened.
    case fill = 0
    /// All are equally long.
    case fillEqually = 1
    /// All are stretched or shortened in proportion.
    case fillProportionally = 2
    /// The gaps are equal.
    case equalSpacing = 3
    /// The distances of centres are equal.
    case equalCentering = 4
  }

  /// How views stand across the stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// Where reading begins; in a row, at the top.
    case leading = 1
    /// In a row, with their first baselines on one line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// Where reading ends; in a row, at the bottom.
    case trailing = 4
    /// In a row, with their last baselines on one line.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's own spacing.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's spacing, 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// A layer that makes the stack measure anew when it is marked.
  open override class var layerClass: AnyClass { StackLayer.self }

  /// Makes an empty stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentPriorities.compression = .compressesSubviews
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Arranged views (S61)

  /// The views that are arranged, in order; all are subviews.
  open internal(set) var arrangedSubviews: [UIView] = []
  /// Gaps that differ from the stack's own, by the view before them.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The sizes of views that have no size of their own.
  var givenSizes: [ObjectIdentifier: GivenSize] = [:]

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place, or moves it there; beyond the end it comes last.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Takes a view out of the arrangement; it stays a subview (S61).
  open func removeArrangedSubview(_ view: UIView) {
    stopArranging(view)
  }

  /// A view that leaves the subviews leaves the arrangement (S61).
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stopArranging(subview)
  }

  override func visibilityChanged(of subview: UIView) {
    if arrangedSubviews.contains(where: { $0 === subview }) { arrangementChanged() }
  }

  // MARK: Arrangement

  /// Whether the views form a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if oldValue != axis { arrangementChanged() } }
  }
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if oldValue != distribution { arrangementChanged() } }
  }
  /// How the views stand across the stack.
  open var alignment = Alignment.fill {
    didSet { if oldValue != alignment { arrangementChanged() } }
  }
  /// The least gap between neighbours, in points; what is not finite counts as 0.
  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { arrangementChanged() } }
  }
  /// Whether the views keep clear of the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrangementChanged() } }
  }

  /// Sets the least gap after a view; `spacingUseDefault` makes it the stack's own again.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isOwn = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isOwn ? nil : spacing
    arrangementChanged()
  }

  /// Returns the least gap after a view; `spacingUseDefault` if it is the stack's own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Layout

  /// Places the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeArrangedSubviews()
  }

  /// The margins have changed, and with them perhaps the room for the views.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { arrangementChanged() }
  }

  /// The size of all arranged views, their gaps and the margins, for the width on offer.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  /// The size of all arranged views, their gaps and the margins.
  open override var intrinsicContentSize: CGSize {
    fittingSize(width: 0)
  }
}
