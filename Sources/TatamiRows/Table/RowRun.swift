/// Neighbouring rows of one height.
///
/// A million equal rows are one run and take no more memory than one row.
public struct RowRun: Hashable, Sendable {
  /// The height, negative for an estimate: a run stays at 16 bytes.
  private let signedHeight: Double
  /// How many rows there are, at least 0.
  public let count: Int

  /// Makes a run of equal rows.
  ///
  /// - Parameters:
  ///   - height: Of one row, in points, 0 to 1e12.
  ///   - count: How many rows, 0 or more.
  ///   - certainty: Whether the height is a guess that will be corrected.
  /// - Throws: `TableError.length` or `.count` for other numbers.
  public init(
    height: Double,
    count: Int = 1,
    certainty: RowCertainty = .measured
  ) throws(TableError) {
    let height = try TableError.checked(height, "height")
    guard count >= 0 else { throw .count(field: "count", found: count) }
    self.init(signedHeight: certainty == .estimated ? -height : height.magnitude, count: count)
  }

  private init(signedHeight: Double, count: Int) {
    self.signedHeight = signedHeight
    self.count = count
  }

  /// The height of each row, in points, 0 to 1e12.
  public var height: Double { signedHeight.magnitude }

  /// Whether the height is a guess that will be corrected.
  public var certainty: RowCertainty { signedHeight.sign == .minus ? .estimated : .measured }

  /// No rows.
  static let empty = RowRun(signedHeight: 0, count: 0)

  /// Returns a run of the same rows in another number.
  func with(count: Int) -> RowRun {
    RowRun(signedHeight: signedHeight, count: count)
  }

  /// Whether rows of both runs are the same, so that the runs can be one.
  func isAlike(_ other: RowRun) -> Bool {
    signedHeight.bitPattern == other.signedHeight.bitPattern
  }

  /// Runs are equal if they have the same rows in the same number.
  public static func == (left: RowRun, right: RowRun) -> Bool {
    left.isAlike(right) && left.count == right.count
  }

  /// Hashes what makes runs equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(signedHeight.bitPattern)
    hasher.combine(count)
  }
}

extension RowRun: Stacked {
  var length: Double { height * Double(count) }
}
