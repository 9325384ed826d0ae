import TatamiCompatPuyopuyo

/// Uses the names of recycling boxes.
@MainActor func useRecycleBox(_ log: NamedLog) {
  let numbers = State([1, 2, 3])
  // RecycleBox, RecycleBox.init(direction:headerPinToBounds:footerPinToBounds:lineSpacing:itemSpacing:estimatedSize:sectionInset:diffable:sections:)
  // BasicRecycleSection, BasicRecycleItem, ListRecycleSection, SingleItemSection
  // DataRecycleSection
  // BasicRecycleSection.init(id:insets:lineSpacing:itemSpacing:data:diffableKey:items:header:footer:file:function:line:column:)
  // ListRecycleSection.init(id:insets:lineSpacing:itemSpacing:items:diffableKey:cell:header:footer:didSelect:file:function:line:column:)
  // SingleItemSection.init(item:cell:header:footer:didSelect:file:function:line:column:)
  // BasicRecycleItem.init(id:data:diffableKey:cell:cellConfig:didSelect:file:function:line:column:)
  let items = numbers.map { numbers in
    numbers.map { number -> any IRecycleItem in
      BasicRecycleItem(
        id: "number",
        data: number,
        diffableKey: { "key \($0)" },
        cell: { info, _ in UIView().attach().size(10, info.data.map { CGFloat($0 * 10) }) },
        cellConfig: { log.add("configured \($0.reuseIdentifier ?? "")") },
        didSelect: { log.add("selected \($0.data) of \($0.contentSize.width)") }
      )
    }
  }
  let section = BasicRecycleSection(
    id: "section",
    insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
    lineSpacing: 5,
    itemSpacing: 6,
    data: "head",
    diffableKey: { "key of \($0)" },
    items: items,
    header: { info, _ in UILabel().attach().text(info.data).height(20) }
  )
  let list = ListRecycleSection(
    items: numbers.asOutput(),
    diffableKey: { "\($0)" },
    cell: { _, _ in UIView().attach().size(7, 8) },
    footer: { _, _ in UIView().attach().height(9) },
    didSelect: { log.add("list \($0.data)") }
  )
  let single: DataRecycleSection<String> = SingleItemSection(
    item: Outputs.just("one"),
    cell: { _, _ in UIView().attach().size(.fill, 4) }
  )
  let box = RecycleBox(
    direction: .vertical,
    headerPinToBounds: true,
    lineSpacing: 1,
    diffable: true,
    sections: Outputs.just([section, list])
  )
  box.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
  box.layoutIfNeeded()
  // RecycleBox.state, RecycleBox.flowLayout, RecycleBox.lineSpacing, RecycleBox.itemSpacing
  // RecycleBox.reload(sections:), RecycleBox.setDelegate(_:retained:), RecycleBox.init(coder:)
  log.add([box.state.value.count, box.flowLayout.sectionHeadersPinToVisibleBounds ? 1 : 0])
  box.lineSpacing += 1
  box.itemSpacing = 3
  log.add([box.lineSpacing, box.itemSpacing])
  box.reload(sections: [section, list, single])
  box.layoutIfNeeded()
  box.setDelegate(nil, retained: false)
  log.add("\(type(of: RecycleBox.init(coder:)))".isEmpty)
  useSection(section, in: box, log)
  if let item = section.getItems().last as? BasicRecycleItem<Int> { useItem(item, log) }
  box.delegate?.collectionView(box, didSelectItemAt: IndexPath(item: 1, section: 1))
}

@MainActor private func useSection(
  _ section: BasicRecycleSection<String>,
  in box: RecycleBox,
  _ log: NamedLog
) {
  // BasicRecycleSection.Context, BasicRecycleSection.addDisposer(_:for:)
  // BasicRecycleSection.sectionInsets, BasicRecycleSection.lineSpacing
  // BasicRecycleSection.itemSpacing, BasicRecycleSection.data, BasicRecycleSection.box
  // BasicRecycleSection.sectionIndex
  let context: BasicRecycleSection<String>.Context.Type = RecyclerInfo<String>.self
  section.addDisposer(Disposers.create { log.add("\(context)".isEmpty) }, for: nil)
  log.add([section.sectionInsets?.left, section.lineSpacing, section.itemSpacing])
  log.add("\(section.data) \(section.box === box) \(section.sectionIndex)")
  // BasicRecycleSection.getDiffableKey(), BasicRecycleSection.getItems()
  // BasicRecycleSection.getSectionInsets(), BasicRecycleSection.getMinimumLineSpacing()
  // BasicRecycleSection.getMinimumItemSpacing(), BasicRecycleSection.getSectionId(kind:)
  log.add("\(section.getDiffableKey()) \(section.getItems().count)")
  log.add([section.getSectionInsets()?.top, section.getMinimumLineSpacing()])
  log.add("\(section.getMinimumItemSpacing() ?? 0) \(section.getSectionId(kind: nil))")
  // BasicRecycleSection.supplementaryViewType(for:), BasicRecycleSection.supplementaryViewId(for:)
  // BasicRecycleSection.supplementaryView(for:), BasicRecycleSection.supplementaryViewSize(for:)
  // BasicRecycleSection.didChangeBounds(_:)
  let kind = UICollectionView.elementKindSectionHeader
  log.add(section.supplementaryViewType(for: kind) is UICollectionReusableView.Type)
  log.add(section.supplementaryViewId(for: "kind"))
  log.add(section.supplementaryView(for: kind).subviews.count)
  log.add(section.supplementaryViewSize(for: kind))
  section.didChangeBounds(box.bounds)
  useProtocol(section, log)
}

// IRecycleSection
@MainActor private func useProtocol(_ section: any IRecycleSection, _ log: NamedLog) {
  // IRecycleSection.box, IRecycleSection.sectionIndex
  // IRecycleSection.getDiffableKey(), IRecycleSection.getItems()
  // IRecycleSection.supplementaryViewType(for:), IRecycleSection.supplementaryViewId(for:)
  // IRecycleSection.supplementaryView(for:), IRecycleSection.supplementaryViewSize(for:)
  // IRecycleSection.getSectionInsets(), IRecycleSection.getMinimumLineSpacing()
  // IRecycleSection.getMinimumItemSpacing(), IRecycleSection.didChangeBounds(_:)
  // IRecycleSection.getLayoutableContentSize()
  let kind = UICollectionView.elementKindSectionFooter
  log.add([section.box == nil, section.getItems().isEmpty, section.getDiffableKey().isEmpty])
  log.add(section.supplementaryViewType(for: kind) == section.supplementaryViewType(for: ""))
  log.add(section.supplementaryViewId(for: kind) == section.supplementaryViewId(for: ""))
  log.add(section.supplementaryViewSize(for: kind) == .zero && section.sectionIndex == 0)
  log.add(section.supplementaryView(for: UICollectionView.elementKindSectionHeader).bounds.isEmpty)
  log.add([section.getSectionInsets() == nil, section.getMinimumLineSpacing() == nil])
  log.add(section.getMinimumItemSpacing() == nil)
  section.didChangeBounds(.zero)
  log.add(section.getLayoutableContentSize())
}

@MainActor private func useItem(_ item: BasicRecycleItem<Int>, _ log: NamedLog) {
  // BasicRecycleItem.Context, BasicRecycleItem.id, BasicRecycleItem.data
  // BasicRecycleItem.addDisposer(_:for:), BasicRecycleItem.section, BasicRecycleItem.indexPath
  let context: BasicRecycleItem<Int>.Context.Type = RecyclerInfo<Int>.self
  item.addDisposer(Disposers.create { log.add("\(context)".isEmpty) }, for: "key")
  log.add("\(item.id) \(item.data) \(item.section == nil) \(item.indexPath.item)")
  // BasicRecycleItem.getCellType(), BasicRecycleItem.getCellId()
  // BasicRecycleItem.getDiffableKey(), BasicRecycleItem.didSelect(), BasicRecycleItem.getCell()
  // BasicRecycleItem.getCellSize(), BasicRecycleItem.didChangeBounds(_:)
  log.add(item.getCellType() is UICollectionViewCell.Type)
  log.add("\(item.getCellId()) \(item.getDiffableKey())")
  item.didSelect()
  log.add(item.getCell().contentView.subviews.count)
  item.didChangeBounds(.zero)
  log.add(item.getCellSize())
  useProtocol(item, log)
}

// IRecycleItem
@MainActor private func useProtocol(_ item: any IRecycleItem, _ log: NamedLog) {
  // IRecycleItem.section, IRecycleItem.indexPath, IRecycleItem.getDiffableKey()
  // IRecycleItem.getCellType(), IRecycleItem.getCellId(), IRecycleItem.getCell()
  // IRecycleItem.getCellSize(), IRecycleItem.didSelect(), IRecycleItem.didChangeBounds(_:)
  log.add([item.section == nil, item.indexPath.section == 0, item.getDiffableKey().isEmpty])
  log.add([item.getCellType() is UIView.Type, item.getCellId().isEmpty])
  item.didChangeBounds(.zero)
  log.add("\(item.getCell().isHidden) \(item.getCellSize())")
  item.didSelect()
}
