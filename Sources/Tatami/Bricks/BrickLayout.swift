public import Foundation
import TatamiBricks
import TatamiGeometry
public import TatamiUIKit

/// A collection view layout whose items span columns and rows of a grid and take the first free
/// position.
///
/// Headers and footers are supplementary views of UIKit's kinds.
///
/// In an update of the collection view, the sizes of inserted, moved and reloaded items are
/// requested; the others keep their sizes. If their sizes depend on their index paths, invalidate
/// the layout in the update:
///
/// ```swift
/// collectionView.performBatchUpdates {
///   collectionView.insertItems(at: paths)
///   layout.invalidateLayout()
/// }
/// ```
///
/// An invalidation of the whole layout requests all sizes again but moves only the items from the
/// first changed size on. An invalidation of listed items requests the sizes from the first listed
/// item on; a change of the bounds requests only the lengths of sections. An item takes 16 to 24
/// bytes.
///
/// All items of a section of up to `exactItemLimit` items are placed immediately. Larger sections
/// are placed as far as they are visible, with the frames that they have if all items are placed;
/// the length of the rest is estimated, so the content size changes while the content is scrolled.
@preconcurrency @MainActor
open class BrickLayout: FramesLayout {
  private weak var storedDelegate: (any BrickLayoutDelegate)?
  var frames: BrickFrames?
  var modes: [BrickMode] = []
  private var preparedDirection = UICollectionView.ScrollDirection.vertical
  private var availableSize = CGSize.zero
  private var largestExactCount = 20_000
  /// The distance from the beginning of the content through which all items are placed, in points.
  var placedDepth = 0.0

  /// Creates a layout.
  public init(
    delegate: (any BrickLayoutDelegate)? = nil,
    direction: UICollectionView.ScrollDirection = .vertical
  ) {
    storedDelegate = delegate
    super.init(direction: direction)
  }

  /// Creates a vertical layout from an archive, if the system can read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The direction in which the content scrolls; vertical by default.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { direction }
    set { direction = newValue }
  }

  /// Provides the sizes of items and the lengths of sections, held weakly; without a delegate there
  /// are no items.
  open var delegate: (any BrickLayoutDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      invalidateLayout()
    }
  }

  /// The largest number of items in a section that are all placed immediately; by default, 20,000.
  ///
  /// Larger sections are placed while they are scrolled, and their length is an estimate until all
  /// items are placed. A change requests all sizes again; with 0 or less, every section is placed
  /// while it is scrolled.
  open var exactItemLimit: Int {
    get { largestExactCount }
    set {
      guard newValue != largestExactCount else { return }
      largestExactCount = newValue
      frames = nil
      invalidateLayout()
    }
  }

  // MARK: Engine

  override var geometry: (any CollectionGeometry)? { frames }

  override var isAlwaysVertical: Bool { true }

  /// The content is as wide as the collection view and at least as long, unless it has no sections.
  override var geometrySize: Size {
    let size = Size(availableSize)
    let isHorizontal = scrollDirection == .horizontal
    return frames?.contentSize(
      in: isHorizontal ? Size(width: size.height, height: size.width) : size
    ) ?? .zero
  }

  override var usesUpdates: Bool { true }

  override func update(_ outdated: OutdatedFrames, in view: UICollectionView, size: CGSize) {
    availableSize = size
    placedDepth = 0
    guard let delegate else {
      frames = nil
      return
    }
    do throws(BrickError) {
      try update(outdated, from: BrickSource(layout: self, view: view, delegate: delegate))
      placeItems(through: depth(of: view.bounds) + 2 * length(of: view.bounds))
    } catch {
      frames = nil
      writeDiagnostic("the brick layout has no frames: \(error)")
    }
  }

  private func update(_ outdated: OutdatedFrames, from source: BrickSource) throws(BrickError) {
    let isSameDirection = preparedDirection == scrollDirection
    preparedDirection = scrollDirection
    if isSameDirection, let updates = outdated.updates {
      guard try apply(updates, source) else { return try reload(source) }
    } else {
      guard isSameDirection, source.modes == modes, hasColumns(of: source.geometries) else {
        return try reload(source)
      }
      try frames?.setGeometries(source.geometries)
    }
    for section in source.modes.indices {
      guard let first = outdated.hasAllSections ? 0 : outdated.firstItems[section] else { continue }
      try replaceItems(from: first, inSection: section, source)
    }
  }

  private func reload(_ source: BrickSource) throws(BrickError) {
    modes = source.modes
    frames = nil
    frames = try BrickFrames(
      source.modes.indices.map(source.section),
      exactItemLimit: exactItemLimit
    )
  }

  /// Whether the sections have as many columns as the geometries.
  private func hasColumns(of geometries: [BrickGeometry]) -> Bool {
    guard let frames, frames.sectionCount == geometries.count else { return false }
    return geometries.indices.allSatisfy {
      frames.columnCount(inSection: $0) == geometries[$0].columns.count
    }
  }

  /// Requests the sizes of a section's items from an index on, and replaces the items from the
  /// first changed size on.
  private func replaceItems(
    from first: Int,
    inSection section: Int,
    _ source: BrickSource
  ) throws(BrickError) {
    let count = source.itemCount(section)
    let old = frames?.itemCount(inSection: section) ?? 0
    var changed = min(max(0, first), old, count)
    while changed < min(old, count),
      frames?.size(ofItem: changed, inSection: section)
        == source.size(changed, in: section)
    {
      changed += 1
    }
    guard changed < old || changed < count else { return }
    try frames?.replaceItems(from: changed, inSection: section, count: count) {
      source.size($0, in: section)
    }
  }

  // MARK: Queries

  /// Returns whether the size of the bounds without insets changes, or items come into view that
  /// are not placed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
      || (depth(of: newBounds) > placedDepth && frames?.isComplete() == false)
  }

  /// Returns the attributes of all elements that overlap a rectangle, placing items as far as
  /// necessary.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    invalidateIfContentSizeChanges { placeItems(through: depth(of: rect.standardized)) }
    return super.layoutAttributesForElements(in: rect)
  }

  /// Returns the attributes of an item, placing it and those before it if necessary, or nil if the
  /// item does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 2 {
      let (section, item) = (indexPath.section, indexPath.item)
      invalidateIfContentSizeChanges { frames?.placeItem(item, inSection: section) }
    }
    return super.layoutAttributesForItem(at: indexPath)
  }
}
