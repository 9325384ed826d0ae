/// The sides of a tree's entries and brackets (Specification/bracket.md §2.5).
struct BracketSides: Sendable {
  /// The first node on the second side.
  let firstOfSecond: Int
  let counts: EntryCounts

  /// Assigns the first half of the root's children, rounded down, to the first side.
  init(of bracket: Bracket, style: BracketStyle) {
    guard style.isTwoSided else {
      firstOfSecond = bracket.nodes.count
      counts = EntryCounts(first: bracket.numberOfEntries, second: 0)
      return
    }
    var starts: [Int] = []
    var child = 1
    while child < bracket.nodes.count {
      starts.append(child)
      child = Int(bracket.nodes[child].end)
    }
    firstOfSecond = starts[starts.count / 2]
    let first = bracket.nodes[..<firstOfSecond].count { $0.isEntry }
    counts = EntryCounts(first: first, second: bracket.numberOfEntries - first)
  }

  func side(of node: Int) -> BracketSide {
    node < firstOfSecond ? .first : .second
  }
}
