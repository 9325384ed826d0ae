/// Finds the items of a section that cover some rows, where the last items are often replaced.
///
/// Items of a tail may lie anywhere in the wall, among earlier items. Each part is the index of a
/// range of items; parts follow each other and become smaller, so that a new tail needs a new index
/// of the tail only. As soon as a part is not much larger than the next one, both are rebuilt as one.
struct WallIndex: Sendable {
  private(set) var parts: [RowIndex] = []
  private let columnCount: Int

  /// Smaller parts are always merged with the next one.
  private static var smallestPart: Int { 64 }

  init(columnCount: Int) {
    self.columnCount = columnCount
  }

  /// Returns the bytes that the arrays take.
  func storedBytes() -> Int {
    parts.reduce(0) { $0 + $1.storedBytes() }
  }

  /// Removes the items from an index on.
  ///
  /// - Complexity: O(*t*) amortized in the items removed.
  mutating func removeTail(of bricks: [Brick], from first: Int) {
    while let last = parts.last, last.items.lowerBound >= first { parts.removeLast() }
    guard let last = parts.last else { return }
    parts[parts.count - 1].removeItems(from: first)
    // Removed items take memory and time as long as they are skipped.
    let kept = last.items.lowerBound..<first
    if kept.count < last.builtCount / 2 {
      parts[parts.count - 1] = RowIndex(kept, of: bricks, columnCount: columnCount)
    }
  }

  /// Adds a range of items, which follow the indexed ones; called after they are placed.
  ///
  /// - Complexity: O(*t* · log *n*) amortized in the items added and all items.
  mutating func add(_ items: Range<Int>, of bricks: [Brick]) {
    guard !items.isEmpty else { return }
    var first = items.lowerBound
    while let last = parts.last,
      last.items.count < max(Self.smallestPart, 2 * (items.upperBound - first))
    {
      first = last.items.lowerBound
      parts.removeLast()
    }
    parts.append(RowIndex(first..<items.upperBound, of: bricks, columnCount: columnCount))
  }

  /// Returns the items that cover a row or later ones; nil if there are more than `limit`.
  func bricks(of bricks: [Brick], fromRow row: UInt32, atMost limit: Int) -> [Brick]? {
    var found: [Brick] = []
    do {
      for part in parts {
        try part.forEachItem(of: bricks, inRows: row...UInt32.max) { item in
          guard found.count < limit else { throw TooManyItems() }
          found.append(bricks[item])
        }
      }
    } catch {
      return nil
    }
    return found
  }

  private struct TooManyItems: Error {}

  /// Calls a closure with every item that covers a row of a range, part by part.
  ///
  /// - Complexity: O(*p* · (log *n* + *c*) + *k*) in the parts, at most log *n*, the items, the
  ///   columns and the items found.
  func forEachItem(
    of bricks: [Brick],
    inRows rows: ClosedRange<UInt32>,
    _ visit: (Int) throws -> Void
  ) rethrows {
    for part in parts { try part.forEachItem(of: bricks, inRows: rows, visit) }
  }
}
