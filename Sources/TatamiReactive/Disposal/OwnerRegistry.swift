/// The bags of objects that are not `AutoDisposable`.
@MainActor
final class OwnerRegistry {
  static let shared = OwnerRegistry()

  private struct Entry {
    weak var owner: AnyObject?
    let bag: DisposerBag
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepingCount = 16

  /// The number of bags, those of freed owners included.
  var count: Int { entries.count }

  /// Returns the bag of an object.
  ///
  /// - Complexity: O(1), amortized.
  func bag(of owner: AnyObject) -> DisposerBag {
    let key = ObjectIdentifier(owner)
    if let entry = entries[key], entry.owner === owner { return entry.bag }
    let bag = DisposerBag()
    // A new object may have the address of a freed one, whose bag ends here.
    let former = entries.updateValue(Entry(owner: owner, bag: bag), forKey: key)
    former?.bag.disposeAll()
    if entries.count >= sweepingCount { disposeBagsOfFreedOwners() }
    return bag
  }

  /// Disposes the bags of all owners that have been freed.
  ///
  /// - Complexity: O(*n*) in the number of bags.
  func disposeBagsOfFreedOwners() {
    let freed = entries.filter { $0.value.owner == nil }
    for key in freed.keys { entries[key] = nil }
    sweepingCount = max(16, 2 * entries.count)
    for entry in freed.values { entry.bag.disposeAll() }
  }
}
