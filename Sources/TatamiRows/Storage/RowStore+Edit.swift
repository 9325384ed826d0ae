// Edits of trees; a list of equal rows becomes a tree while it is edited.
extension RowStore {
  /// Edits a list.
  mutating func edit(_ list: inout RowList, _ change: (inout RowStore, inout Int) -> Void) {
    var root =
      switch list {
      case .uniform(let run): trees.make(repeatElement(run.entry, count: min(run.count, 1)))
      case .tree(let root): root
      }
    change(&self, &root)
    list = .tree(root)
    guard trees.level(of: root) == 0, trees.fill(of: root) < 2 else { return }
    list = .uniform(trees.fill(of: root) == 1 ? RowRun(trees[root, 0]) : .empty)
    trees.discard(root)
  }

  /// Inserts equal rows before a row, or at the end.
  mutating func insert(_ run: RowRun, at row: Int, in root: inout Int) {
    guard run.count > 0 else { return }
    var location = trees.find(item: row, in: root)
    let (old, inside) = (RowRun(trees[location]), row - location.start.item)
    if inside > 0, inside < old.count, !old.hasSameRows(as: run) {
      trees.replace(location, with: old.with(count: inside).entry, in: root)
      let rest = old.with(count: old.count - inside).entry
      trees.insert(rest, at: location.slot + 1, of: location.leaf, in: &root)
      location = trees.find(item: row, in: root)
    }
    let slot = row == location.start.item ? location.slot : location.slot + 1
    for neighbor in (slot - 1)...slot where hasRows(of: run, at: neighbor, in: location.leaf) {
      location.slot = neighbor
      let count = trees[location].count + run.count
      return trees.replace(location, with: run.with(count: count).entry, in: root)
    }
    trees.insert(run.entry, at: slot, of: location.leaf, in: &root)
  }

  /// Removes rows, in O(log *n*) steps for each run that contains them.
  mutating func remove(_ rows: Range<Int>, in root: inout Int) {
    var left = rows.count
    while left > 0 {
      let location = trees.find(item: rows.lowerBound, in: root)
      let run = RowRun(trees[location])
      let taken = min(left, run.count - (rows.lowerBound - location.start.item))
      if taken == run.count {
        trees.remove(location, in: &root)
      } else {
        trees.replace(location, with: run.with(count: run.count - taken).entry, in: root)
      }
      left -= taken
    }
  }

  /// Replaces a row.
  mutating func replace(_ row: Int, with new: RowRun, in root: inout Int) {
    let location = trees.find(item: row, in: root)
    let slots = (location.slot - 1)...(location.slot + 1)
    let canMerge = slots.contains { hasRows(of: new, at: $0, in: location.leaf) }
    if !canMerge, trees[location].count == 1 {
      trees.replace(location, with: new.entry, in: root)
    } else if !hasRows(of: new, at: location.slot, in: location.leaf) {
      remove(row..<(row + 1), in: &root)
      insert(new, at: row, in: &root)
    }
  }

  /// Whether a slot of a leaf block is in use and has the same rows as a run.
  private func hasRows(of run: RowRun, at slot: Int, in block: Int) -> Bool {
    slot >= 0 && slot < trees.fill(of: block) && RowRun(trees[block, slot]).hasSameRows(as: run)
  }
}
