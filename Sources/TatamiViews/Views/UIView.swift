public import Foundation

/// A rectangular area that draws its contents, lays out its subviews and handles events.
@preconcurrency @MainActor
open class UIView: UIResponder, @MainActor CALayerDelegate, @MainActor LayerHost {
  /// The layer that draws the view.
  public let layer: CALayer
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Creates a view with a frame, marked for layout and display.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).create()
    super.init()
    isScrollContainer = ScrollContainers.include(Self.self)
    layer.host = self
    layer.delegate = self
    layer.attach(to: .current)
    layer.contentsScale = traits.current.displayScale
    layer.isOpaque = true
    layer.setNeedsLayout()
    if Self.requiresConstraintBasedLayout { constraintFlags = .needsUpdate }
    self.frame = frame
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }
  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Geometry (S1-S12)

  /// The rectangle in the superview's coordinates, in points; derived from bounds and center.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The content hugging and compression resistance priorities.
  @exclusivity(unchecked) package final var contentPriorities = ContentPriorities()
  /// Called when the layer tree needs layout or display.
  package func layerTreeNeedsUpdate() {}
  /// The distance that drawing may extend beyond the bounds where it is not clipped, in points.
  package var recordingReach: CGFloat { 0 }
  /// The center in the superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that `center` refers to and transforms leave fixed, in units of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Converts a point to another view's coordinates; nil means the root view's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(point, to: view) }
  /// Converts a point from another view's coordinates; nil means the root view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { map(point, from: view) }
  /// Converts a rectangle to another view's coordinates; the result is a bounding box.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect, to: view) }
  /// Converts a rectangle from another view's coordinates; the result is a bounding box.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(rect, from: view) }
  /// The margins and lengths of the frame that resize with the superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the view resizes its subviews by their autoresizing masks when its size changes.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// Whether the frame and the autoresizing mask place the view; false if constraints place it.
  ///
  /// Stack views turn it off for the views that they arrange.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslation }
    set {
      if exchange(&storedTranslation, with: newValue) != newValue { membershipMayHaveChanged() }
    }
  }

  private(set) var storedTranslation = true

  // MARK: Appearance (S13-S15)

  var viewAppearance = ViewAppearance()
  /// The background color; the getter returns the object that was set.
  open var backgroundColor: UIColor? {
    get { viewAppearance.backgroundColor }
    set { setBackground(newValue) }
  }

  /// The opacity of the view with all its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(max(0, min(1, newValue))) }
  }

  /// Whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view whose alpha channel masks this view; it has no superview.
  open var mask: UIView? {
    get { viewAppearance.mask }
    set { setMask(newValue) }
  }

  /// The alignment and scaling of drawn contents when the size changes.
  open var contentMode: ContentMode {
    get { viewAppearance.contentMode }
    set { setContentMode(newValue) }
  }

  /// Whether the view fills its bounds with opaque contents.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// A number that identifies the view.
  open var tag = 0
  /// A name that identifies the view in saved states, which this kit does not save.
  open var restorationIdentifier: String?
  /// Whether the view and its subviews receive events.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// The scale of the drawn contents, in pixels per point; by default, the screen's.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  // MARK: Traits (S234)

  @exclusivity(unchecked) var traits = ViewTraits()
  /// The references to what the view belongs to.
  @exclusivity(unchecked) final var references = ViewReferences()
  /// The traits of the view: inherited traits with its overrides.
  open var traitCollection: UITraitCollection { traits.current }
  /// The trait overrides of the view and its subviews.
  open var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set { override(with: newValue) }
  }

  /// The interface style of the view and its subviews; unspecified to inherit.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Called after the traits have changed, parents first.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The meaning of the content, which determines whether right-to-left layout mirrors the view.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { viewAppearance.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The layout direction of the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection)
  }

  // MARK: Tint

  var tint = ViewTint()
  /// The color of interactive elements; inherited from the superview unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { tint.color }
    set { changeTint { $0.ownColor = newValue } }
  }

  /// Whether the tint is dimmed; inherited from the superview unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tint.mode }
    set { changeTint { $0.ownMode = newValue } }
  }

  /// Called after the tint of the view has changed, set or inherited.
  open func tintColorDidChange() {}

  // MARK: Margins and safe area

  @exclusivity(unchecked) var margins = ViewMargins()
  /// Whether the view is a `ScrollContainer`; stored, because every change of the bounds reads it.
  package final private(set) var isScrollContainer = false
  /// The insets that bars and the device's bezel cover, in points; zero outside of windows.
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  /// Called before layout when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// The margins between the edges and the content, including the safe area, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      // Read before the margins are accessed, because an override may read them.
      let direction = effectiveUserInterfaceLayoutDirection
      changeMargins { $0.set(newValue, in: direction) }
    }
  }

  /// The margins between the edges and the content by layout direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, in: effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.own = newValue } }
  }

  /// Whether the margins also include the superview's margins.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.inherited != nil }
    set { preserveSuperviewMargins(newValue) }
  }

  /// Whether the margins are measured from the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}
  /// The part of the bounds that bars and the device's bezel do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { guides.safeArea }
  /// The part of the bounds between the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { guides.margins }
  /// The part between the layout margins in which lines of text are not too wide to be read.
  open var readableContentGuide: UILayoutGuide { guides.readableContent }
  /// The part of the view that the keyboard covers; without a keyboard, the part below the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { guides.keyboard }

  // MARK: Constraints (S50-S62)

  /// The constraints of the view; nil before the first one.
  package final var constraintState: ViewConstraints?
  package final var constraintFlags: ConstraintFlags = []
  /// The active constraints that the view holds, in the order in which they were added.
  open var constraints: [NSLayoutConstraint] { constraintState.map { Array($0.held) } ?? [] }
  /// Adds a constraint whose items are the view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Adds constraints whose items are the view or its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }
  /// Removes a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release([constraint]) }
  /// Removes constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { release(constraints) }
  /// Whether instances need a constraint update even without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the constraints of the view; overrides call super as the last step.
  open func updateConstraints() { constraintFlags.remove(.needsUpdate) }
  /// Whether the next pass calls `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { constraintFlags.contains(.needsUpdate) }
  /// Requests a call of `updateConstraints()` in the next pass.
  open func setNeedsUpdateConstraints() { mark(.needsUpdate) }
  /// Calls `updateConstraints()` of the marked views inside, subviews before their superviews.
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }
  /// The distances of the alignment rectangle from the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }
  /// Adds a layout guide, which is removed from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
  /// Removes a layout guide and the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
  /// Returns the constraints that determine the view along an axis, also those of other views.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { LayoutItem.view(self).constraintsAffectingLayout(along: axis) }
  /// Whether the constraints leave the frame ambiguous.
  open var hasAmbiguousLayout: Bool { LayoutItem.view(self).isAmbiguous }
  /// Shows another possible frame if the frame is ambiguous.
  open func exerciseAmbiguityInLayout() { showAnotherSolution() }
  /// The edge at which text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge at which text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }

  // MARK: Hierarchy (S20-S29)

  /// The subviews, back to front.
  @exclusivity(unchecked) open internal(set) var subviews: [UIView] = []
  /// The superview, held weakly.
  open var superview: UIView? { references.superview }
  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts a subview at an index, which is clamped to the number of subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Moves a subview in front of its siblings, without any callbacks.
  open func bringSubviewToFront(_ view: UIView) { move(view, toIndex: subviews.count) }
  /// Moves a subview behind its siblings, without any callbacks.
  open func sendSubviewToBack(_ view: UIView) { move(view, toIndex: 0) }
  /// Exchanges the positions of two subviews, without any callbacks.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  /// Whether the view is a given view or its descendant.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// Returns the first view with a tag: this view or a descendant, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
  /// Inserts a subview directly in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Inserts a subview directly behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { remove() }
  /// Called before the superview changes; nil if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the window changes; nil if the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
  /// The window that contains the view; nil outside of windows.
  open var window: UIWindow? { references.window }
  /// The view controller of a root view, otherwise the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Events (S66-S71)

  /// Returns whether a point in the view's coordinates is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the frontmost descendant that contains a point in the view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether no other view receives touches while this one is touched, and vice versa.
  open var isExclusiveTouch = false
  /// Resigns the first responder inside, unconditionally if `force`; returns true if none is left.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

  // MARK: Gestures (S80-S88)

  var attachments = ViewAttachments()
  /// The view's gesture recognizers, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a gesture recognizer; removes it from its previous view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  /// Removes a gesture recognizer; cancels a gesture in progress.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  /// Returns whether a recognizer of this view or of a superview may begin.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Focus

  /// Whether the view can receive keyboard focus.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has keyboard focus.
  open var isFocused: Bool { window?.focus.view === self }
  /// Returns whether the focus may move; called on both views and their superviews.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved, on both views and their superviews.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Layout (S30-S38)

  /// Marks the view for the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out the marked views now, from the top of the unbroken chain of marked superviews.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// Lays out the subviews: sets the frames that constraints determine.
  open func layoutSubviews() { applySolvedFrames() }
  /// Returns the size that fits the content; plain views return their own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { DefaultFitting.size(of: self) }
  /// Resizes the view to the size that fits its content, keeping the origin.
  open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }
  /// Returns the size that fits the content, as near to a target as the content allows.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  /// Returns the size that fits the content, with the target's lengths where they are required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// The natural size of the content, in points; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the priority of not exceeding the natural size, 0...1000: 250 by default, for labels
  /// vertically 251, for controls 750 on an axis on which they have a fixed length.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis]
  }

  /// Sets the priority of not exceeding the natural size, limited to 0...1000.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, for: axis) }
  /// Returns the priority of not falling below the natural size, 0...1000; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { contentPriorities.compressionResistance[axis] }
  /// Sets the priority of not falling below the natural size, limited to 0...1000.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setCompressionResistance(priority, for: axis) }
  /// Marks the superview for layout after the natural size has changed.
  open func invalidateIntrinsicContentSize() { naturalSizeDidChange() }
  /// The subview whose first baseline aligns the view; by default, that of `forLastBaselineLayout`.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The subview whose last baseline aligns the view; by default, the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the natural size in a width that constraints determine (AL163).
  func naturalSize(inWidth width: CGFloat) -> CGSize { measuredSize(inWidth: width) }

  // MARK: Display (S41, S42)

  /// Marks the contents for redrawing.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Marks a rectangle of the contents for redrawing.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  /// Draws a rectangle of the contents into the current context; plain views draw nothing.
  open func draw(_ rect: CGRect) {}
  /// Updates the layer's contents by recording the drawing.
  open func display(_ layer: CALayer) { layer.record() }
  /// Draws the tree, optionally after pending updates, into a rectangle; false without a window.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  /// Returns a view with a picture of this one, optionally after pending updates.
  ///
  /// Without pending updates, the picture of a view outside of windows is empty.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(afterUpdates: afterUpdates)
  }

  /// Called before the layer's contents are drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the subviews; called in the layer's layout pass.
  open func layoutSublayers(of layer: CALayer) {
    viewController?.viewLayoutWillBegin()
    layoutSubviews()
    viewController?.viewLayoutDidEnd()
  }

  /// Returns the animation of a change inside an animation block; `NSNull` outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimationBlock.action(for: layer, forKey: event)
  }

  /// Draws the contents in the layer's display pass, unless the bounds are empty.
  open func draw(_ layer: CALayer, in context: CGContext) {
    guard !bounds.isEmpty else { return }
    traitCollection.performAsCurrent { draw(layer.backingStore.drawingRect ?? bounds) }
  }

  deinit { if !subviews.isEmpty { ReleaseQueue.release(&subviews) } }
}
