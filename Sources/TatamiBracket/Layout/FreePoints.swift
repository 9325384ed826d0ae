/// The outgoing points of a match that are not assigned to a winner yet.
///
/// Each taken point links to a free neighbor on either side, and links are shortened while they are
/// followed, so that taking all of *n* points costs nearly O(*n*).
struct FreePoints: Sendable {
  private var count = 0
  /// For each point a lower bound of the next free one; `count` if there is none.
  private var following: [Int32] = []
  /// For each point, counted from 1, an upper bound of the previous free one; 0 if there is none.
  private var preceding: [Int32] = []

  /// Makes all of a number of points free.
  mutating func reset(count: Int) {
    self.count = count
    // A single point is taken without a search.
    guard count > 1 else { return }
    following.removeAll(keepingCapacity: true)
    following.append(contentsOf: 0...Int32(count))
    preceding.removeAll(keepingCapacity: true)
    preceding.append(contentsOf: 0...Int32(count))
  }

  /// Takes the free point nearest to a position, the first of two equally near ones, and returns
  /// it; nil if all are taken.
  mutating func take(nearestTo position: Double, of spread: StructurePass.Spread) -> Int? {
    guard count > 1 else {
      defer { count = 0 }
      return count == 1 ? 0 : nil
    }
    let below = spread.countUp(to: position)
    let last = Self.root(of: below, in: &preceding) - 1
    let first = Self.root(of: below, in: &following)
    guard last >= 0 || first < count else { return nil }
    let takesLast =
      last >= 0
      && (first == count || abs(spread[last] - position) <= abs(spread[first] - position))
    let taken = takesLast ? last : first
    following[taken] = Int32(taken + 1)
    preceding[taken + 1] = Int32(taken)
    return taken
  }

  private static func root(of index: Int, in links: inout [Int32]) -> Int {
    var index = index
    while Int(links[index]) != index {
      links[index] = links[Int(links[index])]
      index = Int(links[index])
    }
    return index
  }
}
