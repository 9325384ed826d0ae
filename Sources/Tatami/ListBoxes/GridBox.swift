public import TatamiReactive
public import TatamiUIKit

/// A collection view that shows sections of boxes and follows their items.
///
/// Items are arranged in lines, each item as large as its content with margins; a length that is a
/// share refers to the space inside the section. Only visible items have cells. A change of the
/// items moves, inserts and removes cells, animated in a window; cells whose item has changed but
/// kept its identity receive the new item.
///
/// ```swift
/// GridBox(sections: [
///   ListRecycleSection(items: photos) { photo, _ in
///     UIImageView().attach().image(photo.data.image).size(100, 100)
///   }
///   .header { UILabel().attach().text("Photos") }
/// ])
/// ```
open class GridBox: UICollectionView {
  /// The arrangement of a grid.
  public struct Options {
    /// The direction in which the grid scrolls.
    public var direction = UICollectionView.ScrollDirection.vertical
    /// The distance between lines, in points.
    public var lineSpacing: CGFloat = 0
    /// The least distance between the items of a line, in points.
    public var itemSpacing: CGFloat = 0
    /// The distances around the items of each section, in points.
    public var sectionInset = UIEdgeInsets.zero
    /// The size of items that have not been measured yet, in points.
    public var estimatedSize = CGSize(width: 50, height: 50)
    /// Whether headers are pinned to the edge of the visible part.
    public var pinsHeaders = false
    /// Whether footers are pinned to the edge of the visible part.
    public var pinsFooters = false

    /// Creates the default arrangement.
    public init() {}
  }

  /// The sections.
  public let sections = State<[RecycleSection]>([])
  /// Whether changes of the items are animated.
  open var animatesUpdates = true
  /// Whether a tapped item stays selected; otherwise it is deselected at once.
  open var keepsSelection = false

  private let options: Options
  private let content = RecycleContent()
  private let responder = GridResponder()
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private var registered: Set<String> = []
  private var cellSpace = CGSize.zero

  /// Creates a collection view with an arrangement and sections.
  public init(
    _ options: Options = Options(),
    sections: some ReactiveSource<[RecycleSection]>
  ) {
    self.options = options
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = options.direction
    layout.estimatedItemSize = options.estimatedSize
    layout.sectionHeadersPinToVisibleBounds = options.pinsHeaders
    layout.sectionFootersPinToVisibleBounds = options.pinsFooters
    super.init(frame: .zero, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: self) {
      view,
      path,
      _ in
      (view as? GridBox)?.cell(at: path)
    }
    source.supplementaryViewProvider = { ($0 as? GridBox)?.boundary($1, at: $2) }
    self.source = source
    delegate = responder
    responder.box = self
    content.onUpdate = { [weak self] in self?.show($0) }
    sections.send(to: Inputs { [weak self] in self?.sections.input(value: $0) }).dispose(by: self)
    self.sections.safeBind(to: self) { $0.content.show($1) }
  }

  /// Returns nil: the collection view requires sections.
  public required init?(coder: NSCoder) { nil }

  /// Measures the cells again if the size across the scroll direction has changed.
  open override func layoutSubviews() {
    let space = space(inset: .zero)
    if space != cellSpace {
      cellSpace = space
      collectionViewLayout.invalidateLayout()
      refreshCells()
    }
    content.performWithoutUpdates { super.layoutSubviews() }
  }

  // MARK: Items

  private func show(_ snapshot: RecycleContent.Snapshot?) {
    if let snapshot {
      source?.apply(snapshot, animatingDifferences: animatesUpdates)
    }
    refreshCells()
  }

  /// Updates the visible cells with the current items and requests new measurements.
  private func refreshCells() {
    for path in indexPathsForVisibleItems {
      guard let cell = cellForItem(at: path) as? GridCell else { continue }
      fill(cell, at: path)
      cell.invalidateIntrinsicContentSize()
    }
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell? {
    guard let section = content.section(path.section) else { return nil }
    let identifier = section.reuseIdentifier(at: path.item)
    if registered.insert(identifier).inserted {
      register(GridCell.self, forCellWithReuseIdentifier: identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    if let cell = cell as? GridCell { fill(cell, at: path) }
    return cell
  }

  private func fill(_ cell: GridCell, at path: IndexPath) {
    guard let section = content.section(path.section) else { return }
    cell.space = space(inset: insets(of: path.section))
    content.performWithoutUpdates { section.fill(cell.host, at: position(path)) }
  }

  private func position(_ path: IndexPath) -> CellPosition {
    var size = space(inset: insets(of: path.section))
    if size.width == 0 { size.width = .greatestFiniteMagnitude }
    if size.height == 0 { size.height = .greatestFiniteMagnitude }
    return CellPosition(section: path.section, index: path.item, contentSize: size)
  }

  /// Returns the size inside a section; 0 along the scroll direction.
  private func space(inset: UIEdgeInsets) -> CGSize {
    let outer = adjustedContentInset
    let width = bounds.width - outer.left - outer.right - inset.left - inset.right
    let height = bounds.height - outer.top - outer.bottom - inset.top - inset.bottom
    return options.direction == .vertical
      ? CGSize(width: max(0, width), height: 0) : CGSize(width: 0, height: max(0, height))
  }

  // MARK: Sections

  fileprivate func insets(of section: Int) -> UIEdgeInsets {
    content.section(section)?.insets ?? options.sectionInset
  }

  fileprivate func lineSpacing(of section: Int) -> CGFloat {
    content.section(section)?.lineSpacing ?? options.lineSpacing
  }

  fileprivate func itemSpacing(of section: Int) -> CGFloat {
    content.section(section)?.itemSpacing ?? options.itemSpacing
  }

  /// Calls the closure of the section for a tapped item.
  fileprivate func select(_ path: IndexPath) {
    if !keepsSelection { deselectItem(at: path, animated: true) }
    content.section(path.section)?.select(position(path))
  }

  fileprivate func isSelectable(_ path: IndexPath) -> Bool {
    content.section(path.section)?.isSelectable(path.item) ?? false
  }

  private func builder(_ kind: String, _ section: Int) -> RecycleSection.BoundaryBuilder? {
    let section = content.section(section)
    return kind == UICollectionView.elementKindSectionHeader ? section?.header : section?.footer
  }

  private func boundary(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
    let identifier = "Tatami.boundary"
    if registered.insert(kind).inserted {
      register(
        GridBoundaryView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: path
    )
    if let view = view as? GridBoundaryView, let builder = builder(kind, path.section) {
      content.performWithoutUpdates { view.host.show(builder()) }
    }
    return view
  }

  /// Returns the size of the header or footer of a section; zero for none.
  fileprivate func size(of kind: String, _ section: Int) -> CGSize {
    guard let builder = builder(kind, section), let node = builder() else { return .zero }
    let host = CellHost()
    host.show(node)
    return host.contentSize(in: space(inset: .zero), isWide: options.direction == .vertical)
  }
}

/// The delegate of a `GridBox`.
private final class GridResponder: NSObject, UICollectionViewDelegateFlowLayout {
  weak var box: GridBox?

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    box?.select(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { box?.isSelectable(indexPath) ?? false }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { box?.insets(of: section) ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { box?.lineSpacing(of: section) ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { box?.itemSpacing(of: section) ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { box?.size(of: UICollectionView.elementKindSectionHeader, section) ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { box?.size(of: UICollectionView.elementKindSectionFooter, section) ?? .zero }
}
