/// The last comparison of a solver's values with the rows of its program.
///
/// Without a step of the simplex method, a change of constants adds a rounding error to each value, about
/// 1e-16 of the largest constant for each term. The values are compared again before these errors could
/// become a share of the tolerance.
struct AccuracyCheck: Sendable {
  /// The number of steps that the solver had taken.
  private var stepCount = -1
  /// The largest constant.
  private var magnitude = 0.0
  /// The sum of the largest constants of all changes since.
  private var drift = 0.0

  /// The share of the sum of the largest constants that counts as a rounding error.
  private static let error = 1e-12

  /// Notes that nothing has been compared.
  init() {}

  /// Notes a comparison.
  init(stepCount: Int, magnitude: Double) {
    self.stepCount = stepCount
    self.magnitude = magnitude
  }

  /// Notes a change of constants, of which the largest one before or after has a magnitude.
  mutating func noteChange(of magnitude: Double) { drift += magnitude }

  /// Whether the values have to be compared again.
  func needsCheck(_ stepCount: Int, _ magnitude: Double) -> Bool {
    stepCount != self.stepCount || magnitude > 2 * self.magnitude
      || Self.error * drift > Tolerance.residual(magnitude)
  }
}
