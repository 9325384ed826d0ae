/// Row heights and random rows, generated from one seed.
struct Workload {
  /// The seed of all results in the README.
  static let seed: UInt64 = 20_221_218

  let heights: [Double]
  private var state = Workload.seed

  /// Creates rows of 20 to 120 points in steps of a quarter, so that sums are exact.
  init(count: Int) {
    var state = Workload.seed
    heights = (0..<count).map { _ in Workload.height(&state) }
  }

  /// Returns the next height of the sequence.
  mutating func height() -> Double {
    Workload.height(&state)
  }

  /// Returns the next row below a count.
  mutating func row(below count: Int) -> Int {
    Int(Workload.next(&state) % UInt64(count))
  }

  private static func height(_ state: inout UInt64) -> Double {
    20 + Double(next(&state) % 401) / 4
  }

  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
