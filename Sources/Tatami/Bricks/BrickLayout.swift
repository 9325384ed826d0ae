public import Foundation
import TatamiBricks
import TatamiGeometry
public import TatamiUIKit

/// A collection view layout whose items span columns and rows of a grid and take the first free
/// position.
///
/// Headers and footers are supplementary views of UIKit's kinds.
///
/// An invalidation of the whole layout requests all sizes again but moves only the items from the
/// first changed size on. An invalidation of listed items requests the sizes from the first listed
/// item on; a change of the bounds requests only the lengths of sections. An item takes 16 to 24
/// bytes.
@preconcurrency @MainActor
open class BrickLayout: FramesLayout {
  private weak var storedDelegate: (any BrickLayoutDelegate)?
  private var frames: BrickFrames?
  private var modes: [BrickMode] = []
  private var preparedDirection = UICollectionView.ScrollDirection.vertical
  private var availableSize = CGSize.zero

  /// Creates a layout.
  public init(
    delegate: (any BrickLayoutDelegate)? = nil,
    direction: UICollectionView.ScrollDirection = .vertical
  ) {
    storedDelegate = delegate
    super.init(scrollDirection: direction)
  }

  /// Creates a vertical layout from an archive, if the system can read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Provides the sizes of items and the lengths of sections, held weakly; without a delegate there
  /// are no items.
  open var delegate: (any BrickLayoutDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
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

  override func update(_ outdated: OutdatedFrames, in view: UICollectionView, size: CGSize) {
    availableSize = size
    guard let delegate else {
      frames = nil
      return
    }
    do throws(BrickError) {
      try update(outdated, from: BrickSource(layout: self, view: view, delegate: delegate))
    } catch {
      frames = nil
      writeDiagnostic("the brick layout has no frames: \(error)")
    }
  }

  private func update(_ outdated: OutdatedFrames, from source: BrickSource) throws(BrickError) {
    let isSameGrid = source.modes == modes && preparedDirection == scrollDirection
    modes = source.modes
    preparedDirection = scrollDirection
    guard isSameGrid, hasColumns(of: source.geometries) else {
      frames = nil
      frames = try BrickFrames(source.modes.indices.map(source.section))
      return
    }
    try frames?.setGeometries(source.geometries)
    for section in source.modes.indices {
      guard let first = outdated.hasAllSections ? 0 : outdated.firstItems[section] else { continue }
      try replaceItems(from: first, inSection: section, source)
    }
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
      frames?.gridPosition(ofItem: changed, inSection: section)?.size
        == source.size(changed, in: section)
    {
      changed += 1
    }
    guard changed < old || changed < count else { return }
    try frames?.replaceItems(from: changed, inSection: section, count: count) {
      source.size($0, in: section)
    }
  }
}
