public import Foundation
import TatamiDrawing

/// A rectangle of the interface that draws itself, lays out its subviews and can be subclassed.
@MainActor
open class UIView: UIResponder, CALayerDelegate, LayerHost, UITraitEnvironment {
  /// The layer that draws the view.
  public let layer: CALayer

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view with a frame; it starts out marked for layout and display.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.delegate = self
    layer.host = self
    layer.contentsScale = traits.current.displayScale
    layer.setNeedsLayout()
    self.frame = frame
  }

  /// Makes a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    nil
  }

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

  /// How strongly the view keeps its natural size.
  var contentPriorities = ContentPriorities()

  /// Called after the bounds have changed, by the view or by its layer.
  package func layerBoundsDidChange(from old: CGRect) {}

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

  /// The transform of space about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that the transform leaves in place and `center` names, in units of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Which parts of the view's place grow with the superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow their masks when the size changes.
  open var autoresizesSubviews = true

  // MARK: Looks (S13-S15)

  var looks = ViewLooks()

  /// What the bounds are filled with; the very object that was assigned.
  open var backgroundColor: UIColor? {
    get { looks.backgroundColor }
    set { setBackground(newValue) }
  }
  /// The opacity of the view with all its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(max(0, min(1, newValue))) }
  }
  /// Whether the view and its subviews are left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The view whose opacity, pixel by pixel, is that of this view; it has no superview.
  open var mask: UIView? {
    get { looks.mask }
    set { setMask(newValue) }
  }
  /// How drawn contents follow a new size.
  open var contentMode: ContentMode {
    get { looks.contentMode }
    set { setContentMode(newValue) }
  }
  /// Whether the view promises to fill its bounds.
  open var isOpaque = true
  /// A number to find the view by.
  open var tag = 0
  /// Whether the view takes part in events.
  open var isUserInteractionEnabled = true

  /// Pixels per point of the drawn contents; follows the screen.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  // MARK: Traits (S234)

  var traits = ViewTraits()
  /// The controller whose root view this is (S73).
  weak var viewController: UIViewController?

  /// What surrounds the view.
  open var traitCollection: UITraitCollection { traits.current }

  /// What the view says differently for itself and its subviews.
  open var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set { override(with: newValue) }
  }

  /// Light or dark for the view and its subviews, whatever surrounds them.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Called after the traits have changed, parents first.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view is mirrored where the interface is read from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { looks.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction in which the view is read.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection)
  }

  // MARK: Tint

  var tint = ViewTint()

  /// The color of what can be acted on; that of the superview unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { tint.color }
    set { changeTint { $0.ownColor = newValue } }
  }

  /// Whether the tint is grayed out; as in the superview unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tint.mode }
    set { changeTint { $0.ownMode = newValue } }
  }

  /// Called after the tint has changed, here or above.
  open func tintColorDidChange() {}

  // MARK: Margins and safe area

  var margins = ViewMargins()

  /// How much of each edge bars and bezels cover, in points; nothing outside of windows.
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }

  /// The covered edges that subviews have to do with.
  var safeAreaOfSubviews: UIEdgeInsets { margins.safeArea }

  /// Called before layout when the covered edges have changed.
  open func safeAreaInsetsDidChange() {}

  /// The space that content keeps from the edges, safe area included, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins { $0.set(newValue, in: effectiveUserInterfaceLayoutDirection) } }
  }

  /// The space that content keeps from the edges, by reading direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, in: effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.own = newValue } }
  }

  /// Whether the margins also keep clear of the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the margins lie inside the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Hierarchy (S20-S29)

  /// The views inside, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The view around this one.
  open internal(set) weak var superview: UIView?

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Adds a view at a place among the others; beyond the end it comes to the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view directly in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Adds a view directly behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { remove() }

  /// Called before the view gets or loses its superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got or lost its superview.
  open func didMoveToSuperview() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view comes into a window, another one or none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has come into a window, another one or none.
  open func didMoveToWindow() {}

  /// The window that the view is in.
  open internal(set) weak var window: UIWindow?

  /// The controller of a root view, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Events (S66-S71)

  /// Whether a point of the view's coordinates is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view that a point of the view's coordinates hits.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Whether a second finger on the view is heard of while there is a first.
  open var isMultipleTouchEnabled = false
  /// Whether other views hear of no finger while this one is touched, and the other way round.
  open var isExclusiveTouch = false

  // MARK: Gestures (S80-S88)

  var attachedRecognizers: [UIGestureRecognizer] = []

  /// The recognizers of the view, in the order they came.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Attaches a recognizer; it leaves the view it was attached to.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }

  /// Detaches a recognizer; what it is doing is canceled.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }

  /// Whether a recognizer of this view or of one around it may recognize.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Focus

  /// Whether the focus may come here by keys.
  open var canBecomeFocused: Bool { false }
  /// Whether the focus is here.
  open var isFocused: Bool { window?.focus.view === self }
  /// The outline that the focus ring follows.
  var focusRingPath: FocusRingPath { defaultFocusRingPath }
  /// Whether the focus may go as it is about to; asked of both views and all around them.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has gone; on both views and all around them.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Layout (S30-S38)

  /// Marks the view for the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out what is marked, from the topmost marked ancestor of an unbroken chain.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Places the subviews.
  open func layoutSubviews() {}

  /// A subview may have been hidden or shown.
  func visibilityChanged(of subview: UIView) {}

  /// The size that suits the content; plain views answer their own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { DefaultFitting.size(of: self) }

  /// Takes the size that suits the content and keeps the origin.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The natural size, -1 on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The natural size has changed: the superview's layout is marked.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// The subview by whose first line of text rows align the view; by default, that for the last.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The subview by whose last line of text rows align the view; by default, the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the view's own baselines at a size; the bottom edge without text.
  func baselines(in size: CGSize) -> Baselines { Baselines(bottomOf: size) }
  /// Returns the frame of a baseline view when this view has a size; by default, the present one.
  func baselineFrame(of view: UIView, in size: CGSize) -> CGRect { currentFrame(of: view) }

  // MARK: Display (S41, S42)

  /// Marks the contents to be drawn anew.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Marks a part of the contents to be drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Draws a part of the contents into the current context; a plain view has none.
  open func draw(_ rect: CGRect) {}
  /// Provides the layer's contents: records what is drawn.
  open func display(_ layer: CALayer) {
    layer.record()
  }

  /// Called before the layer's contents are drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Places the subviews: part of the layer's layout pass.
  open func layoutSublayers(of layer: CALayer) {
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  /// Returns the animation of a change inside an animation block, the null object outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimationBlock.action(for: layer, forKey: event)
  }

  /// Draws the contents: part of the layer's display pass; views of zero size have none.
  open func draw(_ layer: CALayer, in context: CGContext) {
    guard !bounds.isEmpty else { return }
    traitCollection.performAsCurrent { draw(layer.backingStore.drawingRect ?? bounds) }
  }

  deinit {
    ReleaseQueue.release(&subviews)
  }
}
