/// The heights of a section's header and footer, in points; zero means none.
///
/// ```swift
/// let bars = BrickBars(header: 32, footer: 16)
/// let geometry = try BrickGeometry(columns: [100, 100], rowHeight: 50, bars: bars)
/// ```
public struct BrickBars: Hashable, Sendable {
  /// The height of the header.
  public var header: Double
  /// The height of the footer.
  public var footer: Double

  /// Creates heights; the default of each is zero.
  public init(header: Double = 0, footer: Double = 0) {
    self.header = header
    self.footer = footer
  }
}
