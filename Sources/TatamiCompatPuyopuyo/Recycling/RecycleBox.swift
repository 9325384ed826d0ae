public import Tatami

/// A collection view of sections whose cells are boxes.
///
/// A change of the sections or their items is shown at once; cells of items that stay receive the new
/// data. Items are measured before they are shown unless there is an estimated size.
open class RecycleBox: GridBox, Stateful {
  /// A section with the section of the grid that shows it.
  private struct Entry {
    let adapter: SectionAdapter
    let provided: ProvidedSection

    @MainActor init(_ section: any IRecycleSection) {
      adapter = SectionAdapter(section)
      provided = ProvidedSection(adapter)
    }
  }

  /// The type of the state.
  public typealias StateType = State<[any IRecycleSection]>

  /// The sections.
  public let state = State<[any IRecycleSection]>([])

  /// The layout.
  open var flowLayout: UICollectionViewFlowLayout {
    collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  /// The distance between lines in sections without their own, in points.
  open var lineSpacing: CGFloat {
    get { flowLayout.minimumLineSpacing }
    set {
      flowLayout.minimumLineSpacing = newValue
      updateSections()
    }
  }

  /// The least distance between the items of a line in sections without their own, in points.
  open var itemSpacing: CGFloat {
    get { flowLayout.minimumInteritemSpacing }
    set {
      flowLayout.minimumInteritemSpacing = newValue
      updateSections()
    }
  }

  private var entries: [Entry] = []
  private var measuringHosts: [String: CellHost] = [:]
  private var measuredSize = CGSize.zero

  /// Creates a collection view.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the box scrolls.
  ///   - headerPinToBounds: Whether headers stay at the edge of the visible part.
  ///   - footerPinToBounds: Whether footers stay at the edge of the visible part.
  ///   - lineSpacing: The distance between lines, in points.
  ///   - itemSpacing: The least distance between the items of a line, in points.
  ///   - estimatedSize: The size of items that are measured when they become visible, in points; zero
  ///     to measure all items.
  ///   - sectionInset: The distances around the items of each section, in points.
  ///   - diffable: Whether changes are animated.
  ///   - sections: The sections.
  public init(
    direction: UICollectionView.ScrollDirection = .vertical,
    headerPinToBounds: Bool = false,
    footerPinToBounds: Bool = false,
    lineSpacing: CGFloat = 0,
    itemSpacing: CGFloat = 0,
    estimatedSize: CGSize = .zero,
    sectionInset: UIEdgeInsets = .zero,
    diffable: Bool = false,
    sections: Outputs<[any IRecycleSection]>
  ) {
    var options = Options()
    options.direction = direction
    options.pinsHeaders = headerPinToBounds
    options.pinsFooters = footerPinToBounds
    options.estimatedSize = estimatedSize
    super.init(options, sections: State<[RecycleSection]>([]))
    flowLayout.minimumLineSpacing = lineSpacing
    flowLayout.minimumInteritemSpacing = itemSpacing
    flowLayout.sectionInset = sectionInset
    animatesUpdates = diffable
    sections.send(to: state).dispose(by: self)
    state.safeBind(to: self) { $0.show($1) }
  }

  /// Returns nil: such a box is not in archives.
  public required init?(coder: NSCoder) { nil }

  /// Replaces the sections.
  open func reload(sections: [any IRecycleSection]) { state.value = sections }

  /// Measures the items again if the size has changed.
  open override func layoutSubviews() {
    if bounds.size != measuredSize {
      measuredSize = bounds.size
      for section in state.value { section.didChangeBounds(bounds) }
      flowLayout.invalidateLayout()
    }
    super.layoutSubviews()
  }

  private func show(_ sections: [any IRecycleSection]) {
    var former: [ObjectIdentifier: Entry] = [:]
    for entry in entries { former[ObjectIdentifier(entry.adapter.section)] = entry }
    var occurrences: [String: Int] = [:]
    entries = sections.enumerated().map { index, section in
      section.box = self
      section.sectionIndex = index
      let entry = former.removeValue(forKey: ObjectIdentifier(section)) ?? Entry(section)
      let key = section.getDiffableKey()
      entry.adapter.identity = [AnyHashable(key), AnyHashable(occurrences[key, default: 0])]
      occurrences[key, default: 0] += 1
      return entry
    }
    for entry in former.values where entry.adapter.section.box === self {
      entry.adapter.section.box = nil
    }
    self.sections.value = entries.map(\.provided)
  }

  /// Shows the newest items and distances of all sections.
  private func updateSections() { entries.first?.provided.update() }

  /// Shows the newest items of a section.
  func updateItems(of section: any IRecycleSection) {
    entries.first { $0.adapter.section === section }?.provided.update()
  }

  /// Returns the box in which the items with an identifier for reuse are measured.
  func measuringHost(_ identifier: String) -> CellHost {
    if let host = measuringHosts[identifier] { return host }
    let host = CellHost()
    measuringHosts[identifier] = host
    return host
  }
}
