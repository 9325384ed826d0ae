public import Foundation
import TatamiCollectionLayout

/// A length of an item, a group or a supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  let engine: CompositionalDimension

  init(_ engine: CompositionalDimension) { self.engine = engine }

  /// Returns a part of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(Double(fractionalWidth)))
  }
  /// Returns a part of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(Double(fractionalHeight)))
  }
  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(Double(absoluteDimension)))
  }
  /// Returns a length in points that applies until the view is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(Double(estimatedDimension)))
  }
  /// Returns an estimate in points; all siblings have the largest measured length.
  open class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate: Double(estimatedDimension)))
  }

  /// Whether the length is a part of the container's width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = engine { true } else { false } }
  /// Whether the length is a part of the container's height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = engine { true } else { false } }
  /// Whether the length is given in points.
  open var isAbsolute: Bool { if case .absolute = engine { true } else { false } }
  /// Whether the length is an estimate of its own.
  open var isEstimated: Bool { if case .estimated = engine { true } else { false } }
  /// Whether the length is an estimate shared with the siblings.
  open var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = engine { true } else { false }
  }
  /// The fraction or the number of points.
  open var dimension: CGFloat {
    switch engine {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniformAcrossSiblings(let number):
      CGFloat(number)
    }
  }

  /// Returns the dimension itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
