/// A number between two ends.
struct SliderValue {
  private(set) var value: Float = 0
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1

  /// How far the value is from the minimum to the maximum, from 0 to 1.
  var fraction: Float {
    let length = maximum / 2 - minimum / 2
    return length > 0 ? (value / 2 - minimum / 2) / length : 0
  }

  /// Takes a value, clamped; what is no number counts as the minimum.
  mutating func set(_ newValue: Float) {
    value = newValue > minimum ? min(newValue, maximum) : minimum
  }

  /// Takes a minimum: the maximum and the value make way; not for what is not finite.
  mutating func set(minimum newValue: Float) {
    guard newValue.isFinite else { return }
    minimum = newValue
    maximum = max(maximum, newValue)
    set(value)
  }

  /// Takes a maximum: the minimum and the value make way; not for what is not finite.
  mutating func set(maximum newValue: Float) {
    guard newValue.isFinite else { return }
    maximum = newValue
    minimum = min(minimum, newValue)
    set(value)
  }

  /// Returns the value at some part of the way.
  func value(at fraction: Float) -> Float {
    minimum * (1 - fraction) + maximum * fraction
  }
}
