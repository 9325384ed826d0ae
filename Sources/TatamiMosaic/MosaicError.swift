/// The reason a mosaic cannot be laid out.
///
/// A field is identified by its path from the argument, such as `sections[2].pattern.blocks[0]`.
public enum MosaicError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A number is out of range or not finite.
  case number(Double, field: String, allowed: String)
  /// An integer is out of range.
  case count(Int, field: String, allowed: ClosedRange<Int>)
  /// No repeating block of the pattern has a cell for the remaining items.
  case noCells(field: String)
  /// A block returned fewer frames than it declares cells, and an item needs a missing frame.
  case missingFrames(found: Int, needed: Int, field: String)
  /// The positions in a section exceed the range of floating-point numbers.
  case tooLong(field: String)

  /// The field, the value found and the values allowed.
  public var description: String {
    switch self {
    case .number(let found, let field, let allowed):
      "\(field): found \(found), allowed is \(allowed)"
    case .count(let found, let field, let allowed):
      "\(field): found \(found), allowed is \(allowed.lowerBound) to \(allowed.upperBound)"
    case .noCells(let field):
      "\(field): the pattern has no cell for the remaining items; add a block with cells"
    case .missingFrames(let found, let needed, let field):
      "\(field): found \(found) frames, \(needed) are needed; return as many as declared"
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
