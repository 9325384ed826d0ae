public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A rectangular layer: background, contents, sublayers, border and shadow.
///
/// ```swift
/// let layer = CALayer()
/// layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
/// layer.shadowOpacity = 0.3
/// ```
open class CALayer: NSObject, AssociationOwner {
  /// Creates an empty layer.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer for its presentation values.
  ///
  /// Subclasses override it to copy their own properties; one that has a designated initializer of
  /// its own and does not override this one cannot be animated.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The values of the properties below; unchecked, because accesses only read or write a value.
  @exclusivity(unchecked) final var stored = LayerValues()

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points.
  ///
  /// Here and in the layer's other geometry, values that are not finite are ignored and
  /// reported.
  open var bounds: CGRect {
    get { stored.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { stored.position }
    set { setPosition(newValue) }
  }

  /// The point of the layer that is at `position`, in units of the bounds.
  open var anchorPoint: CGPoint {
    get { stored.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The order among siblings; larger values are in front.
  open var zPosition: CGFloat {
    get { stored.zPosition }
    set { setZPosition(newValue) }
  }

  /// The transform about the anchor point, projected onto the plane.
  ///
  /// A perspective is approximated by an affine transform: the layer is drawn as it appears
  /// around its anchor point.
  open var transform: CATransform3D {
    get { stored.transform }
    set { setTransform(newValue) }
  }

  /// The transform of all sublayers about the layer's anchor point, such as a perspective.
  open var sublayerTransform: CATransform3D {
    get { stored.sublayerTransform }
    set { setSublayerTransform(newValue) }
  }

  /// The distance of the anchor point from the layer's plane along z, in points.
  open var anchorPointZ: CGFloat {
    get { stored.anchorPointZ }
    set { setAnchorPointZ(newValue) }
  }

  /// Whether the layer is visible from behind.
  open var isDoubleSided: Bool {
    get { stored.isDoubleSided }
    set { changed("doubleSided", exchange(&stored.isDoubleSided, with: newValue), newValue) }
  }

  /// Returns the transform about the anchor point as an affine transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The bounding box of the layer in its superlayer's coordinates.
  open var frame: CGRect {
    get { LayerGeometry.frame(of: self) }
    set { LayerGeometry.setFrame(newValue, of: self) }
  }

  /// Converts a point to another layer's coordinates; nil is the topmost layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { map(p, to: l) }
  /// Converts a point from another layer's coordinates; nil is the topmost layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { map(p, from: l) }
  /// Converts a rectangle to another layer's coordinates; the result is a bounding box.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { map(r, to: l) }
  /// Converts a rectangle from another layer's coordinates; the result is a bounding box.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { map(r, from: l) }

  // MARK: Looks

  /// Whether the layer and its sublayers are not drawn.
  open var isHidden: Bool {
    get { stored.isHidden }
    set { changed("hidden", exchange(&stored.isHidden, with: newValue), newValue) }
  }

  /// The opacity of the layer and its sublayers as a group, from 0 to 1.
  open var opacity: Float {
    get { stored.opacity }
    set { changed("opacity", exchange(&stored.opacity, with: newValue), newValue) }
  }

  /// Whether the opacity applies to the layer and its sublayers as a group instead of one by one.
  open var allowsGroupOpacity: Bool {
    get { stored.allowsGroupOpacity }
    set {
      changed("allowsGroupOpacity", exchange(&stored.allowsGroupOpacity, with: newValue), newValue)
    }
  }

  /// The layer whose alpha channel masks this layer and its sublayers.
  ///
  /// It is in this layer's coordinates and must not be in another tree.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  /// The value of `mask`.
  final var maskLayer: CALayer?
  /// Whether sublayers and contents are clipped to the rounded bounds.
  open var masksToBounds: Bool {
    get { stored.masksToBounds }
    set { changed("masksToBounds", exchange(&stored.masksToBounds, with: newValue), newValue) }
  }

  /// The radius of the corners of background and border, in points.
  open var cornerRadius: CGFloat {
    get { stored.cornerRadius }
    set { changed("cornerRadius", exchange(&stored.cornerRadius, with: newValue), newValue) }
  }

  /// The shape of the rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { stored.cornerCurve }
    set { changed("cornerCurve", exchange(&stored.cornerCurve, with: newValue), newValue) }
  }

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { stored.maskedCorners }
    set { changed("maskedCorners", exchange(&stored.maskedCorners, with: newValue), newValue) }
  }

  /// The background color.
  open var backgroundColor: CGColor? {
    get { stored.backgroundColor }
    set { changed("backgroundColor", exchange(&stored.backgroundColor, with: newValue), newValue) }
  }

  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { stored.borderWidth }
    set { changed("borderWidth", exchange(&stored.borderWidth, with: newValue), newValue) }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { stored.borderColor }
    set { changed("borderColor", exchange(&stored.borderColor, with: newValue), newValue) }
  }

  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { stored.shadowColor }
    set { changed("shadowColor", exchange(&stored.shadowColor, with: newValue), newValue) }
  }

  /// The opacity of the shadow, from 0 to 1; 0 draws none.
  open var shadowOpacity: Float {
    get { stored.shadowOpacity }
    set { changed("shadowOpacity", exchange(&stored.shadowOpacity, with: newValue), newValue) }
  }

  /// The shape that casts the shadow; if nil, the layer and its sublayers cast it.
  open var shadowPath: CGPath? {
    get { stored.shadowPath }
    set { changed("shadowPath", exchange(&stored.shadowPath, with: newValue), newValue) }
  }

  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize {
    get { stored.shadowOffset }
    set { changed("shadowOffset", exchange(&stored.shadowOffset, with: newValue), newValue) }
  }

  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { stored.shadowRadius }
    set { changed("shadowRadius", exchange(&stored.shadowRadius, with: newValue), newValue) }
  }

  /// The layer's image: a `CGImage`.
  open var contents: Any? {
    get { stored.contents }
    set { setContents(newValue) }
  }

  /// The visible part of the contents, in units of their size.
  open var contentsRect: CGRect {
    get { stored.contentsRect }
    set { changed("contentsRect", exchange(&stored.contentsRect, with: newValue), newValue) }
  }

  /// Pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { stored.contentsScale }
    set { changed("contentsScale", exchange(&stored.contentsScale, with: newValue), newValue) }
  }

  /// The part of the visible contents that is stretched, in units of its size.
  open var contentsCenter: CGRect {
    get { stored.contentsCenter }
    set { changed("contentsCenter", exchange(&stored.contentsCenter, with: newValue), newValue) }
  }

  /// The filter for scaling the contents down.
  open var minificationFilter: CALayerContentsFilter {
    get { stored.minificationFilter }
    set {
      changed("minificationFilter", exchange(&stored.minificationFilter, with: newValue), newValue)
    }
  }

  /// The filter for scaling the contents up.
  open var magnificationFilter: CALayerContentsFilter {
    get { stored.magnificationFilter }
    set {
      changed(
        "magnificationFilter",
        exchange(&stored.magnificationFilter, with: newValue),
        newValue
      )
    }
  }

  /// The position and scale of the contents in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { stored.contentsGravity }
    set { changed("contentsGravity", exchange(&stored.contentsGravity, with: newValue), newValue) }
  }

  /// The transition of the content; nil for other layers than presentation copies.
  var transition: ContentTransition?
  /// The request to draw the layer as a bitmap.
  final var rasterization = LayerRasterization()
  /// Whether the layer's contents are opaque; a hint without effect, because every layer is
  /// composited with its alpha.
  @exclusivity(unchecked) open var isOpaque = false
  /// Whether drawing may be deferred; a hint without effect.
  open var drawsAsynchronously = false
  /// The values that programs have associated with the layer.
  package final var associatedValues: AssociatedValues?
  /// The layer's name, for debugging.
  open var name: String?

  /// The layer's delegate, held weakly; that of a view's layer is its view and cannot be changed.
  open weak var delegate: (any CALayerDelegate)? {
    get { host ?? currentDelegate }
    set { setDelegate(newValue) }
  }

  /// The value of `delegate` of a layer without a view.
  final weak var currentDelegate: (any CALayerDelegate)?

  /// The references to the layers and to the view that the layer belongs to.
  @exclusivity(unchecked) final var references = LayerReferences()

  // MARK: Animation (S192-S198)

  /// The animations and timing of the layer; nil until they are first used.
  @exclusivity(unchecked) package final var animationState: LayerAnimationState?
  /// The run loop of the layer's tree; nil for a tree that no view and no surface owns.
  @exclusivity(unchecked) final var attachedRunLoop: RunLoopTurn?
  /// The turn of the run loop in which the layer was attached or inserted.
  @exclusivity(unchecked) final var insertedInTurn = 0
  /// Whether the layer was the root of a displayed tree.
  package final var hasBeenDisplayed = false

  /// Adds a copy of an animation and replaces one of the same key; nil is no key.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  /// Removes the animation of a key.
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }
  /// Removes all animations.
  open func removeAllAnimations() { stop { _ in true } }
  /// Returns the layer's copy of the animation of a key.
  open func animation(forKey key: String) -> CAAnimation? { animationState?.animation(forKey: key) }
  /// Returns the keys of the animations in the order they were added; nil if there are none.
  open func animationKeys() -> [String]? { keysOfAnimations }
  /// The actions for changes of the layer by key; `NSNull` for none.
  open var actions: [String: any CAAction]? {
    get { animationState?.actions }
    set { requiredAnimationState.actions = newValue }
  }

  /// Additional values; actions are stored under the key `actions`.
  open var style: [AnyHashable: Any]? {
    get { animationState?.style }
    set { requiredAnimationState.style = newValue }
  }

  /// Converts a time from another layer's time; nil means the clock's time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.clockTime(at: t) ?? t)
  }

  /// Converts a time to another layer's time; nil means the clock's time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(at: clockTime(at: t)) ?? clockTime(at: t)
  }

  /// Returns a copy with the values on screen; nil if the layer was never displayed.
  open func presentation() -> Self? { currentPresentation as? Self }
  /// Returns the model layer of a presentation copy; the layer itself otherwise.
  open func model() -> Self { animationState?.model as? Self ?? self }
  /// Returns the action for a change of a property.
  open func action(forKey event: String) -> (any CAAction)? { lookUpAction(forKey: event) }
  /// Returns the default action for changes of a property.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    implicitAction(forKey: event)
  }

  // MARK: Hierarchy

  /// The superlayer.
  open var superlayer: CALayer? { references.superlayer }
  /// The sublayers, back to front; nil until the first is added.
  open var sublayers: [CALayer]? {
    get { children }
    set { replaceSublayers(with: newValue) }
  }

  /// The storage of `sublayers`.
  @exclusivity(unchecked) final var children: [CALayer]?
  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }
  /// Inserts a sublayer at an index.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Inserts a sublayer directly behind another; behind all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0, otherwise: 0)
  }

  /// Inserts a sublayer directly in front of another; in front of all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1, otherwise: nil)
  }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer or, if it is a mask, from the masked layer.
  open func removeFromSuperlayer() { leave() }
  /// Returns the frontmost layer that contains a point of the superlayer; nil for none.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }
  /// Whether the bounds contain a point of the layer.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  deinit {
    var layers = children ?? []
    if let maskLayer { layers.append(maskLayer) }
    guard !layers.isEmpty else { return }
    children = nil
    maskLayer = nil
    ReleaseQueue.release(&layers)
  }

  // MARK: Layout

  @exclusivity(unchecked) package final var layoutState = LayoutState.clean
  /// Whether the layer's sublayers are being laid out.
  @exclusivity(unchecked) package final var isLayingOut = false
  /// Marks the layer for the next layout pass.
  open func setNeedsLayout() { markForLayout() }
  /// Whether the layer is marked for layout.
  open func needsLayout() -> Bool { layoutState == .marked }
  /// Lays out the topmost marked layer of the chain of marked ancestors, and all below it.
  open func layoutIfNeeded() { LayoutPass.run(from: self) }
  /// Lays out the sublayers by calling the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Display

  /// The recorded drawing and the part of it that is invalid.
  @exclusivity(unchecked) package final var backingStore = BackingStore()
  /// The state at the last display on a surface.
  @exclusivity(unchecked) final var displayState = LayerDisplayState()
  /// Invalidates the contents.
  open func setNeedsDisplay() {
    backingStore.recording = nil
    invalidateDrawing()
  }

  /// Invalidates a part of the contents.
  open func setNeedsDisplay(_ r: CGRect) { invalidateContents(in: r) }
  /// Whether the contents are invalid.
  open func needsDisplay() -> Bool {
    backingStore.recording == nil || backingStore.invalidRect != nil
  }

  /// Draws the contents if they are invalid.
  open func displayIfNeeded() {
    displayIfNeeded(visible: Rect(bounds))
  }

  /// Records the contents, which stay valid until they are invalidated.
  open func display() {
    if let delegate { delegate.display(self) } else { record() }
  }

  /// Draws the contents by calling the delegate.
  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  /// Draws the layer and its sublayers into a context.
  open func render(in context: CGContext) {
    context.append(LayerRenderer.displayList(of: self, tree: .model))
  }

  /// Returns the preferred size in the superlayer, in points; that of the frame by default.
  open func preferredFrameSize() -> CGSize { frame.size }
  /// Returns whether a new value of a property invalidates the contents; by default, false.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Whether a new size invalidates the contents, which are stretched otherwise.
  @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false
  /// Whether the recorded drawing is clipped to the bounds.
  @exclusivity(unchecked) package final var clipsRecording = true
  /// The distance that the recorded drawing may extend beyond the bounds, in points.
  var recordingReach: CGFloat { clipsRecording ? 0 : host?.recordingReach ?? 0 }
  /// The drawing that derives from the layer's properties, behind the recorded contents.
  var shape: DisplayList { DisplayList() }
  /// The bounding box of the shape; nil if there is none.
  var shapeExtent: Rect? { nil }
  /// The fill over the background color; nil for none.
  var backgroundFill: BackgroundFill? { nil }
}
