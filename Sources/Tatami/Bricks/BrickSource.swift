import Foundation
import TatamiBricks
import TatamiUIKit

/// The numbers, sizes and lengths that a brick layout requests in one preparation.
///
/// A class, because only the first size that does not fit is reported.
@MainActor
final class BrickSource {
  private let layout: BrickLayout
  private let view: UICollectionView
  private let delegate: any BrickLayoutDelegate
  private var hasReported = false
  let geometries: [BrickGeometry]
  let modes: [BrickMode]

  init(
    layout: BrickLayout,
    view: UICollectionView,
    delegate: any BrickLayoutDelegate
  ) throws(BrickError) {
    var geometries: [BrickGeometry] = []
    for section in 0..<view.numberOfSections {
      let geometry = delegate.collectionView(view, bricks: layout, geometryInfoFor: section)
      geometries.append(try geometry.engineGeometry(in: layout.scrollDirection))
    }
    self.geometries = geometries
    modes = geometries.indices.map {
      delegate.collectionView(view, bricks: layout, contentModeFor: $0)
    }
    self.layout = layout
    self.view = view
    self.delegate = delegate
  }

  func section(_ section: Int) -> BrickSection {
    BrickSection(
      geometry: geometries[section],
      mode: modes[section],
      itemCount: itemCount(section)
    ) { self.size($0, in: section) }
  }

  func itemCount(_ section: Int) -> Int { view.numberOfItems(inSection: section) }

  /// Returns the size of an item, clamped to the columns of its section.
  func size(_ item: Int, in section: Int) -> BrickSize {
    let path = IndexPath(item: item, section: section)
    let size = delegate.collectionView(view, bricks: layout, brickSizeForItemAt: path)
    let columnCount = geometries[section].columns.count
    let clamped = size.clamped(toColumns: columnCount)
    if clamped != size, !hasReported {
      hasReported = true
      writeDiagnostic(
        "item \(item) of section \(section) has the size \(size.columns) x \(size.rows); allowed are"
          + " 1 to \(columnCount) columns and at least 1 row"
      )
    }
    return clamped
  }
}
