/// Where the indicator of one axis lies on its track: the whole track stands for the content.
struct ScrollIndicatorPlace: Hashable, Sendable {
  /// The length of indicators of very long content, in points.
  private static let shortest = 36.0
  /// What overshoots leave at least: a dot.
  private static let dot = 7.0

  /// The distance from the start of the track, in points.
  let start: Double
  /// The length, in points.
  let length: Double

  /// Finds the place for an offset; one beyond the edges presses the indicator together.
  ///
  /// Returns nil for content that fits and tracks that are too short.
  init?(offset: Double, in range: ScrollRange, track: Double) {
    let way = range.upper - range.lower
    guard way > 0, range.length > 0, track >= Self.dot else { return nil }
    let share = range.length / (range.length + way)
    let full = min(track, max(Self.shortest, track * share))
    let overshoot = range.overshoot(of: offset)
    length = max(min(Self.dot, full), full - overshoot.magnitude)
    let progress = (range.clamped(offset) - range.lower) / way
    start = progress * (track - length)
  }
}
