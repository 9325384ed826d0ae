import TatamiGeometry

/// The measured sizes of a section's items, by ascending index.
struct MeasuredSizes: Sendable {
  private var entries: [MeasuredSize] = []

  /// Whether nothing is measured.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the size of an item, or nil if it is not measured.
  ///
  /// - Complexity: O(log *n*).
  subscript(item: Int) -> Size? {
    let index = firstIndex(from: item)
    guard index < entries.count, entries[index].item == item else { return nil }
    return entries[index].size
  }

  /// Returns the first measured item from an index on, or nil.
  func first(from item: Int) -> Int? {
    let index = firstIndex(from: item)
    return index < entries.count ? entries[index].item : nil
  }

  /// Sets sizes; returns the first and the last item whose size has changed, or nil.
  ///
  /// - Complexity: O(*m* log *m* + *n*) in the given and the stored sizes.
  mutating func set(_ sizes: [MeasuredSize]) -> ClosedRange<Int>? {
    var latest: [Int: Size] = [:]
    for measured in sizes where self[measured.item] != measured.size {
      latest[measured.item] = measured.size
    }
    for measured in sizes where latest[measured.item] != nil {
      latest[measured.item] = measured.size
    }
    guard let least = latest.keys.min(), let greatest = latest.keys.max() else { return nil }
    let added = latest.map { MeasuredSize(item: $0, size: $1) }.sorted { $0.item < $1.item }
    merge(added, from: firstIndex(from: least))
    return least...greatest
  }

  private mutating func merge(_ added: [MeasuredSize], from index: Int) {
    var merged: [MeasuredSize] = []
    var (old, new) = (index, 0)
    while old < entries.count, new < added.count {
      if entries[old].item < added[new].item {
        merged.append(entries[old])
        old += 1
      } else {
        if entries[old].item == added[new].item { old += 1 }
        merged.append(added[new])
        new += 1
      }
    }
    entries.replaceSubrange(index..<old, with: merged + added[new...])
  }

  /// Removes the sizes of items and moves those of later items.
  mutating func replaceItems(_ range: Range<Int>, withCount count: Int) {
    let (first, end) = (firstIndex(from: range.lowerBound), firstIndex(from: range.upperBound))
    entries.removeSubrange(first..<end)
    for index in first..<entries.count { entries[index].item += count - range.count }
  }

  private func firstIndex(from item: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].item >= item { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
