extension RowStore {
  /// Inserts equal rows before a row of a list, or at its end.
  ///
  /// - Complexity: O(log *n*).
  mutating func insert(_ run: RowRun, at row: Int, in list: inout RowList) {
    guard run.count > 0 else { return }
    switch list {
    case .uniform(let old) where old.count == 0:
      list = .uniform(run)
    case .uniform(let old) where old.hasSameRows(as: run):
      list = .uniform(old.with(count: old.count + run.count))
    case .uniform(let old):
      var root = trees.make(CollectionOfOne(old))
      insert(run, at: row, in: &root)
      list = .tree(root)
    case .tree(var root):
      insert(run, at: row, in: &root)
      list = .tree(root)
    }
  }

  /// Removes rows from a list.
  ///
  /// - Complexity: O(*r* log *n*) in the runs that contain the rows.
  mutating func remove(_ rows: Range<Int>, in list: inout RowList) {
    switch list {
    case .uniform(let run):
      list = .uniform(run.with(count: run.count - rows.count))
    case .tree(var root):
      remove(rows, in: &root)
      list = .tree(root)
      simplify(&list)
    }
  }

  /// Changes the height and the certainty of a row, unless runs have to be split or merged.
  ///
  /// - Returns: The new length of the list; nil if the row was not changed.
  /// - Complexity: O(log *n*).
  mutating func setHeight(of row: Int, to new: RowRun, in list: RowList) -> Double? {
    guard case .tree(let root) = list else { return nil }
    return trees.setLength(new.signedLength, ofItem: row, in: root)
  }

  /// Replaces a row.
  ///
  /// - Complexity: O(log *n*).
  mutating func replace(_ row: Int, with new: RowRun, in list: inout RowList) {
    if run(ofRow: row, in: list, top: 0).run.hasSameRows(as: new) { return }
    remove(row..<(row + 1), in: &list)
    insert(new, at: row, in: &list)
  }

  /// Converts a list that is left with a single run to uniform rows.
  private mutating func simplify(_ list: inout RowList) {
    guard case .tree(let root) = list, root.depth == 0 else { return }
    let runs = trees.leaves.heads[fillOf: root.block]
    guard runs < 2 else { return }
    let run = runs == 1 ? trees.leaves[root.block, 0] : .empty
    trees.discard(root)
    list = .uniform(run)
  }
}

extension RowStore {
  private typealias Location = RowTree<RowRun>.Location
  private typealias Root = RowTree<RowRun>.Root

  private mutating func insert(_ run: RowRun, at row: Int, in root: inout Root) {
    var location = trees.findForEdit(item: row, in: root)
    var old = trees[location]
    if old.hasSameRows(as: run) { return extend(location, by: run.count, in: root) }
    let inside = row - location.firstItem
    if inside > 0, inside < old.count {
      split(location, at: inside, in: &root)
      location = trees.findForEdit(item: row, in: root)
      old = trees[location]
    }
    let slot = row == location.firstItem ? location.slot : location.slot + 1
    for neighbor in (slot - 1)...slot where containsRun(like: run, at: neighbor, of: location.leaf)
    {
      location.slot = neighbor
      return extend(location, by: run.count, in: root)
    }
    trees.insert(run, at: slot, of: location.leaf, in: &root)
  }

  private mutating func remove(_ rows: Range<Int>, in root: inout Root) {
    var left = rows.count
    while left > 0 {
      let location = trees.findForEdit(item: rows.lowerBound, in: root)
      let run = trees[location]
      let taken = min(left, run.count - (rows.lowerBound - location.firstItem))
      if taken == run.count {
        trees.remove(location, in: &root)
      } else {
        trees.replace(location, with: run.with(count: run.count - taken), in: root)
      }
      left -= taken
    }
  }

  private mutating func extend(_ location: Location, by count: Int, in root: Root) {
    let run = trees[location]
    trees.replace(location, with: run.with(count: run.count + count), in: root)
  }

  private mutating func split(_ location: Location, at inside: Int, in root: inout Root) {
    let run = trees[location]
    trees.replace(location, with: run.with(count: inside), in: root)
    let rest = run.with(count: run.count - inside)
    trees.insert(rest, at: location.slot + 1, of: location.leaf, in: &root)
  }

  private func containsRun(like run: RowRun, at slot: Int, of leaf: Int32) -> Bool {
    slot >= 0 && slot < trees.leaves.heads[fillOf: leaf]
      && trees.leaves[leaf, slot].hasSameRows(as: run)
  }
}
