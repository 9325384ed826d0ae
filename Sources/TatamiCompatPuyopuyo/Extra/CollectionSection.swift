public import Tatami

/// A section of a `CollectionBox` whose cells are built by one closure.
///
/// The closure is called for each cell, not for each item: the source delivers the data of the items
/// that the cell shows in turn.
public class CollectionSection<Data, Cell: ViewDisplayable, CellEvent>: CollectionBoxSection,
  FollowingItems,
  AutoDisposable
{
  /// Builds a header or footer from its data and a receiver of events; nil for none.
  public typealias HeaderFooterGenerator<Content, Output> = (Outputs<Content>, Inputs<Output>) ->
    UIView?
  /// Builds the content of a cell from its data and a receiver of events.
  public typealias CellGenerator<Content, View, Output> = (
    Outputs<RecycleContext<Content, UICollectionView>>, Inputs<Output>
  ) -> View
  /// Changes a cell that shows an item, and its content.
  public typealias CellUpdater<Content, View> = (
    UICollectionViewCell, View, RecycleContext<Content, UICollectionView>
  ) -> Void
  /// Called with an event.
  public typealias OnCellEvent<Output> = (Output) -> Void
  /// Called with an event and its item.
  public typealias OnBoxEvent = (EventContext) -> Void
  /// Returns the size of an item in a space, in points; nil for that of its content.
  public typealias ItemSize = (Data, CGSize) -> CGSize?

  /// An event of a section.
  public enum Event {
    /// A tap on an item.
    case didSelect(Int, Data)
    /// An event of the header of a section with data.
    case headerEvent(Int, [Data], CellEvent)
    /// An event of the footer of a section with data.
    case footerEvent(Int, [Data], CellEvent)
    /// An event of an item.
    case itemEvent(Int, Data, CellEvent)
  }

  /// An event of a section, with the item.
  public struct EventContext {
    /// The kind of an event.
    public enum Event {
      /// A tap on an item.
      case didSelect
      /// An event of the header.
      case headerEvent
      /// An event of the footer.
      case footerEvent
      /// An event of an item.
      case itemEvent(CellEvent)
    }

    /// The kind of the event.
    public var event: Event
    /// The item; the first one for events of headers and footers.
    public var recycleCtx: RecycleContext<Data, UICollectionView>
  }

  /// A header or footer without content.
  public class EmptyView: UIView, EmptyContent {
    /// Returns a tenth of a point.
    public override func sizeThatFits(_: CGSize) -> CGSize { CGSize(width: 0.1, height: 0.1) }
  }

  /// The disposers that are disposed when the section is deallocated.
  public let disposerBag = DisposerBag()
  /// The box that shows the section, which sets it.
  public weak var collectionBox: CollectionBox?
  /// The data; setting it shows them.
  public let dataSource = State<[Data]>([])
  /// The distances around the items, in points.
  public let insets = State(UIEdgeInsets.zero)
  /// The distance between lines, in points; nil for that of the box.
  public var minLineSpacing: CGFloat?
  /// The least distance between the items of a line, in points; nil for that of the box.
  public var minInteractSpacing: CGFloat?
  /// The identifier of the cells for their reuse.
  public var identifier: String

  private let itemSize: ItemSize
  private let diffIdentifier: ((Data) -> String)?
  private let makeCell: CellGenerator<Data, Cell, CellEvent>
  private let updateCell: CellUpdater<Data, Cell>
  private let makeHeader: HeaderFooterGenerator<RecycleContext<[Data], UICollectionView>, CellEvent>
  private let makeFooter: HeaderFooterGenerator<RecycleContext<[Data], UICollectionView>, CellEvent>
  private let onCellEvent: OnCellEvent<Event>
  private let onBoxEvent: OnBoxEvent
  private var measuringHosts: [String: CellHost] = [:]
  /// The controllers of cells whose content is a controller.
  private var controllers: [UIViewController] = []

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the cells for their reuse.
  ///   - dataSource: The data.
  ///   - minLineSpacing: The distance between lines, in points; nil for that of the box.
  ///   - minInteractSpacing: The least distance between the items of a line, in points; nil for that
  ///     of the box.
  ///   - insets: The distances around the items, in points.
  ///   - _itemSize: Returns the size of an item in a space, in points; nil for that of its content.
  ///   - _diffIdentifier: Returns the identity of an item among the others; nil for their indexes.
  ///   - _cell: Builds the content of a cell.
  ///   - _cellUpdater: Changes a cell that shows an item.
  ///   - _header: Builds the header.
  ///   - _footer: Builds the footer.
  ///   - _event: Called with each event.
  ///   - _onEvent: Called with each event and its item.
  public init(
    identifier: String,
    dataSource: Outputs<[Data]>,
    minLineSpacing: CGFloat? = nil,
    minInteractSpacing: CGFloat? = nil,
    insets: Outputs<UIEdgeInsets> = UIEdgeInsets.zero.asOutput(),
    _itemSize: @escaping ItemSize = { _, _ in nil },
    _diffIdentifier: ((Data) -> String)? = nil,
    _cell: @escaping CellGenerator<Data, Cell, CellEvent>,
    _cellUpdater: @escaping CellUpdater<Data, Cell> = { _, _, _ in },
    _header: @escaping HeaderFooterGenerator<RecycleContext<[Data], UICollectionView>, CellEvent> =
      { _, _ in EmptyView() },
    _footer: @escaping HeaderFooterGenerator<RecycleContext<[Data], UICollectionView>, CellEvent> =
      { _, _ in EmptyView() },
    _event: @escaping OnCellEvent<Event> = { _ in },
    _onEvent: @escaping OnBoxEvent = { _ in }
  ) {
    self.identifier = identifier
    (self.minLineSpacing, self.minInteractSpacing) = (minLineSpacing, minInteractSpacing)
    (itemSize, diffIdentifier) = (_itemSize, _diffIdentifier)
    (makeCell, updateCell, makeHeader, makeFooter) = (_cell, _cellUpdater, _header, _footer)
    (onCellEvent, onBoxEvent) = (_event, _onEvent)
    dataSource.safeBind(to: self) { $0.dataSource.value = $1 }
    insets.safeBind(to: self) { $0.insets.value = $1 }
    self.dataSource.safeBind(to: self) { section, _ in section.update() }
    self.insets.safeBind(to: self) { section, _ in section.update() }
  }

  private func update() { collectionBox?.updateItems(of: self) }

  // MARK: Items

  var itemIdentities: [AnyHashable] {
    SequenceRows.identities(of: dataSource.value, diffIdentifier)
  }

  /// Returns the identifier of the cells for their reuse.
  public func cellIdentifier() -> String { identifier }

  /// Returns the class of the box's own cells.
  public func cellType() -> AnyClass { GridCell.self }

  /// Returns the number of items.
  public func numberOfItems() -> Int { dataSource.value.count }

  /// Calls the closures for events.
  public func didSelect(item: Int) {
    guard let data = SequenceRows.item(item, of: dataSource.value) else { return }
    notify(.didSelect, item)
    onCellEvent(.didSelect(item, data))
  }

  /// Does nothing.
  public func willDisplay(
    cell _: UICollectionViewCell,
    in _: UICollectionView,
    at _: IndexPath
  ) {}

  /// Returns a cell with an item.
  public func cell(
    for collectionView: UICollectionView,
    at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let reuse = reuseIdentifier("item")
    (collectionView as? CollectionBox)?.registerOnce(GridCell.self, forCell: reuse)
    guard collectionView is CollectionBox else { return UICollectionViewCell() }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuse, for: indexPath)
    if let cell = cell as? GridCell { fill(cell.host, at: indexPath) }
    return cell
  }

  func fill(_ host: CellHost, at indexPath: IndexPath) {
    guard let data = SequenceRows.item(indexPath.item, of: dataSource.value) else { return }
    let info = info(data, indexPath.item, in: indexPath.section)
    show(info, in: host)
    guard let cell = host.container as? UICollectionViewCell else { return }
    (cell as? GridCell)?.fixedSize = itemSize(data, layoutableSize)
    if let view = host.contentView as? Cell { updateCell(cell, view, context(info)) }
  }

  private func show(_ info: RecyclerInfo<Data>, in host: CellHost) {
    host.show(info) { [weak self] in self?.makeContent($0.asOutput(), $1) }
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
    let contexts = info.map { [weak self] info in
      self?.context(info) ?? RecycleContext(info, size: info.contentSize, view: nil)
    }
    let content = makeCell(contexts, events)
    if let controller = content as? UIViewController { controllers.append(controller) }
    return content.dislplayView
  }

  /// Returns the size of an item, in points.
  public func size(
    for _: UICollectionView,
    layout _: UICollectionViewLayout,
    at indexPath: IndexPath
  ) -> CGSize {
    guard let data = SequenceRows.item(indexPath.item, of: dataSource.value) else { return .zero }
    if let size = itemSize(data, layoutableSize) { return size }
    let host = measuringHost("item")
    show(info(data, indexPath.item, in: indexPath.section), in: host)
    var space = layoutableSize
    let description = host.contentDescription
    if isVertical {
      if description.height.kind != .ratio { space.height = 0 }
    } else if description.width.kind != .ratio {
      space.width = 0
    }
    return host.contentSize(in: space, isWide: false)
  }

  // MARK: Header and footer

  /// Returns the class of the box's own headers and footers.
  public func supplementaryType(for _: String) -> AnyClass { GridBoundaryView.self }

  /// Returns a header or footer.
  public func view(
    for collectionView: UICollectionView,
    supplementary kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let reuse = reuseIdentifier("boundary")
    (collectionView as? CollectionBox)?
      .registerOnce(GridBoundaryView.self, forBoundary: kind, reuse)
    guard collectionView is CollectionBox else { return UICollectionReusableView() }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: reuse,
      for: indexPath
    )
    if let view = view as? GridBoundaryView { fill(view.host, kind, at: indexPath.section) }
    return view
  }

  /// Returns the size of the header, in points; zero for none.
  public func headerSize(
    for _: UICollectionView,
    layout _: UICollectionViewLayout,
    at section: Int
  ) -> CGSize { boundarySize(UICollectionView.elementKindSectionHeader, at: section) }

  /// Returns the size of the footer, in points; zero for none.
  public func footerSize(
    for _: UICollectionView,
    layout _: UICollectionViewLayout,
    at section: Int
  ) -> CGSize { boundarySize(UICollectionView.elementKindSectionFooter, at: section) }

  private func boundarySize(_ kind: String, at section: Int) -> CGSize {
    let host = measuringHost(kind)
    fill(host, kind, at: section)
    guard let view = host.contentView, !(view is any EmptyContent) else { return .zero }
    var space = layoutableSize
    if isVertical { space.height = 0 } else { space.width = 0 }
    return host.contentSize(in: space, isWide: isVertical)
  }

  private func fill(_ host: CellHost, _ kind: String, at section: Int) {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    host.show(info(dataSource.value, 0, in: section)) { [weak self] in
      self?.makeBoundary(isHeader, $0.asOutput(), $1)
    }
  }

  private func makeBoundary(
    _ isHeader: Bool,
    _ info: Outputs<RecyclerInfo<[Data]>>,
    _ trigger: RecyclerTrigger<[Data]>
  ) -> UIView? {
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
    let box = WeakReference(value: collectionBox)
    let contexts = info.map {
      RecycleContext<[Data], UICollectionView>(
        $0,
        size: $0.contentSize,
        isBoundary: true,
        view: box.value
      )
    }
    return isHeader ? makeHeader(contexts, events) : makeFooter(contexts, events)
  }

  // MARK: Distances

  /// Returns the distances around the items, in points.
  public func insets(
    for _: UICollectionView,
    layout _: UICollectionViewLayout,
    at _: Int
  ) -> UIEdgeInsets { insets.value }

  /// Returns the distance between lines, in points.
  public func lineSpacing(
    for _: UICollectionView,
    layout _: UICollectionViewLayout,
    at _: Int
  ) -> CGFloat { minLineSpacing ?? collectionBox?.lineSpacing ?? 0 }

  /// Returns the least distance between the items of a line, in points.
  public func interactSpacing(
    for _: UICollectionView,
    layout _: UICollectionViewLayout,
    at _: Int
  ) -> CGFloat { minInteractSpacing ?? collectionBox?.interactSpacing ?? 0 }

  // MARK: Places

  private var isVertical: Bool { collectionBox?.layout.scrollDirection != .horizontal }

  /// The size inside the insets of the box and the section, in points.
  private var layoutableSize: CGSize {
    guard let collectionBox else { return .zero }
    let area = collectionBox.bounds.inset(by: collectionBox.contentInset).inset(by: insets.value)
    return CGSize(width: max(0, area.width), height: max(0, area.height))
  }

  private func measuringHost(_ kind: String) -> CellHost {
    if let host = measuringHosts[kind] { return host }
    let host = CellHost()
    measuringHosts[kind] = host
    return host
  }

  private func reuseIdentifier(_ kind: String) -> String {
    "\(identifier) \(kind) \(ObjectIdentifier(self).hashValue)"
  }

  private func info<Item>(_ data: Item, _ item: Int, in section: Int) -> RecyclerInfo<Item> {
    RecyclerInfo(data: data, index: item, contentSize: layoutableSize, section: section)
  }

  private func context(_ info: RecyclerInfo<Data>) -> RecycleContext<Data, UICollectionView> {
    RecycleContext(info, size: layoutableSize, view: collectionBox)
  }

  /// Calls the closure for events with items.
  private func notify(_ event: EventContext.Event, _ item: Int) {
    guard let collectionBox, let data = SequenceRows.item(item, of: dataSource.value) else {
      return
    }
    let section = collectionBox.state.value.firstIndex { $0 === self } ?? 0
    let context = context(info(data, item, in: section))
    onBoxEvent(EventContext(event: event, recycleCtx: context))
  }
}
