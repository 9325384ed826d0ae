/// The position and length of a scroll indicator on its track, which represents the content.
struct ScrollIndicatorThumb: Hashable, Sendable {
  /// The minimum length for offsets within the range, in points.
  private static let minLength = 36.0
  /// The minimum length for offsets beyond the range, in points.
  private static let minOvershootLength = 7.0

  /// The distance from the start of the track, in points.
  let start: Double
  /// The length, in points.
  let length: Double

  /// Computes the thumb for an offset; an offset beyond the range shortens it.
  ///
  /// Returns nil for content that fits and for tracks that are too short.
  init?(offset: Double, in range: ScrollRange, track: Double) {
    let scrollable = range.upper - range.lower
    guard scrollable > 0, range.length > 0, track >= Self.minOvershootLength else { return nil }
    let visibleFraction = range.length / (range.length + scrollable)
    let full = min(track, max(Self.minLength, track * visibleFraction))
    let overshoot = range.overshoot(of: offset)
    length = max(min(Self.minOvershootLength, full), full - overshoot.magnitude)
    let progress = (range.clamped(offset) - range.lower) / scrollable
    start = progress * (track - length)
  }
}
