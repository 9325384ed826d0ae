import Foundation
import TatamiCollectionLayout
import TatamiControls
import TatamiGeometry
import TatamiGraphics
import TatamiListContent

// Sections that scroll across the layout's scroll direction.
extension UICollectionViewCompositionalLayout {
  /// Returns the frame of a section's scroll view, which has the full length of the collection
  /// view.
  func orthogonalFrame(ofSection section: Int) -> CGRect? {
    guard let engine = state.engine, let view = collectionView,
      let frame = engine.frame(ofSection: section)
    else { return nil }
    return engine.scrollAxis == .vertical
      ? CGRect(x: 0, y: frame.minY, width: view.bounds.width, height: frame.height)
      : CGRect(x: frame.minX, y: 0, width: frame.width, height: view.bounds.height)
  }

  /// Returns the attributes in a rectangle, including the visible elements of scrolling sections
  /// with the frames that they have before scrolling.
  func attributesWithOrthogonalSections(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let unscrolled = layoutAttributesForElements(in: rect) ?? []
    guard let view = collectionView, let engine = state.engine,
      !state.orthogonalSections.isEmpty
    else { return unscrolled }
    var shown = unscrolled.filter { !belongsToScrollingGroup($0) }
    for section in engine.sections(near: Rect(rect))
    where state.orthogonalSections.contains(section) {
      guard let frame = orthogonalFrame(ofSection: section), frame.meets(rect) else { continue }
      let offset = view.orthogonalOffset(ofSection: section)
      shown += groupAttributes(ofSection: section, in: rect, offset: offset, frame: frame)
    }
    return shown
  }

  private func belongsToScrollingGroup(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    guard state.orthogonalSections.contains(path.section), path.item != Int.max else {
      return false
    }
    switch attributes.element.kind {
    case .cell: return true
    case .supplementary(let kind): return boundaryIndex(kind, at: path) == nil
    case .decoration: return false
    }
  }

  private func groupAttributes(
    ofSection section: Int,
    in rect: CGRect,
    offset: CGFloat,
    frame: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let engine = state.engine else { return [] }
    let axis = engine.scrollAxis.cross
    var moved = rect
    moved.origin[axis] += offset
    return engine.orthogonalElements(in: Rect(moved), ofSection: section)
      .filter { CGRect($0.frame).meets(moved) }
      .map {
        let attributes = attributes(of: $0)
        attributes.orthogonalSection = section
        attributes.containerOrigin = frame.origin
        return attributes
      }
  }

  /// Calls the handlers of scrolling sections, which may change the attributes of visible elements.
  func callVisibleItemsHandlers(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView, !state.orthogonalSections.isEmpty else { return }
    let groups = Dictionary(grouping: attributes, by: \.orthogonalSection)
    let environment = LayoutEnvironment(size: view.bounds.size, traits: view.traitCollection)
    let isHorizontal = state.engine?.scrollAxis == .vertical
    for section in groups.keys.compactMap(\.self).sorted() {
      guard let handler = state.sections[section]?.visibleItemsInvalidationHandler,
        let attributes = groups[section]
      else { continue }
      let offset = view.orthogonalOffset(ofSection: section)
      let point = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
      let cellsFirst =
        attributes.filter { $0.representedElementCategory == .cell }
        + attributes.filter { $0.representedElementCategory != .cell }
      handler(cellsFirst.map(VisibleItem.init), point, environment)
    }
  }
}
