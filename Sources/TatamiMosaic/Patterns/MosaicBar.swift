public import TatamiGeometry

/// A header or footer described as data; all lengths are in points.
///
/// ```swift
/// let header = MosaicBar(length: 44, inset: (lead: 16, trail: 16))
/// let section = MosaicSection(itemCount: 12, pattern: MosaicPreset.quilt.pattern, header: header)
/// ```
public struct MosaicBar: MosaicSupplementary, Hashable, Sendable {
  /// The fixed part of the length along the axis.
  public var length: Double
  /// The share of the side that is added to the length.
  public var ratio: Double
  /// The distance along the axis from the preceding content; may be negative.
  public var offset: Double
  /// The distance from the near edge across the axis.
  public var lead: Double
  /// The distance from the far edge across the axis.
  public var trail: Double
  /// Whether the bar is hidden in a section without items.
  public var isHiddenForEmptySection: Bool

  /// Creates a bar across the whole side.
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

  /// Returns the frame; its lengths are at least 0.
  public func frame(origin: Double, side: Double, axis: Axis) -> Rect {
    Rect(
      origin: Point(axis, origin + offset, cross: lead),
      size: Size(axis, max(0, length + ratio * side), cross: max(0, side - trail - lead))
    )
  }
}
