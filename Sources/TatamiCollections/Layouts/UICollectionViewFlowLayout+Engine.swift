import Foundation
import TatamiCollectionLayout
import TatamiControls
import TatamiGeometry
import TatamiGraphics
import TatamiListContent

// Frames from the engine.
extension UICollectionViewFlowLayout {
  private var scrollAxis: Axis { scrollDirection == .vertical ? .vertical : .horizontal }

  func prepareFlow() {
    guard let view = collectionView else { return }
    let isOutdated = flow.takeOutdated()
    if isOutdated {
      let container = container(of: view)
      if flow.engine?.container.size[scrollAxis.cross] != container.size[scrollAxis.cross] {
        flow.measured = [:]
      }
      flow.engine = makeEngine(container, of: view)
      apply(flow.measured)
    } else {
      apply(flow.newMeasures)
    }
    flow.newMeasures = [:]
  }

  private func apply(_ measures: [IndexPath: CGSize]) {
    for (section, measures) in Dictionary(grouping: measures, by: \.key.section) {
      let sizes = measures.map { MeasuredSize(item: $0.key.item, size: Size($0.value)) }
      do {
        try flow.engine?.setMeasuredSizes(sizes, inSection: section)
      } catch {
        Diagnostics.report("a cell prefers a size that no layout can have: \(error)")
      }
    }
  }

  // MARK: Sections

  private func container(of view: UICollectionView) -> LayoutContainer {
    let insets = view.adjustedContentInset
    let size = CGSize(
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, view.bounds.height - insets.top - insets.bottom)
    )
    let isMirrored =
      flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    return LayoutContainer(
      size: Size(size),
      scale: Double(max(1, view.traitCollection.displayScale)),
      direction: isMirrored ? .rightToLeft : .leftToRight
    )
  }

  private func makeEngine(_ container: LayoutContainer, of view: UICollectionView) -> FlowLayout? {
    let source = FlowSource(layout: self, view: view)
    let sections = (0..<view.numberOfSections).map(source.section)
    do {
      return try FlowLayout(container: container, scrollAxis: scrollAxis, sections: sections)
    } catch {
      Diagnostics.report("the flow layout has no frames: \(error)")
      return nil
    }
  }

  func changesExtent(to newBounds: CGRect) -> Bool {
    guard let view = collectionView, let engine = flow.engine else { return true }
    let insets = view.adjustedContentInset
    let axis = scrollAxis.cross
    let extent = newBounds.size[axis] - insets.start(axis) - insets.end(axis)
    return Double(max(0, extent)) != engine.container.size[axis]
  }

  // MARK: Attributes

  func flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let engine = flow.engine else { return [] }
    var attributes: [UICollectionViewLayoutAttributes] = []
    engine.forEachItem(in: Rect(rect)) { item in
      let path = IndexPath(item: item.item, section: item.section)
      attributes.append(itemAttributes(at: path, frame: item.frame))
    }
    for section in engine.sections(near: Rect(rect)) {
      let path = IndexPath(item: 0, section: section)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        guard let boundary = boundaryAttributes(kind, at: path), boundary.frame.meets(rect) else {
          continue
        }
        attributes.append(boundary)
      }
    }
    return attributes
  }

  func itemAttributes(at path: IndexPath, frame: Rect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: CollectionElement(kind: .cell, path: path))
    attributes.frame = CGRect(frame)
    if estimatedItemSize != .zero {
      attributes.estimatedAxes = [.width, .height]
      attributes.isEstimate = flow.measured[path] == nil
    }
    return attributes
  }

  func boundaryAttributes(
    _ kind: String,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let engine = flow.engine, path.item == 0, let role = role(of: kind) else { return nil }
    let pins = role == .header ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    guard let rest = engine.frame(of: role, inSection: path.section) else { return nil }
    let element = CollectionElement(kind: .supplementary(kind), path: path)
    let attributes = makeAttributes(of: element)
    attributes.frame = CGRect(rest)
    guard pins, let view = collectionView else { return attributes }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let pinned = engine.frame(of: role, inSection: path.section, pinnedTo: Rect(visible))
    attributes.frame = CGRect(pinned ?? rest)
    attributes.zIndex = 10
    return attributes
  }

  private func role(of kind: String) -> SupplementaryItem.Kind? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: .header
    case UICollectionView.elementKindSectionFooter: .footer
    default: nil
    }
  }
}
