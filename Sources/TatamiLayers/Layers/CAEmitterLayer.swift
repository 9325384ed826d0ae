public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A layer that emits particles, such as sparks, snow or confetti.
///
/// ```swift
/// let flake = CAEmitterCell()
/// flake.contents = image.cgImage
/// (flake.birthRate, flake.lifetime) = (20, 6)
/// (flake.velocity, flake.emissionLongitude) = (60, .pi / 2)
/// let snow = CAEmitterLayer()
/// (snow.emitterShape, snow.emitterSize) = (.line, CGSize(width: 320, height: 0))
/// snow.emitterPosition = CGPoint(x: 160, y: 0)
/// snow.emitterCells = [flake]
/// ```
///
/// Particles follow from the settings, the seed and the layer's time alone: the same program shows the
/// same picture. As in UIKit, a layer looks as if it had emitted since its time was 0; set `beginTime`
/// to `CACurrentMediaTime()` to begin with none. Of each cell, the latest 10,000 particles are drawn,
/// and at most 100,000 of all cells inside of others together. Particles are not clipped to the bounds.
open class CAEmitterLayer: CALayer {
  private var settings = EmitterSettings()
  /// The state of the emission; created when it is first used.
  private var emitted: EmitterState?
  private var cells: [CAEmitterCell]?
  private var rendering = CAEmitterLayerRenderMode.unordered
  private var seedValue: UInt32 = 0

  /// Creates a layer without cells.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer for its presentation values.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    (settings, cells, rendering) = (layer.settings, layer.cells, layer.rendering)
    (seedValue, depths, emitted) = (layer.seedValue, layer.depths, layer.state)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The sources of particles; their values are read when they are set.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      state.setCells(newValue ?? [])
      invalidateDrawing()
    }
  }

  /// The factor of the cells' birth rates; below 0, 0.
  open var birthRate: Float {
    get { settings.birthRate }
    set { change("birthRate", \.birthRate, newValue) }
  }

  /// The factor of the cells' lifetimes; below 0, 0.
  open var lifetime: Float {
    get { settings.lifetime }
    set { change("lifetime", \.lifetime, newValue) }
  }

  /// The factor of the cells' velocities.
  open var velocity: Float {
    get { settings.velocity }
    set { change("velocity", \.velocity, newValue) }
  }

  /// The factor of the cells' scales.
  open var scale: Float {
    get { settings.scale }
    set { change("scale", \.scale, newValue) }
  }

  /// The factor of the cells' rotations.
  open var spin: Float {
    get { settings.spin }
    set { change("spin", \.spin, newValue) }
  }

  /// The center of the shape that emits particles, in the layer's coordinates.
  open var emitterPosition: CGPoint {
    get { settings.position }
    set { change("emitterPosition", \.position, newValue) }
  }

  /// The size of the shape that emits particles, in points; a circle's radius is the width.
  open var emitterSize: CGSize {
    get { settings.size }
    set { change("emitterSize", \.size, newValue) }
  }

  /// The shape that emits particles.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { settings.shape }
    set { change("emitterShape", \.shape, newValue) }
  }

  /// The part of the shape that emits particles.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { settings.mode }
    set { change("emitterMode", \.mode, newValue) }
  }

  /// The order and the blending of particles.
  open var renderMode: CAEmitterLayerRenderMode {
    get { rendering }
    set { changed("renderMode", exchange(&rendering, with: newValue), newValue) }
  }

  /// The seed of the random numbers; 0 by default.
  open var seed: UInt32 {
    get { seedValue }
    set {
      state.setSeed(newValue)
      changed("seed", exchange(&seedValue, with: newValue), newValue)
    }
  }

  /// The values that concern depth, which flat layers do not have.
  private var depths = (position: CGFloat(0), depth: CGFloat(0), isPreserved: false)

  /// The distance of the shape from the layer's plane; without effect, because layers are flat.
  open var emitterZPosition: CGFloat {
    get { depths.position }
    set { depths.position = newValue }
  }

  /// The depth of the shape; without effect, because layers are flat.
  open var emitterDepth: CGFloat {
    get { depths.depth }
    set { depths.depth = newValue }
  }

  /// Whether particles have a depth; without effect, because layers are flat.
  open var preservesDepth: Bool {
    get { depths.isPreserved }
    set { depths.isPreserved = newValue }
  }

  private var state: EmitterState {
    if let emitted { return emitted }
    let state = EmitterState(of: self, settings)
    emitted = state
    return state
  }

  private func change<Value: Equatable>(
    _ key: String,
    _ path: WritableKeyPath<EmitterSettings, Value>,
    _ value: Value
  ) {
    let old = exchange(&settings[keyPath: path], with: value)
    if !isCopy { state.set(settings) }
    changed(key, old, value)
  }

  /// The particles that are shown until the next frame.
  var shownSwarm: ParticleSwarm { state.swarm(settings) }

  /// The particles, not clipped to the bounds.
  override var shape: DisplayList { shownSwarm.drawing(rendering) }

  /// The rectangle around the particles, which each pass over a changed layer reads; particles may be
  /// born in the next frame even if there are none.
  override var shapeExtent: Rect? {
    let swarm = shownSwarm
    state.requestFrame()
    return swarm.extent
  }
}
