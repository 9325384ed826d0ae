extension Array where Element: AnyObject {
  /// Removes a child; the search starts from both ends, where removals are most frequent.
  ///
  /// - Complexity: O(1) at the end, O(*n*) elsewhere.
  package mutating func removeChild(_ child: Element) {
    for offset in indices {
      let last = count - 1 - offset
      guard offset <= last else { return }
      if self[last] === child { return _ = remove(at: last) }
      if self[offset] === child { return _ = remove(at: offset) }
    }
  }
}
