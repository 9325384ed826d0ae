public import Foundation
import TatamiDrawing

/// A source of particles of an emitter layer.
///
/// Each particle has values around those of the cell: a value plus or minus at most its range. A layer
/// reads its cells when they are set; later changes apply when they are set again. Numbers that are not
/// finite count as 0, all others are limited to ±1,000,000.
open class CAEmitterCell: NSObject {
  /// Creates a cell that emits nothing.
  public override init() {
    super.init()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The name of the cell; without effect.
  open var name: String?
  /// Whether the cell emits particles.
  open var isEnabled = true
  /// The number of particles per second; 0 by default.
  open var birthRate: Float = 0
  /// The lifetime of particles, in seconds; 0 by default.
  open var lifetime: Float = 0
  /// The range of the lifetime, in seconds.
  open var lifetimeRange: Float = 0
  /// The angle between the plane and the direction of particles, in radians; it shortens their way.
  open var emissionLatitude: CGFloat = 0
  /// The direction of particles in the plane, in radians from the x axis toward the y axis.
  open var emissionLongitude: CGFloat = 0
  /// The angle, in radians, over which directions spread: half of it to either side.
  open var emissionRange: CGFloat = 0
  /// The initial velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the initial velocity, in points per second.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downward, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration toward the viewer; without effect, because layers are flat.
  open var zAcceleration: CGFloat = 0
  /// The scale of the contents.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second; particles do not become smaller than nothing.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians per second.
  open var spin: CGFloat = 0
  /// The range of the rotation, in radians per second.
  open var spinRange: CGFloat = 0
  /// The color that multiplies the contents; nil is white.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The range of the red component.
  open var redRange: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// The range of the blue component.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The image of each particle: a `CGImage`; without one, nothing is drawn.
  open var contents: Any?
  /// The visible part of the contents, in units of their size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents per point.
  open var contentsScale: CGFloat = 1
  /// The filter for scaling the contents down: the raw value of a `CALayerContentsFilter`.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// The filter for scaling the contents up: the raw value of a `CALayerContentsFilter`.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// The cells whose particles each particle emits; cells inside of more than three others are ignored.
  open var emitterCells: [CAEmitterCell]?
  /// The time after which the cell emits particles, in seconds of its layer or, for a cell of another
  /// one, of the emitting particle's life.
  open var beginTime: CFTimeInterval = 0
  /// The time for which the cell emits particles, in seconds; 0 for ever.
  open var duration: CFTimeInterval = 0
}
