public import TatamiReactive

/// A section of items of one type, whose cells are built by one closure.
///
/// ```swift
/// ListBox(sections: [
///   ListRecycleSection(items: people) { person, _ in
///     UILabel().attach().text(person.data.name).margin(all: 12)
///   }
///   .header { UILabel().attach().text("People") }
///   .onSelect { open($0.data) }
/// ])
/// ```
///
/// Cells follow the identity of their items (`Identifiable`, `RecycleIdentifiable`) or their index.
/// The closure is called for each cell, not for each item: a cell shows several items in turn,
/// which its source delivers.
public final class ListRecycleSection<Item>: RecycleSection, InteractiveItems {
  /// The closures that are called for the items.
  public var interaction = ItemInteraction<Item>()
  private let build: SequenceBuilder<Item>
  private var newest: [Item] = []
  private var items: [Item] = []
  private var newestKeys: [SequenceKey] = []

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The identity of the section; nil for the identity of the object.
  ///   - items: The items.
  ///   - file: The file in which the section is created, for the reuse of cells.
  ///   - line: The line in which the section is created.
  ///   - cell: Builds the content of a cell: a view, a group or the result of setters.
  public init(
    id: AnyHashable? = nil,
    items: some ReactiveSource<[Item]>,
    file: String = #fileID,
    line: Int = #line,
    cell: @escaping SequenceBuilder<Item>
  ) {
    build = cell
    super.init(id: id, name: "\(file):\(line)")
    items.safeBind(to: self) { $0.receive($1) }
  }

  /// Creates a section of one item; see `init(id:items:file:line:cell:)`.
  public convenience init(
    id: AnyHashable? = nil,
    item: some ReactiveSource<Item>,
    file: String = #fileID,
    line: Int = #line,
    cell: @escaping SequenceBuilder<Item>
  ) {
    self.init(id: id, items: item.asOutput().map { [$0] }, file: file, line: line, cell: cell)
  }

  private func receive(_ items: [Item]) {
    newest = items
    newestKeys = SequenceKey.keys(of: items)
    onChange?()
  }

  override var keys: [SequenceKey] { newestKeys }

  override func showNewestItems() { items = newest }

  override var count: Int { items.count }

  override func fill(_ host: CellHost, at position: CellPosition) {
    guard items.indices.contains(position.index) else { return }
    host.show(position.info(items[position.index]), build)
  }

  override func interaction(at position: CellPosition) -> CellInteraction {
    guard items.indices.contains(position.index) else { return CellInteraction() }
    return interaction.bound(to: position.info(items[position.index]))
  }
}

/// A section of one item; create it with `init(item:cell:)`.
public typealias SingleItemSection = ListRecycleSection

/// A section of items of one type.
public typealias DataRecycleSection = ListRecycleSection
