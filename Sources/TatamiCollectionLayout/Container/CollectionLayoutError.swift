/// The reason a collection layout is rejected.
///
/// A field is identified by its path from the argument, such as `sections[2].items[7].width`.
public enum CollectionLayoutError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A number is out of range, or not a number.
  case number(Double, field: String, allowed: ClosedRange<Double>)
  /// An integer is out of range.
  case count(Int, field: String, allowed: ClosedRange<Int>)
  /// A group has no subitems.
  case noSubitems(field: String)
  /// Two supplementary items of one host have the same kind.
  case duplicateKind(String, field: String)
  /// Groups are nested too deeply.
  case nesting(Int, field: String, limit: Int)

  /// The field, the value found and the values allowed.
  public var description: String {
    switch self {
    case .number(let found, let field, let allowed):
      "\(field): found \(found), allowed is \(allowed.lowerBound) to \(allowed.upperBound)"
    case .count(let found, let field, let allowed):
      "\(field): found \(found), allowed is \(allowed.lowerBound) to \(allowed.upperBound)"
    case .noSubitems(let field):
      "\(field): found no subitems, a group needs at least one"
    case .duplicateKind(let kind, let field):
      "\(field): found the kind \"\(kind)\" twice, the kinds of one host must differ"
    case .nesting(let depth, let field, let limit):
      "\(field): found \(depth) levels of groups, allowed are \(limit)"
    }
  }
}

extension CollectionLayoutError {
  /// The greatest length, in points.
  static let greatest = 1e12

  /// Checks that a length is from 0 to 1e12 points.
  static func checkLength(
    _ length: Double,
    _ field: @autoclosure () -> String
  ) throws(CollectionLayoutError) {
    guard length >= 0, length <= greatest else {
      throw .number(length, field: field(), allowed: 0...greatest)
    }
  }

  /// Checks that a distance is from -1e12 to 1e12 points.
  static func checkDistance(
    _ distance: Double,
    _ field: @autoclosure () -> String
  ) throws(CollectionLayoutError) {
    guard distance.magnitude <= greatest else {
      throw .number(distance, field: field(), allowed: -greatest...greatest)
    }
  }

  /// Checks that an integer is in a range.
  static func check(
    _ count: Int,
    in allowed: ClosedRange<Int>,
    _ field: @autoclosure () -> String
  ) throws(CollectionLayoutError) {
    guard allowed.contains(count) else {
      throw .count(count, field: field(), allowed: allowed)
    }
  }

  /// Checks that an index is below a count.
  static func checkIndex(
    _ index: Int,
    below count: Int,
    _ field: @autoclosure () -> String
  ) throws(CollectionLayoutError) {
    try check(index, in: 0...max(0, count - 1), field())
    guard count > 0 else { throw .count(index, field: field(), allowed: 0...0) }
  }
}
