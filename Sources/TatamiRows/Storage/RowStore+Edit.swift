extension RowStore {
  /// Puts equal rows before a row of a list, or at its end.
  ///
  /// - Complexity: O(log *n*).
  mutating func insert(_ run: RowRun, at row: Int, in list: inout RowList) {
    guard run.count > 0 else { return }
    switch list {
    case .uniform(let old) where old.count == 0:
      list = .uniform(run)
    case .uniform(let old) where old.isAlike(run):
      list = .uniform(old.with(count: old.count + run.count))
    case .uniform(let old):
      var root = forest.make(CollectionOfOne(old))
      insert(run, at: row, in: &root)
      list = .stack(root)
    case .stack(var root):
      insert(run, at: row, in: &root)
      list = .stack(root)
    }
  }

  /// Takes rows out of a list.
  ///
  /// - Complexity: O(*r* log *n*) in the runs that the rows lie in.
  mutating func remove(_ rows: Range<Int>, in list: inout RowList) {
    switch list {
    case .uniform(let run):
      list = .uniform(run.with(count: run.count - rows.count))
    case .stack(var root):
      remove(rows, in: &root)
      list = .stack(root)
      simplify(&list)
    }
  }

  /// Puts another row in the place of one.
  ///
  /// - Complexity: O(log *n*).
  mutating func replace(_ row: Int, with new: RowRun, in list: inout RowList) {
    if case .stack(let root) = list {
      let place = forest.find(item: row, in: root)
      let old = forest[place]
      guard !old.isAlike(new) else { return }
      if old.count == 1, !hasNeighbour(place, alike: new) {
        return forest.replace(place, with: new, in: root)
      }
    }
    remove(row..<(row + 1), in: &list)
    insert(new, at: row, in: &list)
  }

  /// Goes back to equal rows where a single run is left.
  private mutating func simplify(_ list: inout RowList) {
    guard case .stack(let root) = list, root.depth == 0 else { return }
    let runs = forest.leaves.fill(of: root.block)
    guard runs < 2 else { return }
    let run = runs == 1 ? forest.leaves[root.block, 0] : .empty
    forest.discard(root)
    list = .uniform(run)
  }
}

extension RowStore {
  private typealias Place = StackForest<RowRun>.Place
  private typealias Root = StackForest<RowRun>.Root

  private mutating func insert(_ run: RowRun, at row: Int, in root: inout Root) {
    var place = forest.find(item: row, in: root)
    var old = forest[place]
    if old.isAlike(run) { return grow(place, by: run.count, in: root) }
    let inside = row - place.start.item
    if inside > 0, inside < old.count {
      cut(place, inside, in: &root)
      place = forest.find(item: row, in: root)
      old = forest[place]
    }
    let slot = row == place.start.item ? place.slot : place.slot + 1
    for neighbour in [slot - 1, slot] where isAlike(run, neighbour, of: place.leaf) {
      let joined = Place(leaf: place.leaf, slot: neighbour, start: place.start)
      return grow(joined, by: run.count, in: root)
    }
    forest.insert(run, at: slot, of: place.leaf, in: &root)
  }

  private mutating func remove(_ rows: Range<Int>, in root: inout Root) {
    var left = rows.count
    while left > 0 {
      let place = forest.find(item: rows.lowerBound, in: root)
      let run = forest[place]
      let taken = min(left, run.count - (rows.lowerBound - place.start.item))
      if taken == run.count {
        forest.remove(place, in: &root)
      } else {
        forest.replace(place, with: run.with(count: run.count - taken), in: root)
      }
      left -= taken
    }
  }

  private mutating func grow(_ place: Place, by count: Int, in root: Root) {
    let run = forest[place]
    forest.replace(place, with: run.with(count: run.count + count), in: root)
  }

  private mutating func cut(_ place: Place, _ inside: Int, in root: inout Root) {
    let run = forest[place]
    forest.replace(place, with: run.with(count: inside), in: root)
    let rest = run.with(count: run.count - inside)
    forest.insert(rest, at: place.slot + 1, of: place.leaf, in: &root)
  }

  private func hasNeighbour(_ place: Place, alike run: RowRun) -> Bool {
    isAlike(run, place.slot - 1, of: place.leaf) || isAlike(run, place.slot + 1, of: place.leaf)
  }

  private func isAlike(_ run: RowRun, _ slot: Int, of leaf: Int32) -> Bool {
    slot >= 0 && slot < forest.leaves.fill(of: leaf) && forest.leaves[leaf, slot].isAlike(run)
  }
}
