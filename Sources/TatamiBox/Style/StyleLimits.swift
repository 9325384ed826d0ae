import TatamiGeometry

/// The ranges of numbers that the engine accepts, and the replacements of invalid numbers
/// (Specification/box.md §8).
///
/// Debug builds stop with a validation error; release builds continue with the clamped value.
enum StyleLimits {
  /// The largest magnitude of a length or weight; sums of such values are exact to 1/8 point.
  static let largest = 1e15

  /// Returns the nearest valid number, or 0 for NaN.
  static func signed(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -largest), largest)
  }

  /// Returns the nearest valid number of at least 0, or 0 for NaN.
  static func nonnegative(_ value: Double) -> Double {
    value > 0 ? min(value, largest) : 0
  }

  /// Returns a valid maximum; NaN and values above the largest length mean no maximum.
  static func maximum(_ value: Double) -> Double {
    value <= largest ? max(0, value) : WrapLimits.infinite
  }

  /// Returns a valid content size for the result of a measure function.
  static func content(_ size: Size) -> Size {
    assert(isValid(size), validationError(in: size) ?? "")
    return clamped(size)
  }

  /// Returns the nearest valid size.
  static func clamped(_ size: Size) -> Size {
    Size(
      width: min(atLeastZero(size.width), WrapLimits.infinite),
      height: min(atLeastZero(size.height), WrapLimits.infinite)
    )
  }

  /// Returns the nearest finite coordinate, or 0 for NaN.
  static func finite(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -WrapLimits.infinite), WrapLimits.infinite)
  }

  /// Whether a content size has finite lengths of at least 0.
  static func isValid(_ size: Size) -> Bool {
    isValid(size.width) && isValid(size.height)
  }

  private static func isValid(_ length: Double) -> Bool {
    length >= 0 && length <= WrapLimits.infinite
  }
}

/// Returns a length of at least 0; NaN becomes 0.
func atLeastZero(_ length: Double) -> Double {
  length > 0 ? length : 0
}

/// Returns the larger of two lengths.
///
/// It compiles to one instruction; `max` compiles to five.
func longer(_ length: Double, _ other: Double) -> Double {
  length > other ? length : other
}
