/// Whether an animation applies outside of its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The animation does not apply.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value applies after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value applies before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first and the last value apply.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
