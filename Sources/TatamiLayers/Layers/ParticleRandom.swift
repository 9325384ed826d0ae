/// Random numbers that depend on a seed and an index only.
///
/// Those of a particle depend on no other particle, except on those that emitted it.
struct ParticleRandom {
  private var state: UInt64

  /// Begins the numbers of the particle with an index.
  init(seed: UInt64, index: Int) {
    state = seed ^ (UInt64(bitPattern: Int64(index)) &* 0x9E37_79B9_7F4A_7C15)
    _ = next()
  }

  /// Returns the next number of the generator SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Returns a number from 0 to 1, without 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a number from -1 to 1, without 1.
  mutating func signed() -> Double { 2 * unit() - 1 }
}
