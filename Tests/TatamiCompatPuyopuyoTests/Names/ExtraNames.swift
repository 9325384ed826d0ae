import TatamiCompatPuyopuyo

/// Uses the names of tables.
@MainActor func useTables(_ log: NamedLog) {
  let words = State(["one", "two"])
  // TableSection, TableSection.HeaderFooterGenerator, TableSection.CellGenerator
  // TableSection.CellUpdater, TableSection.OnCellEvent, TableSection.OnBoxEvent
  typealias Section = TableSection<String, UILabel, Int>
  typealias Context = RecycleContext<String, UITableView>
  let cell: Section.CellGenerator<Context, UILabel, Int> = { context, events in
    let label = UILabel()
    label.attach().text(context.map(\.data)).height(20)
    label.py_addTap { _ in events.input(value: 1) }.dispose(by: label)
    return label
  }
  let head: Section.HeaderFooterGenerator<RecycleContext<[String], UITableView>, Int> = { data, _ in
    UILabel().attach().text(data.map { "\($0.data.count) in \($0.index)" }).height(10).view
  }
  let update: Section.CellUpdater<String, UILabel> = {
    log.add("\($2.index) \($1.text ?? "") \($0.selectionStyle == .none)")
  }
  let onEvent: Section.OnCellEvent<Section.Event> = { log.add(name(of: $0)) }
  let onBox: Section.OnBoxEvent = { log.add(place(of: $0)) }
  // TableSection.init(identifier:selectionStyle:dataSource:_diffIdentifier:_cell:_cellUpdater:_header:_footer:_event:_onEvent:)
  let section = TableSection<String, UILabel, Int>(
    identifier: "words",
    selectionStyle: .none,
    dataSource: words.asOutput(),
    _diffIdentifier: { $0 },
    _cell: cell,
    _cellUpdater: update,
    _header: head,
    _event: onEvent,
    _onEvent: onBox
  )
  // TableBox, TableBox.init(style:separatorStyle:sections:header:footer:), BoxGenerator
  let top: BoxGenerator<UIView> = { UIView().attach().height(5).view }
  let table = TableBox(style: .plain, separatorStyle: .none, sections: [section], header: top)
  table.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
  table.layoutIfNeeded()
  log.add(table.rectForRow(at: IndexPath(row: 1, section: 0)))
  useTable(table, section, words, log)
  useTableSection(section, in: table, log)
  useTableProtocol(section, log)
}

@MainActor private func useTable(
  _ table: TableBox,
  _ section: TableSection<String, UILabel, Int>,
  _ words: State<[String]>,
  _ log: NamedLog
) {
  // TableBox.state, TableBox.wrapContent, TableBox.reload(), TableBox.clearHeightCache()
  // TableBox.setDelegate(_:retained:), TableBox.init(coder:), Puyo.reload(_:), Puyo.wrapContent(_:)
  log.add([table.state.value.count, table.wrapContent ? 1 : 0])
  words.value = ["two", "three", "one"]
  table.layoutIfNeeded()
  table.reload()
  table.layoutIfNeeded()
  table.clearHeightCache()
  table.setDelegate(nil, retained: false)
  log.add("\(type(of: TableBox.init(coder:)))".isEmpty)
  let changes = SimpleIO<Int>()
  table.attach().wrapContent().reload(changes)
  changes.input(value: 1)
  log.add([table.wrapContent, table.sizeThatFits(CGSize(width: 100, height: 500)).height == 75])
  table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
}

@MainActor private func useTableSection(
  _ section: TableSection<String, UILabel, Int>,
  in table: TableBox,
  _ log: NamedLog
) {
  // TableSection.tableBox, TableSection.dataSource, TableSection.identifier
  // TableSection.numberOfRows(), TableSection.didSelect(row:), TableSection.EmptyView
  // TableSection.EmptyView.sizeThatFits(_:)
  log.add([section.tableBox === table, section.dataSource.value.isEmpty])
  log.add("\(section.identifier) \(section.numberOfRows())")
  section.didSelect(row: 7)
  section.didSelect(row: 1)
  let empty: UIView = TableSection<String, UILabel, Int>.EmptyView()
  log.add(empty.sizeThatFits(.zero).height)
  // TableSection.cell(for:at:), TableSection.header(for:at:), TableSection.footer(for:at:)
  log.add(section.cell(for: table, at: IndexPath(row: 0, section: 0)).selectionStyle == .none)
  log.add([section.header(for: table, at: 0) == nil, section.footer(for: table, at: 0) == nil])
}

// TableSection.Event, TableSection.Event.didSelect(_:_:), TableSection.Event.headerEvent(_:_:_:)
// TableSection.Event.footerEvent(_:_:_:), TableSection.Event.itemEvent(_:_:_:)
@MainActor private func name(of event: TableSection<String, UILabel, Int>.Event) -> String {
  switch event {
  case .didSelect(let row, let data): "selected \(row) \(data)"
  case .headerEvent(let section, let data, let event): "header \(section) \(data) \(event)"
  case .footerEvent(let section, let data, let event): "footer \(section) \(data) \(event)"
  case .itemEvent(let row, let data, let event): "item \(row) \(data) \(event)"
  }
}

// TableSection.EventContext, TableSection.EventContext.event, TableSection.EventContext.recycleCtx
// TableSection.EventContext.Event, TableSection.EventContext.Event.didSelect
// TableSection.EventContext.Event.headerEvent, TableSection.EventContext.Event.footerEvent
// TableSection.EventContext.Event.itemEvent(_:), RecycleContext, RecycleContext.indexPath
// RecycleContext.index, RecycleContext.size, RecycleContext.data, RecycleContext.view
@MainActor private func place(of it: TableSection<String, UILabel, Int>.EventContext) -> String {
  let recycled: RecycleContext<String, UITableView> = it.recycleCtx
  let row =
    "\(recycled.indexPath.section) \(recycled.index) \(recycled.size.width) \(recycled.data)"
  let kind: TableSection<String, UILabel, Int>.EventContext.Event = it.event
  switch kind {
  case .didSelect: return "did select \(row) \(recycled.view == nil)"
  case .headerEvent: return "header \(row)"
  case .footerEvent: return "footer \(row)"
  case .itemEvent(let event): return "item \(event) \(row)"
  }
}

// TableBoxSection
@MainActor private func useTableProtocol(_ section: any TableBoxSection, _ log: NamedLog) {
  // TableBoxSection.tableBox, TableBoxSection.numberOfRows(), TableBoxSection.didSelect(row:)
  // TableBoxSection.cell(for:at:), TableBoxSection.header(for:at:), TableBoxSection.footer(for:at:)
  guard let table = section.tableBox else { return log.add("no box") }
  section.didSelect(row: section.numberOfRows())
  log.add(section.cell(for: table, at: IndexPath(row: 0, section: 0)).contentView.subviews.count)
  log.add([section.header(for: table, at: 0) == nil, section.footer(for: table, at: 0) == nil])
}

/// Uses the names of lists.
@MainActor func useLists(_ log: NamedLog) {
  // ListSection, ListSection.HeaderFooterGenerator, ListSection.CellGenerator
  // ListSection.OnCellEvent, ListSection.Event, ListSection.Event.didSelect(_:_:)
  // ListSection.Event.headerEvent(_:_:_:), ListSection.Event.footerEvent(_:_:_:)
  // ListSection.Event.itemEvent(_:_:_:)
  typealias Section = ListSection<Int, UILabel, String>
  let cell: Section.CellGenerator<Int, UILabel, String> = { pair, _ in
    UILabel().attach().text(pair.map { "\($0.0): \($0.1)" }).height(10).view
  }
  let foot: Section.HeaderFooterGenerator<[Int], String> = { pair, events in
    events.input(value: "ignored")
    return UILabel().attach().text(pair.map { "\($0.1.count)" }).height(8).view
  }
  let onEvent: Section.OnCellEvent<ListSection<Int, UILabel, String>.Event> = { event in
    switch event {
    case .didSelect(let row, let data): log.add("selected \(row) \(data)")
    case .headerEvent(let section, _, _): log.add("header \(section)")
    case .footerEvent(let section, _, _): log.add("footer \(section)")
    case .itemEvent(let row, _, _): log.add("item \(row)")
    }
  }
  // ListSection.init(identifier:selectionStyle:dataSource:_diffIdentifier:_cell:_header:_footer:_event:)
  let section = ListSection<Int, UILabel, String>(
    identifier: "numbers",
    dataSource: Outputs.just([5, 6]),
    _cell: cell,
    _footer: foot,
    _event: onEvent
  )
  // ListBox.init(style:separatorStyle:sections:header:footer:), ListBox.init(coder:)
  let list = ListBox(style: .grouped, separatorStyle: .none, sections: [section])
  list.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
  list.layoutIfNeeded()
  let text =
    (list.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.subviews.first as? UIView)
  log.add("\(type(of: ListBox.init(coder:)))".isEmpty || text == nil)
  // ListBox.state, ListBox.wrapContent, ListBox.reload(), ListBox.clearHeightCache()
  // ListBox.setDelegate(_:retained:)
  log.add([list.state.value.count, list.wrapContent ? 1 : 0])
  list.reload()
  list.clearHeightCache()
  list.setDelegate(nil, retained: false)
  list.delegate?.tableView(list, didSelectRowAt: IndexPath(row: 1, section: 0))
  useListSection(section, in: list, log)
}

@MainActor private func useListSection(
  _ section: ListSection<Int, UILabel, String>,
  in list: ListBox,
  _ log: NamedLog
) {
  // ListSection.listBox, ListSection.dataSource, ListSection.identifier
  // ListSection.numberOfRows(), ListSection.didSelect(row:), ListSection.EmptyView
  // ListSection.EmptyView.sizeThatFits(_:)
  log.add([section.listBox === list, section.dataSource.value.isEmpty])
  log.add("\(section.identifier) \(section.numberOfRows())")
  section.didSelect(row: 0)
  let empty: UIView = ListSection<Int, UILabel, String>.EmptyView()
  log.add(empty.sizeThatFits(.zero).height)
  // ListSection.cell(for:at:), ListSection.header(for:at:), ListSection.footer(for:at:)
  log.add(section.cell(for: list, at: IndexPath(row: 0, section: 0)).contentView.subviews.count)
  log.add([section.header(for: list, at: 0) == nil, section.footer(for: list, at: 0) == nil])
  useListProtocol(section, log)
}

// ListBoxSection
@MainActor private func useListProtocol(_ section: any ListBoxSection, _ log: NamedLog) {
  // ListBoxSection.listBox, ListBoxSection.numberOfRows(), ListBoxSection.didSelect(row:)
  // ListBoxSection.cell(for:at:), ListBoxSection.header(for:at:), ListBoxSection.footer(for:at:)
  guard let list = section.listBox else { return log.add("no box") }
  section.didSelect(row: section.numberOfRows())
  log.add(section.cell(for: list, at: IndexPath(row: 0, section: 0)).contentView.subviews.count)
  log.add([section.header(for: list, at: 0) == nil, section.footer(for: list, at: 0) == nil])
}

/// Uses the names of collections.
@MainActor func useCollections(_ log: NamedLog) {
  // CollectionSection, CollectionSection.HeaderFooterGenerator, CollectionSection.CellGenerator
  // CollectionSection.CellUpdater, CollectionSection.OnCellEvent, CollectionSection.OnBoxEvent
  // CollectionSection.ItemSize
  typealias Section = CollectionSection<Int, UIView, String>
  let cell: Section.CellGenerator<Int, UIView, String> = { context, _ in
    UIView().attach().size(context.map { CGFloat($0.data * 10) }, 20).view
  }
  let head: Section.HeaderFooterGenerator<RecycleContext<[Int], UICollectionView>, String> = {
    _,
    _ in
    UIView().attach().height(15).view
  }
  let updates = NamedLog()
  let update: Section.CellUpdater<Int, UIView> = { _, _, context in updates.add(context.index) }
  let onEvent: Section.OnCellEvent<Section.Event> = { log.add(name(of: $0)) }
  let onBox: Section.OnBoxEvent = { log.add(place(of: $0)) }
  let size: Section.ItemSize = { data, space in
    data == 3 ? CGSize(width: space.width, height: 9) : nil
  }
  // CollectionSection.init(identifier:dataSource:minLineSpacing:minInteractSpacing:insets:_itemSize:_diffIdentifier:_cell:_cellUpdater:_header:_footer:_event:_onEvent:)
  let section = CollectionSection<Int, UIView, String>(
    identifier: "numbers",
    dataSource: Outputs.just([1, 2, 3]),
    minLineSpacing: 4,
    insets: Outputs.just(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    _itemSize: size,
    _diffIdentifier: { "\($0)" },
    _cell: cell,
    _cellUpdater: update,
    _header: head,
    _event: onEvent,
    _onEvent: onBox
  )
  // CollectionBox
  // CollectionBox.init(layout:direction:estimatedSize:minimumLineSpacing:minimumInteritemSpacing:pinHeader:sections:)
  let box = CollectionBox(minimumInteritemSpacing: 6, pinHeader: true, sections: [section])
  box.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
  box.layoutIfNeeded()
  log.add(
    (0..<3).compactMap { box.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  )
  log.add(Set(updates.lines).sorted())
  // CollectionBox.state, CollectionBox.layout, CollectionBox.lineSpacing
  // CollectionBox.interactSpacing, CollectionBox.reloadData(), CollectionBox.init(coder:)
  // CollectionBox.setDelegate(_:retained:), Puyo.reload(_:)
  log.add([box.state.value.count, box.layout.sectionHeadersPinToVisibleBounds ? 1 : 0])
  log.add([box.lineSpacing, box.interactSpacing])
  box.reloadData()
  box.attach().reload(Outputs.just(1))
  log.add("\(type(of: CollectionBox.init(coder:)))".isEmpty)
  box.setDelegate(nil, retained: false)
  box.delegate?.collectionView(box, didSelectItemAt: IndexPath(item: 1, section: 0))
  useCollectionSection(section, in: box, log)
  useCollectionProtocol(section, log)
}

@MainActor private func useCollectionSection(
  _ section: CollectionSection<Int, UIView, String>,
  in box: CollectionBox,
  _ log: NamedLog
) {
  let (first, kind) = (IndexPath(item: 0, section: 0), UICollectionView.elementKindSectionHeader)
  // CollectionSection.collectionBox, CollectionSection.dataSource, CollectionSection.insets
  // CollectionSection.minLineSpacing, CollectionSection.minInteractSpacing
  // CollectionSection.identifier, CollectionSection.cellIdentifier()
  // CollectionSection.numberOfItems(), CollectionSection.didSelect(item:)
  log.add([section.collectionBox === box, section.dataSource.value.isEmpty])
  log.add([section.insets.value.top, section.minLineSpacing, section.minInteractSpacing])
  log.add("\(section.identifier) \(section.cellIdentifier()) \(section.numberOfItems())")
  section.didSelect(item: 0)
  // CollectionSection.cellType(), CollectionSection.supplementaryType(for:)
  // CollectionSection.cell(for:at:), CollectionSection.view(for:supplementary:at:)
  // CollectionSection.willDisplay(cell:in:at:), CollectionSection.EmptyView
  // CollectionSection.EmptyView.sizeThatFits(_:)
  log.add(section.cellType() is UICollectionViewCell.Type)
  log.add(section.supplementaryType(for: kind) is UICollectionReusableView.Type)
  let cell = section.cell(for: box, at: first)
  section.willDisplay(cell: cell, in: box, at: first)
  log.add(section.view(for: box, supplementary: kind, at: first).subviews.count)
  let empty: UIView = CollectionSection<Int, UIView, String>.EmptyView()
  log.add(empty.sizeThatFits(.zero))
  // CollectionSection.size(for:layout:at:), CollectionSection.insets(for:layout:at:)
  // CollectionSection.lineSpacing(for:layout:at:), CollectionSection.interactSpacing(for:layout:at:)
  // CollectionSection.headerSize(for:layout:at:), CollectionSection.footerSize(for:layout:at:)
  log.add(section.size(for: box, layout: box.layout, at: first))
  log.add(section.insets(for: box, layout: box.layout, at: 0).left)
  log.add(section.lineSpacing(for: box, layout: box.layout, at: 0))
  log.add(section.interactSpacing(for: box, layout: box.layout, at: 0))
  log.add(section.headerSize(for: box, layout: box.layout, at: 0))
  log.add(section.footerSize(for: box, layout: box.layout, at: 0))
}

// CollectionSection.Event, CollectionSection.Event.didSelect(_:_:)
// CollectionSection.Event.headerEvent(_:_:_:), CollectionSection.Event.footerEvent(_:_:_:)
// CollectionSection.Event.itemEvent(_:_:_:)
@MainActor private func name(of event: CollectionSection<Int, UIView, String>.Event) -> String {
  switch event {
  case .didSelect(let item, let data): "selected \(item) \(data)"
  case .headerEvent(let section, let data, let event): "header \(section) \(data) \(event)"
  case .footerEvent(let section, let data, let event): "footer \(section) \(data) \(event)"
  case .itemEvent(let item, let data, let event): "item \(item) \(data) \(event)"
  }
}

// CollectionSection.EventContext, CollectionSection.EventContext.event
// CollectionSection.EventContext.recycleCtx, CollectionSection.EventContext.Event
// CollectionSection.EventContext.Event.didSelect, CollectionSection.EventContext.Event.headerEvent
// CollectionSection.EventContext.Event.footerEvent
// CollectionSection.EventContext.Event.itemEvent(_:)
@MainActor private func place(of it: CollectionSection<Int, UIView, String>.EventContext) -> String
{
  let item = "\(it.recycleCtx.index) \(it.recycleCtx.size.width) \(it.recycleCtx.data)"
  let kind: CollectionSection<Int, UIView, String>.EventContext.Event = it.event
  switch kind {
  case .didSelect: return "did select \(item)"
  case .headerEvent: return "header \(item)"
  case .footerEvent: return "footer \(item)"
  case .itemEvent(let event): return "item \(event) \(item)"
  }
}

// CollectionBoxSection
@MainActor private func useCollectionProtocol(_ section: any CollectionBoxSection, _ log: NamedLog)
{
  let (first, kind) = (IndexPath(item: 0, section: 0), UICollectionView.elementKindSectionFooter)
  // CollectionBoxSection.collectionBox, CollectionBoxSection.cellIdentifier()
  // CollectionBoxSection.cellType(), CollectionBoxSection.supplementaryType(for:)
  // CollectionBoxSection.numberOfItems(), CollectionBoxSection.didSelect(item:)
  // CollectionBoxSection.supplementaryIdentifier(for:)
  guard let box = section.collectionBox else { return log.add("no box") }
  log.add(section.cellIdentifier() + section.supplementaryIdentifier(for: "kind"))
  log.add(section.cellType() == section.supplementaryType(for: kind))
  section.didSelect(item: section.numberOfItems())
  // CollectionBoxSection.cell(for:at:), CollectionBoxSection.view(for:supplementary:at:)
  // CollectionBoxSection.willDisplay(cell:in:at:), CollectionBoxSection.size(for:layout:at:)
  // CollectionBoxSection.insets(for:layout:at:), CollectionBoxSection.lineSpacing(for:layout:at:)
  // CollectionBoxSection.interactSpacing(for:layout:at:)
  // CollectionBoxSection.headerSize(for:layout:at:), CollectionBoxSection.footerSize(for:layout:at:)
  section.willDisplay(cell: section.cell(for: box, at: first), in: box, at: first)
  log.add(section.view(for: box, supplementary: kind, at: first).bounds.isEmpty)
  log.add(section.size(for: box, layout: box.layout, at: first).width)
  log.add(section.insets(for: box, layout: box.layout, at: 0).right)
  log.add(section.lineSpacing(for: box, layout: box.layout, at: 0))
  log.add(section.interactSpacing(for: box, layout: box.layout, at: 0))
  log.add(section.headerSize(for: box, layout: box.layout, at: 0).height)
  log.add(section.footerSize(for: box, layout: box.layout, at: 0).height)
}
