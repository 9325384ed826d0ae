public import Foundation
import TatamiGraphics

/// A layout between two others: mixes their attributes by the progress of a transition.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Creates a layout between two others, with a progress of 0.
  public init(
    currentLayout: UICollectionViewLayout,
    nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The layout at a progress of 0.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at a progress of 1.
  open private(set) var nextLayout: UICollectionViewLayout

  private var progress: CGFloat = 0
  /// The progress of the transition: 0 is the current layout, 1 the next one; not limited.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      guard newValue.isFinite else { return }
      progress = newValue
      invalidateLayout()
    }
  }

  private var animatedValues: [String: CGFloat] = [:]
  /// Sets a value that belongs to the present progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }
  /// Returns the value that was set last; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  // MARK: Overrides

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] where !layout.validity.isPrepared {
      layout.validity.isPrepared = true
      layout.prepare()
    }
  }
  /// The size between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(
      width: max(0, mixed(old.width, new.width)),
      height: max(0, mixed(old.height, new.height))
    )
  }
  /// Returns the mixed attributes of the elements that either layout has near a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let area = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var elements: [CollectionElement] = []
    var known: Set<CollectionElement> = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.elements(in: area)
      where known.insert(attributes.element).inserted {
        elements.append(attributes.element)
      }
    }
    return elements.compactMap(mixedAttributes)
  }
  /// Returns the mixed attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(of: CollectionElement(kind: .cell, path: indexPath))
  }
  /// Returns the mixed attributes of a supplementary view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(of: CollectionElement(kind: .supplementary(elementKind), path: indexPath))
  }
  /// Returns the mixed attributes of a decoration view.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(of: CollectionElement(kind: .decoration(elementKind), path: indexPath))
  }

  // MARK: Mixing

  private func mixed(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * progress }

  /// Returns attributes between those of both layouts; those of one if the other has none.
  private func mixedAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let old, let new else { return old ?? new }
    let result = new.duplicate()
    result.center = CGPoint(
      x: mixed(old.center.x, new.center.x),
      y: mixed(old.center.y, new.center.y)
    )
    result.size = CGSize(
      width: max(0, mixed(old.size.width, new.size.width)),
      height: max(0, mixed(old.size.height, new.size.height))
    )
    result.alpha = max(0, min(1, mixed(old.alpha, new.alpha)))
    let (from, to) = (old.transform, new.transform)
    result.transform = CGAffineTransform(
      a: mixed(from.a, to.a),
      b: mixed(from.b, to.b),
      c: mixed(from.c, to.c),
      d: mixed(from.d, to.d),
      tx: mixed(from.tx, to.tx),
      ty: mixed(from.ty, to.ty)
    )
    if progress < 0.5 { result.zIndex = old.zIndex }
    return result
  }
}
