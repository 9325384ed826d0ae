public import Foundation
import Tatami

/// The kind of headers.
@preconcurrency @MainActor
public let SquareMosaicLayoutSectionHeader = UICollectionView.elementKindSectionHeader

/// The kind of footers.
@preconcurrency @MainActor
public let SquareMosaicLayoutSectionFooter = UICollectionView.elementKindSectionFooter

/// The kind of the views behind whole sections.
@preconcurrency @MainActor
public let SquareMosaicLayoutSectionBacker = MosaicLayout.elementKindSectionBacker

/// A header or a footer of a section.
public protocol SquareMosaicSupplementary {
  /// Returns the frame.
  ///
  /// - Parameters:
  ///   - origin: The start of the free space along the scroll direction, in points.
  ///   - side: The length available across the scroll direction, in points.
  func supplementaryFrame(for origin: CGFloat, side: CGFloat) -> CGRect

  /// Returns whether the view is hidden in a section without items; by default, false.
  func supplementaryHiddenForEmptySection() -> Bool
}

extension SquareMosaicSupplementary {
  /// Returns false.
  public func supplementaryHiddenForEmptySection() -> Bool { false }
}

/// A header or a footer as the engine's.
struct MosaicSupplementaryAdapter: MosaicSupplementary {
  var view: any SquareMosaicSupplementary

  var isHiddenForEmptySection: Bool { view.supplementaryHiddenForEmptySection() }

  func frame(origin: Double, side: Double, axis: Axis) -> Rect {
    Rect(view.supplementaryFrame(for: CGFloat(origin), side: CGFloat(side)))
  }
}
