/// The lines in which two printed trees differ.
enum TreeDifference {
  /// The maximum number of lines of a tree that are compared, and of those that are printed.
  private static let (maxLines, maxChanges) = (2_000, 60)

  /// Returns removed lines after `-` and inserted ones after `+`, in their order; nil for none.
  static func text(of found: String, from expected: String) -> String? {
    let (old, new) = (lines(of: expected), lines(of: found))
    let difference = new.difference(from: old)
    guard !difference.isEmpty else { return nil }
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for case .remove(let index, let line, _) in difference { removed[index] = line }
    for case .insert(let index, let line, _) in difference { inserted[index] = line }
    return text(of: merged(old.count, new.count, removed, inserted))
  }

  private static func lines(of tree: String) -> [String] {
    tree.split(separator: "\n").prefix(maxLines).map(String.init)
  }

  /// Returns the changed lines in the order of the trees.
  private static func merged(
    _ oldCount: Int,
    _ newCount: Int,
    _ removed: [Int: String],
    _ inserted: [Int: String]
  ) -> [String] {
    var (old, new) = (0, 0)
    var changes: [String] = []
    while old < oldCount || new < newCount {
      if let line = removed[old] {
        changes.append("- \(line)")
        old += 1
      } else if let line = inserted[new] {
        changes.append("+ \(line)")
        new += 1
      } else {
        old += 1
        new += 1
      }
    }
    return changes
  }

  private static func text(of changes: [String]) -> String {
    let shown = changes.prefix(maxChanges)
    let rest = changes.count - shown.count
    return (shown + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
  }
}
