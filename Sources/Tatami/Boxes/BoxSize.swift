/// The lengths of a node along both axes.
///
/// ```swift
/// let size = BoxSize(width: .fill, height: .fix(44))
/// UIButton(type: .system).attach().text("Order").size(State(size))
/// ```
public struct BoxSize: Hashable, Sendable {
  /// The length along x.
  public var width: SizeDescription
  /// The length along y.
  public var height: SizeDescription

  /// Creates a pair of lengths; by default, both wrap the content.
  public init(width: SizeDescription = .wrap, height: SizeDescription = .wrap) {
    self.width = width
    self.height = height
  }

  /// Returns a size with the same fixed length along both axes, in points.
  public static func fixed(_ length: Double) -> BoxSize {
    BoxSize(width: .fix(length), height: .fix(length))
  }

  /// Whether a length wraps the content.
  var wraps: Bool { width.kind == .wrap || height.kind == .wrap }

  /// Whether both lengths are fixed.
  var isFixed: Bool { width.kind == .fixed && height.kind == .fixed }
}
