public import Tatami

/// A section of a `TableBox` whose cells are built by one closure.
///
/// The closure is called for each cell, not for each row: the source delivers the data of the rows
/// that the cell shows in turn.
public class TableSection<Data, Cell: ViewDisplayable, CellEvent>: TableBoxSection, FollowingRows,
  AutoDisposable
{
  /// Builds a header or footer from its data and a receiver of events; nil for none.
  public typealias HeaderFooterGenerator<Content, Output> = (Outputs<Content>, Inputs<Output>) ->
    UIView?
  /// Builds the content of a cell from its data and a receiver of events.
  public typealias CellGenerator<Content, View, Output> = (Outputs<Content>, Inputs<Output>) -> View
  /// Changes a cell that shows a row, and its content.
  public typealias CellUpdater<Content, View> = (
    UITableViewCell, View, RecycleContext<Content, UITableView>
  ) -> Void
  /// Called with an event.
  public typealias OnCellEvent<Output> = (Output) -> Void
  /// Called with an event and its row.
  public typealias OnBoxEvent = (EventContext) -> Void
  private typealias BoundaryContext = RecycleContext<[Data], UITableView>

  /// An event of a section.
  public enum Event {
    /// A tap on a row.
    case didSelect(Int, Data)
    /// An event of the header of a section with data.
    case headerEvent(Int, [Data], CellEvent)
    /// An event of the footer of a section with data.
    case footerEvent(Int, [Data], CellEvent)
    /// An event of a row.
    case itemEvent(Int, Data, CellEvent)
  }

  /// An event of a section, with the row.
  public struct EventContext {
    /// The kind of an event.
    public enum Event {
      /// A tap on a row.
      case didSelect
      /// An event of the header.
      case headerEvent
      /// An event of the footer.
      case footerEvent
      /// An event of a row.
      case itemEvent(CellEvent)
    }

    /// The kind of the event.
    public var event: Event
    /// The row; the first one for events of headers and footers.
    public var recycleCtx: RecycleContext<Data, UITableView>
  }

  /// A header or footer without content.
  public class EmptyView: UIView, EmptyContent {
    /// Returns a tenth of a point in height.
    public override func sizeThatFits(_: CGSize) -> CGSize { CGSize(width: 0, height: 0.1) }
  }

  /// The disposers that are disposed when the section is deallocated.
  public let disposerBag = DisposerBag()
  /// The box that shows the section, which sets it.
  public weak var tableBox: TableBox?
  /// The data; setting it shows them.
  public let dataSource = State<[Data]>([])
  /// The identifier of the cells for their reuse.
  public var identifier: String

  private let style: UITableViewCell.SelectionStyle
  private let diffIdentifier: ((Data) -> String)?
  private let makeCell: CellGenerator<RecycleContext<Data, UITableView>, Cell, CellEvent>
  private let updateCell: CellUpdater<Data, Cell>
  private let makeHeader: HeaderFooterGenerator<RecycleContext<[Data], UITableView>, CellEvent>
  private let makeFooter: HeaderFooterGenerator<RecycleContext<[Data], UITableView>, CellEvent>
  private let onCellEvent: OnCellEvent<Event>
  private let onBoxEvent: OnBoxEvent
  /// The controllers of cells whose content is a controller.
  private var controllers: [UIViewController] = []

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the cells for their reuse.
  ///   - selectionStyle: The appearance of a selected row.
  ///   - dataSource: The data.
  ///   - _diffIdentifier: Returns the identity of a row among the others; nil for their indexes.
  ///   - _cell: Builds the content of a cell.
  ///   - _cellUpdater: Changes a cell that shows a row.
  ///   - _header: Builds the header.
  ///   - _footer: Builds the footer.
  ///   - _event: Called with each event.
  ///   - _onEvent: Called with each event and its row.
  public init(
    identifier: String,
    selectionStyle: UITableViewCell.SelectionStyle = .default,
    dataSource: Outputs<[Data]>,
    _diffIdentifier: ((Data) -> String)? = nil,
    _cell: @escaping CellGenerator<RecycleContext<Data, UITableView>, Cell, CellEvent>,
    _cellUpdater: @escaping CellUpdater<Data, Cell> = { _, _, _ in },
    _header: @escaping HeaderFooterGenerator<RecycleContext<[Data], UITableView>, CellEvent> = {
      _,
      _ in EmptyView()
    },
    _footer: @escaping HeaderFooterGenerator<RecycleContext<[Data], UITableView>, CellEvent> = {
      _,
      _ in EmptyView()
    },
    _event: @escaping OnCellEvent<Event> = { _ in },
    _onEvent: @escaping OnBoxEvent = { _ in }
  ) {
    self.identifier = identifier
    style = selectionStyle
    diffIdentifier = _diffIdentifier
    (makeCell, updateCell, makeHeader, makeFooter) = (_cell, _cellUpdater, _header, _footer)
    (onCellEvent, onBoxEvent) = (_event, _onEvent)
    dataSource.safeBind(to: self) { $0.dataSource.value = $1 }
    self.dataSource.safeBind(to: self) { section, _ in section.tableBox?.updateRows(of: section) }
  }

  // MARK: Rows

  var rowIdentities: [AnyHashable] { SequenceRows.identities(of: dataSource.value, diffIdentifier) }
  var rowSelectionStyle: UITableViewCell.SelectionStyle { style }

  /// Returns the number of rows.
  public func numberOfRows() -> Int { dataSource.value.count }

  /// Calls the closures for events.
  public func didSelect(row: Int) {
    guard let data = SequenceRows.item(row, of: dataSource.value) else { return }
    notify(.didSelect, row)
    onCellEvent(.didSelect(row, data))
  }

  /// Returns a cell with a row.
  public func cell(for tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    let reuse = reuseIdentifier("row")
    (tableView as? TableBox)?.registerOnce(ListCell.self, forCell: reuse)
    guard tableView is TableBox else { return UITableViewCell() }
    let cell = tableView.dequeueReusableCell(withIdentifier: reuse, for: indexPath)
    cell.selectionStyle = style
    cell.backgroundColor = .clear
    if let cell = cell as? ListCell { fill(cell.host, at: indexPath) }
    return cell
  }

  func fill(_ host: CellHost, at indexPath: IndexPath) {
    guard let data = SequenceRows.item(indexPath.row, of: dataSource.value) else { return }
    let info = info(data, indexPath.row, in: indexPath.section)
    host.show(info) { [weak self] in self?.makeContent($0.asOutput(), $1) }
    guard let cell = host.container as? UITableViewCell, let view = host.contentView as? Cell else {
      return
    }
    updateCell(cell, view, context(info))
  }

  private func makeContent(
    _ info: Outputs<RecyclerInfo<Data>>,
    _ trigger: RecyclerTrigger<Data>
  ) -> UIView? {
    let events = Inputs<CellEvent> { [weak self] event in
      trigger.inContext { info in
        self?.notify(.itemEvent(event), info.index)
        self?.onCellEvent(.itemEvent(info.index, info.data, event))
      }
    }
    let size = tableBox?.layoutableSize ?? .zero
    let box = WeakReference(value: tableBox)
    let contexts = info.map { [weak self] info in
      self?.context(info) ?? RecycleContext(info, size: size, view: box.value)
    }
    let content = makeCell(contexts, events)
    if let controller = content as? UIViewController { controllers.append(controller) }
    return content.dislplayView
  }

  // MARK: Header and footer

  /// Returns the header; nil for none.
  public func header(for tableView: UITableView, at section: Int) -> UIView? {
    boundary("header", in: tableView, at: section)
  }

  /// Returns the footer; nil for none.
  public func footer(for tableView: UITableView, at section: Int) -> UIView? {
    boundary("footer", in: tableView, at: section)
  }

  func fillBoundaries(at section: Int) {
    if let view = tableBox?.headerView(forSection: section) as? ListBoundaryView {
      fill(view.host, "header", at: section)
    }
    if let view = tableBox?.footerView(forSection: section) as? ListBoundaryView {
      fill(view.host, "footer", at: section)
    }
  }

  private func boundary(_ kind: String, in tableView: UITableView, at section: Int) -> UIView? {
    let reuse = reuseIdentifier(kind)
    (tableView as? TableBox)?.registerOnce(ListBoundaryView.self, forBoundary: reuse)
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: reuse)
    guard let view = view as? ListBoundaryView else { return nil }
    fill(view.host, kind, at: section)
    let isEmpty = view.host.contentView is any EmptyContent && tableView.style == .plain
    return isEmpty || view.host.contentView == nil ? nil : view
  }

  private func fill(_ host: CellHost, _ kind: String, at section: Int) {
    host.show(info(dataSource.value, 0, in: section)) { [weak self] in
      self?.makeBoundary(kind, $0.asOutput(), $1)
    }
  }

  private func makeBoundary(
    _ kind: String,
    _ info: Outputs<RecyclerInfo<[Data]>>,
    _ trigger: RecyclerTrigger<[Data]>
  ) -> UIView? {
    let isHeader = kind == "header"
    let events = Inputs<CellEvent> { [weak self] event in
      trigger.inContext { info in
        self?.notify(isHeader ? .headerEvent : .footerEvent, 0)
        let event: Event =
          isHeader
          ? .headerEvent(info.section, info.data, event)
          : .footerEvent(info.section, info.data, event)
        self?.onCellEvent(event)
      }
    }
    let box = WeakReference(value: tableBox)
    let contexts = info.map {
      BoundaryContext(
        $0,
        size: box.value?.layoutableSize ?? .zero,
        isBoundary: true,
        view: box.value
      )
    }
    return isHeader ? makeHeader(contexts, events) : makeFooter(contexts, events)
  }

  // MARK: Places

  private func reuseIdentifier(_ kind: String) -> String {
    "\(identifier) \(kind) \(ObjectIdentifier(self).hashValue)"
  }

  private func info<Item>(_ data: Item, _ row: Int, in section: Int) -> RecyclerInfo<Item> {
    RecyclerInfo(
      data: data,
      index: row,
      contentSize: tableBox?.layoutableSize ?? .zero,
      section: section
    )
  }

  private func context(_ info: RecyclerInfo<Data>) -> RecycleContext<Data, UITableView> {
    RecycleContext(info, size: tableBox?.layoutableSize ?? .zero, view: tableBox)
  }

  /// Calls the closure for events with rows.
  private func notify(_ event: EventContext.Event, _ row: Int) {
    guard let tableBox, let data = SequenceRows.item(row, of: dataSource.value) else { return }
    let section = tableBox.state.value.firstIndex { $0 === self } ?? 0
    let context = context(info(data, row, in: section))
    onBoxEvent(EventContext(event: event, recycleCtx: context))
  }
}
