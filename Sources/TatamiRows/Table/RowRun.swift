/// Neighboring rows of equal height.
///
/// ```swift
/// let measured = try RowRun(height: 44, count: 1_000)
/// let guessed = try RowRun(height: 60, count: 10, certainty: .estimated)
/// ```
///
/// A run of a million rows takes as much memory as a single row.
public struct RowRun: Hashable, Sendable {
  /// The height, negative for an estimate, so that a run takes 16 bytes.
  private let signedHeight: Double
  /// The number of rows, at least 0.
  public let count: Int

  /// Creates a run of equal rows.
  ///
  /// - Parameters:
  ///   - height: The height of each row, in points, 0 to 1e12.
  ///   - count: The number of rows, at least 0.
  ///   - certainty: Whether the height is final.
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

  /// Whether the height is final.
  public var certainty: RowCertainty { signedHeight.sign == .minus ? .estimated : .measured }

  /// No rows.
  static let empty = RowRun(signedHeight: 0, count: 0)

  /// Returns a run of the same rows with another count.
  func with(count: Int) -> RowRun {
    RowRun(signedHeight: signedHeight, count: count)
  }

  /// Whether the rows of both runs are the same, so that the runs can be merged.
  func hasSameRows(as other: RowRun) -> Bool {
    signedHeight.bitPattern == other.signedHeight.bitPattern
  }

  /// Returns whether two runs have the same rows and the same count.
  public static func == (left: RowRun, right: RowRun) -> Bool {
    left.hasSameRows(as: right) && left.count == right.count
  }

  /// Hashes the height, the certainty and the count.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(signedHeight.bitPattern)
    hasher.combine(count)
  }
}

extension RowRun {
  /// The height of all rows, in points.
  var length: Double { height * Double(count) }

  /// The entry of the run in a tree.
  var entry: RowTree.Entry {
    RowTree.Entry(count: count, length: length, link: signedHeight.bitPattern)
  }

  /// Creates a run from its entry in a tree.
  init(_ entry: RowTree.Entry) {
    self.init(signedHeight: Double(bitPattern: entry.link), count: entry.count)
  }
}
