public import TatamiBox

/// Space between the children of a box; it has no view.
///
/// ```swift
/// HBox().attach { row in
///   UILabel().attach(row).text("Left")
///   Spacer().attach(row)
///   UILabel().attach(row).text("Right")
/// }
/// .width(.fill)
/// ```
public final class Spacer: BoxGroup {
  /// Creates space that takes a share of the length that its siblings leave free.
  public convenience init() {
    self.init(.fill, .fill)
  }

  /// Creates space of a fixed length along both axes, in points.
  public convenience init(_ length: Double) {
    self.init(.fix(length), .fix(length))
  }

  /// Creates space of given lengths.
  public init(_ width: SizeDescription, _ height: SizeDescription) {
    super.init(ZRegulator())
    layoutRegulator.size = BoxSize(width: width, height: height)
  }
}
