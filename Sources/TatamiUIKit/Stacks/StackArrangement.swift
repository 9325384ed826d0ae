/// The lengths of arranged views and the gaps between them, along a stack's axis.
///
/// Constraints do not exist here, so views have no priorities but those of their kinds. Among
/// equals, the first one that can be stretched takes what is left over, and what is missing is
/// taken from the last one, then from the one before.
struct StackArrangement {
  /// How gladly a view is stretched; the gladdest goes first.
  enum Stretch: Comparable {
    /// Its natural length is its only one.
    case unwilling
    /// It has a natural length.
    case possible
    /// It has no natural length, or is a line to write on.
    case willing
  }

  /// How gladly a view is shortened; the gladdest goes first.
  enum Yield: CaseIterable {
    /// It scrolls what it cannot show.
    case scrolls
    /// Its text can be cut short.
    case truncates
    /// Others inside are shortened.
    case arranges
    /// Something of it gets lost.
    case unwilling
    /// It stays as long as it is, if need be beyond the end.
    case never
  }

  /// How a view takes to other lengths than its natural one.
  struct Temper {
    var stretch: Stretch
    var yield: Yield
  }

  /// The lengths, in points, 0 or more; natural ones at first.
  var lengths: [Double]
  /// The gaps after each view but the last, in points; the least ones at first.
  var gaps: [Double]

  private var usedLength: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }

  /// Returns the length that suits everything.
  func naturalLength(_ distribution: UIStackView.Distribution) -> Double {
    guard distribution == .fillEqually else { return usedLength }
    return Double(lengths.count) * (lengths.max() ?? 0) + gaps.reduce(0, +)
  }

  /// Makes everything as long as a given length.
  ///
  /// - Complexity: O(*n* log *n*) for equal centering, O(*n*) for others.
  mutating func distribute(
    _ length: Double,
    _ distribution: UIStackView.Distribution,
    temper: (Int) -> Temper
  ) {
    let free = length - usedLength
    switch distribution {
    case .fillEqually: divide(length) { _ in 1 }
    case .fillProportionally: divide(length) { [lengths] in lengths[$0] }
    case .equalSpacing where free > 0 && !gaps.isEmpty: widenGaps(by: free)
    case .equalCentering where free > 0 && !gaps.isEmpty: centerEqually(free: free)
    case .fill, .equalSpacing, .equalCentering:
      if free > 0 {
        grow(by: free) { temper($0).stretch }
      } else {
        shrink(by: -free) { temper($0).yield }
      }
    }
  }

  /// Divides what the gaps leave by weights, equally if all weights are 0.
  private mutating func divide(_ length: Double, weight: (Int) -> Double) {
    let room = max(0, length - gaps.reduce(0, +))
    let weights = lengths.indices.map(weight)
    let sum = weights.reduce(0, +)
    for index in lengths.indices {
      lengths[index] = room * (sum > 0 ? weights[index] / sum : 1 / Double(lengths.count))
    }
  }

  private mutating func grow(by free: Double, stretch: (Int) -> Stretch) {
    guard var best = lengths.indices.first else { return }
    var bestStretch = stretch(best)
    for index in lengths.indices.dropFirst() where bestStretch < .willing {
      let candidate = stretch(index)
      if candidate > bestStretch { (best, bestStretch) = (index, candidate) }
    }
    lengths[best] += free
  }

  private mutating func shrink(by missing: Double, yield: (Int) -> Yield) {
    var missing = missing
    guard missing > 0 else { return }
    let yields = lengths.indices.map(yield)
    for kind in Yield.allCases where kind != .never {
      for index in lengths.indices.reversed() where yields[index] == kind && missing > 0 {
        let taken = min(lengths[index], missing)
        lengths[index] -= taken
        missing -= taken
      }
    }
  }

  private mutating func widenGaps(by free: Double) {
    for index in gaps.indices { gaps[index] += free / Double(gaps.count) }
  }

  /// Puts the centres at equal distances, as far as the least gaps allow.
  private mutating func centerEqually(free: Double) {
    let ends = ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2
    let distance = (lengths.reduce(0, +) + gaps.reduce(0, +) + free - ends) / Double(gaps.count)
    let surplus = gaps.indices.map { index in
      distance - (lengths[index] + lengths[index + 1]) / 2 - gaps[index]
    }
    let cut = Self.cut(surplus, to: free)
    for index in gaps.indices { gaps[index] += max(0, surplus[index] - cut) }
  }

  /// Returns what to take off all surpluses so that those above 0 add up to a sum.
  private static func cut(_ surplus: [Double], to sum: Double) -> Double {
    var (total, cut) = (0.0, 0.0)
    for (index, value) in surplus.sorted(by: >).enumerated() {
      total += value
      let candidate = (total - sum) / Double(index + 1)
      guard candidate < value else { break }
      cut = candidate
    }
    return cut
  }
}
