public import Foundation
public import TatamiViews

/// A view that arranges other views in a row or a column.
///
/// ```swift
/// let column = UIStackView(arrangedSubviews: views)
/// column.axis = .vertical
/// column.spacing = 8
/// ```
///
/// As long as the program has constrained neither the stack view nor an arranged view, the stack sets
/// frames. A view's natural size is then the result of its `sizeThatFits(_:)`; a view without an
/// override has its `intrinsicContentSize`, or else the size that the program has set. Otherwise the
/// stack arranges the views by constraints of its own, which are not in `constraints`; stacks that
/// arrange each other change over together.
///
/// `.fill` stretches the first view with the lowest content hugging priority. A view without a
/// natural length and, in a row, a text field whose priority was not changed are stretched before
/// all others. If views do not fit, those with the lowest compression resistance priority are
/// compressed first. Among equal priorities, scroll views are compressed before labels, labels
/// before nested stacks, and nested stacks before other views; within each kind, the last view is
/// compressed first. Switches, activity indicators and views of priority `required` keep their
/// length.
open class UIStackView: UIView {
  /// The distributions of views along the axis.
  public enum Distribution: Int, Sendable {
    /// One view is stretched, or some are compressed, by their content priorities.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// All views are stretched or compressed in proportion to their natural lengths.
    case fillProportionally = 2
    /// The gaps are equal.
    case equalSpacing = 3
    /// The distances between the centers are equal.
    case equalCentering = 4
  }

  /// The alignments of views across the axis.
  public enum Alignment: Int, Sendable {
    /// Stretched from edge to edge.
    case fill = 0
    /// Aligned with the leading edge, or the top edge of a row.
    case leading = 1
    /// In a row, the first baselines are aligned.
    case firstBaseline = 2
    /// Centered.
    case center = 3
    /// Aligned with the trailing edge, or the bottom edge of a row.
    case trailing = 4
    /// In a row, the last baselines are aligned.
    case lastBaseline = 5

    /// Aligned with the top edge of a row.
    public static var top: Alignment { .leading }
    /// Aligned with the bottom edge of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The value that represents the `spacing` of the stack view.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value that represents the system's spacing, 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// A layer that discards measured sizes when it is marked for layout.
  open override class var layerClass: AnyClass { StackLayer.self }

  /// Creates an empty stack view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a stack view that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view: this kit cannot read archives.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    contentPriorities.compression = .compressesSubviews
    removeStandardMargins()
  }

  // MARK: Arranged views (S61)

  /// The arranged views, in order; all are subviews.
  open internal(set) var arrangedSubviews: [UIView] = []
  /// The custom spacings, by the view before the gap.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that the stack view has made; nil while it sets frames.
  var generated: StackConstraints?
  /// Whether the program has constrained the stack view, an arranged view, or one of an arranged
  /// stack view.
  var isConstrainedInside = false
  /// The sizes of views without a natural size.
  var givenSizes: [ObjectIdentifier: GivenSize] = [:]

  /// Adds a view at the end of the arrangement.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index, clamped to the valid range; moves a view that is already arranged.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    stopArranging(view)
  }

  /// Removes the subview from the arrangement.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stopArranging(subview)
  }

  /// Makes the constraints of the stack view, if it uses any.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  // MARK: Baselines (AL83)

  /// The first arranged view of a column, the tallest one of a row; the stack view itself if it is
  /// empty.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? arrangedSubviews.first { !$0.isHidden } : tallestView) ?? self
  }

  /// The last arranged view of a column, the tallest one of a row; the stack view itself if it is
  /// empty.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arrangedSubviews.last { !$0.isHidden } : tallestView) ?? self
  }

  // MARK: Arrangement

  private var arrangement = StackOptions()

  private func rearrange(_ change: (inout StackOptions) -> Void) {
    let old = arrangement
    change(&arrangement)
    if old != arrangement { arrangementChanged() }
  }

  /// The axis along which the views are arranged.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis }
    set { rearrange { $0.axis = newValue } }
  }
  /// The distribution of the views along the axis.
  open var distribution: Distribution {
    get { arrangement.distribution }
    set { rearrange { $0.distribution = newValue } }
  }
  /// The alignment of the views across the axis.
  open var alignment: Alignment {
    get { arrangement.alignment }
    set { rearrange { $0.alignment = newValue } }
  }
  /// The minimum gap between neighbors, in points; a number that is not finite counts as 0.
  open var spacing: CGFloat {
    get { arrangement.spacing }
    set { rearrange { $0.spacing = newValue } }
  }
  /// Whether the views are arranged inside the layout margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isLayoutMarginsRelativeArrangement }
    set { rearrange { $0.isLayoutMarginsRelativeArrangement = newValue } }
  }
  /// Whether the spacings of a column are distances between baselines, also to the top and bottom
  /// edges.
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isBaselineRelativeArrangement }
    set {
      rearrange { $0.isBaselineRelativeArrangement = newValue }
      setNeedsArrangement()
    }
  }

  /// Sets the minimum gap after a view, in points; `spacingUseDefault` for `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranges(arrangedSubview) else { return }
    let isOwn = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isOwn ? nil : spacing
    arrangementChanged()
  }

  /// Returns the minimum gap after a view; `spacingUseDefault` if it is the stack view's.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Layout

  /// Places the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let generated { generated.placeViews() } else { placeArrangedSubviews() }
  }

  /// Updates the arrangement if it is relative to the margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { arrangementChanged() }
  }

  /// The size of all arranged views, their gaps and the margins, for an available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    constrainedSize(width: size.width) ?? fittingSize(width: size.width)
  }

  /// The size of all arranged views, their gaps and the margins; none on either axis while constraints
  /// arrange the views.
  open override var intrinsicContentSize: CGSize {
    usesConstraints ? Self.noNaturalSize : fittingSize(width: 0)
  }
}

/// The settable properties of a stack view.
private struct StackOptions: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isLayoutMarginsRelativeArrangement = false
  var isBaselineRelativeArrangement = false
}
