public import Foundation
public import TatamiLayers

/// The geometry and appearance that a layout gives an element: a cell, a supplementary or a
/// decoration view.
///
/// Attributes are equal while all their properties are. A subclass with properties of its own
/// overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?
  /// The axes on which the element's view decides the size.
  var estimatedAxes = EstimatedAxes.none
  /// Whether the size on these axes is still an estimate.
  var isEstimate = false
  /// The section whose scroll view contains the element's view; nil for the collection view.
  var orthogonalSection: Int?
  /// The role of the element in a list section; nil in others.
  var listRow: ListRow?
  /// The origin of that scroll view in the content, to which the view's position is relative.
  var containerOrigin = CGPoint.zero

  /// Creates attributes of a cell at an empty index path.
  public nonisolated override init() { super.init() }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    represent(.supplementaryView, kind: elementKind)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    represent(.decorationView, kind: decorationViewKind)
  }

  func represent(_ category: UICollectionView.ElementCategory, kind: String?) {
    self.category = category
    self.kind = kind
  }

  // MARK: Element

  /// The index path of the element.
  open var indexPath = IndexPath()
  /// Whether the element is a cell, a supplementary or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind }

  // MARK: Geometry

  /// The rectangle in the content, in points; derived from center, size and transform.
  ///
  /// Setting it sets the center and the size.
  open var frame: CGRect {
    get {
      let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
      guard !CATransform3DIsIdentity(transform3D) else { return CGRect(origin: origin, size: size) }
      let extent = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      .applying(transform)
      return extent.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.minX + size.width / 2, y: newValue.minY + size.height / 2)
    }
  }
  /// The center in the content, in points.
  open var center = CGPoint.zero
  /// The size, in points, without the transform.
  open var size = CGSize.zero
  /// The rectangle in the element's own coordinates, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The three-dimensional transform about the center.
  open var transform3D = CATransform3DIdentity
  /// The affine transform about the center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Appearance

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order of overlapping elements: those with higher indexes are in front.
  open var zIndex = 0
  /// Whether the element is hidden; hidden elements have no view.
  open var isHidden = false

  // MARK: Copies

  /// Returns a copy of the same class; a subclass copies its own properties in addition.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.create()
    copy.indexPath = indexPath
    copy.represent(category, kind: kind)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.estimatedAxes = estimatedAxes
    copy.isEstimate = isEstimate
    copy.orthogonalSection = orthogonalSection
    copy.containerOrigin = containerOrigin
    copy.listRow = listRow
    return copy
  }

  /// Returns a copy of the same class.
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var result: Any = self
    MainActor.assumeIsolated { result = copy(with: nil) }
    return result
  }

  /// Whether an object is attributes of the same element with equal properties.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { hasValues(of: other) }
  }

  /// The hash of the index path.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other)
      && indexPath == other.indexPath && category == other.category && kind == other.kind
      && center == other.center && containerOrigin == other.containerOrigin && size == other.size
      && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }
}

extension UICollectionViewLayoutAttributes: @MainActor NSCopying {}

extension UICollectionViewLayoutAttributes {
  /// The element's kind and index path.
  var element: CollectionElement {
    let kind = kind ?? ""
    return switch category {
    case .cell: CollectionElement(kind: .cell, path: indexPath)
    case .supplementaryView: CollectionElement(kind: .supplementary(kind), path: indexPath)
    case .decorationView: CollectionElement(kind: .decoration(kind), path: indexPath)
    }
  }

  /// Returns a copy with the type of attributes.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}

/// The axes on which an element's view decides the size.
struct EstimatedAxes: OptionSet {
  let rawValue: Int
  static let none: EstimatedAxes = []
  static let width = EstimatedAxes(rawValue: 1)
  static let height = EstimatedAxes(rawValue: 2)
}
