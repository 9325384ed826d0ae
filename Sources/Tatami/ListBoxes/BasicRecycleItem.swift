/// An item of a `BasicRecycleSection`: a `BasicRecycleItem` of any type of data.
@MainActor
public class RecycleItem {
  private let id: AnyHashable?
  /// The identifier of the cells that can show the item.
  let reuseIdentifier: String

  init(id: AnyHashable?, reuseIdentifier: String) {
    self.id = id
    self.reuseIdentifier = reuseIdentifier
  }

  /// The identity of the item; an item that requires other cells has another identity.
  var identity: AnyHashable? {
    id.map { AnyHashable([$0, AnyHashable(reuseIdentifier)]) }
  }

  /// Shows the item in a cell.
  func fill(_ host: CellHost, at position: CellPosition) {}

  /// Returns the closures for the item.
  func interaction(at position: CellPosition) -> CellInteraction { CellInteraction() }
}

/// An item with its data and the closure that builds its cells.
///
/// ```swift
/// let hint = BasicRecycleItem(data: "No messages yet") { info, _ in
///   UILabel().attach().text(info.data).textColor(.secondaryLabel)
/// }
/// .onSelect { _ in open() }
/// ListBox(sections: [BasicRecycleSection(items: [hint])]).attach().size(.fill, .fill)
/// ```
///
/// Items that are created in the same line of code share reusable cells: the closure is called for
/// each cell, not for each item, and must not capture the data.
public final class BasicRecycleItem<Data>: RecycleItem, InteractiveItems {
  /// The data.
  public let data: Data
  /// The closures that are called for the item.
  public var interaction = ItemInteraction<Data>()
  private let build: SequenceBuilder<Data>

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - id: The identity of the item among the others of its section; nil for its index.
  ///   - data: The data.
  ///   - file: The file in which the item is created, for the reuse of cells.
  ///   - line: The line in which the item is created.
  ///   - cell: Builds the content of a cell: a view, a group or the result of setters.
  public init(
    id: AnyHashable? = nil,
    data: Data,
    file: String = #fileID,
    line: Int = #line,
    cell: @escaping SequenceBuilder<Data>
  ) {
    self.data = data
    build = cell
    super.init(id: id, reuseIdentifier: "\(file):\(line) \(Data.self)")
  }

  override func fill(_ host: CellHost, at position: CellPosition) {
    host.show(position.info(data), build)
  }

  override func interaction(at position: CellPosition) -> CellInteraction {
    interaction.bound(to: position.info(data))
  }
}
