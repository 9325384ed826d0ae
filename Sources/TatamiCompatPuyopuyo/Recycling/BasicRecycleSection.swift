public import Tatami

/// A section of a `RecycleBox` with items of any types.
open class BasicRecycleSection<Data>: IRecycleSection, AutoDisposable {
  /// The data with the position.
  public typealias Context = RecyclerInfo<Data>

  /// The disposers that are disposed when the section is deallocated.
  public let disposerBag = DisposerBag()
  /// The distances around the items, in points; nil for those of the box.
  open var sectionInsets: UIEdgeInsets?
  /// The distance between lines, in points; nil for that of the box.
  open var lineSpacing: CGFloat?
  /// The least distance between the items of a line, in points; nil for that of the box.
  open var itemSpacing: CGFloat?
  /// The data, for the header and the footer.
  open var data: Data
  /// The box that shows the section, which sets it.
  open weak var box: RecycleBox?
  /// The index of the section, which the box sets.
  open var sectionIndex = 0

  private let id: String
  private let diffableKey: ((Data) -> String)?
  private let header: RecycleViewGenerator<Data>?
  private let footer: RecycleViewGenerator<Data>?
  private var items: [any IRecycleItem] = []

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The identifier of the headers and footers for their reuse; nil for the position in the
  ///     code.
  ///   - insets: The distances around the items, in points; nil for those of the box.
  ///   - lineSpacing: The distance between lines, in points; nil for that of the box.
  ///   - itemSpacing: The least distance between the items of a line, in points; nil for that of the
  ///     box.
  ///   - data: The data, for the header and the footer.
  ///   - diffableKey: Returns the identity of the section; nil for that of the object.
  ///   - items: The items.
  ///   - header: Builds the header; nil for none.
  ///   - footer: Builds the footer; nil for none.
  ///   - file: The file in which the section is created.
  ///   - function: The function in which the section is created.
  ///   - line: The line in which the section is created.
  ///   - column: The column in which the section is created.
  public init(
    id: String? = nil,
    insets: UIEdgeInsets? = nil,
    lineSpacing: CGFloat? = nil,
    itemSpacing: CGFloat? = nil,
    data: Data,
    diffableKey: ((Data) -> String)? = nil,
    items: Outputs<[any IRecycleItem]>,
    header: RecycleViewGenerator<Data>? = nil,
    footer: RecycleViewGenerator<Data>? = nil,
    file: StaticString = #fileID,
    function: StaticString = #function,
    line: Int = #line,
    column: Int = #column
  ) {
    self.id = id ?? "\(file):\(line):\(column) \(function)"
    sectionInsets = insets
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.data = data
    self.diffableKey = diffableKey
    self.header = header
    self.footer = footer
    items.safeBind(to: self) { $0.show($1) }
  }

  private func show(_ items: [any IRecycleItem]) {
    self.items = items
    box?.updateItems(of: self)
  }

  /// Returns the identity of the section among the others of its box.
  open func getDiffableKey() -> String {
    diffableKey?(data) ?? "\(ObjectIdentifier(self).hashValue)"
  }

  /// Returns the items.
  open func getItems() -> [any IRecycleItem] { items }

  /// Returns the identifier of the section, of its headers or of its footers.
  open func getSectionId(kind: String? = nil) -> String { kind.map { "\(id) \($0)" } ?? id }

  /// Returns the class of the box's own headers and footers.
  open func supplementaryViewType(for _: String) -> AnyClass { GridBoundaryView.self }

  /// Returns the identifier of the headers or footers for their reuse.
  open func supplementaryViewId(for kind: String) -> String { getSectionId(kind: kind) }

  /// Returns a header or footer; an empty view without a box.
  open func supplementaryView(for kind: String) -> UICollectionReusableView {
    guard let box else { return UICollectionReusableView() }
    let view = box.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: supplementaryViewId(for: kind),
      for: IndexPath(item: 0, section: sectionIndex)
    )
    if let view = view as? GridBoundaryView, let builder = builder(kind) {
      view.host.show(context, builder)
    }
    return view
  }

  /// Returns the size of the header or footer, in points; zero for none.
  open func supplementaryViewSize(for kind: String) -> CGSize {
    guard let box, let builder = builder(kind) else { return .zero }
    let host = box.measuringHost(supplementaryViewId(for: kind))
    host.show(context, builder)
    var space = box.bounds.inset(by: box.adjustedContentInset).size
    let isVertical = box.flowLayout.scrollDirection == .vertical
    if isVertical { space.height = 0 } else { space.width = 0 }
    return host.contentSize(in: space, isWide: isVertical)
  }

  private func builder(_ kind: String) -> RecycleViewGenerator<Data>? {
    kind == UICollectionView.elementKindSectionHeader ? header : footer
  }

  private var context: Context {
    Context(data: data, index: 0, contentSize: getLayoutableContentSize(), section: sectionIndex)
  }

  /// Returns the distances around the items, in points; nil for those of the box.
  open func getSectionInsets() -> UIEdgeInsets? { sectionInsets }

  /// Returns the distance between lines, in points; nil for that of the box.
  open func getMinimumLineSpacing() -> CGFloat? { lineSpacing }

  /// Returns the least distance between the items of a line, in points; nil for that of the box.
  open func getMinimumItemSpacing() -> CGFloat? { itemSpacing }

  /// Measures the items again.
  open func didChangeBounds(_ newBounds: CGRect) {
    for item in items { item.didChangeBounds(newBounds) }
  }
}
