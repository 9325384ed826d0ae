extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element whose key is greater than `key`.
  ///
  /// - Precondition: The keys are in ascending order.
  /// - Complexity: O(log *n*).
  func firstIndex<Key: Comparable>(after key: Key, _ keyOf: (Element) -> Key) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if keyOf(self[middle]) <= key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
