import TatamiViews

/// The lengths of arranged views and the gaps between them, along a stack's axis.
///
/// Content priorities determine which views are stretched and compressed. Among equal views, the
/// first one is stretched, and the last one is compressed first.
struct StackArrangement {
  /// The lengths, in points, 0 or more; initially the natural ones.
  var lengths: [Double]
  /// The gaps after each view but the last, in points; initially the minimum ones.
  var gaps: [Double]

  private var usedLength: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }

  /// Returns the natural length of the whole arrangement.
  func naturalLength(_ distribution: UIStackView.Distribution) -> Double {
    switch distribution {
    case .fillEqually:
      return Double(lengths.count) * (lengths.max() ?? 0) + gaps.reduce(0, +)
    case .equalCentering:
      let distance = gaps.indices.map { halves(around: $0) + gaps[$0] }.max() ?? 0
      return max(usedLength, ends + Double(gaps.count) * distance)
    case .fill, .fillProportionally, .equalSpacing: return usedLength
    }
  }

  /// The distance between the centers beside a gap, without the gap.
  private func halves(around gap: Int) -> Double { (lengths[gap] + lengths[gap + 1]) / 2 }
  /// The lengths outside of the first and the last center.
  private var ends: Double { ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2 }

  /// Changes lengths and gaps so that they add up to a given length.
  ///
  /// - Complexity: O(*n* log *n*) for equal centering and where views are compressed, O(*n*) for
  ///   others.
  mutating func distribute(
    _ length: Double,
    by distribution: UIStackView.Distribution,
    resistance: (Int) -> LengthResistance
  ) {
    let free = length - usedLength
    switch distribution {
    case .fillEqually: divideEqually(length)
    case .fillProportionally: scale(to: length)
    case .equalSpacing where free > 0 && !gaps.isEmpty: widenGaps(by: free)
    case .equalCentering where free > 0 && !gaps.isEmpty: centerEqually(free: free)
    case .fill, .equalSpacing, .equalCentering:
      if free > 0 {
        stretch(by: free) { resistance($0).stretching }
      } else {
        compress(by: -free, resistance: resistance)
      }
    }
  }

  private mutating func divideEqually(_ length: Double) {
    let room = max(0, length - gaps.reduce(0, +))
    for index in lengths.indices { lengths[index] = room / Double(lengths.count) }
  }

  /// Makes every length the same part of the whole as naturally; the last ones get or save the rest,
  /// because the gaps stay (AL176).
  private mutating func scale(to length: Double) {
    guard lengths.contains(where: { $0 > 0 }), usedLength > 0 else { return divideEqually(length) }
    let factor = length / usedLength
    for index in lengths.indices { lengths[index] *= factor }
    var rest = length - usedLength
    for index in lengths.indices.reversed() where rest != 0 {
      let change = max(rest, -lengths[index])
      lengths[index] += change
      rest -= change
    }
  }

  /// Stretches the view with the least resistance.
  private mutating func stretch(by free: Double, resistance: (Int) -> Float) {
    guard var best = lengths.indices.first else { return }
    var least = resistance(best)
    for index in lengths.indices.dropFirst() where least > 0 {
      let candidate = resistance(index)
      if candidate < least { (best, least) = (index, candidate) }
    }
    lengths[best] += free
  }

  /// Compresses views to nothing, one after the other, until enough is saved.
  private mutating func compress(by missing: Double, resistance: (Int) -> LengthResistance) {
    var missing = missing
    guard missing > 0 else { return }
    let candidates = lengths.indices.map { (index: $0, resistance: resistance($0)) }
      .filter(\.resistance.isCompressible)
      .sorted {
        ($0.resistance.compression, $0.resistance.compressionKind, $1.index)
          < ($1.resistance.compression, $1.resistance.compressionKind, $0.index)
      }
    for (index, _) in candidates where missing > 0 {
      let saved = min(lengths[index], missing)
      lengths[index] -= saved
      missing -= saved
    }
  }

  private mutating func widenGaps(by free: Double) {
    for index in gaps.indices { gaps[index] += free / Double(gaps.count) }
  }

  /// Makes the distances between the centers equal where the minimum gaps allow.
  private mutating func centerEqually(free: Double) {
    let distance = (lengths.reduce(0, +) + gaps.reduce(0, +) + free - ends) / Double(gaps.count)
    let surplus = gaps.indices.map { distance - halves(around: $0) - gaps[$0] }
    let cut = Self.cut(surplus, to: free)
    for index in gaps.indices { gaps[index] += max(0, surplus[index] - cut) }
  }

  /// Returns the amount to subtract from every surplus so that the positive results add up to a
  /// sum.
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
