import TatamiGeometry

/// The values the engine accepts, and what becomes of others (box §8).
///
/// Debug builds stop with the complaint; release builds go on with the clamped value.
enum LegalValue {
  /// The largest magnitude of a length or weight; sums of them stay exact to 1/8 point.
  static let largest = 1e15

  /// Returns the nearest legal number, 0 for what is no number.
  static func signed(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -largest), largest)
  }

  /// Returns the nearest legal number of at least 0, 0 for what is no number.
  static func positive(_ value: Double) -> Double {
    value > 0 ? min(value, largest) : 0
  }

  /// Returns a legal maximum: unlimited beyond the largest length and for what is no number.
  static func maximum(_ value: Double) -> Double {
    value <= largest ? max(0, value) : WrapLimits.infinite
  }

  /// Returns a legal size for what a measure function answered.
  static func content(_ size: Size) -> Size {
    if isLegal(size.width), isLegal(size.height) { return size }
    assertionFailure(complaint(size) ?? "")
    return clamped(size)
  }

  /// Returns what is wrong with the size of a content.
  static func complaint(_ size: Size) -> String? {
    isLegal(size.width) && isLegal(size.height)
      ? nil : "a content of \(size.width) x \(size.height): lengths are finite and at least 0"
  }

  /// Returns the nearest legal size.
  static func clamped(_ size: Size) -> Size {
    Size(
      width: min(atLeastZero(size.width), WrapLimits.infinite),
      height: min(atLeastZero(size.height), WrapLimits.infinite)
    )
  }

  /// Returns a finite coordinate, 0 for what is no number.
  static func finite(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -WrapLimits.infinite), WrapLimits.infinite)
  }

  /// Whether a measured length can be used as it is.
  private static func isLegal(_ length: Double) -> Bool {
    length >= 0 && length.isFinite
  }
}
