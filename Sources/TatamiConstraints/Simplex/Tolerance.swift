/// The tolerances of the solver.
enum Tolerance {
  /// The largest amount, in points, that counts as zero next to values of a magnitude.
  static func feasibility(_ magnitude: Double) -> Double { 1e-9 + 1e-12 * magnitude }

  /// The share of the operands below which a sum counts as canceled.
  static let cancellation = 1e-11

  /// The share of a gradient's terms below which the gradient counts as zero.
  static let gradient = 1e-9

  /// The largest difference, in points, between a solution and the original rows, next to values of
  /// a magnitude.
  static func residual(_ magnitude: Double) -> Double { 1e-7 + 1e-10 * magnitude }

  /// Returns a sum, or zero if only rounding errors remain.
  @inline(__always)
  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= cancellation * max(abs(left), abs(right)) ? 0 : sum
  }
}
