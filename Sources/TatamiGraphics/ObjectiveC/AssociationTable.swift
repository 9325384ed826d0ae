import Foundation

/// The associated values of all objects that do not store them (see `AssociationOwner`).
///
/// The table refers to its owners weakly. Values are released after the lock is, because releasing
/// an object may run code of the program.
package final class AssociationTable: @unchecked Sendable {
  /// The table of the process.
  package static let shared = AssociationTable()

  private struct Entry {
    weak var owner: AnyObject?
    let values: AssociatedValues
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The identifiers of the owners, in the order in which `releaseOrphans()` checks them.
  private var order: [ObjectIdentifier] = []
  /// The index of the owner that is checked next.
  private var next = 0

  /// The number of objects in the table, those of deallocated owners included.
  package var count: Int { lock.withLock { entries.count } }

  func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    lock.withLock { values(of: owner)?.values[key]?.value }
  }

  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of owner: AnyObject) {
    let released = lock.withLock { () -> [Any] in
      // Checking two entries for each new value keeps pace with the table's growth.
      var released = removeOrphans(limit: 2)
      guard value != nil || values(of: owner) != nil else { return released }
      let values = values(of: owner) ?? addEntry(for: owner, &released)
      if let old = values.exchange(value, for: key) { released.append(old) }
      return released
    }
    withExtendedLifetime(released) {}
  }

  func removeValues(of owner: AnyObject) {
    let released = lock.withLock { values(of: owner)?.removeAll() }
    withExtendedLifetime(released) {}
  }

  /// Releases values of deallocated owners; checks at most 1,000 owners.
  package func releaseOrphans() {
    let released = lock.withLock { removeOrphans(limit: 1_000) }
    withExtendedLifetime(released) {}
  }

  private func values(of owner: AnyObject) -> AssociatedValues? {
    if let owner = owner as? any AssociationOwner { return owner.associatedValues }
    let entry = entries[ObjectIdentifier(owner)]
    // A new object may have the address of a deallocated one.
    return entry?.owner === owner ? entry?.values : nil
  }

  private func addEntry(for owner: AnyObject, _ released: inout [Any]) -> AssociatedValues {
    let values = AssociatedValues()
    if let owner = owner as? any AssociationOwner {
      owner.associatedValues = values
    } else {
      let id = ObjectIdentifier(owner)
      let old = entries.updateValue(Entry(owner: owner, values: values), forKey: id)
      if let old { released.append(old) } else { order.append(id) }
    }
    return values
  }

  /// Removes entries of deallocated owners and returns what is to be released after the lock.
  private func removeOrphans(limit: Int) -> [Any] {
    var released: [Any] = []
    for _ in 0..<min(limit, order.count) {
      if next >= order.count { next = 0 }
      let id = order[next]
      if let owner = entries[id]?.owner {
        // The reference may have become the last one.
        released.append(owner)
        next += 1
      } else {
        if let orphan = entries.removeValue(forKey: id) { released.append(orphan) }
        order.swapAt(next, order.count - 1)
        order.removeLast()
      }
    }
    return released
  }
}
