import TatamiReactive
public import TatamiUIKit

/// An item whose view keeps its identity when the item moves.
///
/// Items that are `Identifiable` need not conform.
public protocol RecycleIdentifiable {
  /// The identity of the item among the others of its sequence.
  var recycleIdentifier: String { get }
}

extension String: RecycleIdentifiable {
  /// The string itself.
  public var recycleIdentifier: String { self }
}

extension Int: RecycleIdentifiable {
  /// The number as a text.
  public var recycleIdentifier: String { String(self) }
}

/// An item of a sequence, with its position.
public struct RecyclerInfo<Item> {
  /// The item.
  public var data: Item
  /// The index of the item.
  public var index: Int
  /// The size inside the box, in points; unlimited along the axes on which the box wraps or
  /// scrolls.
  public var contentSize: CGSize
  /// The index of the section in a list or grid; 0 in other boxes.
  public var section: Int
  /// Whether the list or grid is in editing mode; false in other boxes.
  public var isEditing: Bool

  /// The position of the item.
  public var indexPath: IndexPath { IndexPath(item: index, section: section) }

  /// Creates the information about an item.
  package init(
    data: Item,
    index: Int,
    contentSize: CGSize,
    section: Int = 0,
    isEditing: Bool = false
  ) {
    self.data = data
    self.index = index
    self.contentSize = contentSize
    self.section = section
    self.isEditing = isEditing
  }
}

/// Provides the item that a reused view currently shows to the closures of that view.
@preconcurrency @MainActor
public final class RecyclerTrigger<Item> {
  private let info: State<RecyclerInfo<Item>>
  /// Whether the view shows an item; false while it is kept for reuse.
  var isInUse = false

  init(_ info: State<RecyclerInfo<Item>>) {
    self.info = info
  }

  /// The item with its position; nil while the view is not in use.
  public var context: RecyclerInfo<Item>? { isInUse ? info.value : nil }

  /// Calls a closure with the item, unless the view is not in use.
  public func inContext(_ action: (RecyclerInfo<Item>) -> Void) {
    if let context { action(context) }
  }
}

/// The identity of an item in a sequence.
struct SequenceKey: Hashable {
  private let base: AnyHashable
  /// The number of equal identities before this one.
  private let occurrence: Int

  /// Returns one key per item: its identity, or its index if it has none.
  static func keys<Item>(of items: [Item]) -> [SequenceKey] {
    // The static type determines how items are identified, unless it is a protocol.
    if let type = Item.self as? any RecycleIdentifiable.Type {
      return keys(of: identities(of: items, type))
    }
    if let type = Item.self as? any Identifiable.Type {
      return keys(of: identities(of: items, type))
    }
    return keys(of: items.map { identity(of: $0) })
  }

  /// Returns one key per identity; its index for nil.
  static func keys(of identities: [AnyHashable?]) -> [SequenceKey] {
    var counts: [AnyHashable: Int] = [:]
    counts.reserveCapacity(identities.count)
    return identities.enumerated().map { index, identity in
      let base = identity ?? AnyHashable(index)
      return SequenceKey(base: base, occurrence: next(&counts[base, default: 0]))
    }
  }

  private static func next(_ count: inout Int) -> Int {
    defer { count += 1 }
    return count
  }

  private static func identities<Known: RecycleIdentifiable>(
    of items: [some Any],
    _ type: Known.Type
  ) -> [AnyHashable?] {
    (items as? [Known] ?? []).map { $0.recycleIdentifier }
  }

  private static func identities<Known: Identifiable>(
    of items: [some Any],
    _ type: Known.Type
  ) -> [AnyHashable?] {
    (items as? [Known] ?? []).map { $0.id }
  }

  private static func identity(of item: Any) -> AnyHashable? {
    if let item = item as? any RecycleIdentifiable { return item.recycleIdentifier }
    guard let item = item as? any Identifiable else { return nil }
    return hashed(item)
  }

  private static func hashed(_ item: some Identifiable) -> AnyHashable { item.id }
}
