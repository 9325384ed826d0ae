import Foundation
import TatamiCollectionLayout
import TatamiControls
import TatamiGeometry
import TatamiGraphics
import TatamiListContent

// Frames from the engine.
extension UICollectionViewCompositionalLayout {
  /// The part of the content to which pinned views are moved.
  var visibleRect: Rect? {
    collectionView.map { Rect($0.bounds.inset(by: $0.adjustedContentInset)) }
  }

  func solve() {
    guard let view = collectionView else { return }
    let isOutdated = state.takeOutdated()
    if isOutdated {
      if state.engine?.container.size != Size(view.bounds.size) { state.measured = [:] }
      state.engine = makeEngine(for: view)
      apply(state.measured)
    } else {
      apply(state.newMeasures)
    }
    state.newMeasures = [:]
  }

  private func makeEngine(for view: UICollectionView) -> CompositionalLayout? {
    let environment = LayoutEnvironment(size: view.bounds.size, traits: view.traitCollection)
    state.sections = (0..<view.numberOfSections).map { provider($0, environment) }
    let items =
      configuration.boundarySupplementaryItems
      + state.sections.flatMap { $0?.boundarySupplementaryItems ?? [] }
    state.orthogonalSections = Set(
      state.sections.indices.filter {
        state.sections[$0].map { $0.orthogonalScrollingBehavior != .none } ?? false
      }
    )
    let styles = state.sections.compactMap { $0?.listStyle }
    state.listStyle = styles.first
    state.hasSwipeActions = styles.contains(where: \.hasSwipeActions)
    state.pins = items.contains(where: \.pinToVisibleBounds)
    let sections = state.sections.enumerated().map { index, section in
      described(section, at: index, in: environment, of: view)
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let container = LayoutContainer(
      size: Size(view.bounds.size),
      scale: Double(max(1, view.traitCollection.displayScale)),
      direction: isMirrored && flipsHorizontallyInOppositeLayoutDirection
        ? .rightToLeft : .leftToRight
    )
    do {
      return try CompositionalLayout(
        container: container,
        configuration: configuration.engine,
        sections: sections
      )
    } catch {
      Diagnostics.report("the compositional layout has no frames: \(error)")
      return nil
    }
  }

  /// Returns a section for the engine; one without a description shows no items.
  private func described(
    _ section: NSCollectionLayoutSection?,
    at index: Int,
    in environment: LayoutEnvironment,
    of view: UICollectionView
  ) -> CompositionalSection {
    let count = view.numberOfItems(inSection: index)
    if let section {
      return section.section(
        itemCount: count,
        referenceInsets: referenceInsets(of: section, in: view),
        in: environment
      )
    }
    if count > 0 {
      Diagnostics.report("the section provider must describe section \(index), which has items")
    }
    let size = CompositionalSize(width: .absolute(1), height: .absolute(1))
    let item = CompositionalSubitem.item(CompositionalItem(size: size))
    return CompositionalSection(group: .vertical(size: size, subitems: [item]), itemCount: 0)
  }

  /// Returns the insets across the scroll direction that a section's reference adds.
  private func referenceInsets(
    of section: NSCollectionLayoutSection,
    in view: UICollectionView
  ) -> DirectionalInsets {
    let isAutomatic = section.contentInsetsReference == .automatic
    let reference =
      isAutomatic ? configuration.contentInsetsReference : section.contentInsetsReference
    let direction = view.effectiveUserInterfaceLayoutDirection
    let edges: NSDirectionalEdgeInsets
    switch reference {
    case .none, .automatic: edges = .zero
    case .safeArea: edges = NSDirectionalEdgeInsets(view.safeAreaInsets, in: direction)
    case .layoutMargins, .readableContent: edges = view.directionalLayoutMargins
    }
    var insets = DirectionalInsets(edges)
    if configuration.scrollDirection == .vertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.leading, insets.trailing) = (0, 0)
    }
    return insets
  }

  // MARK: Measured sizes

  private func apply(_ measures: [CollectionElement: CGSize]) {
    let cells = measures.filter { $0.key.isCell }
    do {
      for (section, cells) in Dictionary(grouping: cells, by: \.key.path.section) {
        let sizes = cells.map { MeasuredSize(item: $0.key.path.item, size: Size($0.value)) }
        try state.engine?.setMeasuredSizes(sizes, inSection: section)
      }
      for (element, size) in measures {
        guard case .supplementary(let kind) = element.kind,
          let index = boundaryIndex(kind, at: element.path)
        else { continue }
        try state.engine?.setMeasuredSize(
          Size(size),
          ofBoundaryItem: index,
          inSection: element.path.section
        )
      }
    } catch {
      Diagnostics.report("a view prefers a size that no layout can have: \(error)")
    }
  }

  /// Returns the index of a boundary item of a section by its kind.
  func boundaryIndex(_ kind: String, at path: IndexPath) -> Int? {
    guard path.item == 0, state.sections.indices.contains(path.section) else { return nil }
    return state.sections[path.section]?.boundarySupplementaryItems
      .firstIndex { $0.elementKind == kind }
  }

  // MARK: Attributes

  /// Returns the attributes of an element of the engine.
  func attributes(of found: CompositionalElement) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: found.index, section: found.section)
    let kind: CollectionElement.Kind
    switch found.category {
    case .item: kind = .cell
    case .supplementary(let name): kind = .supplementary(name)
    case .decoration(let name): kind = .decoration(name)
    }
    let element = CollectionElement(kind: kind, path: path)
    let attributes = makeAttributes(of: element)
    attributes.frame = CGRect(found.frame)
    attributes.zIndex = found.zIndex
    attributes.estimatedAxes = estimatedAxes(of: element)
    attributes.isEstimate = attributes.estimatedAxes != .none && state.measured[element] == nil
    attributes.listRow = state.listStyle == nil ? nil : listRow(of: element)
    return attributes
  }

  private func estimatedAxes(of element: CollectionElement) -> EstimatedAxes {
    guard state.sections.indices.contains(element.path.section),
      let section = state.sections[element.path.section]
    else { return .none }
    switch element.kind {
    case .cell: return section.group.estimatedAxes
    case .supplementary(let kind):
      return boundaryIndex(kind, at: element.path)
        .map { section.boundarySupplementaryItems[$0].layoutSize.estimatedAxes } ?? .none
    case .decoration: return .none
    }
  }

  func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = state.engine?.frame(ofItem: path.item, inSection: path.section) else {
      return nil
    }
    let near = state.engine?.orthogonalElements(in: frame, ofSection: path.section) ?? []
    let found = near.first { $0.category == .item && $0.index == path.item }
    let attributes = attributes(
      of: found
        ?? CompositionalElement(
          category: .item,
          section: path.section,
          index: path.item,
          frame: frame,
          zIndex: 0
        )
    )
    if state.orthogonalSections.contains(path.section) {
      attributes.orthogonalSection = path.section
      attributes.containerOrigin = orthogonalFrame(ofSection: path.section)?.origin ?? .zero
    }
    return attributes
  }

  func supplementaryAttributes(
    _ kind: String,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let engine = state.engine else { return nil }
    if path.item == Int.max {
      let items = configuration.boundarySupplementaryItems
      return items.firstIndex { $0.elementKind == kind }
        .flatMap { engine.boundaryItem($0, pinnedTo: visibleRect) }.map(attributes)
    }
    if let index = boundaryIndex(kind, at: path) {
      return engine.boundaryItem(index, inSection: path.section, pinnedTo: visibleRect)
        .map(attributes)
    }
    let frame = engine.frame(ofSupplementary: kind, number: path.item, inSection: path.section)
    return frame.map {
      attributes(
        of: CompositionalElement(
          category: .supplementary(kind: kind),
          section: path.section,
          index: path.item,
          frame: $0,
          zIndex: 1
        )
      )
    }
  }

  func decorationAttributes(
    _ kind: String,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let found = state.engine?.decoration(path.item, inSection: path.section).map(attributes)
    return found?.representedElementKind == kind ? found : nil
  }
}
