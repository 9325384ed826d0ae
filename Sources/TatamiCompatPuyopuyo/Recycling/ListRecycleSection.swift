public import Tatami

/// A section of a `RecycleBox` with items of one type, whose cells are built by one closure.
public class ListRecycleSection<Data>: BasicRecycleSection<Void> {
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The identifier of the cells for their reuse; nil for the position in the code.
  ///   - insets: The distances around the items, in points; nil for those of the box.
  ///   - lineSpacing: The distance between lines, in points; nil for that of the box.
  ///   - itemSpacing: The least distance between the items of a line, in points; nil for that of the
  ///     box.
  ///   - items: The data of the items.
  ///   - diffableKey: Returns the identity of an item; nil for that of data that are
  ///     `RecycleIdentifiable`, and the index of others.
  ///   - cell: Builds the content of a cell.
  ///   - header: Builds the header; nil for none.
  ///   - footer: Builds the footer; nil for none.
  ///   - didSelect: Called when an item is tapped.
  ///   - file: The file in which the section is created.
  ///   - function: The function in which the section is created.
  ///   - line: The line in which the section is created.
  ///   - column: The column in which the section is created.
  public init(
    id: String? = nil,
    insets: UIEdgeInsets? = nil,
    lineSpacing: CGFloat? = nil,
    itemSpacing: CGFloat? = nil,
    items: Outputs<[Data]>,
    diffableKey: ((Data) -> String)? = nil,
    cell: @escaping RecycleViewGenerator<Data>,
    header: RecycleViewGenerator<Void>? = nil,
    footer: RecycleViewGenerator<Void>? = nil,
    didSelect: ((RecyclerInfo<Data>) -> Void)? = nil,
    file: StaticString = #fileID,
    function: StaticString = #function,
    line: Int = #line,
    column: Int = #column
  ) {
    let id = id ?? "\(file):\(line):\(column) \(function)"
    super.init(
      id: id,
      insets: insets,
      lineSpacing: lineSpacing,
      itemSpacing: itemSpacing,
      data: (),
      items: items.map { items in
        items.map { data in
          BasicRecycleItem(
            id: id,
            data: data,
            diffableKey: diffableKey,
            cell: cell,
            didSelect: didSelect
          )
        }
      },
      header: header,
      footer: footer
    )
  }
}

/// The name of `ListRecycleSection` in version 2.
public typealias DataRecycleSection = ListRecycleSection

/// A section of a `RecycleBox` with one item.
public class SingleItemSection<Data>: ListRecycleSection<Data> {
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - item: The data of the item.
  ///   - cell: Builds the content of the cell.
  ///   - header: Builds the header; nil for none.
  ///   - footer: Builds the footer; nil for none.
  ///   - didSelect: Called when the item is tapped.
  ///   - file: The file in which the section is created.
  ///   - function: The function in which the section is created.
  ///   - line: The line in which the section is created.
  ///   - column: The column in which the section is created.
  public init(
    item: Outputs<Data>,
    cell: @escaping RecycleViewGenerator<Data>,
    header: RecycleViewGenerator<Void>? = nil,
    footer: RecycleViewGenerator<Void>? = nil,
    didSelect: ((RecyclerInfo<Data>) -> Void)? = nil,
    file: StaticString = #fileID,
    function: StaticString = #function,
    line: Int = #line,
    column: Int = #column
  ) {
    super.init(
      items: item.map { [$0] },
      cell: cell,
      header: header,
      footer: footer,
      didSelect: didSelect,
      file: file,
      function: function,
      line: line,
      column: column
    )
  }
}
