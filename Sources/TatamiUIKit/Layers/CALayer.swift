public import Foundation
import TatamiDrawing
import TatamiGeometry

/// What a layer asks its owner.
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// Places the sublayers; called in the layout pass when the layer is marked.
  func layoutSublayers(of layer: CALayer)
  /// Draws the layer's contents; called in the display pass when the layer is marked.
  func draw(_ layer: CALayer, in context: CGContext)
}

extension CALayerDelegate {
  /// Places nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
}

/// A rectangle of the picture: background, contents, sublayers, border, shadow (S188).
@MainActor
open class CALayer: NSObject {
  /// Makes an empty layer.
  public required override init() {
    super.init()
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
      if oldValue != position { view?.placeChanged() }
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
  func refuse(_ name: String, _ value: some Any) {
    Diagnostics.report("\(name) must be finite, found \(value) for \(view ?? self)")
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
  /// Whether sublayers and contents are cut off at the rounded bounds (S189).
  open var masksToBounds = false {
    didSet { changed("masksToBounds", oldValue, masksToBounds) }
  }
  /// The radius of the corners of background and border, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { changed("cornerRadius", oldValue, cornerRadius) }
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
  /// How the picture is placed in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { changed("contentsGravity", oldValue, contentsGravity) }
  }
  /// A name for the programmer.
  open var name: String?

  /// The owner: the view, for a view's layer (S187).
  open weak var delegate: (any CALayerDelegate)?

  /// The view whose layer this is.
  weak var view: UIView?

  // MARK: Hierarchy

  /// The layer around this one.
  public private(set) weak var superlayer: CALayer?

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

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayers?.removeChild(self)
    self.superlayer = nil
    superlayer.setNeedsLayout()
  }

  /// Puts a layer among the sublayers; one that contains this layer is refused with a message.
  func insert(_ layer: CALayer, at index: Int?) {
    guard !isInside(layer) else {
      return Diagnostics.report("a layer cannot be put into itself: \(layer)")
    }
    layer.removeFromSuperlayer()
    if sublayers == nil { sublayers = [] }
    let count = sublayers?.count ?? 0
    sublayers?.insert(layer, at: min(index ?? count, count))
    layer.superlayer = self
    setNeedsLayout()
    if layer.layoutState != .clean { layer.markAncestors() }
  }

  /// Whether the layer is another or somewhere inside it; layers without sublayers have no inside.
  private func isInside(_ other: CALayer) -> Bool {
    guard other.sublayers?.isEmpty == false else { return self === other }
    return sequence(first: self, next: \.superlayer).contains { $0 === other }
  }

  deinit {
    guard var layers = sublayers else { return }
    sublayers = nil
    ReleaseQueue.release(&layers)
  }

  // MARK: Layout

  /// What the layout pass has to do at this layer.
  enum LayoutState {
    /// Nothing here and nothing below.
    case clean
    /// Nothing here, something below.
    case descendantsMarked
    /// Something here.
    case marked
  }

  private(set) var layoutState = LayoutState.clean
  private var isLayingOut = false

  /// Marks the layer for the next layout pass (S31).
  open func setNeedsLayout() {
    guard layoutState != .marked else { return }
    layoutState = .marked
    markAncestors()
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

  /// Clears the mark and places the sublayers if it was set (S32).
  func layOutIfMarked() {
    guard layoutState == .marked else { return layoutState = .clean }
    // Marked and asked again from inside its own layout, a layer waits for the next pass.
    guard !isLayingOut else { return }
    layoutState = .clean
    isLayingOut = true
    layoutSublayers()
    isLayingOut = false
  }

  func markAncestors() {
    var ancestor = superlayer
    while let layer = ancestor, layer.layoutState == .clean {
      layer.layoutState = .descendantsMarked
      ancestor = layer.superlayer
    }
  }

  // MARK: Display

  /// What `draw(in:)` recorded and the bounds it was recorded for.
  private(set) var recording: (list: DisplayList, bounds: CGRect)?

  /// Marks the contents to be drawn anew.
  open func setNeedsDisplay() {
    recording = nil
  }

  /// Whether the contents are to be drawn anew.
  open func needsDisplay() -> Bool { recording == nil }

  /// Draws the contents if they are marked.
  open func displayIfNeeded() {
    if recording == nil { display() }
  }

  /// Draws the contents into a recording that lasts until they are marked again (S42).
  open func display() {
    let context = CGContext(visible: clipsRecording ? bounds : .infinite)
    if !bounds.isEmpty || !clipsRecording {
      UIGraphicsPushContext(context)
      draw(in: context)
      UIGraphicsPopContext()
      context.restoreAll()
    }
    recording = (context.list, bounds)
  }

  /// Draws the contents: asks the delegate.
  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  /// Draws the layer with everything inside into a context (S232).
  open func render(in context: CGContext) {
    context.append(LayerRenderer.displayList(of: self))
  }

  private func boundsChanged(from old: CGRect) {
    setNeedsLayout()
    defer { view?.boundsDidChange(from: old) }
    view?.placeChanged()
    guard old.size != bounds.size else { return }
    view?.resizeSubviews(withOldSize: old.size)
    if let superlayer, !superlayer.isLayingOut { superlayer.setNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Whether a new size draws the contents anew instead of stretching them (S41).
  open var needsDisplayOnBoundsChange = false

  /// Whether what is drawn in the layer is cut off at its bounds.
  var clipsRecording: Bool { true }
}
