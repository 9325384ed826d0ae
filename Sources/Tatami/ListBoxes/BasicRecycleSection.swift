public import TatamiReactive

/// A section of items of several types, each with the closure that builds its cells.
///
/// ```swift
/// BasicRecycleSection(items: messages.map { messages in
///   messages.map { message in
///     BasicRecycleItem(id: message.id, data: message) { info, _ in
///       UILabel().attach().text(info.data.text)
///     }
///   }
/// })
/// ```
public final class BasicRecycleSection: RecycleSection {
  private var newest: [RecycleItem] = []
  private var items: [RecycleItem] = []
  private var newestKeys: [SequenceKey] = []

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The identity of the section; nil for the identity of the object.
  ///   - items: The items.
  public init(id: AnyHashable? = nil, items: some ReactiveSource<[RecycleItem]>) {
    super.init(id: id, name: "items")
    items.safeBind(to: self) { $0.receive($1) }
  }

  private func receive(_ items: [RecycleItem]) {
    newest = items
    newestKeys = SequenceKey.keys(of: items.map(\.identity))
    onChange?()
  }

  override var keys: [SequenceKey] { newestKeys }

  override func showNewestItems() { items = newest }

  override var count: Int { items.count }

  override func reuseIdentifier(at index: Int) -> String {
    items.indices.contains(index) ? items[index].reuseIdentifier : reusePrefix
  }

  override func fill(_ host: CellHost, at position: CellPosition) {
    guard items.indices.contains(position.index) else { return }
    items[position.index].fill(host, at: position)
  }

  override func interaction(at position: CellPosition) -> CellInteraction {
    guard items.indices.contains(position.index) else { return CellInteraction() }
    return items[position.index].interaction(at: position)
  }
}
