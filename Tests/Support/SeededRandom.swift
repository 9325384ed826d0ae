/// A SplitMix64 random number generator; the same seed gives the same numbers on every machine.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator with a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in a range.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Returns a whole number in a range.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns true with a probability from 0 to 1.
  public mutating func chance(_ probability: Double) -> Bool {
    double(in: 0...1) < probability
  }

  /// Returns a random element of a collection.
  ///
  /// - Precondition: The collection is not empty.
  public mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: int(in: 0...(choices.count - 1)))]
  }
}
