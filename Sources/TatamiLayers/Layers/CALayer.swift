public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A rectangle of the picture: background, contents, sublayers, border, shadow (S188).
@MainActor
open class CALayer: NSObject {
  /// Makes an empty layer.
  public required override init() {
    runLoop = .current
    insertedInTurn = runLoop.number
    super.init()
  }

  /// Makes the copy of a layer that shows its animated values (S195).
  ///
  /// Subclasses with values of their own take them over here.
  public required init(layer: Any) {
    runLoop = (layer as? CALayer)?.runLoop ?? .current
    insertedInTurn = runLoop.number
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points.
  ///
  /// Here and in the layer's other geometry, numbers that are not finite are refused with a
  /// message (S12).
  open var bounds = CGRect.zero {
    didSet {
      guard bounds.isFinite else {
        refuse("bounds", bounds)
        return bounds = oldValue
      }
      if oldValue != bounds { boundsChanged(from: oldValue) }
      changed("bounds", oldValue, bounds)
    }
  }
  /// Where the anchor point stands in the superlayer, in points.
  open var position = CGPoint.zero {
    didSet {
      guard position.isFinite else {
        refuse("a position", position)
        return position = oldValue
      }
      if oldValue != position { host?.layerPositionDidChange() }
      changed("position", oldValue, position)
    }
  }
  /// The point of the layer that `position` places, in units of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard anchorPoint.isFinite else {
        refuse("an anchor point", anchorPoint)
        return anchorPoint = oldValue
      }
      changed("anchorPoint", oldValue, anchorPoint)
    }
  }
  /// The order among siblings; higher ones are in front.
  open var zPosition: CGFloat = 0 {
    didSet {
      guard zPosition.isFinite else {
        refuse("a z position", zPosition)
        return zPosition = oldValue
      }
      changed("zPosition", oldValue, zPosition)
    }
  }
  /// The transform about the anchor point, drawn as its view from the front.
  ///
  /// Where a perspective makes parallels meet, the layer keeps them parallel: it is drawn as it
  /// looks around its anchor point.
  open var transform = CATransform3DIdentity {
    didSet {
      guard transform.isFinite else {
        refuse("a transform", transform)
        return transform = oldValue
      }
      changed("transform", oldValue, transform)
    }
  }
  /// The transform of all sublayers about the layer's anchor point: the place for a perspective.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      guard sublayerTransform.isFinite else {
        refuse("a sublayer transform", sublayerTransform)
        return sublayerTransform = oldValue
      }
      changed("sublayerTransform", oldValue, sublayerTransform)
    }
  }
  /// How far in front of the layer the point lies that it turns about, in points.
  open var anchorPointZ: CGFloat = 0 {
    didSet {
      guard anchorPointZ.isFinite else {
        refuse("an anchor point", anchorPointZ)
        return anchorPointZ = oldValue
      }
      changed("anchorPointZ", oldValue, anchorPointZ)
    }
  }
  /// Whether the layer is also seen from behind.
  open var isDoubleSided = true {
    didSet { changed("doubleSided", oldValue, isDoubleSided) }
  }

  /// Returns the transform about the anchor point as one of the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Tells that numbers of the geometry were not finite.
  package func refuse(_ name: String, _ value: some Any) {
    let owner: AnyObject = host ?? self
    Diagnostics.report("\(name) must be finite, found \(value) for \(owner)")
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates (S2-S4).
  open var frame: CGRect {
    get { LayerGeometry.frame(of: self) }
    set { LayerGeometry.setFrame(newValue, of: self) }
  }

  // MARK: Looks

  /// Whether the layer and its sublayers are left out.
  open var isHidden = false {
    didSet { changed("hidden", oldValue, isHidden) }
  }
  /// The opacity of the layer with all its sublayers as one, from 0 to 1 (S190).
  open var opacity: Float = 1 {
    didSet { changed("opacity", oldValue, opacity) }
  }
  /// Whether the opacity is that of the whole; if not, each part fades on its own.
  open var allowsGroupOpacity = true {
    didSet { changed("allowsGroupOpacity", oldValue, allowsGroupOpacity) }
  }
  /// The layer whose opacity, pixel by pixel, is that of this layer with all its sublayers.
  ///
  /// It stands in this layer's coordinates and belongs to nobody else.
  open var mask: CALayer? { didSet { maskChanged(from: oldValue) } }
  /// The layer that this one is the mask of.
  weak var maskedLayer: CALayer?
  /// Whether sublayers and contents are cut off at the rounded bounds (S189).
  open var masksToBounds = false {
    didSet { changed("masksToBounds", oldValue, masksToBounds) }
  }
  /// The radius of the corners of background and border, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { changed("cornerRadius", oldValue, cornerRadius) }
  }
  /// How the corners are rounded.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { changed("cornerCurve", oldValue, cornerCurve) }
  }
  /// Which corners the radius rounds.
  open var maskedCorners: CACornerMask = .all {
    didSet { changed("maskedCorners", oldValue, maskedCorners) }
  }
  /// What the bounds are filled with.
  open var backgroundColor: CGColor? {
    didSet { changed("backgroundColor", oldValue, backgroundColor) }
  }
  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat = 0 {
    didSet { changed("borderWidth", oldValue, borderWidth) }
  }
  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed("borderColor", oldValue, borderColor) }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed("shadowColor", oldValue, shadowColor) }
  }
  /// The opacity of the shadow, from 0 to 1; 0 draws none.
  open var shadowOpacity: Float = 0 {
    didSet { changed("shadowOpacity", oldValue, shadowOpacity) }
  }
  /// The shape that casts the shadow; nil lets the layer with all its sublayers cast it.
  open var shadowPath: CGPath? {
    didSet { changed("shadowPath", oldValue, shadowPath) }
  }
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { changed("shadowOffset", oldValue, shadowOffset) }
  }
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { changed("shadowRadius", oldValue, shadowRadius) }
  }
  /// The picture in the layer: a `CGImage`.
  open var contents: Any? { didSet { contentsChanged(from: oldValue) } }
  /// The part of the picture that is shown, in units of its size (S191).
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { changed("contentsRect", oldValue, contentsRect) }
  }
  /// Pixels of the picture per point (S18).
  open var contentsScale: CGFloat = 1 {
    didSet { changed("contentsScale", oldValue, contentsScale) }
  }
  /// The part of what is shown that stretches, in units of its size; the rest keeps its lengths.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { changed("contentsCenter", oldValue, contentsCenter) }
  }
  /// How the picture is made smaller.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { changed("minificationFilter", oldValue, minificationFilter) }
  }
  /// How the picture is made larger.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { changed("magnificationFilter", oldValue, magnificationFilter) }
  }
  /// How the picture is placed in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { changed("contentsGravity", oldValue, contentsGravity) }
  }
  /// A name for the programmer.
  open var name: String?

  /// The owner; a view's layer keeps its view, another one is refused with a message (S187).
  open weak var delegate: (any CALayerDelegate)? { didSet { keepViewAsDelegate() } }

  /// The view whose layer this is.
  package weak var host: (any LayerHost)? { didSet { isHosted = true } }
  /// Whether the layer was made for a view.
  private(set) var isHosted = false

  // MARK: Animation (S192-S198)

  /// What moves in the layer; nil while nothing ever did.
  package var animationState: LayerAnimationState?
  /// The run loop of the environment that the layer was created in.
  package internal(set) var runLoop: RunLoopTurn
  /// The number of the turn in which the layer was created or inserted.
  var insertedInTurn: Int
  /// Whether the layer was the root of something that was shown.
  package var hasBeenDisplayed = false

  /// Adds a copy of an animation; one under the same key is replaced, nil replaces none (S196).
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  /// Takes out the animation under a key.
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }
  /// Takes out all animations.
  open func removeAllAnimations() { stop { _ in true } }
  /// Returns the copy of the animation that was added under a key.
  open func animation(forKey key: String) -> CAAnimation? { animationState?.animation(forKey: key) }
  /// Returns a copy with the values on screen; nil if the layer was never committed (S195).
  open func presentation() -> Self? { currentPresentation as? Self }
  /// Returns the layer that a copy was made of, otherwise the layer itself.
  open func model() -> Self { animationState?.model as? Self ?? self }
  /// Returns what a change of a property sets off (S193).
  open func action(forKey event: String) -> (any CAAction)? { lookUpAction(forKey: event) }
  /// Returns what changes of a property set off unless told otherwise.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    implicitAction(forKey: event)
  }

  // MARK: Hierarchy

  /// The layer around this one.
  public internal(set) weak var superlayer: CALayer?

  /// The layers inside, back to front.
  open internal(set) var sublayers: [CALayer]?

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: nil)
  }

  /// Adds a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Adds a layer directly behind another, or behind all if that is not inside.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0, otherwise: 0)
  }

  /// Adds a layer directly in front of another, or in front of all if that is not inside.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1, otherwise: nil)
  }

  /// Puts a layer in the place of another, which leaves.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer; a mask no longer masks.
  open func removeFromSuperlayer() {
    leave()
  }

  /// Returns the layer in front that contains a point of the superlayer; nil for none.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    frontmostLayer(at: p)
  }

  /// Whether the bounds contain a point of the layer.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  deinit {
    var layers = sublayers ?? []
    if let mask { layers.append(mask) }
    guard !layers.isEmpty else { return }
    sublayers = nil
    mask = nil
    ReleaseQueue.release(&layers)
  }

  // MARK: Layout

  package var layoutState = LayoutState.clean
  /// Whether the sublayers are being placed.
  package var isLayingOut = false

  /// Marks the layer for the next layout pass (S31).
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Whether the layer is marked for layout.
  open func needsLayout() -> Bool { layoutState == .marked }

  /// Lays out the topmost marked layer of the marked chain above, and all below it (S34).
  open func layoutIfNeeded() {
    LayoutPass.run(from: self)
  }

  /// Places the sublayers: asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  // MARK: Display

  /// What was drawn and what of it is out of date.
  package var backingStore = BackingStore()
  /// What is known since the last commit.
  var displayState = LayerDisplayState()

  /// Marks the contents to be drawn anew.
  open func setNeedsDisplay() {
    backingStore.recording = nil
    invalidateDrawing()
  }

  /// Marks a part of the contents to be drawn anew (S42).
  open func setNeedsDisplay(_ r: CGRect) {
    invalidateContents(in: r)
  }

  /// Whether contents are to be drawn anew.
  open func needsDisplay() -> Bool {
    backingStore.recording == nil || backingStore.invalidRect != nil
  }

  /// Draws the contents if they are marked.
  open func displayIfNeeded() {
    displayIfNeeded(visible: Rect(bounds))
  }

  /// Draws the contents into a recording that lasts until they are marked again (S42).
  open func display() {
    if let delegate { delegate.display(self) } else { record() }
  }

  /// Draws the contents: asks the delegate.
  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  /// Draws the layer with everything inside into a context (S232).
  open func render(in context: CGContext) {
    context.append(LayerRenderer.displayList(of: self, tree: .model))
  }

  /// Whether a new size draws the contents anew instead of stretching them (S41).
  open var needsDisplayOnBoundsChange = false

  /// Whether the recorded drawing is clipped to the bounds.
  package var clipsRecording = true

  /// The distance that the recorded drawing may extend beyond the bounds, in points.
  var recordingReach: CGFloat { clipsRecording ? 0 : host?.recordingReach ?? 0 }

  /// What is drawn from values of the layer alone, behind what is recorded.
  var shape: DisplayList { DisplayList() }

  /// A rectangle around the shape; nil if there is none.
  var shapeExtent: Rect? { nil }

  /// What fills the bounds over the background colour; nil for nothing.
  var backgroundFill: BackgroundFill? { nil }
}
