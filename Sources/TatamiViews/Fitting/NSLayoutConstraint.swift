/// The namespace of layout types; the kit has no constraints.
public enum NSLayoutConstraint {
  /// The axes of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
