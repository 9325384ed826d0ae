import TatamiBox
import TatamiGeometry
public import TatamiUIKit

/// The base class of the boxes: a view that lays out its subviews.
///
/// ```swift
/// final class Badge: BoxView {
///   let title = State("New")
///
///   override func buildBody() {
///     UILabel().attach(self).text(title).margin(all: 6)
///   }
/// }
/// ```
///
/// Views are added with `addSubview(_:)` or `attach(_:)`. Views that are inserted in other ways are
/// part of the view hierarchy only; the box does not set their frames. A box inside another box is
/// laid out with it; the outermost box measures the views and sets the frames that have changed. A
/// frame that a program gives to a view stays until the layout finds another one, or
/// `setNeedsLayout()` is called on the view's box.
open class BoxView: FittingView, BoxLayoutContainer {
  /// The arrangement of the children, and the size, margin and alignment of the box itself.
  public final private(set) lazy var layoutRegulator = createRegulator()

  /// The tree of an outermost box.
  private(set) lazy var layoutTree = LayoutTree(root: layoutRegulator)
  /// The space in which the size that fits is being measured; nil otherwise.
  private(set) var measuredSpace: BoxSpace?
  /// The width in which the height is being measured, in points; nil otherwise.
  private(set) var measuredWidth: CGFloat?
  /// Whether the intrinsic size has been invalidated and neither measured nor applied since then.
  private var hasInvalidIntrinsicSize = false
  private var hostObserver: GeometryObserver?
  private var hostSize = CGSize.zero

  /// Creates a box with a frame and calls `buildBody()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutRegulator.node = self
    buildBody()
  }

  /// Creates a box from an archive, on systems that support archives, and calls `buildBody()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layoutRegulator.node = self
    buildBody()
  }

  /// Builds the content of the box; called once, at the end of initialization.
  open func buildBody() {}

  /// Returns the layout properties of the box; called once, on first use.
  open func createRegulator() -> Regulator { ZRegulator() }

  // MARK: Outermost box

  /// Whether the box is the outermost one: it is not activated, or its superview is not a box.
  public var isRootBox: Bool { layoutRegulator.isRoot }

  /// Whether an outermost box sets its own size; otherwise it keeps the size that it is given.
  open var isSizeControl: Bool {
    get { controls.size }
    set {
      controls.size = newValue
      layoutRegulator.mark(.style)
    }
  }
  /// Whether an outermost box sets its own center, by its alignment and margin in the superview.
  open var isCenterControl: Bool {
    get { controls.center }
    set {
      controls.center = newValue
      layoutRegulator.mark(.style)
    }
  }
  /// Whether an outermost box sets the content size of the scroll view that contains it, along the
  /// axes on which the box wraps its content.
  open var isScrollViewControl: Bool {
    get { controls.contentSize }
    set {
      controls.contentSize = newValue
      layoutRegulator.mark(.style)
    }
  }
  var controls = BoxControls()

  // MARK: Children

  /// Adds a subview as the last child of the box; an existing child moves to the end.
  open override func addSubview(_ view: UIView) {
    super.addSubview(view)
    if view.superview === self { layoutRegulator.insert(view, at: nil) }
  }

  /// Adds a subview without making it a child of the box.
  func addHostedView(_ view: UIView) {
    super.addSubview(view)
  }

  /// Removes a view from the children of the box or of the group that contains it.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard let measure = subview.hostedMeasure, !measure.isRehosting,
      measure.parent?.hostView === self
    else { return }
    let node = measure.node
    measure.parent?.detach(measure)
    node?.didMoveToSuperBox(nil)
  }

  /// Observes the size of a superview that is not a box.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateHostObserver()
    hasInvalidIntrinsicSize = false
    if isRootBox { markForLayout() }
  }

  /// Starts or ends observing the superview's size.
  func updateHostObserver() {
    guard isRootBox, let superview else { return hostObserver = nil }
    hostSize = superview.bounds.size
    let observer = GeometryObserver { [weak self] in self?.hostMayHaveResized() }
    observer.observe(superview)
    hostObserver = observer
  }

  private func hostMayHaveResized() {
    guard let size = superview?.bounds.size, size != hostSize else { return }
    hostSize = size
    if !layoutRegulator.size.isFixed || controlsCenter { markForLayout() }
  }

  // MARK: Layout

  /// Marks the box for layout; the views in it are measured and placed again.
  ///
  /// Setters of layout properties, and changes of a view's intrinsic size, mark only the nodes that
  /// depend on them.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    layoutRegulator.markContents()
  }

  /// Marks the view without measuring its children again.
  func markForLayout() {
    super.setNeedsLayout()
    guard !hasInvalidIntrinsicSize, isRootBox, layoutRegulator.size.wraps,
      !(superview is BoxView)
    else { return }
    hasInvalidIntrinsicSize = true
    invalidateIntrinsicContentSize()
  }

  /// Lays out the outermost box around this one if it is marked.
  open override func layoutIfNeeded() {
    if isRootBox { return super.layoutIfNeeded() }
    rootBox?.layoutIfNeeded()
    super.layoutIfNeeded()
  }

  /// Lays out the whole tree if the box is the outermost one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    hasInvalidIntrinsicSize = false
    if isRootBox { layOutTree() }
    updateBorders()
  }

  /// Returns the size that fits the content in a space, both without the box's margin.
  ///
  /// Lengths of 0 and infinite lengths do not limit the content. A length that is a share of the
  /// superview's length is a share of the space, or wraps the content if the space is unlimited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    hasInvalidIntrinsicSize = false
    guard let root = rootBox, !root.layoutTree.isBusy else { return bounds.size }
    if root !== self {
      root.layoutTree.update()
      return CGSize(root.layoutTree.size(of: layoutRegulator, in: BoxSpace(limitedBy: size)))
    }
    return CGSize(naturalSize(in: BoxSpace(limitedBy: size)))
  }

  /// The size of the content; zero if both lengths are shares of the superview's.
  open override var intrinsicContentSize: CGSize {
    let size = layoutRegulator.size
    if size.width.kind == .ratio, size.height.kind == .ratio { return .zero }
    if let placedWidth { return fittingSize(inWidth: placedWidth) }
    let fitting = sizeThatFits(
      CGSize(
        width: size.width.kind == .ratio ? bounds.width : 0,
        height: size.height.kind == .ratio ? bounds.height : 0
      )
    )
    return CGSize(
      width: size.width.kind == .ratio ? UIView.noIntrinsicMetric : fitting.width,
      height: size.height.kind == .ratio ? UIView.noIntrinsicMetric : fitting.height
    )
  }

  /// Returns the size that fits the content in a width, with the height that the box has in exactly
  /// this width.
  package override func fittingSize(inWidth width: CGFloat) -> CGSize {
    let limit = CGSize(width: width, height: 0)
    var size = sizeThatFits(limit)
    guard rootBox === self, !layoutTree.isBusy else { return size }
    measuredWidth = width
    size.height = CGFloat(naturalSize(in: BoxSpace(limitedBy: limit)).height)
    measuredWidth = nil
    return size
  }

  private func naturalSize(in space: BoxSpace) -> Size {
    let (width, height) = (layoutRegulator.size.width.kind, layoutRegulator.size.height.kind)
    let hasOwnStyle =
      !controlsSize || measuredWidth != nil || width == .ratio || height == .ratio
    measuredSpace = space
    if hasOwnStyle { layoutRegulator.pending.insert(.style) }
    layoutTree.update()
    measuredSpace = nil
    if hasOwnStyle { layoutRegulator.pending.insert(.style) }
    return layoutTree.layOut(in: space).size
  }

  /// The outermost box around this one, or this box.
  var rootBox: BoxView? {
    var regulator = layoutRegulator
    while !regulator.isRoot, let parent = regulator.parent { regulator = parent }
    return regulator.node as? BoxView
  }

  // MARK: Reading direction

  /// Lays the box out again for another reading direction or another number of pixels per point.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale { setNeedsLayout() }
    let former = previousTraitCollection?.layoutDirection
    if former != traitCollection.layoutDirection { layoutRegulator.directionChanged() }
  }

  /// The semantic content attribute, from which the reading direction is derived.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set {
      super.semanticContentAttribute = newValue
      layoutRegulator.directionChanged()
    }
  }

  // MARK: Borders

  /// The lines along the edges.
  open var borders: Borders {
    get { borderLayers.borders }
    set {
      borderLayers.borders = newValue
      updateBorders()
    }
  }
  private let borderLayers = BorderLayers()

  private func updateBorders() {
    borderLayers.place(in: self, direction: layoutRegulator.readingDirection)
  }
}

/// The properties that an outermost box controls.
struct BoxControls {
  var size = true
  var center = true
  var contentSize = false
  /// The axes along which the box has set the content size of its scroll view.
  var scrolledAxes: Set<Axis> = []
}
