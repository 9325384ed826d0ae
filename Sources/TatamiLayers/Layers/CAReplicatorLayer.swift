public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A layer that draws copies of its sublayers, each transformed, tinted and delayed once more than the
/// one before.
///
/// ```swift
/// let replicator = CAReplicatorLayer()
/// replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
/// replicator.instanceCount = 12
/// replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
/// replicator.instanceDelay = 1.0 / 12
/// replicator.addSublayer(dot)
/// ```
///
/// Touches and hit tests find the sublayers themselves only. Colors of emoji and other glyphs in color
/// are not multiplied.
open class CAReplicatorLayer: CALayer {
  /// The values of the properties.
  private struct Replication {
    var count = 1
    var preservesDepth = false
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The offsets of red, green, blue and alpha from one copy to the next.
    var offsets = SIMD4<Float>.zero
  }

  /// The maximum number of copies of a layer.
  private static let maxCount = 10_000

  private var replication = Replication()

  /// Creates a layer that draws its sublayers once.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer for its presentation values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAReplicatorLayer { replication = layer.replication }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of copies, the sublayers themselves included.
  ///
  /// At most 10,000 are drawn, and at most 100,000 of nested replicator layers together.
  open var instanceCount: Int {
    get { replication.count }
    set { changed("instanceCount", exchange(&replication.count, with: newValue), newValue) }
  }

  /// Whether the copies have a depth; without effect, because layers are flat.
  open var preservesDepth: Bool {
    get { replication.preservesDepth }
    set { replication.preservesDepth = newValue }
  }

  /// The time by which animations of each copy are later than those of the one before, in seconds.
  ///
  /// A delayed copy follows an animation as long as its layer has it: animations that run once should
  /// not be removed on completion. A delay that is not finite counts as 0.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set {
      let delay = newValue.finiteOrZero
      changed("instanceDelay", exchange(&replication.delay, with: delay), delay)
    }
  }

  /// The transform from each copy to the next, about the center of the bounds.
  ///
  /// Values that are not finite are ignored and reported.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set {
      guard newValue.isFinite else { return refuse("an instance transform", newValue) }
      changed("instanceTransform", exchange(&replication.transform, with: newValue), newValue)
    }
  }

  /// The color that multiplies those of the first copy; nil is white.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { changed("instanceColor", exchange(&replication.color, with: newValue), newValue) }
  }

  /// The red that each copy's color has more than that of the one before.
  open var instanceRedOffset: Float {
    get { replication.offsets.x }
    set { setOffset("instanceRedOffset", \.x, newValue) }
  }

  /// The green that each copy's color has more than that of the one before.
  open var instanceGreenOffset: Float {
    get { replication.offsets.y }
    set { setOffset("instanceGreenOffset", \.y, newValue) }
  }

  /// The blue that each copy's color has more than that of the one before.
  open var instanceBlueOffset: Float {
    get { replication.offsets.z }
    set { setOffset("instanceBlueOffset", \.z, newValue) }
  }

  /// The opacity that each copy's color has more than that of the one before.
  open var instanceAlphaOffset: Float {
    get { replication.offsets.w }
    set { setOffset("instanceAlphaOffset", \.w, newValue) }
  }

  private func setOffset(
    _ key: String,
    _ component: WritableKeyPath<SIMD4<Float>, Float>,
    _ value: Float
  ) {
    let value = value.isFinite ? value : 0
    changed(key, exchange(&replication.offsets[keyPath: component], with: value), value)
  }

  /// Returns the copies to draw, the sublayers themselves first.
  ///
  /// The copies end where the transform has no projection onto the plane.
  func copies() -> [LayerCopy] {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let back = CATransform3DMakeTranslation(-center.x, -center.y, 0)
    let forth = CATransform3DMakeTranslation(center.x, center.y, 0)
    var (copies, turn) = ([LayerCopy](), CATransform3DIdentity)
    for index in 0..<min(max(0, replication.count), Self.maxCount) {
      let about = back.concatenating(turn).concatenating(forth)
      guard let plane = about.planeTransform(around: center) else { break }
      copies.append(
        LayerCopy(
          index: index,
          transform: Transform(plane),
          color: color(ofCopyAt: index),
          delay: replication.delay * Double(index)
        )
      )
      turn = turn.concatenating(replication.transform)
    }
    return copies
  }

  /// The delay of the last copy, in seconds; 0 if copies are not late.
  var longestDelay: Double {
    max(0, replication.delay * Double(min(max(1, replication.count), Self.maxCount) - 1))
  }

  private func color(ofCopyAt index: Int) -> Color {
    let first = replication.color?.value ?? .white
    let offsets = SIMD4<Double>(replication.offsets) * Double(index)
    return Color(
      red: first.red + offsets.x,
      green: first.green + offsets.y,
      blue: first.blue + offsets.z,
      alpha: first.alpha + offsets.w
    )
  }
}

extension CALayer {
  /// The longest delay of the copies that the replicator layers around the layer draw, in seconds.
  var longestDelayOfCopies: Double {
    sequence(first: self, next: \.superlayer).reduce(0) { delay, layer in
      delay + ((layer as? CAReplicatorLayer)?.longestDelay ?? 0)
    }
  }
}
