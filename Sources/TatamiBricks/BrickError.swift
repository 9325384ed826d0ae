/// Why a brick layout is refused.
///
/// A field is named by its path from what was handed in, such as `sections[2].items[7].columns`.
public enum BrickError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A number is out of its range.
  case number(Double, field: String, allowed: ClosedRange<Double>)
  /// A whole number is out of its range.
  case count(Int, field: String, allowed: ClosedRange<Int>)

  /// Where, what, and what is allowed.
  public var description: String {
    switch self {
    case .number(let found, let field, let allowed):
      "\(field): found \(found), allowed is \(allowed.lowerBound) to \(allowed.upperBound)"
    case .count(let found, let field, let allowed):
      "\(field): found \(found), allowed is \(allowed.lowerBound) to \(allowed.upperBound)"
    }
  }
}

extension BrickError {
  /// Checks that a number is in a range.
  static func check(
    _ number: Double,
    in allowed: ClosedRange<Double>,
    _ field: @autoclosure () -> String
  ) throws(BrickError) {
    guard allowed.contains(number) else {
      throw .number(number, field: field(), allowed: allowed)
    }
  }

  /// Checks that a whole number is in a range.
  static func check(
    _ count: Int,
    in allowed: ClosedRange<Int>,
    _ field: @autoclosure () -> String
  ) throws(BrickError) {
    guard allowed.contains(count) else {
      throw .count(count, field: field(), allowed: allowed)
    }
  }
}
