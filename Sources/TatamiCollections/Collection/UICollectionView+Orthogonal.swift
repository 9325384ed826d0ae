import Foundation
import TatamiControls
import TatamiGeometry
import TatamiGraphics
import TatamiViews

/// The scroll views and the offsets of sections that scroll orthogonally.
@MainActor
struct OrthogonalSections {
  var views: [Int: OrthogonalScrollView] = [:]
  /// The offsets of sections that have scrolled.
  var offsets: [Int: CGFloat] = [:]
}

// Sections that scroll across the layout's scroll direction.
extension UICollectionView {
  private var compositional: UICollectionViewCompositionalLayout? {
    layoutInUse as? UICollectionViewCompositionalLayout
  }

  /// Returns the view that contains an element's view: the section's scroll view or this view.
  func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard let section = attributes.orthogonalSection else { return self }
    return orthogonal.views[section] ?? self
  }

  /// Creates, updates and removes the scroll views of the sections that are shown.
  func updateOrthogonalSections(_ wanted: VisibleAttributes) {
    let sections = Set(wanted.attributes.values.compactMap(\.orthogonalSection))
    for section in orthogonal.views.keys where !sections.contains(section) {
      orthogonal.views.removeValue(forKey: section)?.removeFromSuperview()
    }
    guard let compositional, let engine = compositional.state.engine else { return }
    let axis = engine.scrollAxis.cross
    for section in sections {
      guard let scrolling = engine.orthogonalScrolling(ofSection: section),
        let frame = compositional.orthogonalFrame(ofSection: section)
      else { continue }
      let view = orthogonal.views[section] ?? makeOrthogonalView(section)
      // The geometry of the section may change the offset of the view.
      let offset = orthogonalOffset(ofSection: section)
      view.adopt(scrolling, axis: axis, frame: frame)
      view.adopt(compositional.state.sections[section]?.orthogonalScrollingProperties, scrolling)
      if view.contentOffset[axis] != offset, !view.isDragging, !view.isDecelerating {
        var target = view.contentOffset
        target[axis] = offset
        view.contentOffset = target
      }
    }
  }

  private func makeOrthogonalView(_ section: Int) -> OrthogonalScrollView {
    let view = OrthogonalScrollView(frame: .zero)
    view.onScroll = { [weak self, weak view] offset in
      guard let self, orthogonal.views[section] === view else { return }
      orthogonal.offsets[section] = offset
      pass.isComplete = false
      setNeedsLayout()
    }
    orthogonal.views[section] = view
    stack(view, .orthogonalSection, in: self)
    return view
  }

  /// Returns the offset of a section from its leading edge, in points.
  ///
  /// A section that has become shorter, or now scrolls differently, has the nearest offset that it
  /// can have at rest.
  func orthogonalOffset(ofSection section: Int) -> CGFloat {
    let scrolling = compositional?.state.engine?.orthogonalScrolling(ofSection: section)
    guard let offset = orthogonal.offsets[section] else {
      return CGFloat(scrolling?.initialOffset ?? 0)
    }
    let view = orthogonal.views[section]
    guard let scrolling, view?.isDragging != true, view?.isDecelerating != true else {
      return offset
    }
    let allowed = scrolling.offsets
    return max(CGFloat(allowed.lowerBound), min(offset, CGFloat(allowed.upperBound)))
  }

  /// Moves the offsets of sections to the sections' new indexes.
  func moveOrthogonalSections(by update: CollectionUpdate) {
    guard let map = update.map, !orthogonal.offsets.isEmpty || !orthogonal.views.isEmpty else {
      return
    }
    var offsets: [Int: CGFloat] = [:]
    for (section, offset) in orthogonal.offsets {
      if let new = map.newSection(of: section) { offsets[new] = offset }
    }
    orthogonal.offsets = offsets
  }

  /// Scrolls an item's section orthogonally until the item is at a position.
  func scrollOrthogonally(
    to attributes: UICollectionViewLayoutAttributes,
    at position: ScrollPosition,
    animated: Bool
  ) {
    guard let section = attributes.orthogonalSection,
      let engine = compositional?.state.engine,
      let scrolling = engine.orthogonalScrolling(ofSection: section)
    else { return }
    let axis = engine.scrollAxis.cross
    let (start, length) = (attributes.frame.origin[axis], attributes.frame.size[axis])
    let visible = bounds.size[axis]
    let present = orthogonalOffset(ofSection: section)
    let target: CGFloat
    if !position.isDisjoint(with: [.left, .top]) {
      target = start
    } else if !position.isDisjoint(with: [.right, .bottom]) {
      target = start + length - visible
    } else if !position.isDisjoint(with: [.centeredHorizontally, .centeredVertically]) {
      target = start + length / 2 - visible / 2
    } else {
      target = max(min(present, start), start + length - visible)
    }
    let offset = max(0, min(target, CGFloat(scrolling.maximumOffset)))
    guard let view = orthogonal.views[section] else {
      orthogonal.offsets[section] = offset
      pass.isComplete = false
      return setNeedsLayout()
    }
    var point = view.contentOffset
    point[axis] = offset
    view.setContentOffset(point, animated: animated)
  }
}
