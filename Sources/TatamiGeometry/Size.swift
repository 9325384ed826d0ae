/// A width and a height in points.
///
/// ```swift
/// let screen = Size(width: 390, height: 844)
/// let isPortrait = screen.height > screen.width
/// ```
public struct Size: Hashable, Sendable {
  /// The extent along x, in points.
  public var width: Double
  /// The extent along y, in points.
  public var height: Double

  /// No extent on either axis.
  public static let zero = Size()

  /// Creates a size; the default is zero.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// Creates a size from its lengths along an axis and along the other axis.
  public init(_ axis: Axis, _ along: Double, cross: Double) {
    self =
      axis == .horizontal
      ? Size(width: along, height: cross) : Size(width: cross, height: along)
  }

  /// The length along an axis, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Whether both lengths are finite.
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// Whether there is no area: a length is zero, negative or NaN.
  public var isEmpty: Bool {
    !(width > 0 && height > 0)
  }
}
