/// The logo before a participant's name.
enum ParticipantLogo: Equatable {
  case none
  /// The space of a logo, so that names begin at the same distance as those with one.
  case blank
  /// The logo of a path in the file.
  case file(String)

  /// The side of the square of a logo, and the gap beside it, in points.
  static let side = 18.0
  private static let gap = 7.0

  /// The width that the logo takes beside a name, in points.
  var width: Double { self == .none ? 0 : Self.side + Self.gap }
}
