/// The longest ascending subsequence of a list of different numbers.
enum LongestAscent {
  /// Returns for each number whether it belongs to the subsequence.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) if the numbers ascend.
  static func members(of numbers: [Int]) -> [Bool] {
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) {
      return Array(repeating: true, count: numbers.count)
    }
    // For each length, the index of the smallest number that ends an ascent of that length.
    var ends: [Int] = []
    var predecessors = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = firstEnd(in: ends) { numbers[$0] >= number }
      if length > 0 { predecessors[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var isMember = Array(repeating: false, count: numbers.count)
    var index = ends.last ?? -1
    while index >= 0 {
      isMember[index] = true
      index = predecessors[index]
    }
    return isMember
  }

  private static func firstEnd(in ends: [Int], where passes: (Int) -> Bool) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if passes(ends[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
