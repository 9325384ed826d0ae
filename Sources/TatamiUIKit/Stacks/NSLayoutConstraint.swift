/// Where layout's own types live; there are no constraints in this kit.
public enum NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
