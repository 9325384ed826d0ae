public import Tatami

/// A collection view of sections whose cells are views or boxes.
///
/// A change of the data is shown at once. Sections with a `_diffIdentifier` move, insert and remove
/// items; items of others are known by their indexes. Items are measured before they are shown unless
/// there is an estimated size.
public class CollectionBox: GridBox, Stateful {
  /// A section with the section of the grid that shows it.
  private struct Entry {
    let adapter: CollectionSectionAdapter
    let provided: ProvidedSection

    @MainActor init(_ section: any CollectionBoxSection, in box: CollectionBox) {
      adapter = CollectionSectionAdapter(section, in: box)
      provided = ProvidedSection(adapter)
    }
  }

  /// The type of the state.
  public typealias StateType = State<[any CollectionBoxSection]>

  /// The sections.
  public let state = State<[any CollectionBoxSection]>([])
  /// The layout.
  public private(set) var layout: UICollectionViewFlowLayout

  /// The distance between lines in sections without their own, in points.
  public var lineSpacing: CGFloat {
    get { layout.minimumLineSpacing }
    set {
      layout.minimumLineSpacing = newValue
      updateSections()
    }
  }

  /// The least distance between the items of a line in sections without their own, in points.
  public var interactSpacing: CGFloat {
    get { layout.minimumInteritemSpacing }
    set {
      layout.minimumInteritemSpacing = newValue
      updateSections()
    }
  }

  private var entries: [Entry] = []
  private var isUpdating = false
  private var measuredSize = CGSize.zero

  /// Creates a collection view.
  ///
  /// - Parameters:
  ///   - layout: The layout, which gets the other values.
  ///   - direction: The direction in which the box scrolls.
  ///   - estimatedSize: The size of items that are measured when they become visible, in points; zero
  ///     to measure all items.
  ///   - minimumLineSpacing: The distance between lines, in points.
  ///   - minimumInteritemSpacing: The least distance between the items of a line, in points.
  ///   - pinHeader: Whether headers stay at the edge of the visible part.
  ///   - sections: The sections.
  public init(
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    direction: UICollectionView.ScrollDirection = .vertical,
    estimatedSize: CGSize = .zero,
    minimumLineSpacing: CGFloat = 0,
    minimumInteritemSpacing: CGFloat = 0,
    pinHeader: Bool = false,
    sections: [any CollectionBoxSection] = []
  ) {
    layout.scrollDirection = direction
    layout.minimumLineSpacing = minimumLineSpacing
    layout.minimumInteritemSpacing = minimumInteritemSpacing
    layout.sectionHeadersPinToVisibleBounds = pinHeader
    layout.estimatedItemSize = estimatedSize
    self.layout = layout
    var options = Options()
    options.direction = direction
    options.estimatedSize = estimatedSize
    super.init(options, sections: State<[RecycleSection]>([]))
    collectionViewLayout = layout
    backgroundColor = .clear
    state.value = sections
    state.safeBind(to: self) { $0.show($1) }
  }

  /// Returns nil: such a box is not in archives.
  public required init?(coder: NSCoder) { nil }

  /// Shows the newest items of all sections, and requests all cells again.
  public override func reloadData() {
    updateSections()
    super.reloadData()
  }

  /// Measures the items again if the size has changed.
  public override func layoutSubviews() {
    if bounds.size != measuredSize {
      measuredSize = bounds.size
      layout.invalidateLayout()
    }
    super.layoutSubviews()
  }

  private func show(_ sections: [any CollectionBoxSection]) {
    var former: [ObjectIdentifier: Entry] = [:]
    for entry in entries { former[ObjectIdentifier(entry.adapter.section)] = entry }
    entries = sections.enumerated().map { index, section in
      section.collectionBox = self
      let entry =
        former.removeValue(forKey: ObjectIdentifier(section)) ?? Entry(section, in: self)
      entry.adapter.index = index
      return entry
    }
    for entry in former.values where entry.adapter.section.collectionBox === self {
      entry.adapter.section.collectionBox = nil
    }
    self.sections.value = entries.map(\.provided)
  }

  private func updateSections() {
    if isUpdating { return }
    isUpdating = true
    entries.first?.provided.update()
    isUpdating = false
  }

  /// Shows the newest items of a section.
  func updateItems(of section: any CollectionBoxSection) {
    entries.first { $0.adapter.section === section }?.provided.update()
  }
}

extension Puyo where Node: CollectionBox {
  /// Requests all cells again at each value of a source.
  @discardableResult
  public func reload(_ when: some ReactiveSource) -> Self {
    doOn(when) { box, _ in box.reloadData() }
  }
}
