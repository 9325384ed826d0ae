import Foundation

/// The shape from which an emitter layer emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line as wide as the emitter, around the position.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size around the position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// The rectangle: layers are flat.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle around the position whose radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// The circle: layers are flat.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape from which an emitter layer emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The ends of a line, the corners of a rectangle, the center of a circle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The surface: layers are flat.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and the blending of the particles of an emitter layer.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The particles of each cell after those of the one before.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Older particles behind newer ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older particles in front of newer ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// As `unordered`: layers are flat.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The components of particles are added to those below.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
