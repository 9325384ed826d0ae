/// Why a mosaic cannot be laid out.
///
/// A field is named by its path from what was handed in, such as `sections[2].pattern.blocks[0]`.
public enum MosaicError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A number is out of its range or not finite.
  case number(Double, field: String, allowed: String)
  /// A whole number is out of its range.
  case count(Int, field: String, allowed: ClosedRange<Int>)
  /// Items are left and no block of the pattern that could repeat has a cell.
  case noCells(field: String)
  /// A block declares more cells than it returned frames, and an item needs a missing one.
  case missingFrames(found: Int, needed: Int, field: String)
  /// The section's positions leave the range of floating-point numbers.
  case tooLong(field: String)

  /// Where, what, and what is allowed.
  public var description: String {
    switch self {
    case .number(let found, let field, let allowed):
      "\(field): found \(found), allowed is \(allowed)"
    case .count(let found, let field, let allowed):
      "\(field): found \(found), allowed is \(allowed.lowerBound) to \(allowed.upperBound)"
    case .noCells(let field):
      "\(field): the pattern has no cell for the items that are left; add a block with cells"
    case .missingFrames(let found, let needed, let field):
      "\(field): found \(found) frames, needed are \(needed); return as many as declared"
    case .tooLong(let field):
      "\(field): positions become infinite; use fewer items or shorter cells"
    }
  }
}

extension MosaicError {
  /// Checks that a number is finite.
  static func checkFinite(_ number: Double, _ field: @autoclosure () -> String)
    throws(MosaicError)
  {
    guard number.isFinite else {
      throw .number(number, field: field(), allowed: "a finite number")
    }
  }

  /// Checks that a number is finite and at least zero.
  static func checkLength(_ number: Double, _ field: @autoclosure () -> String)
    throws(MosaicError)
  {
    guard number.isFinite, number >= 0 else {
      throw .number(number, field: field(), allowed: "a finite number of at least 0")
    }
  }
}
