/// The heights of a section's header and footer, in points; zero means none.
public struct BrickBars: Hashable, Sendable {
  /// The height of the header.
  public var header: Double
  /// The height of the footer.
  public var footer: Double

  /// Makes heights; the default of each is zero.
  public init(header: Double = 0, footer: Double = 0) {
    self.header = header
    self.footer = footer
  }
}
