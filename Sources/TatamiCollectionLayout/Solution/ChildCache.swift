import TatamiGeometry

/// The subitems of a group that were already computed.
///
/// A subitem without measured items has the same frames everywhere, so a group computes each of
/// its different subitems about once, however often they repeat.
struct ChildCache {
  private struct Entry {
    var item: Int
    var child: Packing.Child
    /// Whether the subitem is the same for all items that are not measured.
    var isRegular: Bool
  }

  private var entries: [Int: Entry] = [:]

  /// Returns a subitem of the pattern for the items from an index on.
  mutating func child(
    _ index: Int,
    from item: Int,
    of packing: Packing,
    in container: Size,
    slot: SlotLength?
  ) -> Packing.Child {
    if let entry = entries[index] {
      if entry.item == item { return entry.child }
      let limit = packing.solver.limit
      // Items after the last one are not measured either.
      if item >= limit, entry.isRegular || entry.item >= limit { return entry.child }
      if entry.isRegular, isRegular(entry.child, from: item, packing.solver) { return entry.child }
    }
    let subitem = packing.pattern[index]
    let child = packing.child(subitem, in: container, from: item, slot: slot)
    let isRegular = isRegular(child, from: item, packing.solver)
    entries[index] = Entry(item: item, child: child, isRegular: isRegular)
    return child
  }

  private func isRegular(_ child: Packing.Child, from item: Int, _ solver: GroupSolver) -> Bool {
    // One item beyond the subitem counts: it may be the one that did not fit.
    let end = item + child.itemCount
    guard end < solver.limit else { return false }
    guard let next = solver.measured.first(from: item) else { return true }
    return next > end
  }
}
