/// The reason a brick layout is rejected.
///
/// A field is identified by its path from the argument, such as `sections[2].items[7].columns`.
public enum BrickError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A number is out of range.
  case number(Double, field: String, allowed: ClosedRange<Double>)
  /// An integer is out of range.
  case count(Int, field: String, allowed: ClosedRange<Int>)

  /// The field, the value found and the values allowed.
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

  /// Checks that an integer is in a range.
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
