public import Tatami

/// A section of a `ListBox` whose cells are built by one closure, which gets pairs of indexes and
/// data.
public class ListSection<Data, Cell: ViewDisplayable, CellEvent>:
  TableSection<Data, Cell, CellEvent>, ListBoxSection
{
  /// Builds a header or footer from the index of its section, its data and a receiver of events; nil
  /// for none.
  public typealias HeaderFooterGenerator<Content, Output> = (
    Outputs<(Int, Content)>, Inputs<Output>
  ) -> UIView?
  /// Builds the content of a cell from the index of its row, its data and a receiver of events.
  public typealias CellGenerator<Content, View, Output> = (
    Outputs<(Int, Content)>, Inputs<Output>
  ) -> View

  /// The box that shows the section, which sets it.
  public var listBox: ListBox? {
    get { tableBox }
    set { tableBox = newValue }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the cells for their reuse.
  ///   - selectionStyle: The appearance of a selected row.
  ///   - dataSource: The data.
  ///   - _diffIdentifier: Returns the identity of a row among the others; nil for their indexes.
  ///   - _cell: Builds the content of a cell.
  ///   - _header: Builds the header.
  ///   - _footer: Builds the footer.
  ///   - _event: Called with each event.
  public init(
    identifier: String,
    selectionStyle: UITableViewCell.SelectionStyle = .default,
    dataSource: Outputs<[Data]>,
    _diffIdentifier: ((Data) -> String)? = nil,
    _cell: @escaping CellGenerator<Data, Cell, CellEvent>,
    _header: @escaping HeaderFooterGenerator<[Data], CellEvent> = { _, _ in EmptyView() },
    _footer: @escaping HeaderFooterGenerator<[Data], CellEvent> = { _, _ in EmptyView() },
    _event: @escaping OnCellEvent<Event> = { _ in }
  ) {
    super.init(
      identifier: identifier,
      selectionStyle: selectionStyle,
      dataSource: dataSource,
      _diffIdentifier: _diffIdentifier,
      _cell: { _cell($0.map { ($0.index, $0.data) }, $1) },
      _header: { _header($0.map { ($0.index, $0.data) }, $1) },
      _footer: { _footer($0.map { ($0.index, $0.data) }, $1) },
      _event: _event
    )
  }
}
