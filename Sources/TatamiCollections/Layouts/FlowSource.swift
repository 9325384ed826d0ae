import Foundation
import TatamiCollectionLayout
import TatamiControls
import TatamiGeometry
import TatamiGraphics
import TatamiListContent

/// Makes the sections of a flow layout from its properties and the collection view's delegate.
@MainActor
struct FlowSource {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  private let source: (any UICollectionViewDelegateFlowLayout)?

  init(layout: UICollectionViewFlowLayout, view: UICollectionView) {
    self.layout = layout
    self.view = view
    source = view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The delegate; nil while a reload is pending, because a section or item may no longer exist.
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    view.counts.areCurrent ? source : nil
  }

  func section(_ index: Int) -> FlowLayoutSection {
    var section = FlowLayoutSection(items: items(of: index))
    let inset = inset(of: index)
    section.sectionInset = Insets(
      top: inset.top,
      left: inset.left,
      bottom: inset.bottom,
      right: inset.right
    )
    section.minimumLineSpacing = Double(
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index)
        ?? layout.minimumLineSpacing
    )
    section.minimumInteritemSpacing = Double(
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index)
        ?? layout.minimumInteritemSpacing
    )
    section.headerReferenceSize = Size(
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
        ?? layout.headerReferenceSize
    )
    section.footerReferenceSize = Size(
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
        ?? layout.footerReferenceSize
    )
    return section
  }

  private func items(of section: Int) -> FlowItems {
    let count = view.numberOfItems(inSection: section)
    let estimate = layout.estimatedItemSize
    if estimate == UICollectionViewFlowLayout.automaticSize { return .estimated(count: count) }
    if estimate != .zero { return .estimated(count: count, size: Size(estimate)) }
    guard count > 0, delegate != nil else {
      return .equal(count: count, size: Size(layout.itemSize))
    }
    layout.flow.delegateHasSizes = true
    let size = { (item: Int) in
      Size(
        delegate?
          .collectionView(
            view,
            layout: layout,
            sizeForItemAt: view.sourcePath(of: IndexPath(item: item, section: section))
          ) ?? layout.itemSize
      )
    }
    let first = size(0)
    guard layout.flow.delegateHasSizes else { return .equal(count: count, size: first) }
    let sizes = [first] + (1..<max(1, count)).map(size)
    return sizes.allSatisfy { $0 == first } ? .equal(count: count, size: first) : .sized(sizes)
  }

  /// Returns a section's inset, which includes, across the scroll direction, the part of the
  /// reference inset that the content insets do not cover.
  private func inset(of section: Int) -> UIEdgeInsets {
    let own =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    let reference: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return own
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let content = view.adjustedContentInset
    var inset = own
    if layout.scrollDirection == .vertical {
      inset.left = max(own.left + reference.left - content.left, 0)
      inset.right = max(own.right + reference.right - content.right, 0)
    } else {
      inset.top = max(own.top + reference.top - content.top, 0)
      inset.bottom = max(own.bottom + reference.bottom - content.bottom, 0)
    }
    return inset
  }
}
