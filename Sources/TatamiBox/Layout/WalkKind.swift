/// The way in which one walk over the children lays out a box.
///
/// A walk measures and places each child at once. It computes the same frames as the general
/// passes, several times faster, but is possible only for boxes in which no child depends on a
/// later one.
enum WalkKind: UInt8, Sendable {
  /// Not determined since the last change of the box or of its children.
  case unknown
  /// No walk; the general passes lay out the box.
  case none
  /// The children of a linear box are placed one after the other from the start.
  case line
  /// The children of a linear box are placed after all of them are measured, because they are
  /// aligned or reversed, or share the rest of the length, or free space is distributed.
  case placedLine
  /// The children of a flow fill lines from the start, and the lines are placed one after the
  /// other.
  case flow
  /// The children of a box overlap along z.
  case layers

  /// Whether the kind is one of linear boxes.
  var isLine: Bool { self == .line || self == .placedLine }
}
