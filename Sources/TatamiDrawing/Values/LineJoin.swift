/// The shape of the corners of a stroked line.
public enum LineJoin: Hashable, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A beveled corner.
  case bevel
}
