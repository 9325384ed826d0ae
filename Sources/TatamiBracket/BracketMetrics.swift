/// The fixed lengths of brackets, in points, as the original library has them.
public enum BracketMetrics {
  /// The gap between an area of entries and the area of the lines, also where there are no
  /// entries.
  public static let areaGap = 5.0

  /// The length of the champion's line in two-sided styles.
  public static let championStub = 20.0

  /// The largest distance by which a match of a tree extends beyond its outer contestants along the
  /// entry axis.
  public static let largestMatchMargin = 10.0

  /// The distance by which a match of a binary bracket extends beyond its contestants along the
  /// entry axis.
  public static let binaryMatchMargin = 5.0

  /// The smallest distance by which the final of a two-sided tree extends from its center along the
  /// entry axis.
  public static let smallestFinalReach = 20.0

  /// The extent of the final of a two-sided binary bracket along the entry axis.
  public static let binaryFinalExtent = 50.0

  /// The distance from a semifinal of a two-sided binary bracket to the bend of its line to the
  /// final, and how far inside the semifinal's span the final must be for a straight line.
  public static let elbow = 10.0

  /// The share of the distance between a match's outer contestants that its winners' points take.
  public static let winnerSpread = 0.9
}
