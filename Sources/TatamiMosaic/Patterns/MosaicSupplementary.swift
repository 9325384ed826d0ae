public import TatamiGeometry

/// A header or footer of a section.
public protocol MosaicSupplementary {
  /// Whether a section without items goes without it.
  var isHiddenForEmptySection: Bool { get }

  /// Returns the frame; what follows starts at its far edge. A negative length counts as 0.
  ///
  /// - Parameters:
  ///   - origin: Where the section has got to along the axis, in points.
  ///   - side: The length available across the axis, in points, at least 0.
  ///   - axis: The scrolling axis.
  func frame(origin: Double, side: Double, axis: Axis) -> Rect
}

extension MosaicSupplementary {
  /// Shown.
  public var isHiddenForEmptySection: Bool { false }
}

/// A header or footer as data (mosaic §6); all lengths in points.
public struct MosaicBar: MosaicSupplementary, Hashable, Sendable {
  /// The fixed part of the length along the axis.
  public var length: Double
  /// The share of the side that is added to the length.
  public var ratio: Double
  /// The distance along the axis from what comes before; negative goes back.
  public var offset: Double
  /// The distance from the near edge across the axis.
  public var lead: Double
  /// The distance from the far edge across the axis.
  public var trail: Double
  /// Whether a section without items goes without it.
  public var isHiddenForEmptySection: Bool

  /// Makes a bar across the whole side.
  public init(
    length: Double,
    ratio: Double = 0,
    offset: Double = 0,
    inset: (lead: Double, trail: Double) = (0, 0),
    isHiddenForEmptySection: Bool = false
  ) {
    self.length = length
    self.ratio = ratio
    self.offset = offset
    self.lead = inset.lead
    self.trail = inset.trail
    self.isHiddenForEmptySection = isHiddenForEmptySection
  }

  /// Returns the frame; its lengths are never below 0.
  public func frame(origin: Double, side: Double, axis: Axis) -> Rect {
    Rect(
      origin: Point(axis, origin + offset, cross: lead),
      size: Size(axis, max(0, length + ratio * side), cross: max(0, side - trail - lead))
    )
  }
}
